/** The page's whole style: light and dark, one column, nothing wider than a phone except what scrolls by itself. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#667080;--line:#d6dae0;--soft:#f4f6f8;--good:#1a7f37;--bad:#c3312c;--warn:#9a6700;--model:#3b6fd4;--cut:#d18616;--fresh:#3b6fd4;--cached:#a9c0ec;--out:#1a9a6a}
@media(prefers-color-scheme:dark){:root{--bg:#12161c;--fg:#dfe4ea;--dim:#93a0b0;--line:#303843;--soft:#1a2028;--good:#4cc26a;--bad:#f0716b;--warn:#dfae4c;--model:#6f9bf0;--cut:#e0a040;--fresh:#6f9bf0;--cached:#34466b;--out:#45c495}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1rem;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:.2em 0}h2{font-size:1.1rem;margin:2rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
.dim{color:var(--dim);font-size:.875rem}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.6rem;margin:1rem 0}
.card{background:var(--soft);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
.card span{display:block;color:var(--dim);font-size:.8rem}.card b{font-size:1.05rem}
.card.good{border-color:var(--good)}.card.bad{border-color:var(--bad)}
pre{background:var(--soft);border:1px solid var(--line);border-radius:.4rem;padding:.6rem;margin:.4rem 0;white-space:pre-wrap;font:13px/1.45 ui-monospace,monospace;max-height:32rem;overflow:auto}
code{font:.875em ui-monospace,monospace}
details{border-left:3px solid var(--line);padding:.1rem 0 .1rem .7rem;margin:.35rem 0}summary{cursor:pointer;padding:.25rem 0}
details.good{border-color:var(--good)}details.bad,.note.bad{border-color:var(--bad)}details.warn,.note.warn{border-color:var(--warn)}
p.bad{color:var(--bad)}
.note{border-left:3px solid var(--line);padding-left:.7rem;margin:.35rem 0;font-size:.9rem}
.text{white-space:pre-wrap;margin:.4rem 0}
.say pre{background:none;border:0;padding:0;font:inherit;max-height:none}
.todo{list-style:none;padding:0}.todo li::before{content:"\\2610  "}.todo li.completed::before{content:"\\2611  "}.todo li.in_progress::before{content:"\\25B7  "}
.finding>p{margin:.4rem 0 0}.finding{border:1px solid var(--line);border-left:5px solid var(--model);border-radius:.4rem;padding:.2rem .8rem;margin:.6rem 0}
.finding.error{border-left-color:var(--bad)}.finding.warning{border-left-color:var(--cut)}
.diff{white-space:pre;overflow-x:auto}.diff .add{color:var(--good)}.diff .del{color:var(--bad)}.diff .at{color:var(--model)}
.wide{overflow-x:auto}svg{display:block;width:100%;min-width:36rem;height:auto}
svg text{fill:var(--fg);font:13px system-ui,sans-serif}svg .tick{fill:var(--dim);font-size:12px}svg line{stroke:var(--line)}
.model{fill:var(--model);background:var(--model)}.ok{fill:var(--good);background:var(--good)}.failed{fill:var(--bad);background:var(--bad)}.cut{fill:var(--cut);background:var(--cut)}
.fresh{fill:var(--fresh);background:var(--fresh)}.cached{fill:var(--cached);background:var(--cached)}.out{fill:var(--out);background:var(--out)}
.key{font-size:.8rem;color:var(--dim);display:flex;flex-wrap:wrap;gap:.2rem .9rem;margin:.4rem 0}.key i{display:inline-block;width:.8em;height:.8em;border-radius:2px;margin:0 .3em 0 0}
table{border-collapse:collapse;width:100%;font-size:.9rem}td{border-bottom:1px solid var(--line);padding:.25rem .4rem}
`;

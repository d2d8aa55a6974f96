export const id = 261;
export const ids = [261];
export const modules = {

/***/ 96705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ defaultRules)
/* harmony export */ });
const DESTROYS = {
    say: 'It would destroy what the run cannot give back. Name the files inside the workspace that you mean.',
    rules: [
        {
            rule: 'exec(rm -rf /)',
            match: [
                'rm -rf /',
                'rm -fr /',
                'rm / -r -f',
                'rm --recursive --force /',
                'rm -rf "$X"',
                '/bin/rm -rf //',
            ],
            not_match: ['rm -rf dist', 'rm -rf ./dist/*', 'rm -r /', 'echo "rm -rf /"'],
        },
        { rule: 'exec(rm -r /)', match: ['rm -R /', 'rm -rv /.'], not_match: ['rm -r build'] },
        { rule: 'exec(rm -rf ~)', match: ['rm -rf ~/', 'rm -rf ~'], not_match: ['rm -rf ./~'] },
        { rule: 'exec(rm -rf --no-preserve-root*)', match: ['rm -rf --no-preserve-root x'] },
        { rule: 'exec(rm -rf .git*)', match: ['rm -rf .git', 'rm -fr ./.git'], not_match: ['rm -rf src'] },
        { rule: 'exec(find / *-delete*)', match: ['find / -name x -delete'], not_match: ['find . -delete'] },
        { rule: 'exec(mkfs*)', match: ['mkfs.ext4 /dev/sda1', 'sudo mkfs /dev/sdb'] },
        { rule: 'exec(dd *of=/dev/sd*)', match: ['dd if=/dev/zero of=/dev/sda'], not_match: ['dd if=a of=b'] },
        { rule: 'exec(dd *of=/dev/nvme*)', match: ['dd if=x of=/dev/nvme0n1'] },
        {
            rule: 'exec(chmod -R * /)',
            match: ['chmod -R 777 /', 'chmod 777 / -R'],
            not_match: ['chmod -R u+w src'],
        },
        { rule: 'exec(chown -R * /)', match: ['chown -R me:me /'] },
        { rule: 'exec(shutdown*)', match: ['shutdown -h now'] },
        { rule: 'exec(reboot*)', match: ['sudo reboot'] },
        { rule: 'exec(poweroff*)', match: ['systemctl poweroff; poweroff'] },
        { rule: 'exec(systemctl poweroff*)', match: ['systemctl poweroff'] },
        {
            rule: 'exec(kill * -1)',
            match: ['kill -9 -1', 'kill -s KILL -1'],
            not_match: ['kill 123', 'kill -1 123'],
        },
        { rule: 'exec(terraform destroy*)', match: ['terraform destroy -auto-approve'] },
    ],
};
/** Options that name a program to run: with them an allowed git command is any command. Source: public report CCA#1002. */
const GIT_PROGRAMS = {
    say: 'It names a program for git to run. Use the plain git command.',
    rules: [
        {
            rule: 'exec(git *--receive-pack*)',
            match: ['git push --receive-pack="sh -c id" origin'],
            not_match: ['git push origin main'],
        },
        { rule: 'exec(git *--upload-pack*)', match: ['git fetch --upload-pack=./x origin'] },
        { rule: 'exec(git *--exec=*)', match: ['git archive --remote=x --exec=./y HEAD'] },
    ],
};
const REWRITES = {
    say: 'It rewrites or throws away history or work that is not committed. Make a new commit, or undo single files with git restore.',
    rules: [
        {
            rule: 'exec(git push *--force*)',
            match: ['git push --force', 'git -C x push origin main --force-with-lease', 'git push origin $X'],
            not_match: ['git push origin main', 'git log --grep "push --force"'],
        },
        {
            rule: 'exec(git push -f*)',
            match: ['git push -f', 'git push origin main -f', 'git push -uf origin x'],
        },
        { rule: 'exec(git push * +*)', match: ['git push origin +main'], not_match: ['git push origin main'] },
        { rule: 'exec(git push *--mirror*)', match: ['git push --mirror origin'] },
        { rule: 'exec(git push *--delete*)', match: ['git push origin --delete main'] },
        { rule: 'exec(git push * :**)', match: ['git push origin :main'], not_match: ['git push origin a:b'] },
        { rule: 'exec(git filter-branch*)', match: ['git filter-branch --all'] },
        { rule: 'exec(git filter-repo*)', match: ['git filter-repo --path x'] },
        { rule: 'exec(git rebase*)', match: ['git rebase -i HEAD~3'], not_match: ['git log rebase'] },
        { rule: 'exec(git reset *--hard*)', match: ['git reset --hard HEAD~1'], not_match: ['git reset HEAD x'] },
        { rule: 'exec(git clean -f*)', match: ['git clean -fdx', 'git clean -xdf', 'git clean --force'] },
        { rule: 'exec(git reflog expire*)', match: ['git reflog expire --all'] },
        { rule: 'exec(git update-ref*)', match: ['git update-ref -d refs/heads/x'] },
        { rule: 'exec(git branch -D*)', match: ['git branch -D x'], not_match: ['git branch -d x'] },
        { rule: 'exec(git stash drop*)', match: ['git stash drop'] },
        { rule: 'exec(git stash clear*)', match: ['git stash clear'] },
        { rule: 'exec(git config *--global*)', match: ['git config --global user.name x'] },
        { rule: 'exec(git config *--system*)', match: ['git config --system user.name x'] },
        { rule: 'exec(git config *hooksPath*)', match: ['git config core.hooksPath .x'] },
    ],
};
const CREDENTIALS = {
    say: 'Credentials are no part of the task, and the run has none that could help. Do without.',
    rules: [
        ...[
            '.ssh/**',
            '.aws/**',
            '.gnupg/**',
            '.kube/config',
            '.docker/config.json',
            '.config/gh/**',
            '.config/gcloud/**',
        ].map((glob) => ({
            rule: `read(**/${glob})`,
            match: [`/home/me/${glob.replace('**', 'x')}`],
            not_match: ['src/a.ts'],
        })),
        { rule: 'read(.netrc)', match: ['/home/me/.netrc', '.netrc'], not_match: ['docs/netrc.md'] },
        { rule: 'read(.git-credentials)', match: ['/home/me/.git-credentials'] },
        { rule: 'exec(git credential*)', match: ['git credential fill', 'git credential-store get'] },
        { rule: 'exec(gh auth*)', match: ['gh auth token'] },
        { rule: 'exec(npm token*)', match: ['npm token list'] },
        { rule: 'exec(aws configure*)', match: ['aws configure get aws_secret_access_key'] },
        { rule: 'exec(aws sts*)', match: ['aws sts get-session-token'] },
        { rule: 'exec(gcloud auth print-*)', match: ['gcloud auth print-access-token'] },
        { rule: 'exec(az account get-access-token*)', match: ['az account get-access-token'] },
        { rule: 'exec(security find-*-password*)', match: ['security find-generic-password -w'] },
        { rule: 'exec(gdb *-p*)', match: ['gdb -p 1', 'gdb --pid=1'] },
        { rule: 'exec(gcore*)', match: ['gcore 1'] },
        { rule: 'exec(strace *-p*)', match: ['strace -f -p 1'] },
        { rule: 'exec(sudo*)', match: ['sudo ls', 'sudo -n true'], not_match: ['echo sudo', 'grep sudo x'] },
        { rule: 'exec(su)', match: ['su'] },
        { rule: 'exec(su *)', match: ['su -c id'], not_match: ['sum x'] },
        { rule: 'exec(doas*)', match: ['doas id'] },
        { rule: 'exec(docker *--privileged*)', match: ['docker run --privileged x'] },
        { rule: 'exec(docker *-v /:**)', match: ['docker run -v /:/host x'] },
        { rule: 'exec(docker *--pid*host*)', match: ['docker run --pid=host x', 'docker run --pid host x'] },
        { rule: 'exec(crontab*)', match: ['crontab -l'] },
    ],
};
const PUBLISHES = {
    say: 'The run publishes only through its recipe’s outputs. Stage the result instead.',
    rules: [
        ...[
            'npm publish',
            'npm unpublish',
            'npm dist-tag',
            'npm deprecate',
            'pnpm publish',
            'yarn publish',
            'yarn npm publish',
        ],
        ...[
            'bun publish',
            'cargo publish',
            'cargo yank',
            'twine upload',
            'poetry publish',
            'uv publish',
            'flit publish',
        ],
        ...[
            'hatch publish',
            'gem push',
            'docker push',
            'podman push',
            'helm push',
            'mvn deploy',
            'dotnet nuget push',
        ],
        ...[
            'pod trunk push',
            'goreleaser release',
            'vsce publish',
            'ovsx publish',
            'lerna publish',
            'semantic-release',
        ],
    ]
        .map((command) => ({ rule: `exec(${command}*)`, match: [command, `CI=1 timeout 9 ${command} --x`] }))
        .concat([
        { rule: 'exec(npx semantic-release*)', match: ['npx semantic-release'] },
        { rule: 'exec(python* -m twine upload*)', match: ['python3 -m twine upload dist/*'] },
        { rule: 'exec(npm * publish*)', match: ['npm --access public publish'] },
    ]),
};
const SENDS = {
    say: 'Commands do not talk to GitHub or send files or tokens anywhere; the recipe’s outputs do that after the run.',
    rules: [
        ...[
            'api',
            'secret',
            'variable',
            'release',
            'gist',
            'workflow',
            'cache',
            'actions-cache',
            'ssh-key',
            'gpg-key',
        ].map((name) => ({ rule: `exec(gh ${name}*)`, match: [`gh ${name} x`], not_match: ['gh pr view 1'] })),
        ...['comment', 'review', 'merge', 'create', 'close', 'edit', 'delete', 'ready', 'lock'].map((verb) => ({
            rule: `exec(gh * ${verb}*)`,
            match: [`gh pr ${verb} 1`, `gh issue ${verb} 1`],
            not_match: ['gh pr view 1', 'gh pr diff'],
        })),
        {
            rule: 'exec(curl *uthorization*)',
            match: ['curl -H "Authorization: token x" https://a.example'],
            not_match: ['curl https://a.example'],
        },
        { rule: 'exec(curl *authorization*)', match: ["curl --header 'authorization: x' https://a.example"] },
        {
            rule: 'exec(curl -u*)',
            match: ['curl -u a:b https://a.example', 'curl -su a:b https://a.example'],
            not_match: ['curl -sSf https://a.example/my-utils'],
        },
        { rule: 'exec(curl * -u*)', match: ['curl https://a.example -u a:b', 'curl -s -ua:b https://a.example'] },
        { rule: 'exec(curl *--user *)', match: ['curl --user a:b https://a.example'] },
        { rule: 'exec(curl *--upload-file*)', match: ['curl --upload-file x https://a.example'] },
        { rule: 'exec(curl -T*)', match: ['curl -T x https://a.example', 'curl https://a.example -T x'] },
        {
            rule: 'exec(curl * @*)',
            match: ['curl -d @x https://a.example'],
            not_match: ['curl https://a.example/@scope/pkg'],
        },
        {
            rule: 'exec(curl *=@*)',
            match: ['curl -F f=@x https://a.example', 'curl --data=@x https://a.example'],
        },
        { rule: 'exec(curl *-d@*)', match: ['curl -d@x https://a.example'] },
        { rule: 'exec(wget *--post-file*)', match: ['wget --post-file=x https://a.example'] },
        { rule: 'exec(wget *uthorization*)', match: ['wget --header="Authorization: x" https://a.example'] },
        { rule: 'exec(curl *ACTIONS_*)', match: ['curl https://a.example/?ACTIONS_CACHE_URL'] },
        { rule: 'exec(nc *)', match: ['nc a.example 80', 'cat x | nc a.example 80'], not_match: ['ncdu'] },
        { rule: 'exec(ncat *)', match: ['ncat a.example 80'] },
        { rule: 'exec(socat *)', match: ['socat - TCP:a.example:80'] },
        { rule: 'exec(telnet *)', match: ['telnet a.example'] },
    ],
};
/**
 * What no run does, whoever asks: deny rules that hold in every mode, each with self-tests. Text that is piped into a
 * shell needs no rule: what it runs is not known, and what is not known is refused where any exec rule exists.
 */
const defaultRules = [
    DESTROYS,
    GIT_PROGRAMS,
    REWRITES,
    CREDENTIALS,
    PUBLISHES,
    SENDS,
].flatMap(({ say, rules }) => rules.map((rule) => ({ say, match: rule.match, not_match: rule.not_match ?? [], rule: rule.rule })));


/***/ }),

/***/ 93487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ checkAddress),
  N: () => (/* binding */ network)
});

// EXTERNAL MODULE: ./lib/contract/access.js
var contract_access = __webpack_require__(742);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/policy/address.js

const PRIVATE = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
];
const PRIVATE_6 = [
    ['::', 128],
    ['::1', 128],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fec0::', 10],
    ['ff00::', 8],
];
const METADATA = [
    ['169.254.0.0', 16],
    ['168.63.129.16', 32],
    ['100.100.100.200', 32],
    ['192.0.0.192', 32],
];
const METADATA_6 = [
    ['fe80::', 10],
    ['fd00:ec2::', 32],
    ['fd20:ce::', 32],
];
const priv = blockList(PRIVATE, PRIVATE_6);
const metadata = blockList(METADATA, METADATA_6);
/** What kind of place an IP address is; undefined when the text is no address. IPv4 inside IPv6 is looked at as IPv4. */
function address(text) {
    const ip = text.replace(/%.*$/, '');
    const family = (0,external_node_net_.isIP)(ip);
    if (family === 0)
        return undefined;
    const inner = family === 6 ? embedded(ip) : undefined;
    if (inner !== undefined)
        return address(inner);
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (metadata.check(ip, type))
        return 'metadata';
    return priv.check(ip, type) ? 'private' : 'public';
}
/** The IPv4 address inside a mapped, compatible, translated (64:ff9b::) or 6to4 address. */
function embedded(ip) {
    const words = groups(ip);
    const four = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255].join('.');
    const zeros = (count) => words.slice(0, count).every((word) => word === 0);
    if (zeros(5) && words[5] === 0xffff)
        return four(words[6], words[7]);
    if (zeros(6) && (words[6] !== 0 || (words[7] ?? 0) > 1))
        return four(words[6], words[7]);
    if (zeros(4) && words[4] === 0xffff && words[5] === 0)
        return four(words[6], words[7]);
    if (words[0] === 0x64 && words[1] === 0xff9b)
        return four(words[6], words[7]);
    if (words[0] === 0x2002)
        return four(words[1], words[2]);
    return undefined;
}
/** The eight groups of an IPv6 address that `isIP` has accepted. */
function groups(ip) {
    const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(ip);
    const text = dotted ? `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}` : ip;
    const [head = '', tail] = text.split('::');
    const parse = (part) => part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16));
    const left = parse(head);
    const right = tail === undefined ? [] : parse(tail);
    return [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}
const hex = (high = '0', low = '0') => ((Number(high) << 8) | Number(low)).toString(16);
function blockList(four, six) {
    const list = new external_node_net_.BlockList();
    for (const [net, prefix] of four)
        list.addSubnet(net, prefix, 'ipv4');
    for (const [net, prefix] of six)
        list.addSubnet(net, prefix, 'ipv6');
    return list;
}

// EXTERNAL MODULE: ./lib/policy/host.js
var host = __webpack_require__(92746);
// EXTERNAL MODULE: ./lib/policy/suggestion.js
var suggestion = __webpack_require__(19036);
;// CONCATENATED MODULE: ./lib/policy/network.js




/** Names that lead into the machine or its network, whatever DNS says. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|arpa)$/;
/**
 * Allows a URL when its host is listed or an allow rule covers it, and it names no private place. What a name resolves
 * to is looked at with `checkAddress` when the connection is made, at every redirect again.
 */
function network(scene) {
    return (access, by) => {
        if (access.kind !== 'net')
            return contract_access/* ALLOW */.cg;
        const no = (rule, say) => ({ action: 'deny', rule: `network.${rule}`, say });
        if (!URL.canParse(access.url))
            return no('url', `${access.url} is not a URL.`);
        const { protocol, username, password, hostname } = new URL(access.url);
        if (protocol !== 'http:' && protocol !== 'https:')
            return no('scheme', `Only http and https: not ${protocol}`);
        if (username || password)
            return no('credentials', 'A URL may not carry a user name or password.');
        const why = innerHost(hostname, scene.allowPrivate);
        if (why)
            return no('private', `${hostname} ${why}, which is out of reach.`);
        if (scene.hosts(by.tool).some((pattern) => (0,host/* hostPattern */.J)(pattern)((0,suggestion/* hostOf */.w)(access.url))))
            return contract_access/* ALLOW */.cg;
        const rule = scene.granted(access, by);
        if (rule !== undefined)
            return { action: 'allow', rule };
        return no('hosts', `${hostname} is not among the hosts this run may reach. It would pass with the allow rule ${by.tool}(${hostname}).`);
    };
}
function innerHost(hostname, allowPrivate) {
    const name = hostname.replace(/\.$/, '').toLowerCase();
    const ip = name.startsWith('[') ? name.slice(1, -1) : name;
    const kind = address(ip);
    if (kind !== undefined)
        return checkAddress(ip, allowPrivate);
    const inner = INNER_NAME.test(name) || !name.includes('.');
    return inner && !allowPrivate ? 'is a name inside this network' : undefined;
}
/** Why an address may not be connected to (`is a private address`), or undefined when it may. To be asked of every address DNS gives. */
function checkAddress(ip, allowPrivate = false) {
    const kind = address(ip);
    if (kind === 'public')
        return undefined;
    if (kind === 'private' && allowPrivate)
        return undefined;
    return kind === undefined ? 'is not an address' : `is a ${kind} address`;
}


/***/ }),

/***/ 10691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ agentBench),
  D: () => (/* binding */ makeBench)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contract/access.js
var contract_access = __webpack_require__(742);
// EXTERNAL MODULE: ./lib/contract/error.js
var contract_error = __webpack_require__(9396);
;// CONCATENATED MODULE: ./lib/policy/budget.js

/** How far over a limit a run may be and still have its one wrap-up turn. */
const SLACK = 1.25;
/** Counts turns, tokens, money and wall clock. At a limit: one wrap-up turn may follow; far over it: none. */
function budget(limits, startedAt) {
    return (turns, spent, now) => {
        const minutes = (now - startedAt) / 60_000;
        const used = [
            ['turns', turns, `${turns} turns`],
            ['tokens', spent.input + spent.output, `${spent.input + spent.output} tokens`],
            ['usd', spent.usd, `$${spent.usd.toFixed(4)}`],
            ['minutes', minutes, `${minutes.toFixed(1)} minutes`],
        ];
        const over = used.filter(([name, value]) => limits[name] !== undefined && !(value < limits[name]));
        const worst = over.find(([name, value]) => isFarOver(name, value, limits)) ?? over[0];
        if (!worst)
            return contract_access/* ALLOW */.cg;
        const [name, value, words] = worst;
        return verdict(name, isFarOver(name, value, limits) ? 'halt' : 'deny', `${words} of ${limits[name]}`);
    };
}
function isFarOver(name, value, limits) {
    const limit = limits[name] ?? Number.POSITIVE_INFINITY;
    return name === 'turns' ? value > limit : !(value <= limit * SLACK);
}
function verdict(name, action, words) {
    return { action, rule: `limits.${name}`, say: `The limit of this run is reached (${words}).` };
}

// EXTERNAL MODULE: ./lib/policy/default-rules.js
var default_rules = __webpack_require__(96705);
;// CONCATENATED MODULE: ./lib/policy/gate.js

/** Puts the parts together. The strictest judge wins; a judge that throws ends the run: the gate fails shut. */
function makePolicy(judges, rest) {
    return { ...rest, touch: (access, by) => (0,contract_access/* strictest */.OI)(judges.map((judge) => guarded(judge, access, by))) };
}
/** A subagent's policy: its own rules on top of its parent's, so it can only be narrower. */
function narrow(parent, child) {
    return {
        touch: (access, by) => strictest([parent.touch(access, by), child.touch(access, by)]),
        watch: () => both(parent.watch(), child.watch()),
        turn: (turns, spent, now) => strictest([parent.turn(turns, spent, now), child.turn(turns, spent, now)]),
        seal: (text) => parent.seal(child.seal(text)),
    };
}
/** Both see everything, so that neither loses its place in the stream; the parent's word comes first. */
function both(parent, child) {
    return {
        delta: (delta) => [parent.delta(delta), child.delta(delta)].find(Boolean),
        call: (name, json) => [parent.call(name, json), child.call(name, json)].find(Boolean),
    };
}
function guarded(judge, access, by) {
    try {
        return judge(access, by);
    }
    catch (error) {
        return {
            action: 'halt',
            rule: 'policy.broken',
            say: `A judge failed on ${access.kind}: ${String(error)}`,
        };
    }
}

// EXTERNAL MODULE: ./lib/policy/boundary.js + 1 modules
var boundary = __webpack_require__(14931);
// EXTERNAL MODULE: ./lib/policy/suggestion.js
var suggestion = __webpack_require__(19036);
;// CONCATENATED MODULE: ./lib/policy/mode.js


/** Tools that speak to one host that the owner has set up; reading the web through them needs no approval. */
const SAFE_NET = new Set(['web_search', 'code_search', 'view_image', 'mcp']);
/**
 * The approval mode: `ask` passes what is safe, `edits` also writes, `autopilot` everything. An allow rule passes the
 * rest. Asked once, when a tool is called. A kind of touch nobody has thought of is denied.
 */
function mode(current, granted, commandsIn) {
    return (access, by) => {
        const kind = kindOf(access, by);
        if (kind === undefined)
            return unknown(access);
        if (by.moment !== 'call' || kind === 'safe' || current === 'autopilot')
            return contract_access/* ALLOW */.cg;
        if (kind === 'edit' && current === 'edits')
            return contract_access/* ALLOW */.cg;
        const rule = granted(access, by);
        if (rule !== undefined)
            return { action: 'allow', rule };
        return {
            action: 'ask',
            rule: `mode.${current}`,
            say: `Nobody is there to approve this (mode: ${current}). It would pass with the allow rule ${(0,suggestion/* suggestion */.h)(access, by, commandsIn).join(' and ')}.`,
        };
    };
}
/** For runs that may only look: every write, command, network call and change is refused, whatever a rule says. */
function lookOnly(why) {
    return (access, by) => {
        const kind = kindOf(access, by);
        if (kind === undefined)
            return unknown(access);
        if (kind === 'safe' && access.kind !== 'net')
            return contract_access/* ALLOW */.cg;
        return {
            action: 'deny',
            rule: 'trust.read',
            say: `This run may only look (${why}): nothing is changed or run.`,
        };
    };
}
function kindOf(access, by) {
    switch (access.kind) {
        case 'read':
        case 'agent':
        case 'stage':
            return 'safe';
        case 'write':
            return 'edit';
        case 'mcp':
            return access.readOnly === true ? 'safe' : 'execute';
        case 'net':
            return SAFE_NET.has(by.tool) ? 'safe' : 'execute';
        case 'exec':
        case 'job':
        case 'config':
            return 'execute';
        default:
            return undefined;
    }
}
function unknown(access) {
    return {
        action: 'deny',
        rule: 'policy.unknown',
        say: `Nothing grants a touch of the kind "${access.kind}".`,
    };
}

// EXTERNAL MODULE: ./lib/policy/network.js + 1 modules
var network = __webpack_require__(93487);
// EXTERNAL MODULE: ./lib/policy/rules.js + 2 modules
var rules = __webpack_require__(43847);
// EXTERNAL MODULE: ./lib/contract/shell.js
var shell = __webpack_require__(12840);
;// CONCATENATED MODULE: ./lib/policy/through-shell.js


/** Places that no command needs, when they stand below a folder that nobody knows before the command runs. */
const DOUBTFUL = /(?:^|\/)(?:\.ssh|\.aws|\.gnupg|\.kube|\.docker|\.azure|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.git|\.config)(?:\/|$)|\/environ$|^\/proc\//;
/**
 * Lets judges of paths see what a shell command names: every path in its words and redirects is judged as if a tool had
 * asked for it. A command that cannot be read names nothing here; the rules decide about it.
 */
function throughShell(commandsIn, judges) {
    return (access, by) => {
        if (access.kind !== 'exec')
            return contract_access/* ALLOW */.cg;
        const words = commandsIn(access.command, access.cwd);
        const doubtful = words.commands.flatMap(({ text }) => text.split(' ')).find(isDoubtful);
        if (doubtful !== undefined)
            return doubt(doubtful.replaceAll(shell/* HOLE */.v, '…'));
        const touched = [
            ...words.writes.map((path) => ({ kind: 'write', path })),
            ...words.reads.map((path) => ({ kind: 'read', path })),
        ];
        return (0,contract_access/* strictest */.OI)(touched.flatMap((each) => judges.map((judge) => judge(each, by))));
    };
}
function isDoubtful(word) {
    return word.includes(shell/* HOLE */.v) && word.split(shell/* HOLE */.v).some((part) => DOUBTFUL.test(part));
}
function doubt(word) {
    return {
        action: 'deny',
        rule: 'boundary.doubt',
        say: `${word} may lead to credentials or to git's own data. Spell the path out, inside the workspace.`,
    };
}

;// CONCATENATED MODULE: ./lib/policy/judges.js





/** Makes the judges of a run. `Object.values(named)` is what `makePolicy` takes. */
function judges(scene) {
    const loaded = (0,rules/* rules */.a)(scene.rules, scene);
    const paths = (0,boundary/* boundary */.p)({ ...scene, granted: loaded.granted });
    const approval = mode(scene.mode, loaded.granted, scene.commandsIn);
    return {
        rules: loaded,
        named: {
            ...(scene.lookOnly !== undefined && { trust: lookOnly(scene.lookOnly) }),
            boundary: paths,
            rules: loaded.judge,
            shell: throughShell(scene.commandsIn, [paths, loaded.judge, approval]),
            network: (0,network/* network */.N)({ ...scene, granted: loaded.granted }),
            mode: approval,
        },
    };
}

// EXTERNAL MODULE: ./lib/policy/remind.js + 4 modules
var remind = __webpack_require__(22936);
// EXTERNAL MODULE: ./lib/service/files.js + 3 modules
var files = __webpack_require__(84908);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/service/capture.js


/** Takes bytes without end in bounded memory: the first, the last, and a file with everything that fits the disk limit. */
class Capture {
    limits;
    bytes = 0;
    #head = [];
    #headBytes = 0;
    #tail = [];
    #tailBytes = 0;
    #fd;
    #written = 0;
    #closed = false;
    constructor(limits) {
        this.limits = limits;
    }
    add(chunk) {
        if (this.#closed)
            return;
        this.bytes += chunk.length;
        if (this.bytes > this.limits.memory)
            this.#spill(chunk);
        const room = this.limits.memory / 2 - this.#headBytes;
        const first = room > 0 ? chunk.subarray(0, room) : chunk.subarray(0, 0);
        if (first.length > 0)
            this.#head.push(first);
        this.#headBytes += first.length;
        this.#keepTail(chunk.subarray(first.length));
    }
    #keepTail(chunk) {
        if (chunk.length === 0)
            return;
        this.#tail.push(chunk);
        this.#tailBytes += chunk.length;
        const limit = this.limits.memory / 2;
        while (this.#tailBytes - this.#tail[0].length >= limit)
            this.#tailBytes -= this.#tail.shift().length;
    }
    /** Written synchronously: at most `disk` bytes ever, so nothing queues up in memory. A full disk only ends the file. */
    #spill(chunk) {
        if (this.#written < 0)
            return;
        try {
            if (this.#fd === undefined) {
                external_node_fs_.mkdirSync(external_node_path_.dirname(this.limits.file), { recursive: true });
                this.#fd = external_node_fs_.openSync(this.limits.file, 'wx', 0o600);
                for (const early of [...this.#head, ...this.#tail])
                    this.#append(early);
            }
            this.#append(chunk);
        }
        catch {
            this.#written = -1;
        }
    }
    #append(chunk) {
        const part = chunk.subarray(0, Math.max(0, this.limits.disk - this.#written));
        if (part.length > 0)
            external_node_fs_.writeSync(this.#fd, part);
        this.#written += part.length;
    }
    /** Ends it: later bytes are dropped. `spill` is the file's path where there is one; `cut` the bytes that `text` lacks. */
    close() {
        this.#closed = true;
        const spill = this.#fd === undefined ? undefined : this.limits.file;
        if (this.#fd !== undefined)
            external_node_fs_.closeSync(this.#fd);
        this.#fd = undefined;
        const all = Buffer.concat([...this.#head, ...this.#tail]);
        const limit = this.limits.memory;
        if (this.bytes <= limit)
            return { text: readable(all), bytes: this.bytes, cut: 0 };
        const head = cleanEnd(all.subarray(0, limit / 2));
        const tail = cleanStart(all.subarray(all.length - limit / 2));
        const cut = this.bytes - head.length - tail.length;
        const note = `\n[... ${cut} bytes left out ...]\n`;
        return { text: readable(head) + note + readable(tail), bytes: this.bytes, cut, ...(spill && { spill }) };
    }
}
/** Bytes as text: UTF-8, strays become U+FFFD, NUL becomes U+2400; what is plainly binary is named, not shown. */
function readable(bytes) {
    const text = bytes.toString('utf8');
    if (!text.includes('\0'))
        return text;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells binary from text
    const odd = text.match(/[\x01-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g)?.length ?? 0;
    if (odd > text.length / 20)
        return `[binary output, ${bytes.length} bytes, not shown]`;
    return text.replaceAll('\0', '\u2400');
}
/** Without a UTF-8 character that is cut off at the end. */
function cleanEnd(bytes) {
    for (let back = 1; back <= Math.min(4, bytes.length); back++) {
        const byte = bytes[bytes.length - back];
        if (byte < 0x80)
            return bytes;
        if (byte >= 0xc0) {
            const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
            return needs > back ? bytes.subarray(0, bytes.length - back) : bytes;
        }
    }
    return bytes;
}
/** Without the rest of a UTF-8 character at the start. */
function cleanStart(bytes) {
    let at = 0;
    while (at < 3 && at < bytes.length && (bytes[at] & 0xc0) === 0x80)
        at++;
    return bytes.subarray(at);
}

// EXTERNAL MODULE: ./lib/service/process.js
var service_process = __webpack_require__(45186);
;// CONCATENATED MODULE: ./lib/service/jobs.js







const KILL_GRACE_MS = 3_000;
const LOG_BYTES = 67_108_864;
/** Background commands: their state is on disk beside their log, so it is right after Galley was killed and started again. */
class Jobs {
    options;
    #started = new Set();
    #watch;
    constructor(options) {
        this.options = options;
    }
    /** Starts a command that was checked by `Shell.line`; resolves once its process is there. */
    async start(job, line, env) {
        const id = (0,external_node_crypto_.randomBytes)(4).toString('hex');
        external_node_fs_.mkdirSync(this.options.dir, { recursive: true, mode: 0o700 });
        const log = external_node_fs_.openSync(this.#file(id, 'log'), 'ax', 0o600);
        try {
            // Without the shell's own mark: what reaps a shell's leftovers must leave jobs alone.
            const { GALLEY_SHELL: _, ...rest } = env;
            const pid = await launch(line, { ...rest, GALLEY_JOB: id }, log, this.#file(id, 'exit'));
            const start = (await (0,service_process/* startOf */.GH)(pid)) ?? '';
            const { root } = this.options;
            const at = new Date().toISOString();
            this.#write(id, { id, ...job, cwd: line.cwd, root, pid, start, boot: bootId(), at });
        }
        finally {
            external_node_fs_.closeSync(log);
        }
        this.#started.add(id);
        this.#watchLogs();
        return this.get(id);
    }
    /** Jobs of this workspace, newest first. */
    async list() {
        const names = external_node_fs_.existsSync(this.options.dir) ? external_node_fs_.readdirSync(this.options.dir) : [];
        const ids = names.flatMap((name) => /^([0-9a-f]{8})\.json$/.exec(name)?.[1] ?? []);
        const jobs = await Promise.all(ids.map((id) => this.get(id).catch(() => undefined)));
        return jobs.filter((job) => job !== undefined).sort((a, b) => b.at.localeCompare(a.at));
    }
    async get(id) {
        const card = this.#card(id);
        const { command, description, cwd, pid, at } = card;
        const job = { id, command, description, cwd, pid, at, log: this.#file(id, 'log') };
        const end = this.#end(id);
        if (end === 'killed')
            return { ...job, status: 'killed' };
        if (end !== undefined)
            return { ...job, status: 'exited', exit: end };
        if (await isAlive(card))
            return { ...job, status: 'running' };
        // It may have ended between the two looks.
        const now = this.#end(id);
        return typeof now === 'number' ? { ...job, status: 'exited', exit: now } : { ...job, status: 'lost' };
    }
    /** The last `lines` lines of a job's log; reads at most a mebibyte from its end. */
    tail(id, lines) {
        this.#card(id);
        const fd = external_node_fs_.openSync(this.#file(id, 'log'), 'r');
        try {
            const bytes = external_node_fs_.fstatSync(fd).size;
            const buffer = Buffer.alloc(Math.min(bytes, 1_048_576));
            const got = external_node_fs_.readSync(fd, buffer, 0, buffer.length, bytes - buffer.length);
            const all = readable(buffer.subarray(0, got)).split('\n');
            const end = all.at(-1) === '' ? 1 : 0;
            return { text: all.slice(Math.max(0, all.length - end - lines), all.length - end).join('\n'), bytes };
        }
        finally {
            external_node_fs_.closeSync(fd);
        }
    }
    /** TERM to the job's process group and everything it started, KILL after 3 seconds. Asks the policy. */
    async kill(id) {
        this.options.guard({ kind: 'job', id });
        return this.#kill(id, KILL_GRACE_MS);
    }
    /** Ends every job this run started; answers with those that were still running. */
    async endAll(graceMs = 1_500) {
        clearInterval(this.#watch);
        const jobs = await Promise.all([...this.#started].map((id) => this.get(id)));
        const running = jobs.filter((job) => job.status === 'running');
        return Promise.all(running.map((job) => this.#kill(job.id, graceMs)));
    }
    async #kill(id, graceMs) {
        const card = this.#card(id);
        const isRunning = (await this.get(id)).status === 'running';
        if (isRunning)
            external_node_fs_.writeFileSync(this.#file(id, 'exit'), 'killed\n');
        // Without its leader the group's number may belong to strangers by now; the mark in the environment does not.
        const groups = new Set(isRunning ? [card.pid] : []);
        await (0,service_process/* endProcesses */.Hk)(() => (0,service_process/* ours */.Od)(groups, `GALLEY_JOB=${id}`), graceMs);
        return this.get(id);
    }
    /** A log that outgrows its limit ends its job: nothing else bounds what a background command writes. */
    #watchLogs() {
        if (this.#watch)
            return;
        this.#watch = setInterval(() => {
            for (const id of this.#started)
                void this.#endIfTooLong(id).catch(() => { });
        }, 1_000).unref();
    }
    async #endIfTooLong(id) {
        const limit = this.options.logBytes ?? LOG_BYTES;
        const { size } = external_node_fs_.statSync(this.#file(id, 'log'));
        if (size <= limit || this.#end(id) !== undefined)
            return;
        await this.#kill(id, 500);
        external_node_fs_.truncateSync(this.#file(id, 'log'), limit);
        external_node_fs_.appendFileSync(this.#file(id, 'log'), `\n[job ended: its log passed ${limit} bytes]\n`);
    }
    #card(id) {
        const file = /^[0-9a-f]{8}$/.test(id) ? this.#file(id, 'json') : '';
        if (file && external_node_fs_.existsSync(file)) {
            const card = JSON.parse(external_node_fs_.readFileSync(file, 'utf8'));
            if (card.root === this.options.root)
                return card;
        }
        throw new contract_error/* ToolError */.v4(`There is no job ${JSON.stringify(id)} here. job_list shows the ids.`);
    }
    /** Written under another name first: a reader never sees half a card. */
    #write(id, card) {
        external_node_fs_.writeFileSync(this.#file(id, 'tmp'), JSON.stringify(card), { mode: 0o600 });
        external_node_fs_.renameSync(this.#file(id, 'tmp'), this.#file(id, 'json'));
    }
    #end(id) {
        try {
            const text = external_node_fs_.readFileSync(this.#file(id, 'exit'), 'utf8').trim();
            return text === 'killed' ? 'killed' : text === '' ? undefined : Number(text);
        }
        catch {
            return undefined;
        }
    }
    #file(id, ending) {
        return external_node_path_.join(this.options.dir, `${id}.${ending}`);
    }
}
/** A small sh above the command writes its exit code down, so that the code outlives this process. */
async function launch(line, env, log, exitFile) {
    const isWindows = process.platform === 'win32';
    const script = '"$@"; code=$?; [ -s "$0" ] || echo "$code" > "$0"';
    const file = isWindows ? line.file : '/bin/sh';
    const args = isWindows ? line.args : ['-c', script, exitFile, line.file, ...line.args];
    const child = (0,external_node_child_process_.spawn)(file, args, {
        cwd: line.cwd,
        env,
        detached: true,
        stdio: ['ignore', log, log],
        windowsHide: true,
    });
    if (isWindows)
        child.once('exit', (code) => external_node_fs_.writeFileSync(exitFile, `${code}\n`));
    child.unref();
    return new Promise((resolve, reject) => {
        child.once('error', (error) => reject(new contract_error/* ToolError */.v4(`the job cannot be started: ${error.message}`, { cause: error })));
        child.once('spawn', () => resolve(child.pid));
    });
}
async function isAlive(card) {
    return card.boot === bootId() && card.start !== '' && (await (0,service_process/* startOf */.GH)(card.pid)) === card.start;
}
function bootId() {
    try {
        return external_node_fs_.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./lib/service/paths.js
var paths = __webpack_require__(32935);
;// CONCATENATED MODULE: ./lib/service/search/name.js
/**
 * File names that are not UTF-8 travel as strings in which each stray byte is a lone surrogate (U+DC80 to U+DCFF), as
 * Python does: they stay distinct, sort, and turn back into the same bytes when the file is opened.
 */
function nameFromBytes(bytes) {
    const text = bytes.toString('utf8');
    if (!text.includes('\ufffd') || Buffer.from(text, 'utf8').equals(bytes))
        return text;
    let name = '';
    for (let at = 0; at < bytes.length;) {
        const size = sequenceLength(bytes, at);
        name += size > 0 ? bytes.toString('utf8', at, at + size) : String.fromCharCode(0xdc00 + bytes[at]);
        at += Math.max(size, 1);
    }
    return name;
}
/** What the file system is asked for: the string itself, or its bytes where it holds stray ones. */
function name_toFile(path) {
    if (!STRAY.test(path))
        return path;
    const parts = path.split(/([\udc80-\udcff])(?<![\ud800-\udbff].)/);
    return Buffer.concat(parts.map((part) => part.length === 1 && STRAY.test(part)
        ? Buffer.of(part.charCodeAt(0) - 0xdc00)
        : Buffer.from(part, 'utf8')));
}
/** The path as people and models see it: stray bytes show as U+FFFD. */
function shown(path) {
    return path.replace(/(?<![\ud800-\udbff])[\udc80-\udcff]/g, '\ufffd');
}
const STRAY = /(?<![\ud800-\udbff])[\udc80-\udcff]/;
function sequenceLength(bytes, at) {
    const first = bytes[at];
    const size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (size === 0 || at + size > bytes.length)
        return 0;
    return Buffer.from(bytes.toString('utf8', at, at + size), 'utf8').equals(bytes.subarray(at, at + size))
        ? size
        : 0;
}

;// CONCATENATED MODULE: ./lib/service/search/visit.js
const SLICE_MILLIS = 8;
/** Calls `each` for every folder of a walk, and lets the event loop turn every few milliseconds. */
async function visit(walker, route, each) {
    const next = walker.cursor(route.start, route.dots, route.left);
    let until = performance.now() + SLICE_MILLIS;
    for (let folder = next(); folder; folder = next()) {
        each(folder);
        if (performance.now() < until)
            continue;
        await new Promise((resolve) => setImmediate(resolve));
        route.signal?.throwIfAborted();
        until = performance.now() + SLICE_MILLIS;
    }
}
/**
 * `start` followed by `below` (both empty or ending in `/`), if every folder on the way is one that a walk would enter:
 * not ignored, not hidden, no link.
 */
function reach(walker, start, below) {
    let path = start;
    for (const name of below.split('/').slice(0, -1)) {
        const folder = walker.folder(path);
        if (!folder?.folders.includes(name) && !folder?.dotFolders.includes(name))
            return undefined;
        path += `${name}/`;
    }
    return path;
}

;// CONCATENATED MODULE: ./lib/service/symbols/language.js

const ENDINGS = new Map([
    ['rs', 'rust'],
    ['py', 'python'],
    ['pyi', 'python'],
    ['ts', 'typescript'],
    ['mts', 'typescript'],
    ['cts', 'typescript'],
    ['tsx', 'tsx'],
    ['js', 'javascript'],
    ['mjs', 'javascript'],
    ['cjs', 'javascript'],
    ['jsx', 'javascript'],
    ['go', 'go'],
]);
/** The language of a file of this name, if the map reads it. */
function languageOf(file) {
    return ENDINGS.get(external_node_path_.extname(file).slice(1).toLowerCase());
}
/** Languages in which a name can mean the same thing are one family. */
const FAMILY = {
    rust: 0,
    python: 1,
    typescript: 2,
    tsx: 2,
    javascript: 2,
    go: 3,
};
/** How many families there are. */
const FAMILIES = 4;

;// CONCATENATED MODULE: ./lib/service/symbols/names.js
/** Gives every distinct name a small number; the names themselves are kept as bytes, in a hash table made for it. */
class Names {
    #slots = new Int32Array(1 << 16).fill(-1);
    #hashes = new Int32Array(1 << 15);
    #ends = new Int32Array(1 << 15);
    #bytes = Buffer.alloc(1 << 18);
    #count = 0;
    /** No file can be written so that all its names fall on one slot. */
    #seed = Math.floor(Math.random() * 2 ** 32) | 0;
    /** How many names there are; their numbers are 0 to this. */
    get count() {
        return this.#count;
    }
    /** The number of the name in `bytes` from `start` to before `end`. */
    of(bytes, start, end) {
        let hash = this.#seed;
        for (let at = start; at < end; at++)
            hash = Math.imul(hash ^ bytes[at], 0x01000193);
        hash ^= hash >>> 15;
        const last = this.#slots.length - 1;
        let slot = hash & last;
        for (let id = this.#slots[slot]; id >= 0; id = this.#slots[slot]) {
            if (this.#hashes[id] === hash && this.#is(id, bytes, start, end))
                return id;
            slot = (slot + 1) & last;
        }
        return this.#add(slot, hash, bytes.subarray(start, end));
    }
    /** The number of a name given as text. */
    ofText(text) {
        const bytes = Buffer.from(text);
        return this.of(bytes, 0, bytes.length);
    }
    /** The name behind a number. */
    text(id) {
        return this.#bytes.toString('utf8', this.#startOf(id), this.#ends[id]);
    }
    #startOf(id) {
        return id === 0 ? 0 : this.#ends[id - 1];
    }
    #is(id, bytes, start, end) {
        const from = this.#startOf(id);
        if (this.#ends[id] - from !== end - start)
            return false;
        for (let at = start, own = from; at < end; at++, own++) {
            if (this.#bytes[own] !== bytes[at])
                return false;
        }
        return true;
    }
    #add(slot, hash, name) {
        const id = this.#count++;
        if (id === this.#ends.length) {
            this.#ends = doubled(this.#ends);
            this.#hashes = doubled(this.#hashes);
        }
        const start = this.#startOf(id);
        if (start + name.length > this.#bytes.length) {
            const larger = Buffer.alloc(2 * (this.#bytes.length + name.length));
            larger.set(this.#bytes);
            this.#bytes = larger;
        }
        this.#bytes.set(name, start);
        this.#ends[id] = start + name.length;
        this.#hashes[id] = hash;
        this.#slots[slot] = id;
        if (2 * this.#count > this.#slots.length)
            this.#spread();
        return id;
    }
    #spread() {
        const slots = new Int32Array(2 * this.#slots.length).fill(-1);
        for (let id = 0; id < this.#count; id++) {
            let slot = this.#hashes[id] & (slots.length - 1);
            while (slots[slot] >= 0)
                slot = (slot + 1) & (slots.length - 1);
            slots[slot] = id;
        }
        this.#slots = slots;
    }
}
/** The same numbers in twice the room. */
function doubled(numbers) {
    const larger = new Int32Array(2 * numbers.length);
    larger.set(numbers);
    return larger;
}

;// CONCATENATED MODULE: ./lib/service/symbols/tokens.js

/** Types of tokens: a punctuation mark is its byte, a name is FIRST_NAME plus its number, and the rest are these. */
const TEXT = 1;
const NUMBER = 2;
/** `=>` */
const ARROW = 3;
/** An operator that holds an equals sign and is no assignment: `==`, `!=`, `<=`. */
const OPERATOR = 4;
const FIRST_NAME = 256;
/** A file's tokens, side by side in arrays that are used again for the next file. */
class Tokens {
    type = new Int32Array(1 << 14);
    /** Byte offset. */
    start = new Int32Array(1 << 14);
    /** Line, from 1. */
    line = new Int32Array(1 << 14);
    /** For a bracket the index of its partner (`count` when it is never closed), for others 0. */
    pair = new Int32Array(1 << 14);
    count = 0;
    #matched = 0;
    add(type, start, line) {
        if (this.count === this.type.length) {
            this.type = doubled(this.type);
            this.start = doubled(this.start);
            this.line = doubled(this.line);
            this.pair = new Int32Array(this.type.length);
        }
        this.type[this.count] = type;
        this.start[this.count] = start;
        this.line[this.count] = line;
        this.count++;
    }
    /** Type of the token last added; 0 at the beginning. */
    get last() {
        return this.count === 0 ? 0 : this.type[this.count - 1];
    }
    isName(index) {
        return index < this.count && this.type[index] >= FIRST_NAME;
    }
    /** Whether a token is the first of its line. */
    isFirst(index) {
        return index === 0 || this.line[index] !== this.line[index - 1];
    }
    /** Finds every bracket's partner; a closing one without a partner is its own. To be called behind the last token. */
    match() {
        // A finder that looks behind the last token must see nothing, not what is left of the file read before.
        this.type.fill(0, this.count, this.#matched);
        this.pair.fill(0, this.count, this.#matched);
        this.#matched = this.count;
        const open = [];
        for (let index = 0; index < this.count; index++) {
            const type = this.type[index];
            this.pair[index] = 0;
            if (type === 40 || type === 91 || type === 123) {
                this.pair[index] = this.count;
                open.push(index);
            }
            else if (type === 41 || type === 93 || type === 125) {
                this.pair[index] = index;
                const opener = type === 41 ? 40 : type - 2;
                const at = this.#findLast(open, opener);
                if (at < 0)
                    continue;
                const partner = open[at];
                open.length = at;
                this.pair[partner] = index;
                this.pair[index] = partner;
            }
        }
    }
    /** A stray closing bracket must not cost the length of the file each time. */
    #findLast(open, opener) {
        const least = Math.max(0, open.length - 16);
        for (let at = open.length - 1; at >= least; at--)
            if (this.type[open[at]] === opener)
                return at;
        return -1;
    }
}

;// CONCATENATED MODULE: ./lib/service/symbols/define.js

/** No head of a definition is longer; without a limit a hostile file could make reading take the square of its length. */
const MOST_HEAD_TOKENS = 200;
/** Token types of the words a finder looks for. */
function words(names, ...list) {
    return Object.fromEntries(list.map((word) => [word, FIRST_NAME + names.ofText(word)]));
}
/** Python: `def`, `class`, `type`, and names bound to a lambda. */
function pythonFinder(names) {
    const word = words(names, 'def', 'class', 'lambda', 'type');
    return (tokens, found) => {
        for (let at = 0; at < tokens.count; at++) {
            const type = tokens.type[at];
            if ((type === word.def || type === word.class) && tokens.isName(at + 1))
                found(++at);
            else if (tokens.isName(at) && tokens.isFirst(at)) {
                const next = tokens.type[at + 1];
                if (next === 61 && tokens.type[at + 2] === word.lambda)
                    found(at);
                else if (type === word.type && tokens.isName(at + 1)) {
                    const behind = tokens.type[at + 2];
                    if (behind === 61 || behind === 91)
                        found(++at);
                }
            }
        }
    };
}
/** Go: `func`, methods, `type` (also in groups), and variables bound to a function. */
function goFinder(names) {
    const word = words(names, 'func', 'type', 'var');
    return (tokens, found) => {
        const { type, pair } = tokens;
        const group = (open, isMember) => {
            for (let at = open + 1; at < pair[open] && at < tokens.count; at++) {
                const begins = at === open + 1 || tokens.isFirst(at) || type[at - 1] === 59;
                if (begins && tokens.isName(at) && isMember(at))
                    found(at);
                if (pair[at] > at)
                    at = pair[at];
            }
        };
        const isFunctionVariable = (at) => {
            let to = at + 1;
            const last = Math.min(tokens.count, at + MOST_HEAD_TOKENS);
            while (to < last && type[to] !== 61 && type[to] !== 59 && !tokens.isFirst(to)) {
                to = pair[to] > to ? pair[to] + 1 : to + 1;
            }
            return type[to] === 61 && type[to + 1] === word.func && type[to + 2] === 40;
        };
        for (let at = 0; at < tokens.count; at++) {
            const next = at + 1;
            if (type[at] === word.func) {
                if (tokens.isName(next))
                    found(next);
                else if (type[next] === 40 && tokens.isFirst(at)) {
                    const name = pair[next] + 1;
                    const behind = type[name + 1];
                    if (tokens.isName(name) && (behind === 40 || behind === 91))
                        found(name);
                }
            }
            else if (type[at] === word.type) {
                if (type[next] === 40)
                    group(next, () => true);
                else if (tokens.isName(next))
                    found(next);
            }
            else if (type[at] === word.var) {
                if (type[next] === 40)
                    group(next, isFunctionVariable);
                else if (tokens.isName(next) && isFunctionVariable(next))
                    found(next);
            }
            else if (type[at] === 58 && type[next] === 61 && type[at + 2] === word.func) {
                if (type[at + 3] === 40 && tokens.isName(at - 1))
                    found(at - 1);
            }
        }
    };
}
/** Rust: items by keyword, `macro_rules!`, and constants of `impl` and `trait`. */
function rustFinder(names) {
    const word = words(names, 'fn', 'struct', 'enum', 'union', 'trait', 'mod', 'type', 'const', 'impl', 'macro_rules', 'unsafe');
    const items = [word.fn, word.struct, word.enum, word.trait, word.mod, word.type];
    return (tokens, found, head) => {
        const { type, pair } = tokens;
        let bodyEnd = -1;
        const nextBrace = (from) => {
            let at = from;
            const last = Math.min(tokens.count, from + MOST_HEAD_TOKENS);
            while (at < last && type[at] !== 123 && type[at] !== 59) {
                at = pair[at] > at ? pair[at] + 1 : at + 1;
            }
            return type[at] === 123 ? at : -1;
        };
        for (let at = 0; at < tokens.count; at++) {
            const now = type[at];
            if (now < FIRST_NAME)
                continue;
            if (now === word.macro_rules && type[at + 1] === 33 && tokens.isName(at + 2)) {
                found(at + 2);
                const open = at + 3;
                if (pair[open] > open)
                    at = pair[open];
            }
            else if (now === word.impl && startsItem(tokens, at, word.unsafe)) {
                head(at);
                const open = nextBrace(at + 1);
                if (open >= 0)
                    bodyEnd = pair[open];
            }
            else if (!tokens.isName(at + 1))
                continue;
            else if (items.includes(now)) {
                if (type[at - 1] === 46)
                    continue;
                if (now === word.trait) {
                    const open = nextBrace(at + 2);
                    if (open >= 0)
                        bodyEnd = pair[open];
                }
                found(++at);
            }
            else if (now === word.union && (type[at + 2] === 123 || type[at + 2] === 60))
                found(++at);
            else if (now === word.const && at < bodyEnd && type[at + 2] === 58)
                found(++at);
        }
    };
}
/** `impl` at the head of an item, not in `-> impl Trait` or `(x: impl Trait)`. */
function startsItem(tokens, at, unsafe) {
    const before = tokens.type[at - 1] ?? 0;
    return at === 0 || before === 59 || before === 123 || before === 125 || before === 93 || before === unsafe;
}

;// CONCATENATED MODULE: ./lib/service/symbols/lexer.js

/** Classes of bytes; 0 is a mark. */
const SPACE = 1;
const NEWLINE = 2;
const LETTER = 3;
const DIGIT = 4;
const SPECIAL = 5;
const EQUALS = 6;
/** Byte classes in which the bytes of `special` are handed to the dialect, and those of `letters` belong to names. */
function classesOf(special, letters = '') {
    const classes = new Uint8Array(256).fill(LETTER, 128);
    for (let byte = 0; byte <= 32; byte++)
        classes[byte] = SPACE;
    classes[10] = NEWLINE;
    classes[61] = EQUALS;
    for (let byte = 48; byte < 58; byte++)
        classes[byte] = DIGIT;
    for (const byte of Buffer.from(`abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_${letters}`)) {
        classes[byte] = LETTER;
    }
    for (const byte of Buffer.from(special))
        classes[byte] = SPECIAL;
    return classes;
}
/** Reads tokens up to the end of the file. */
function lex(scan, dialect, names) {
    const { bytes, end, tokens } = scan;
    const { classes } = dialect;
    while (scan.at < end) {
        const at = scan.at;
        switch (classes[bytes[at]]) {
            case NEWLINE:
                scan.line++;
                scan.at++;
                break;
            case SPACE:
                scan.at++;
                break;
            case LETTER:
                scan.at = wordEnd(bytes, at, classes);
                tokens.add(FIRST_NAME + names.of(bytes, at, scan.at), at, scan.line);
                break;
            case DIGIT:
                scan.at = numberEnd(bytes, at, classes);
                tokens.add(NUMBER, at, scan.line);
                break;
            case EQUALS:
                equals(scan);
                break;
            default:
                if (classes[bytes[at]] === SPECIAL && dialect.special(scan, bytes[at]))
                    break;
                tokens.add(bytes[at], at, scan.line);
                scan.at = at + 1;
        }
    }
}
/** Where the word that holds `at` ends. */
function wordEnd(bytes, at, classes) {
    let end = at + 1;
    while (classes[bytes[end]] === LETTER || classes[bytes[end]] === DIGIT)
        end++;
    return end;
}
/** A point belongs to a number only before a digit: `1.5`, but not `0..n` or `1.max(2)`. */
function numberEnd(bytes, at, classes) {
    let end = wordEnd(bytes, at, classes);
    while (bytes[end] === 46 && classes[bytes[end + 1]] === DIGIT)
        end = wordEnd(bytes, end, classes);
    return end;
}
const BEFORE_EQUALS = new Set(Buffer.from('!<>+-*/%&|^?~'));
function equals(scan) {
    const { bytes, at, tokens } = scan;
    const next = bytes[at + 1];
    if (next === 62) {
        tokens.add(ARROW, at, scan.line);
        scan.at = at + 2;
    }
    else if (next === 61) {
        scan.at = at + (bytes[at + 2] === 61 ? 3 : 2);
        tokens.add(OPERATOR, at, scan.line);
    }
    else {
        tokens.add(at > 0 && BEFORE_EQUALS.has(bytes[at - 1]) ? OPERATOR : 61, at, scan.line);
        scan.at = at + 1;
    }
}
/** Goes on to the end of the line. */
function skipLine(scan) {
    const { bytes, end } = scan;
    let at = scan.at;
    while (at < end && bytes[at] !== 10)
        at++;
    scan.at = at;
    return true;
}
/** Goes on behind the end of a comment in slashes and stars. */
function skipComment(scan, nests) {
    const { bytes, end } = scan;
    let depth = 1;
    let at = scan.at + 2;
    for (; at < end; at++) {
        const byte = bytes[at];
        if (byte === 10)
            scan.line++;
        else if (byte === 42 && bytes[at + 1] === 47) {
            at++;
            if (--depth === 0)
                break;
        }
        else if (nests && byte === 47 && bytes[at + 1] === 42) {
            at++;
            depth++;
        }
    }
    scan.at = Math.min(at + 1, end);
    return true;
}
/**
 * Reads a string from `from` (behind the opening quote) to `quote`. `lines`: it may hold line ends that no backslash
 * escapes; otherwise it ends, at the latest, where the line does. `escapes`: a backslash takes the next byte with it.
 */
function skipString(scan, from, quote, { lines = false, escapes = true } = {}) {
    const { bytes, end } = scan;
    scan.tokens.add(TEXT, scan.at, scan.line);
    let at = from;
    for (; at < end && bytes[at] !== quote; at++) {
        if (bytes[at] === 92 && escapes)
            at++;
        else if (bytes[at] === 10 && !lines) {
            scan.at = at;
            return true;
        }
        if (bytes[at] === 10)
            scan.line++;
    }
    scan.at = Math.min(at + 1, end);
    return true;
}

;// CONCATENATED MODULE: ./lib/service/symbols/script.js


const BACKTICK = 96;
const OPEN = 123;
const CLOSE = 125;
const LESS = 60;
const MORE = 62;
const SLASH = 47;
/** Words after which a value begins, so that a slash opens a regular expression and `<` an element. */
const BEFORE_VALUE = 'return typeof case in of do else void delete throw new instanceof await yield default'.split(' ');
/** How JavaScript and TypeScript are read; with `elements` also JSX. It remembers what is open: `reset` it for each file. */
class ScriptDialect {
    classes = classesOf('/"\'`{}<', '$');
    #names;
    #elements;
    #beforeValue;
    #open = [];
    /** Up to here no regular expression is looked for: a slash that seemed to begin one did not. */
    #regexFrom = 0;
    constructor(names, elements) {
        this.#names = names;
        this.#elements = elements;
        this.#beforeValue = new Set(BEFORE_VALUE.map((word) => FIRST_NAME + names.ofText(word)));
    }
    reset() {
        this.#open.length = 0;
        this.#regexFrom = 0;
        return this;
    }
    special(scan, byte) {
        if (byte === OPEN)
            return this.#brace(scan, 'braces');
        if (byte === CLOSE)
            return this.#closeBrace(scan);
        if (byte === LESS)
            return this.#element(scan);
        if (byte === SLASH)
            return this.#slash(scan);
        if (byte !== BACKTICK)
            return skipString(scan, scan.at + 1, byte);
        scan.tokens.add(TEXT, scan.at++, scan.line);
        return this.#template(scan);
    }
    #slash(scan) {
        const next = scan.bytes[scan.at + 1];
        if (next === SLASH)
            return skipLine(scan);
        if (next === 42)
            return skipComment(scan, false);
        if (scan.at < this.#regexFrom || !this.#valueFollows(scan))
            return false;
        const end = regexEnd(scan);
        if (end < 0) {
            this.#regexFrom = -end;
            return false;
        }
        scan.tokens.add(TEXT, scan.at, scan.line);
        scan.at = wordEnd(scan.bytes, end - 1, this.classes);
        return true;
    }
    /** Whether a value may begin here, judged by the token before. */
    #valueFollows({ tokens, line }) {
        const last = tokens.last;
        if (last >= FIRST_NAME)
            return this.#beforeValue.has(last);
        if (last === CLOSE)
            return tokens.line[tokens.count - 1] !== line;
        return last !== 41 && last !== 93 && last !== TEXT && last !== NUMBER;
    }
    #brace(scan, inside) {
        this.#open.push(inside);
        scan.tokens.add(OPEN, scan.at++, scan.line);
        return true;
    }
    /** Back to what a closed brace was in. */
    #closeBrace(scan) {
        const inside = this.#open.pop();
        scan.tokens.add(CLOSE, scan.at++, scan.line);
        if (inside === 'template')
            return this.#template(scan);
        return this.#markup(scan);
    }
    /** Reads tags and what lies between them, until code begins; a loop, for elements may be nested without end. */
    #markup(scan) {
        while (scan.at < scan.end) {
            const around = this.#open.at(-1);
            if (around === 'tag')
                this.#tag(scan);
            else if (around === 'children')
                this.#children(scan);
            else
                return true;
        }
        return true;
    }
    /** The text of a template, from behind a backtick or a hole's brace to the next hole or the end. */
    #template(scan) {
        const { bytes, end } = scan;
        for (; scan.at < end; scan.at++) {
            const byte = bytes[scan.at];
            if (byte === BACKTICK) {
                scan.at++;
                return true;
            }
            if (byte === 36 && bytes[scan.at + 1] === OPEN) {
                scan.at++;
                return this.#brace(scan, 'template');
            }
            if (byte === 92)
                scan.at++;
            if (bytes[scan.at] === 10)
                scan.line++;
        }
        return true;
    }
    #element(scan) {
        if (!this.#elements || !this.#valueFollows(scan) || !opensElement(scan, this.classes))
            return false;
        scan.at++;
        this.#open.push('tag');
        return this.#markup(scan);
    }
    /** Reads a tag from its name to `>`, `/>` or the brace of an attribute's value. */
    #tag(scan) {
        const { bytes, end, tokens } = scan;
        while (scan.at < end) {
            const byte = bytes[scan.at];
            if (byte === OPEN)
                return this.#brace(scan, 'braces');
            if (byte === MORE)
                return this.#endTag(scan);
            if (byte === 34 || byte === 39) {
                skipString(scan, scan.at + 1, byte, IN_TAG);
            }
            else if (isLetter(byte)) {
                const start = scan.at;
                scan.at = wordEnd(bytes, start, this.classes);
                tokens.add(FIRST_NAME + this.#names.of(bytes, start, scan.at), start, scan.line);
            }
            else {
                if (byte === 10)
                    scan.line++;
                scan.at++;
            }
        }
        return true;
    }
    #endTag(scan) {
        const closes = scan.bytes[scan.at - 1] === SLASH;
        scan.at++;
        this.#open.pop();
        if (closes)
            this.#after(scan);
        else
            this.#open.push('children');
    }
    /** Reads what stands between two tags. */
    #children(scan) {
        const { bytes, end } = scan;
        for (; scan.at < end; scan.at++) {
            const byte = bytes[scan.at];
            if (byte === 10)
                scan.line++;
            if (byte === OPEN)
                return this.#brace(scan, 'braces');
            if (byte !== LESS)
                continue;
            if (bytes[scan.at + 1] !== SLASH) {
                scan.at++;
                return this.#open.push('tag');
            }
            while (scan.at < end && bytes[scan.at] !== MORE)
                if (bytes[scan.at++] === 10)
                    scan.line++;
            scan.at++;
            this.#open.pop();
            return this.#after(scan);
        }
        return true;
    }
    /** A whole element is a value. */
    #after(scan) {
        scan.tokens.add(TEXT, scan.at - 1, scan.line);
    }
}
const IN_TAG = { lines: true, escapes: false };
function isLetter(byte) {
    return byte >= 128 || ((byte | 32) >= 97 && (byte | 32) <= 122);
}
const MOST_REGEX = 2_000;
/** Behind the slash that ends a regular expression, on its line; when none does, minus where the search for it ended. */
function regexEnd({ bytes, end, at: from }) {
    const last = Math.min(end, from + MOST_REGEX);
    let inClass = false;
    let at = from + 1;
    for (; at < last && bytes[at] !== 10; at++) {
        const byte = bytes[at];
        if (byte === 92)
            at++;
        else if (byte === 91)
            inClass = true;
        else if (byte === 93)
            inClass = false;
        else if (byte === SLASH && !inClass)
            return at + 1;
    }
    return -at;
}
/** `<div`, `<A.B` and `<>` open an element; `<T,>(` and `<T extends X>(` are a function's type parameters. */
function opensElement({ bytes, at }, classes) {
    const next = bytes[at + 1];
    if (next === MORE)
        return true;
    if (!(next >= 128 || /[A-Za-z_$]/.test(String.fromCharCode(next))))
        return false;
    let end = wordEnd(bytes, at + 1, classes);
    while (bytes[end] === 32)
        end++;
    if (bytes[end] === 44)
        return false;
    return Buffer.from(bytes.subarray(end, end + 8)).toString('latin1') !== 'extends ';
}
/** Types of tokens after which a new member of a class cannot begin, though a line does. */
const GOES_ON = new Set([...Buffer.from('=:|&<,?.+-*/%({['), ARROW, OPERATOR]);

;// CONCATENATED MODULE: ./lib/service/symbols/define-script.js



/** No type or head is longer: each is looked through from every place where one may begin. */
const MOST_TYPE_TOKENS = 200;
function scriptWords(names) {
    return words(names, 'function', 'class', 'interface', 'enum', 'type', 'namespace', 'module', 'const', 'let', 'var', 'async', 'extends', 'implements', 'public', 'private', 'protected', 'static', 'readonly', 'abstract', 'override', 'declare', 'accessor', 'get', 'set', 'new', 'using'); // biome-ignore format: a word list
}
/** JavaScript and TypeScript; see design: declarations, members of classes and interfaces, variables bound to a function or class. */
function scriptFinder(names) {
    const word = scriptWords(names);
    const modifiers = new Set([
        word.public, word.private, word.protected, word.static, word.readonly, word.abstract, word.override, word.declare,
        word.accessor, word.get, word.set, word.async,
    ]); // biome-ignore format: a word list
    return (tokens, found) => {
        const file = { tokens, word, modifiers, found, bodies: new Set() };
        for (let at = 0; at < tokens.count; at++) {
            if (tokens.type[at] >= FIRST_NAME && tokens.type[at - 1] !== 46)
                keyword(file, at);
        }
    };
}
function keyword(file, at) {
    const { tokens, word, found } = file;
    const { type } = tokens;
    const now = type[at];
    const next = at + 1;
    if (now === word.function) {
        const name = type[next] === 42 ? next + 1 : next;
        if (tokens.isName(name))
            found(name);
    }
    else if (now === word.class || now === word.interface) {
        classLike(file, at);
    }
    else if (!tokens.isName(next)) {
        return;
    }
    else if (now === word.enum) {
        if (type[next + 1] === 123)
            found(next);
    }
    else if (now === word.type) {
        const behind = type[next + 1];
        if (behind === 61 || (behind === 60 && type[afterAngles(tokens, next + 1)] === 61))
            found(next);
    }
    else if (now === word.namespace || now === word.module) {
        let name = next;
        while (type[name + 1] === 46 && tokens.isName(name + 2))
            name += 2;
        if (type[name + 1] === 123)
            found(name);
    }
    else if (now === word.const || now === word.let || now === word.var) {
        declarators(file, next);
    }
}
/** The names of one `const`, `let` or `var`, divided by commas, that are bound to functions; the next one ends it. */
function declarators(file, from) {
    const { tokens, word, found } = file;
    const { type, pair } = tokens;
    for (let at = from; at < tokens.count; at++) {
        const now = type[at];
        if (now === word.const || now === word.let || now === word.var)
            if (type[at - 1] !== 46)
                return;
        if (tokens.isName(at) && (at === from || type[at - 1] === 44) && bindsFunction(file, at))
            found(at);
        if (now === 59 || now === 41 || now === 93 || now === 125)
            return;
        if (at > from && now >= FIRST_NAME && tokens.isFirst(at) && !GOES_ON.has(type[at - 1]))
            return;
        if (pair[at] > at)
            at = pair[at];
    }
}
/** The name of a class or interface, if it has one, and its members. */
function classLike(file, at) {
    const { tokens, word, found, bodies } = file;
    const { type } = tokens;
    const isClass = type[at] === word.class;
    let from = at + 1;
    if (tokens.isName(from) && type[from] !== word.extends && type[from] !== word.implements)
        from++;
    else if (!isClass)
        return;
    const body = bodyOf(tokens, from);
    if (body < 0)
        return;
    if (from > at + 1)
        found(at + 1);
    if (bodies.has(body))
        return;
    bodies.add(body);
    members(file, body, isClass);
}
/** The brace that opens a class's body: the first that stands in no type argument. */
function bodyOf(tokens, from) {
    const { type, pair } = tokens;
    const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
    let depth = 0;
    for (let at = from; at < last; at++) {
        const now = type[at];
        if (now === 60)
            depth++;
        else if (now === 62 && depth > 0)
            depth--;
        else if (now === 123 && depth === 0)
            return at;
        else if (now === 59 || now === 125 || now === 41 || now === 61) {
            if (depth === 0)
                return -1;
        }
        else if (pair[at] > at)
            at = pair[at];
    }
    return -1;
}
function members(file, body, isClass) {
    const { tokens, found } = file;
    const { pair, type } = tokens;
    const end = Math.min(pair[body], tokens.count);
    for (let at = body + 1; at < end; at++) {
        if (startsMember(tokens, at, body, isClass)) {
            const name = memberName(file, at, isClass);
            if (name >= 0)
                found(name);
            if (type[at] === 64)
                at = afterDecorators(tokens, at) - 1;
        }
        if (pair[at] > at)
            at = pair[at];
    }
}
function startsMember(tokens, at, body, isClass) {
    const before = tokens.type[at - 1];
    const now = tokens.type[at];
    if (at === body + 1 || before === 59 || (before === 44 && !isClass))
        return true;
    if (now < FIRST_NAME && now !== 35 && now !== 64 && now !== 42 && now !== TEXT)
        return false;
    if (before === 125)
        return true;
    return tokens.isFirst(at) && !GOES_ON.has(before);
}
function afterDecorators(tokens, from) {
    const { type, pair } = tokens;
    let at = from;
    while (type[at] === 64) {
        at++;
        if (type[at] === 40)
            at = pair[at] + 1;
        else {
            while (tokens.isName(at) && type[at + 1] === 46)
                at += 2;
            at++;
        }
        if (type[at] === 60)
            at = afterAngles(tokens, at);
        if (type[at] === 40)
            at = pair[at] + 1;
    }
    return at;
}
/** The token that names the method, or the field bound to a function, whose member begins at `from`; -1 for others. */
function memberName(file, from, isClass) {
    const { tokens, modifiers, word } = file;
    const { type } = tokens;
    let at = afterDecorators(tokens, from);
    while (modifiers.has(type[at]) && isNameLike(tokens, at + 1))
        at++;
    if (type[at] === 42)
        at++;
    if (type[at] === 35)
        at++;
    if (!tokens.isName(at))
        return -1;
    let behind = at + 1;
    if (type[behind] === 63 || type[behind] === 33)
        behind++;
    if (type[behind] === 60)
        behind = afterAngles(tokens, behind);
    if (type[behind] === 40)
        return !isClass && type[at] === word.new ? -1 : at;
    return isClass && bindsFunction(file, at) ? at : -1;
}
/** Whether a modifier before this token is one, and not a member called `get` or `static`. */
function isNameLike(tokens, at) {
    const type = tokens.type[at];
    return tokens.isName(at) || type === 35 || type === 42 || type === 91 || type === TEXT || type === 123;
}
/** Whether the variable or field that this token names has a function, an arrow function or a class as its value. */
function bindsFunction({ tokens, word }, name) {
    const { type, pair } = tokens;
    let at = name + 1;
    if (type[at] === 33 || type[at] === 63)
        at++;
    if (type[at] === 58)
        at = typeEnd(tokens, at + 1);
    if (type[at] !== 61)
        return false;
    at++;
    if (type[at] === word.async && !(type[at + 1] === 61)) {
        if (type[at + 1] === ARROW)
            return true;
        at++;
    }
    if (type[at] === word.function || type[at] === word.class)
        return true;
    if (type[at] === 60)
        at = afterAngles(tokens, at);
    if (type[at] === 40) {
        const behind = type[pair[at] + 1];
        return behind === ARROW || behind === 58;
    }
    return tokens.isName(at) && type[at + 1] === ARROW;
}
/** Where a type annotation ends: at its assignment, or at whatever else ends it. */
function typeEnd(tokens, from) {
    const { type, pair } = tokens;
    const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
    let closes = true;
    for (let at = from; at < last; at++) {
        const now = type[at];
        if (now === 61 || now === 59 || now === 41 || now === 125 || now === 93)
            return at;
        if (now === 60 && closes) {
            const behind = afterAngles(tokens, at);
            closes = behind > at;
            if (closes)
                at = behind - 1;
        }
        else if (now === 44)
            return at;
        else if (now >= FIRST_NAME && at > from && tokens.isFirst(at) && !GOES_ON.has(type[at - 1]))
            return at;
        else if (pair[at] > at)
            at = pair[at];
    }
    return last;
}
/** Behind the `>` that closes the `<` at `from`; `from` itself when it is no bracket. */
function afterAngles(tokens, from) {
    const { type, pair } = tokens;
    const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
    let depth = 0;
    for (let at = from; at < last; at++) {
        const now = type[at];
        if (now === 60)
            depth++;
        else if (now === 62) {
            if (--depth === 0)
                return at + 1;
        }
        else if (now === 59 || now === 125 || now === 41)
            return from;
        else if (pair[at] > at)
            at = pair[at];
    }
    return from;
}

;// CONCATENATED MODULE: ./lib/service/symbols/dialect.js


const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const dialect_BACKTICK = 96;
/** How Go is read. */
const goDialect = {
    classes: classesOf('/"\'`'),
    special(scan, byte) {
        if (byte === 47)
            return comment(scan, false);
        return skipString(scan, scan.at + 1, byte, { lines: byte === dialect_BACKTICK, escapes: byte !== dialect_BACKTICK });
    },
};
/** How Rust is read: comments nest, strings may be raw, an apostrophe may be a lifetime's. */
const rustDialect = {
    classes: classesOf('/"\'#'),
    special(scan, byte) {
        if (byte === 47)
            return comment(scan, true);
        if (byte === APOSTROPHE)
            return character(scan);
        const isRaw = scan.at > 0 && scan.bytes[scan.at - 1] === 114;
        if (isRaw && raw(scan))
            return true;
        if (isRaw && byte === HASH)
            return rawName(scan);
        return byte === QUOTE && skipString(scan, scan.at + 1, QUOTE, { lines: true });
    },
};
/** How Python is read: strings may be tripled and carry prefixes. */
const pythonDialect = {
    classes: classesOf('#"\''),
    special(scan, byte) {
        if (byte === 35)
            return skipLine(scan);
        const { bytes, at } = scan;
        if (bytes[at + 1] !== byte || bytes[at + 2] !== byte)
            return skipString(scan, at + 1, byte);
        return tripled(scan, byte);
    },
};
function comment(scan, nests) {
    const next = scan.bytes[scan.at + 1];
    if (next === 47)
        return skipLine(scan);
    return next === 42 && skipComment(scan, nests);
}
/** `r"..."`, `r#"..."#` and so on; `at` is the first byte behind the r. A raw name (`r#type`) is none. */
function raw(scan) {
    const { bytes, end } = scan;
    let quote = scan.at;
    while (bytes[quote] === HASH)
        quote++;
    if (bytes[quote] !== QUOTE)
        return false;
    const hashes = quote - scan.at;
    scan.tokens.add(TEXT, scan.at, scan.line);
    let at = quote + 1;
    for (; at < end; at++) {
        if (bytes[at] === 10)
            scan.line++;
        if (bytes[at] !== QUOTE)
            continue;
        let found = 0;
        while (found < hashes && bytes[at + 1 + found] === HASH)
            found++;
        if (found === hashes)
            break;
    }
    scan.at = Math.min(at + 1 + hashes, end);
    return true;
}
/** In `r#type` the name is `type`. */
function rawName(scan) {
    const { tokens, at } = scan;
    if (tokens.count === 0 || tokens.start[tokens.count - 1] !== at - 1)
        return false;
    tokens.count--;
    scan.at++;
    return true;
}
function tripled(scan, quote) {
    const { bytes, end } = scan;
    scan.tokens.add(TEXT, scan.at, scan.line);
    let at = scan.at + 3;
    for (; at < end; at++) {
        if (bytes[at] === quote && bytes[at + 1] === quote && bytes[at + 2] === quote)
            break;
        if (bytes[at] === 92)
            at++;
        if (bytes[at] === 10)
            scan.line++;
    }
    scan.at = Math.min(at + 3, end);
    return true;
}
/** `'a'`, `'\n'` and `'é'` are characters, `'a` and `'static` lifetimes. */
function character(scan) {
    const { bytes, at } = scan;
    if (bytes[at + 1] === 92)
        return skipString(scan, at + 1, APOSTROPHE);
    for (let size = 1; size <= 4; size++) {
        if (bytes[at + 1 + size] !== APOSTROPHE)
            continue;
        if (size > 1 && bytes[at + 1] < 128)
            continue;
        scan.tokens.add(TEXT, at, scan.line);
        scan.at = at + size + 2;
        return true;
    }
    scan.at = at + 1;
    while (/\w/.test(String.fromCharCode(bytes[scan.at])))
        scan.at++;
    return true;
}

;// CONCATENATED MODULE: ./lib/service/symbols/scout.js







/** How many numbers a definition takes. */
const DEFINITION_SIZE = 4;
/**
 * Reads definitions and uses out of source text with a lexer over its bytes: about a tenth of a parser's time. It is
 * exact about strings, comments and brackets and knows the shapes of definitions, and nothing of the rest of a grammar.
 */
class Scout {
    names = new Names();
    #tokens = new Tokens();
    #plainScript = new ScriptDialect(this.names, false);
    #jsxScript = new ScriptDialect(this.names, true);
    #finders;
    /** Lines of the file read last. */
    lines = 0;
    #seen = new Int32Array(1 << 15);
    #counts = new Int32Array(1 << 15);
    constructor() {
        const script = scriptFinder(this.names);
        this.#finders = {
            rust: rustFinder(this.names),
            python: pythonFinder(this.names),
            go: goFinder(this.names),
            typescript: script,
            tsx: script,
            javascript: script,
        };
    }
    /** `bytes` must hold a newline at `size`, where the text ends. */
    read(bytes, size, language) {
        const tokens = this.#tokens;
        tokens.count = 0;
        const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
        const scan = { bytes, end: size, at: from, line: 1, tokens };
        lex(scan, this.#dialect(language), this.names);
        this.lines = scan.line;
        tokens.match();
        const definitions = [];
        const defining = [];
        const note = (token, name) => {
            const start = tokens.start[token];
            definitions.push(name, tokens.line[token], lineStart(bytes, start), start);
        };
        const found = (token) => {
            const name = tokens.type[token] - FIRST_NAME;
            defining.push(name);
            note(token, name);
        };
        this.#finders[language](tokens, found, (token) => note(token, -1));
        return { definitions: inOrder(definitions), uses: this.#uses(defining) };
    }
    #dialect(language) {
        if (language === 'rust')
            return rustDialect;
        if (language === 'python')
            return pythonDialect;
        if (language === 'go')
            return goDialect;
        return (language === 'typescript' ? this.#plainScript : this.#jsxScript).reset();
    }
    #uses(defining) {
        const { type, count } = this.#tokens;
        while (this.#counts.length < this.names.count)
            this.#counts = doubled(this.#counts);
        const counts = this.#counts;
        if (this.#seen.length < 3 * count)
            this.#seen = new Int32Array(6 * count);
        const seen = this.#seen;
        let distinct = 0;
        for (let at = 0; at < count; at++) {
            const name = type[at] - FIRST_NAME;
            if (name >= 0 && counts[name]++ === 0)
                seen[distinct++] = name;
        }
        for (const name of defining)
            counts[name]--;
        // Pairs go to the end of the same array, which is long enough that none reaches a name still to be read.
        let from = seen.length;
        for (let at = distinct - 1; at >= 0; at--) {
            const name = seen[at];
            if (counts[name] > 0) {
                seen[--from] = counts[name];
                seen[--from] = name;
            }
            counts[name] = 0;
        }
        return seen.slice(from);
    }
}
/** By offset, each once: a class's members are found when the class is, before what lies in them. */
function inOrder(definitions) {
    const offset = (index) => definitions[index * DEFINITION_SIZE + 3];
    const indexes = [...Array(definitions.length / DEFINITION_SIZE).keys()];
    if (indexes.every((index) => index === 0 || offset(index - 1) < offset(index)))
        return Int32Array.from(definitions);
    indexes.sort((a, b) => offset(a) - offset(b));
    const unique = indexes.filter((index, at) => at === 0 || offset(index) !== offset(indexes[at - 1]));
    const size = DEFINITION_SIZE;
    return Int32Array.from(unique.flatMap((index) => definitions.slice(index * size, (index + 1) * size)));
}
const MOST_INDENT = 400;
/** Where the line begins, or as far before `from` as is looked for. */
function lineStart(bytes, from) {
    const least = Math.max(0, from - MOST_INDENT);
    let at = from;
    while (at > least && bytes[at - 1] !== 10)
        at--;
    return at;
}

;// CONCATENATED MODULE: ./lib/service/repomap/weight.js
/** Folders whose files the map leaves out unless it is asked for one of them: other people's code and generated code. */
const SKIPPED = /(?:^|\/)(?:node_modules|vendor|vendored|third[_-]party|bower_components|jspm_packages|site-packages|__generated__|generated|\.venv|venv)\//i;
const GENERATED = /(?:\.pb\.go|_pb2(?:_grpc)?\.pyi?|\.(?:min|bundle|generated|gen)\.[a-z]+|[._-]generated\.[a-z]+|\.d\.[cm]?ts)$/i;
const MARKED = /(?:^|\n)[^\n]{0,8}(?:@generated|Code generated .{0,200}DO NOT EDIT)/;
const TEST = /(?:^|\/)(?:tests?|__tests__|specs?|testdata|test[_-]?data|fixtures?|__fixtures__|mocks?|__mocks__|examples?|benches|bench(?:mark)?s?)\/|(?:[._-](?:test|spec|bench)|_tests?)\.[a-z]+$|(?:^|\/)(?:test_[^/]*|conftest)\.py$/i;
const LONG_LINES = 300;
/** Whether a folder (path ending in `/`) holds code that is not this repository's own. */
function isSkipped(folder) {
    return SKIPPED.test(folder);
}
/** How much a file counts: 1, or less for tests, examples and generated code. */
function weightOf(path, head, size, lines) {
    if (GENERATED.test(path) || MARKED.test(head) || size > LONG_LINES * Math.max(lines, 1))
        return 0.05;
    return TEST.test(path) ? 0.2 : 1;
}

;// CONCATENATED MODULE: ./lib/service/repomap/collect.js






const MOST_FILE_BYTES = 1_048_576;
const LIMITS = { files: 50_000, bytes: 268_435_456, definitions: 1_000_000, uses: 10_000_000 };
const HEAD_BYTES = 1_024;
const collect_SLICE_MILLIS = 8;
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** Reads the symbols of all source files below a folder; a file is read again only when its size or times changed. */
class Collector {
    scout = new Scout();
    #root;
    #limits;
    #kept = new Map();
    #buffer = Buffer.alloc(MOST_FILE_BYTES + 1);
    constructor(root, limits = LIMITS) {
        this.#root = root;
        this.#limits = limits;
    }
    /** Files in path order, and what is not among them. `start` is empty or ends in `/`. */
    async collect(walker, start, signal) {
        const paths = await this.#paths(walker, start, signal);
        const omitted = { beyond: 0, large: 0, unreadable: 0, folders: paths.unreadable };
        const files = [];
        const sum = { bytes: 0, definitions: 0, uses: 0 };
        let until = performance.now() + collect_SLICE_MILLIS;
        for (const [path, language] of paths.found) {
            if (performance.now() > until) {
                await new Promise((resolve) => setImmediate(resolve));
                signal?.throwIfAborted();
                until = performance.now() + collect_SLICE_MILLIS;
            }
            const { bytes, definitions, uses } = sum;
            const most = this.#limits;
            if (files.length >= most.files ||
                bytes >= most.bytes ||
                definitions >= most.definitions ||
                uses >= most.uses) {
                omitted.beyond++;
                continue;
            }
            const file = this.#file(path, language);
            if (typeof file === 'string') {
                omitted[file]++;
                continue;
            }
            files.push(file);
            sum.bytes += file.size;
            sum.definitions += file.symbols.definitions.length / DEFINITION_SIZE;
            sum.uses += file.symbols.uses.length / 2;
        }
        return { files, omitted };
    }
    /** A file's text as it is now, for showing it; undefined when it cannot be read. */
    text(path) {
        const size = this.#load(path);
        return size < 0 ? undefined : this.#buffer.toString('latin1', 0, size);
    }
    async #paths(walker, start, signal) {
        const found = [];
        const left = { special: 0, unreadable: 0 };
        await visit(walker, { start, dots: false, left, signal }, (folder) => {
            if (isSkipped(folder.path.slice(start.length)))
                return;
            for (const name of folder.files) {
                const language = languageOf(name);
                if (language)
                    found.push([folder.path + name, language]);
            }
        });
        return { found, unreadable: left.unreadable };
    }
    #file(path, language) {
        const stat = external_node_fs_.lstatSync(name_toFile(`${this.#root}/${path}`), { throwIfNoEntry: false });
        if (!stat?.isFile())
            return 'unreadable';
        if (stat.size > MOST_FILE_BYTES)
            return 'large';
        const known = this.#kept.get(path);
        if (known && known.size === stat.size && known.mtime === stat.mtimeMs && known.changed === stat.ctimeMs) {
            return known;
        }
        this.#kept.delete(path);
        const size = this.#load(path, stat.size);
        if (size < 0)
            return 'unreadable';
        const bytes = this.#buffer;
        bytes[size] = 10;
        const symbols = this.scout.read(bytes, size, language);
        const head = bytes.toString('latin1', 0, Math.min(size, HEAD_BYTES));
        const weight = weightOf(path, head, size, this.scout.lines);
        const file = {
            path,
            language,
            symbols,
            weight,
            size: stat.size,
            mtime: stat.mtimeMs,
            changed: stat.ctimeMs,
        };
        // A file changed this very moment may change again without its times showing it.
        if (Date.now() - stat.mtimeMs > 50)
            this.#kept.set(path, file);
        return file;
    }
    /** Reads a file into the buffer; answers with its size, or -1 when it is binary, too large or cannot be read. */
    #load(path, expected = MOST_FILE_BYTES) {
        let handle;
        try {
            handle = external_node_fs_.openSync(name_toFile(`${this.#root}/${path}`), FLAGS);
            let size = 0;
            // A read that is not filled has reached the end: one is enough, where the size is right.
            for (let read = 0, wanted = expected + 1; size <= MOST_FILE_BYTES; wanted = MOST_FILE_BYTES + 1 - size) {
                read = external_node_fs_.readSync(handle, this.#buffer, size, wanted, null);
                size += read;
                if (read < wanted)
                    break;
            }
            return size > MOST_FILE_BYTES || this.#buffer.subarray(0, Math.min(size, HEAD_BYTES)).includes(0)
                ? -1
                : size;
        }
        catch {
            return -1;
        }
        finally {
            if (handle !== undefined)
                external_node_fs_.closeSync(handle);
        }
    }
}

;// CONCATENATED MODULE: ./lib/service/repomap/focus.js


const STOP = new Set('the and for with from into that this when not but are was has have can all its use used using add added adds fix fixed fixes bug issue make more some should would will than then'.split(' ')); // biome-ignore format: a word list
const MOST_WORDS = 24;
const IN_PATH = 6;
const IN_DEFINITION = 3;
/** The query's words: whole identifiers, and their parts, in lower case and without common endings. */
function queryWords(query) {
    const words = new Set();
    for (const name of query.match(/[\p{L}\p{N}_$]+/gu) ?? []) {
        const parts = name.split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
        for (const part of [name, ...parts]) {
            const lower = part.toLowerCase();
            if (lower.length < 3 || STOP.has(lower))
                continue;
            words.add(lower.length > 5 && !/[_$]/.test(lower) ? lower.replace(/(?:ies|ing|ers?|ed|es|s)$/, '') : lower);
        }
    }
    return [...words].slice(0, MOST_WORDS);
}
/** Scores files by the query's words in their paths, in the names they define and in those they use; rare words count more. */
function fitTo(files, names, query) {
    const words = queryWords(query);
    const hits = nameHits(names, words);
    const scores = files.map((file) => wordScores(file, words, hits));
    const rarity = words.map((_, word) => {
        const count = scores.reduce((sum, score) => sum + (score[word] > 0 ? 1 : 0), 0);
        return Math.log(1 + files.length / (1 + count));
    });
    const file = Float64Array.from(scores, (score, index) => {
        const sum = score.reduce((all, value, word) => all + (value / (value + 3)) * rarity[word], 0);
        return sum ** 2 * files[index].weight;
    });
    const all = file.reduce((sum, value) => sum + value, 0);
    return {
        file: all > 0 ? file.map((value) => value / all) : file,
        name: (name) => (hits.get(name) ?? []).reduce((sum, word) => sum + rarity[word], 0),
    };
}
/** Which words each name holds. */
function nameHits(names, words) {
    const hits = new Map();
    if (words.length === 0)
        return hits;
    for (let name = 0; name < names.count; name++) {
        const text = names.text(name).toLowerCase();
        const found = words.flatMap((word, index) => (text.includes(word) ? [index] : []));
        if (found.length > 0)
            hits.set(name, found);
    }
    return hits;
}
function wordScores({ path, symbols }, words, hits) {
    const lower = path.toLowerCase();
    const base = external_node_path_.posix.basename(lower);
    const scores = words.map((word) => base.includes(word) ? IN_PATH : lower.includes(word) ? IN_PATH / 2 : 0);
    if (hits.size === 0)
        return scores;
    for (let at = 0; at < symbols.definitions.length; at += DEFINITION_SIZE) {
        for (const word of hits.get(symbols.definitions[at]) ?? [])
            scores[word] += IN_DEFINITION;
    }
    for (let at = 0; at < symbols.uses.length; at += 2) {
        for (const word of hits.get(symbols.uses[at]) ?? [])
            scores[word] += Math.log2(1 + symbols.uses[at + 1]) / 4;
    }
    return scores;
}
const TOUCHED = 20;
/** Where PageRank starts: everywhere by a file's weight, more where the query fits, and most where the run has been. */
function focusOf(files, fit, touched) {
    const weights = files.reduce((sum, file) => sum + file.weight, 0) || 1;
    const start = Float64Array.from(files, (file, index) => (file.weight / weights) * (touched.has(file.path) ? TOUCHED : 1) + 3 * fit.file[index]);
    const all = start.reduce((sum, value) => sum + value, 0) || 1;
    return { start: start.map((value) => value / all), factor: (name) => (fit.name(name) > 0 ? 10 : 1) };
}

;// CONCATENATED MODULE: ./lib/service/repomap/rank.js


const DAMPING = 0.85;
const MOST_ROUNDS = 30;
const CLOSE_ENOUGH = 1e-5;
/**
 * PageRank over files that use names which others define, as aider's map does it: the weights of names are its own
 * (long compound names 10, a leading underscore 0.1, more than five definers 0.1, the root of the number of uses).
 * An edge goes through the name, so a round costs uses plus definitions and not their product.
 */
function rank(files, names, focus) {
    const graph = makeGraph(files, names, focus);
    const { from, key, weight, total, definers, definer } = graph;
    let rank = Float64Array.from(focus.start);
    const inflow = new Float64Array(definers.length - 1);
    for (let round = 0; round < MOST_ROUNDS; round++) {
        inflow.fill(0);
        let idle = 0;
        for (let file = 0; file < files.length; file++) {
            if (total[file] === 0)
                idle += rank[file];
            else {
                const share = rank[file] / total[file];
                for (let at = from[file]; at < from[file + 1]; at++)
                    inflow[key[at]] += share * weight[at];
            }
        }
        const next = focus.start.map((start) => start * (1 - DAMPING + DAMPING * idle));
        for (let each = 0; each < inflow.length; each++) {
            if (inflow[each] === 0)
                continue;
            const first = definers[each];
            const last = definers[each + 1];
            const share = (DAMPING * inflow[each]) / (last - first);
            for (let at = first; at < last; at++)
                next[definer[at]] += share;
        }
        const change = next.reduce((sum, value, file) => sum + Math.abs(value - rank[file]), 0);
        rank = next;
        if (change < CLOSE_ENOUGH)
            break;
    }
    return {
        file: rank,
        definition(name, family) {
            const each = name * FAMILIES + family;
            return inflow[each] / Math.max(1, definers[each + 1] - definers[each]);
        },
    };
}
/** The graph in rows: uses by file, definers by key (a name in a language family). */
function makeGraph(files, names, focus) {
    const { definers, definer } = definersOf(files, names);
    const factors = new Float64Array(definers.length - 1);
    for (let each = 0; each < factors.length; each++) {
        const count = definers[each + 1] - definers[each];
        if (count > 0)
            factors[each] = nameFactor(names.text(Math.floor(each / FAMILIES)), count);
        if (count > 0)
            factors[each] *= focus.factor(Math.floor(each / FAMILIES));
    }
    const most = files.reduce((sum, file) => sum + file.symbols.uses.length / 2, 0);
    const from = new Int32Array(files.length + 1);
    const key = new Int32Array(most);
    const weight = new Float64Array(most);
    const total = new Float64Array(files.length);
    let count = 0;
    files.forEach((file, index) => {
        const { uses } = file.symbols;
        for (let at = 0; at < uses.length; at += 2) {
            const each = uses[at] * FAMILIES + FAMILY[file.language];
            if (factors[each] === 0)
                continue;
            // A name that only its own definer uses says nothing about other files.
            const first = definers[each];
            if (definers[each + 1] - first === 1 && definer[first] === index)
                continue;
            key[count] = each;
            weight[count] = factors[each] * Math.sqrt(uses[at + 1]);
            total[index] += weight[count];
            count++;
        }
        from[index + 1] = count;
    });
    return { from, key, weight, total, definers, definer };
}
/** `definer` holds the files that define a key from `definers[key]` to before `definers[key + 1]`. */
function definersOf(files, names) {
    const size = names.count * FAMILIES;
    const definers = new Int32Array(size + 1);
    const each = (visit) => {
        const last = new Int32Array(size).fill(-1);
        files.forEach(({ symbols, language }, file) => {
            for (let at = 0; at < symbols.definitions.length; at += DEFINITION_SIZE) {
                const name = symbols.definitions[at];
                const key = name * FAMILIES + FAMILY[language];
                if (name < 0 || last[key] === file)
                    continue;
                last[key] = file;
                visit(key, file);
            }
        });
    };
    each((key) => {
        definers[key + 1]++;
    });
    for (let key = 0; key < size; key++)
        definers[key + 1] += definers[key];
    const definer = new Int32Array(definers[size]);
    const free = definers.slice();
    each((key, file) => {
        definer[free[key]++] = file;
    });
    return { definers, definer };
}
function nameFactor(name, definers) {
    let factor = 1;
    const isCompound = name.includes('_') || (/[a-z]/.test(name) && /[A-Z]/.test(name));
    if (name.length >= 8 && isCompound)
        factor *= 10;
    if (name.startsWith('_') || name.length <= 3)
        factor *= 0.1;
    return definers > 5 ? factor * 0.1 : factor;
}

;// CONCATENATED MODULE: ./lib/service/repomap/signature.js
const MOST_CHARACTERS = 140;
const MOST_SCANNED = 600;
/**
 * The head of a definition on one line: from the start of its line up to its body. `text` holds one character a byte
 * (latin1), `from` is where the line begins, `name` where the name does.
 */
function signature(text, language, from, name) {
    const end = headEnd(text, language, from, name);
    const line = Buffer.from(text.slice(from, end), 'latin1').toString('utf8').replace(/\s+/g, ' ').trim();
    if (line.length <= MOST_CHARACTERS)
        return line;
    return `${line.slice(0, MOST_CHARACTERS - 1)}…`;
}
/** How far a line is indented; a tab counts as four. */
function indent(text, from) {
    let width = 0;
    for (let at = from;; at++) {
        if (text[at] === ' ')
            width++;
        else if (text[at] === '\t')
            width += 4;
        else
            return width;
    }
}
function headEnd(text, language, from, name) {
    const last = Math.min(text.length, Math.max(from, name) + MOST_SCANNED);
    let depth = 0;
    for (let at = name; at < last; at++) {
        const char = text[at];
        if (char === '(' || char === '[')
            depth++;
        else if (char === ')' || char === ']')
            depth--;
        else if (depth > 0)
            continue;
        else if (depth < 0)
            return at;
        else if (char === '{' || char === ';')
            return at;
        else if (char === ':' && language === 'python')
            return at;
        else if (char === '=' && text[at + 1] === '>')
            return at;
        else if (char === '\n' && !/[,(<|&=+:]\s*$/.test(text.slice(name, at)) && !goesOn(text, at + 1))
            return at;
    }
    return last;
}
/** Whether the next line still belongs to the head: a `where`, a base class, the brace of the body. */
function goesOn(text, from) {
    return /^[ \t]*(?:where\b|extends\b|implements\b|->|\{|[|&])/.test(text.slice(from, from + 120));
}

;// CONCATENATED MODULE: ./lib/service/repomap/render.js


/** Characters a token, as source with paths and line numbers has them. */
const TOKEN_CHARACTERS = 3.3;
/** Draws as many of `candidates` (best first) as fit `maxTokens`, by file, with the definitions they lie in. */
class Renderer {
    #files;
    #read;
    #lines = new Map();
    constructor(files, read) {
        this.#files = files;
        this.#read = read;
    }
    render(candidates, maxTokens) {
        const most = maxTokens * TOKEN_CHARACTERS;
        let fits = 0;
        let tooMany = Math.min(candidates.length, maxTokens) + 1;
        let best = { text: '', files: 0, symbols: 0 };
        while (fits + 1 < tooMany) {
            const middle = (fits + tooMany) >> 1;
            const drawn = this.#draw(candidates.slice(0, middle));
            if (drawn.text.length <= most) {
                fits = middle;
                best = drawn;
            }
            else
                tooMany = middle;
        }
        return best;
    }
    #draw(candidates) {
        const shown = new Map();
        for (const { file, index } of candidates) {
            const lines = this.#linesOf(file);
            const set = shown.get(file) ?? new Set();
            for (let at = index; at >= 0 && at < lines.length; at = lines[at].parent)
                set.add(at);
            if (set.size > 0)
                shown.set(file, set);
        }
        const parts = [];
        let symbols = 0;
        for (const [file, set] of shown) {
            const lines = this.#linesOf(file);
            const drawn = [...set].sort((a, b) => a - b).map((at) => drawLine(lines, at));
            symbols += set.size;
            parts.push(`${this.#files[file].path}\n${[...new Set(drawn)].join('\n')}`);
        }
        return { text: parts.join('\n\n'), files: shown.size, symbols };
    }
    #linesOf(file) {
        const known = this.#lines.get(file);
        if (known)
            return known;
        const { path, language, symbols } = this.#files[file];
        const text = this.#read(path);
        const lines = [];
        const open = [];
        const { definitions } = symbols;
        for (let at = 0; text !== undefined && at < definitions.length; at += DEFINITION_SIZE) {
            const from = definitions[at + 2];
            const width = indent(text, from);
            while (open.length > 0 && lines[open.at(-1)].width >= width)
                open.pop();
            const head = signature(text, language, from, definitions[at + 3]);
            lines.push({ line: definitions[at + 1], width, text: head, parent: open.at(-1) ?? -1 });
            open.push(lines.length - 1);
        }
        this.#lines.set(file, lines);
        return lines;
    }
}
function drawLine(lines, at) {
    let depth = 0;
    for (let up = lines[at].parent; up >= 0; up = lines[up].parent)
        depth++;
    return `${lines[at].line}: ${'  '.repeat(depth)}${lines[at].text}`;
}

;// CONCATENATED MODULE: ./lib/service/repomap.js









/** Ranked maps of a work tree's source. What was read is kept, and read again when a file changed. */
class RepoMap {
    #root;
    #guard;
    #walker;
    #touched;
    #collector;
    /** One map at a time: they share the tables. */
    #last = Promise.resolve();
    /**
     * `root`: absolute, symlinks resolved. `walker`: the one that all of the work tree's searches share. `touched`: paths
     * (relative, slashes forward) that the run has read or written.
     */
    constructor(options) {
        this.#root = options.root;
        this.#guard = options.guard;
        this.#walker = options.walker;
        this.#touched = options.touched ?? (() => []);
        this.#collector = new Collector(options.root);
    }
    /** The most important definitions below a folder, as many as fit. */
    map(query, signal) {
        this.#guard({ kind: 'read', path: query.path });
        const start = this.#start(query.path);
        const answer = this.#last.then(() => this.#map(query, start, signal));
        this.#last = answer.catch(() => undefined);
        return answer;
    }
    async #map(query, start, signal) {
        const { files, omitted } = await this.#collector.collect(this.#walker(), start, signal);
        const { names } = this.#collector.scout;
        const fitting = fitTo(files, names, query.query ?? '');
        const ranking = rank(files, names, focusOf(files, fitting, new Set(this.#touched())));
        const candidates = bestFirst(files, fitting, ranking.definition);
        const renderer = new Renderer(files, (file) => this.#collector.text(file));
        const allSymbols = candidates.length;
        return { ...renderer.render(candidates, query.maxTokens), allFiles: files.length, allSymbols, omitted };
    }
    /** The folder as the walker names it: empty, or ending in `/`. */
    #start(asked) {
        let full;
        try {
            full = external_node_fs_.realpathSync(external_node_path_.resolve(this.#root, asked));
        }
        catch {
            throw new contract_error/* ToolError */.v4(`${asked} does not exist. Use list_files or fffind to see what is there.`);
        }
        const below = external_node_path_.relative(this.#root, full).split(external_node_path_.sep).join('/');
        if (below === '..' || below.startsWith('../') || external_node_path_.isAbsolute(below)) {
            throw new contract_error/* ToolError */.v4(`${asked} lies outside the workspace, of which repo_map makes its maps.`);
        }
        if (!external_node_fs_.statSync(full).isDirectory()) {
            throw new contract_error/* ToolError */.v4(`${asked} is not a folder. Use read to see a file.`);
        }
        return below === '' ? '' : `${below}/`;
    }
}
/**
 * All definitions by importance: what flows to the name, plus the file's fit to the query, of which the best fitting
 * definition of a file gets half, the next a quarter, and so on.
 */
function bestFirst(files, fitting, flow) {
    const all = [];
    files.forEach(({ symbols, language, weight }, file) => {
        const own = [];
        for (let index = 0; index * DEFINITION_SIZE < symbols.definitions.length; index++) {
            const name = symbols.definitions[index * DEFINITION_SIZE];
            if (name < 0)
                continue;
            const score = weight * flow(name, FAMILY[language]);
            own.push({ file, index, score, fits: fitting.name(name) });
        }
        own.sort((a, b) => b.fits - a.fits || b.score - a.score || a.index - b.index);
        let share = fitting.file[file] / 2;
        for (const { fits, score, index } of own) {
            all.push({ file, index, score: score * (1 + fits) + share });
            share /= 2;
        }
    });
    return all.sort((a, b) => b.score - a.score || a.file - b.file || a.index - b.index);
}

// EXTERNAL MODULE: ./lib/regex/alphabet.js
var regex_alphabet = __webpack_require__(7912);
// EXTERNAL MODULE: ./lib/regex/program.js
var regex_program = __webpack_require__(44875);
// EXTERNAL MODULE: ./lib/regex/utf8.js
var utf8 = __webpack_require__(47044);
;// CONCATENATED MODULE: ./lib/regex/bit-simulate.js


const MOST_PLACES = 1024;
/**
 * Runs a program over a line as sets of bits, one for each byte it may read next: quick where an automaton would need
 * too many states. `make` answers undefined for programs with word boundaries, or too many places.
 */
class BitSimulation {
    #words;
    /** For each byte, the places that take it; for each place, the places after it. */
    #takes;
    #follow;
    #match;
    #matchAtEnd;
    #first;
    #later;
    #laterBits;
    #now;
    #next;
    constructor(program, places) {
        this.#words = Math.ceil(places.list.length / 32) || 1;
        const words = this.#words;
        this.#takes = new Int32Array(256 * words);
        this.#follow = new Int32Array(places.list.length * words);
        this.#match = new Int32Array(words);
        this.#matchAtEnd = new Int32Array(words);
        this.#now = new Int32Array(words);
        this.#next = new Int32Array(words);
        this.#first = places.after(program.start, true);
        this.#later = places.after(program.start, false);
        this.#laterBits = new Int32Array(words);
        for (const place of this.#later.places)
            set(this.#laterBits, place);
        places.list.forEach(({ pc, target }, index) => {
            this.#addPlace(program, places, index, pc, target);
        });
    }
    static make(program) {
        if (program.looks.some((look) => look.at !== 'lineStart' && look.at !== 'lineEnd'))
            return undefined;
        const places = new Places(program);
        return places.list.length > MOST_PLACES ? undefined : new BitSimulation(program, places);
    }
    /** Whether the program matches in bytes [start, end), which holds no line break. */
    matches(bytes, start, end) {
        if (this.#first.match || this.#later.match)
            return true;
        if (start === end)
            return this.#first.matchAtEnd;
        if (this.#later.matchAtEnd)
            return true;
        this.#now.fill(0);
        for (const place of this.#first.places)
            set(this.#now, place);
        for (let at = start; at < end; at++) {
            if (this.#step(bytes[at]))
                return true;
        }
        return this.#ended;
    }
    #ended = false;
    /** Reads a byte; true when a match is complete. */
    #step(byte) {
        const words = this.#words;
        const follow = this.#follow;
        const next = this.#next;
        next.set(this.#laterBits);
        let matched = 0;
        let ended = 0;
        for (let word = 0; word < words; word++) {
            let bits = this.#now[word] & this.#takes[byte * words + word];
            matched |= bits & this.#match[word];
            ended |= bits & this.#matchAtEnd[word];
            for (; bits !== 0; bits &= bits - 1) {
                const row = (word * 32 + 31 - Math.clz32(bits & -bits)) * words;
                for (let i = 0; i < words; i++)
                    next[i] |= follow[row + i];
            }
        }
        this.#next = this.#now;
        this.#now = next;
        this.#ended = ended !== 0;
        return matched !== 0;
    }
    #addPlace(program, places, index, pc, target) {
        const words = this.#words;
        const table = program.tables[program.x[pc]];
        for (let byte = 0; byte < 256; byte++) {
            const to = table[byte];
            if (to === utf8/* STOP */.VW || targetOf(program, pc, to) !== target)
                continue;
            this.#takes[byte * words + (index >> 5)] |= 1 << (index & 31);
        }
        const after = places.after(target, false);
        for (const place of after.places)
            this.#follow[index * words + (place >> 5)] |= 1 << (place & 31);
        if (after.match)
            set(this.#match, index);
        if (after.matchAtEnd)
            set(this.#matchAtEnd, index);
    }
}
/** One place for each instruction that reads, and each way out of it. */
class Places {
    list = [];
    #of = new Map();
    #program;
    constructor(program) {
        this.#program = program;
        for (let pc = 0; pc < program.op.length && this.list.length <= MOST_PLACES; pc++) {
            if (program.op[pc] !== regex_program/* READ */.Pz)
                continue;
            const ways = new Set(program.tables[program.x[pc]]);
            ways.delete(utf8/* STOP */.VW);
            this.#of.set(pc, [...ways].map((to) => this.list.push({ pc, target: targetOf(program, pc, to) }) - 1));
        }
    }
    /** What can be read or matched from `pc` without reading first. */
    after(pc, atStart) {
        const { op, x, y, looks } = this.#program;
        const places = new Set();
        const seen = new Set();
        const after = { places: [], match: false, matchAtEnd: false };
        for (const stack = [{ pc, end: false }]; stack.length > 0;) {
            const at = stack.pop();
            const key = at.pc * 2 + (at.end ? 1 : 0);
            if (seen.has(key))
                continue;
            seen.add(key);
            const code = op[at.pc];
            if (code === regex_program/* SPLIT */.JP)
                stack.push({ pc: y[at.pc], end: at.end }, { pc: x[at.pc], end: at.end });
            else if (code === regex_program/* MATCH */.E_ && at.end)
                after.matchAtEnd = true;
            else if (code === regex_program/* MATCH */.E_)
                after.match = true;
            else if (code === regex_program/* READ */.Pz && !at.end)
                for (const place of this.#of.get(at.pc) ?? [])
                    places.add(place);
            else if (code === regex_program/* LOOK */.og) {
                const isEnd = looks[x[at.pc]].at === 'lineEnd';
                if (isEnd || atStart)
                    stack.push({ pc: y[at.pc], end: at.end || isEnd });
            }
        }
        after.places = [...places];
        return after;
    }
}
function targetOf(program, pc, to) {
    return to === utf8/* OUT */.Po ? program.y[pc] : to + program.z[pc];
}
function set(bits, index) {
    bits[index >> 5] |= 1 << (index & 31);
}

// EXTERNAL MODULE: ./lib/regex/dfa.js
var regex_dfa = __webpack_require__(2766);
// EXTERNAL MODULE: ./lib/regex/look.js
var look = __webpack_require__(20040);
// EXTERNAL MODULE: ./lib/regex/unicode.js + 1 modules
var unicode = __webpack_require__(987);
;// CONCATENATED MODULE: ./lib/regex/simulate.js




/**
 * Runs a byte program over one line without making it deterministic: for lines the automaton is unsure of, and for
 * patterns whose automaton would not fit. Linear in the line; exact about word boundaries beyond ASCII.
 */
class Simulation {
    #program;
    #mark;
    #epoch = 0;
    constructor(program) {
        this.#program = program;
        this.#mark = new Int32Array(program.op.length);
    }
    /** Whether the program matches in bytes [start, end), which holds no line break. */
    matches(bytes, start, end) {
        const program = this.#program;
        let current = [];
        let next = [];
        for (let at = start; at <= end; at++) {
            current.push(program.start);
            if (this.#advance(current, next, bytes, { at, start, end }))
                return true;
            [current, next] = [next, current];
            next.length = 0;
        }
        return false;
    }
    /** Follows `from` over the byte at `place.at` into `to`; true when a match is complete before it. */
    #advance(from, to, bytes, place) {
        const { op, x, y, z, tables, looks } = this.#program;
        const epoch = ++this.#epoch;
        const mark = this.#mark;
        const byte = place.at < place.end ? bytes[place.at] : -1;
        let sides;
        for (let pc = from.pop(); pc !== undefined; pc = from.pop()) {
            if (mark[pc] === epoch)
                continue;
            mark[pc] = epoch;
            const code = op[pc];
            if (code === regex_program/* SPLIT */.JP)
                from.push(y[pc], x[pc]);
            else if (code === regex_program/* MATCH */.E_)
                return true;
            else if (code === regex_program/* LOOK */.og) {
                sides ??= sidesOf(bytes, place);
                if ((0,look/* lookHolds */.a)(looks[x[pc]], sides))
                    from.push(y[pc]);
            }
            else if (code === regex_program/* READ */.Pz && byte >= 0) {
                const way = tables[x[pc]][byte];
                if (way !== utf8/* STOP */.VW)
                    to.push(way === utf8/* OUT */.Po ? y[pc] : way + z[pc]);
            }
        }
        return false;
    }
}
function sidesOf(bytes, { at, start, end }) {
    const first = at === start;
    const last = at === end;
    const inside = !first && !last && (bytes[at] & 0xc0) === 0x80;
    return {
        start: first,
        end: last,
        afterNewline: first,
        beforeNewline: last,
        afterWord: !first && !inside && (0,unicode/* isWordPoint */.rN)(pointBefore(bytes, start, at)),
        beforeWord: !last && !inside && (0,unicode/* isWordPoint */.rN)(pointAt(bytes, at, end)),
        afterAscii: !first && bytes[at - 1] < 128 && (0,unicode/* isWordPoint */.rN)(bytes[at - 1]),
        beforeAscii: !last && bytes[at] < 128 && (0,unicode/* isWordPoint */.rN)(bytes[at]),
    };
}
/** The code point that starts at `at`; -1 when it is not UTF-8. */
function pointAt(bytes, at, end) {
    const first = bytes[at];
    if (first < 0x80)
        return first;
    const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (size === 0 || at + size > end)
        return -1;
    let point = first & (0xff >> (size + 1));
    for (let i = 1; i < size; i++) {
        if ((bytes[at + i] & 0xc0) !== 0x80)
            return -1;
        point = (point << 6) | (bytes[at + i] & 0x3f);
    }
    return point;
}
function pointBefore(bytes, start, at) {
    let from = at - 1;
    while (from > start && at - from < 4 && (bytes[from] & 0xc0) === 0x80)
        from--;
    return pointAt(bytes, from, at);
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/layout.js
/** Where things lie in a kernel's memory (bytes). `kernel.as.ts` names the same numbers. */
const NEEDLE = 0;
const NEEDLE_BYTES = 1024;
/** Teddy: low- and high-nibble masks of three positions, 16 bytes each. */
const MASKS = 1024;
/** Teddy: eight addresses of literal lists. */
const BUCKETS = 1152;
/** A byte's offset in a row of the automaton, 16 bits each. */
const CLASSES = 1280;
/** Teddy: a list is its length, then literals: length | offset << 16, bytes, padded to four. */
const LISTS = 2048;
/** Rows of the automaton. */
const ROWS = 16_384;
const ROW_BYTES = 2_097_152;
/** The text searched; the byte before it is a line break. */
const layout_TEXT = ROWS + ROW_BYTES + 65_536;
/** The kernel reads at most this far past the text's end. */
const layout_SLACK = 256;

;// CONCATENATED MODULE: ./lib/service/search/file-text.js



const FIRST_READ = 131_072;
const WINDOW = 4_194_304;
const LONGEST_LINE = 33_554_432;
const MOST_UTF16 = 67_108_864;
const file_text_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * Reads files into a kernel's memory, whole lines at a time: small ones in one read, larger ones in windows of 4 MiB,
 * as long as they were when first seen. What holds a NUL is binary and reads as empty. UTF-8 and UTF-16 are told by
 * their byte order marks, which are not part of the text.
 */
class FileText {
    #kernel;
    #file = -1;
    #size = 0;
    #taken = 0;
    /** Bytes at TEXT that belong to a line whose end has not been read. */
    #kept = 0;
    #last = true;
    /** Bytes handed out, and the byte that a line break was put over. */
    #handed = 0;
    #covered = -1;
    /** Bytes read since the beginning, of all files. */
    total = 0;
    constructor(kernel) {
        this.#kernel = kernel;
    }
    /** Opens a regular file and reads its beginning; false when there is nothing to search. `next` gives the text. */
    open(path) {
        try {
            this.#file = external_node_fs_.openSync(name_toFile(path), file_text_FLAGS);
        }
        catch {
            return false;
        }
        try {
            if (this.#begin())
                return true;
        }
        catch {
            // Gone, a folder, no permission: nothing to search.
        }
        this.close();
        return false;
    }
    /** Length of the next stretch of whole lines, which lies at TEXT and ends in a line break; 0 at the end. */
    next() {
        try {
            return this.#next();
        }
        catch {
            return 0;
        }
    }
    close() {
        if (this.#file >= 0)
            external_node_fs_.closeSync(this.#file);
        this.#file = -1;
    }
    #begin() {
        const { bytes } = this.#kernel;
        const read = external_node_fs_.readSync(this.#file, bytes, layout_TEXT, FIRST_READ, null);
        if (read === 0)
            return false;
        this.#taken = read;
        this.#kept = read;
        this.#handed = 0;
        this.#covered = -1;
        this.#last = read < FIRST_READ;
        if (!this.#last) {
            const stat = external_node_fs_.fstatSync(this.#file);
            if (!stat.isFile())
                return false;
            this.#size = stat.size;
        }
        const first = bytes[layout_TEXT];
        if (first >= 0xef && this.#takeMark(first))
            return this.#kept > 0;
        return this.#kernel.find1(layout_TEXT, layout_TEXT + read, 0) < 0;
    }
    /** Handles a byte order mark; true when there was one. */
    #takeMark(first) {
        const { bytes } = this.#kernel;
        const second = bytes[layout_TEXT + 1];
        if (first === 0xef && second === 0xbb && bytes[layout_TEXT + 2] === 0xbf) {
            bytes.copyWithin(layout_TEXT, layout_TEXT + 3, layout_TEXT + this.#kept);
            this.#kept -= 3;
            return this.#kernel.find1(layout_TEXT, layout_TEXT + this.#kept, 0) < 0 || this.#drop();
        }
        const little = first === 0xff && second === 0xfe;
        if (this.#kept < 2 || !(little || (first === 0xfe && second === 0xff)))
            return false;
        this.#transcode(little);
        return true;
    }
    #drop() {
        this.#kept = 0;
        return true;
    }
    #transcode(little) {
        const whole = Buffer.alloc(Math.min(Math.max(this.#size, this.#taken), MOST_UTF16));
        let size = external_node_fs_.readSync(this.#file, whole, 0, whole.length, 0);
        size -= size % 2;
        const units = whole.subarray(2, size);
        if (!little)
            units.swap16();
        const text = Buffer.from(units.toString('utf16le'), 'utf8');
        this.#kernel.grow(text.length + 1);
        this.#kernel.bytes.set(text, layout_TEXT);
        this.#kept = text.length;
        this.#last = true;
    }
    #next() {
        const kernel = this.#kernel;
        if (this.#handed > 0)
            this.#takeBack();
        if (this.#kept === 0 && this.#last)
            return 0;
        while (!this.#last) {
            const from = layout_TEXT + this.#kept;
            const want = Math.min(Math.max(WINDOW - this.#kept, FIRST_READ), this.#size - this.#taken);
            kernel.grow(this.#kept + want + 1);
            const read = want > 0 ? external_node_fs_.readSync(this.#file, kernel.bytes, from, want, null) : 0;
            this.#taken += read;
            this.#last = read === 0 || this.#taken >= this.#size;
            if (kernel.find1(from, from + read, 0) >= 0)
                return 0;
            this.#kept += read;
            if (this.#last || this.#kept < WINDOW)
                continue;
            const end = kernel.lineStart(layout_TEXT, layout_TEXT + this.#kept) - layout_TEXT;
            if (end > 0 || this.#kept >= LONGEST_LINE)
                return this.#hand(end > 0 ? end : this.#kept);
        }
        return this.#hand(this.#kept);
    }
    /** Hands out `size` bytes, a line break put after them where there is none; the rest waits for the next call. */
    #hand(size) {
        const { bytes } = this.#kernel;
        this.#handed = size;
        this.total += size;
        if (bytes[layout_TEXT + size - 1] === 10)
            return size;
        this.#covered = bytes[layout_TEXT + size];
        bytes[layout_TEXT + size] = 10;
        return size + 1;
    }
    #takeBack() {
        const { bytes } = this.#kernel;
        const from = layout_TEXT + this.#handed;
        if (this.#covered >= 0)
            bytes[from] = this.#covered;
        this.#covered = -1;
        this.#kept -= this.#handed;
        bytes.copyWithin(layout_TEXT, from, from + this.#kept);
        this.#handed = 0;
    }
}

;// CONCATENATED MODULE: ./lib/regex/bytes-window.js

const WIDTH = 3;
const LONGEST = 16;
/** The rarest window of a pattern for searching line by line; `rate` says how common a byte is. */
function rarestWindow(node, rate) {
    return new Finder(rate).find(node);
}
class Finder {
    /** Stands for a line's start or end; two in a row are one. */
    #newline = only((byte) => byte === 10);
    #rates = new Map();
    #rate;
    constructor(rate) {
        this.#rate = rate;
    }
    find(node) {
        const info = this.#info(node);
        return this.#rarest([info.best, this.#inside(info.exact ?? info.prefix), this.#inside(info.suffix)]);
    }
    #info(node) {
        switch (node.type) {
            case 'set':
                return this.#set(node.set);
            case 'cat':
                return node.parts.map((part) => this.#info(part)).reduce((a, b) => this.#cat(a, b), fixed([]));
            case 'alt':
                return this.#alt(node.options.map((option) => this.#info(option)));
            case 'repeat':
                return this.#repeat(this.#info(node.node), node.min, node.max);
            case 'look':
                return fixed(node.look.at === 'lineStart' || node.look.at === 'lineEnd' ? [this.#newline] : []);
        }
    }
    #set(set) {
        const { tables } = (0,utf8/* utf8Template */.mW)(set);
        const first = tables[0];
        if (tables.length === 1)
            return fixed([only((byte) => first[byte] === utf8/* OUT */.Po)]);
        const last = only((byte) => tables.some((table) => table[byte] === utf8/* OUT */.Po));
        return {
            exact: undefined,
            prefix: [only((byte) => first[byte] !== utf8/* STOP */.VW)],
            suffix: [last],
            best: undefined,
        };
    }
    #cat(a, b) {
        const exact = a.exact && b.exact && this.#joined(a.exact, b.exact);
        return {
            exact: exact && exact.length <= LONGEST ? exact : undefined,
            prefix: (a.exact ? this.#joined(a.exact, b.prefix) : a.prefix).slice(0, WIDTH),
            suffix: (b.exact ? this.#joined(a.suffix, b.exact) : b.suffix).slice(-WIDTH),
            best: this.#rarest([
                a.best,
                b.best,
                this.#inside(this.#joined(a.exact ?? a.suffix, b.exact ?? b.prefix)),
            ]),
        };
    }
    #joined(a, b) {
        return a.at(-1) === this.#newline && b[0] === this.#newline ? [...a, ...b.slice(1)] : [...a, ...b];
    }
    #alt(infos) {
        const length = infos[0]?.exact?.length;
        const same = infos.every((info) => info.exact?.length === length && length !== undefined);
        const heads = infos.map((info) => info.prefix);
        const tails = infos.map((info) => [...info.suffix].reverse());
        const best = infos.map((info) => this.#rarest([info.best, this.#inside(info.exact ?? info.prefix)]));
        const sets = best.every((window) => window !== undefined)
            ? merged(best.map((window) => window.sets))
            : [];
        return {
            exact: same ? merged(infos.map((info) => info.exact ?? [])) : undefined,
            prefix: merged(heads),
            suffix: merged(tails).reverse(),
            best: sets.length > 1 ? { sets, rate: this.#product(sets) } : undefined,
        };
    }
    #repeat(info, min, max) {
        if (max === 0)
            return fixed([]);
        if (min === 0)
            return { exact: undefined, prefix: [], suffix: [], best: undefined };
        let times = info.exact;
        for (let i = 1; i < Math.min(min, LONGEST) && times; i++)
            times = this.#joined(times, info.exact);
        if (times && min === max && times.length <= LONGEST && min <= LONGEST)
            return fixed(times);
        return {
            exact: undefined,
            prefix: (times ?? info.prefix).slice(0, WIDTH),
            suffix: (times ?? info.suffix).slice(-WIDTH),
            best: this.#rarest([info.best, times && this.#inside(times)]),
        };
    }
    #inside(sets) {
        if (sets.length < 2)
            return undefined;
        const windows = [];
        for (let at = 0; at === 0 || at + WIDTH <= sets.length; at++) {
            const part = sets.slice(at, at + WIDTH);
            windows.push({ sets: part, rate: this.#product(part) });
        }
        return this.#rarest(windows);
    }
    #rarest(windows) {
        let best;
        for (const window of windows)
            if (window && window.rate < (best?.rate ?? 2))
                best = window;
        return best;
    }
    #product(sets) {
        return sets.reduce((product, set) => product * this.#one(set), 1);
    }
    #one(set) {
        let total = this.#rates.get(set);
        if (total !== undefined)
            return total;
        total = 0;
        for (let byte = 0; byte < 256; byte++)
            if (set[byte])
                total += this.#rate(byte);
        this.#rates.set(set, total);
        return total;
    }
}
function fixed(sets) {
    return { exact: sets, prefix: sets.slice(0, WIDTH), suffix: sets.slice(-WIDTH), best: undefined };
}
function only(holds) {
    return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}
/** Place by place, as far as all reach. */
function merged(all) {
    const length = Math.min(...all.map((sets) => sets.length));
    return Array.from({ length }, (_, at) => only((byte) => all.some((sets) => sets[at][byte] === 1)));
}

// EXTERNAL MODULE: ./lib/regex/charset.js
var charset = __webpack_require__(63195);
;// CONCATENATED MODULE: ./lib/regex/literal.js

const MOST_TEXTS = 64;
const MOST_CROSSED = 16;
const MOST_MEMBERS = 4;
const literal_LONGEST = 64;
const KELVIN = 0x212a;
const LONG_S = 0x17f;
/** Finds what texts a search can look for before it runs the automaton; `rate` says how common a text is (lower is rarer). */
function required(node, rate) {
    const shape = shapeOf(node);
    const extractor = new Extractor(shape.folded, rate);
    const info = extractor.info(node);
    const candidates = [info.exact, info.best, info.prefix, info.suffix].filter((texts) => texts !== undefined);
    const best = extractor.better(candidates);
    if (!best)
        return { texts: undefined, fold: false, exact: false, strays: [] };
    const texts = withoutSupersets(best);
    const everyLetterFolds = !shape.folded || shape.allFolded;
    const exact = info.exact !== undefined && best === info.exact && !shape.looks && everyLetterFolds;
    const strays = shape.folded ? straysIn(texts) : [];
    return { texts, fold: shape.folded, exact, strays };
}
class Extractor {
    fold;
    rate;
    constructor(fold, rate) {
        this.fold = fold;
        this.rate = rate;
    }
    info(node) {
        switch (node.type) {
            case 'set':
                return this.#set(node.set);
            case 'cat':
                return node.parts.map((part) => this.info(part)).reduce((a, b) => this.#cat(a, b), known(['']));
            case 'alt':
                return this.#alt(node.options.map((option) => this.info(option)));
            case 'repeat':
                return this.#repeat(this.info(node.node), node.min, node.max);
            case 'look':
                return known([node.look.at === 'lineStart' || node.look.at === 'lineEnd' ? '\n' : '']);
        }
    }
    /** The rarest of several sets of texts, each of which every match must hold one of. */
    better(candidates) {
        let best;
        let lowest = Number.POSITIVE_INFINITY;
        for (const texts of candidates) {
            const rate = this.#total(texts);
            if (rate < lowest) {
                best = texts;
                lowest = rate;
            }
        }
        return best;
    }
    #total(texts) {
        if (texts.length === 0 || texts.length > MOST_TEXTS)
            return Number.POSITIVE_INFINITY;
        let total = 0;
        for (const text of texts) {
            if (text === '' || text === '\n')
                return Number.POSITIVE_INFINITY;
            total += this.rate(text);
        }
        return total;
    }
    #set(set) {
        const letter = this.fold ? foldedLetter(set) : undefined;
        if (letter !== undefined)
            return known([letter]);
        if ((0,charset/* count */.U9)(set) > MOST_MEMBERS || set.length === 0) {
            return { exact: undefined, prefix: [''], suffix: [''], best: undefined };
        }
        const members = [];
        for (const [low, high] of set) {
            for (let point = low; point <= high; point++)
                members.push(this.#lower(String.fromCodePoint(point)));
        }
        return known([...new Set(members)]);
    }
    #lower(char) {
        return this.fold && char >= 'A' && char <= 'Z' ? char.toLowerCase() : char;
    }
    #cat(a, b) {
        const exact = a.exact && b.exact ? crossed(a.exact, b.exact) : undefined;
        const inner = crossed(a.suffix, b.prefix);
        const candidates = [a.best, b.best, inner, exact ? undefined : a.exact, exact ? undefined : b.exact];
        return {
            exact,
            prefix: heads((a.exact && crossed(a.exact, b.prefix)) ?? a.exact ?? a.prefix),
            suffix: tails((b.exact && crossed(a.suffix, b.exact)) ?? b.exact ?? b.suffix),
            best: this.better(candidates.filter((texts) => texts !== undefined)),
        };
    }
    #alt(infos) {
        const join = (pick) => {
            const all = infos.map(pick);
            if (all.some((texts) => texts === undefined))
                return undefined;
            const texts = [...new Set(all.flatMap((each) => each ?? []))];
            return texts.length <= MOST_TEXTS ? texts : undefined;
        };
        const strongest = (info) => this.better([info.exact, info.best, info.prefix, info.suffix].filter((texts) => texts !== undefined));
        return {
            exact: join((info) => info.exact),
            prefix: join((info) => info.prefix) ?? [''],
            suffix: join((info) => info.suffix) ?? [''],
            best: join(strongest),
        };
    }
    #repeat(info, min, max) {
        if (max === 0)
            return known(['']);
        if (min === 0) {
            const exact = max === 1 && info.exact ? [...new Set([...info.exact, ''])] : undefined;
            return { exact, prefix: [''], suffix: [''], best: undefined };
        }
        if (min === max && min === 1)
            return info;
        const hasEnds = info.exact?.some((text) => text.includes('\n')) ?? false;
        if (!hasEnds && info.exact?.length === 1 && info.exact[0].length * min <= literal_LONGEST) {
            const whole = [info.exact[0].repeat(min)];
            return { exact: min === max ? whole : undefined, prefix: whole, suffix: whole, best: whole };
        }
        const best = this.better([info.exact, info.best].filter((texts) => texts !== undefined));
        return { exact: undefined, prefix: info.prefix, suffix: info.suffix, best };
    }
}
function known(texts) {
    return { exact: texts, prefix: texts, suffix: texts, best: undefined };
}
/** Every text of `a` before every one of `b`; undefined when that is too many. Two line ends are one. */
function crossed(a, b) {
    if (a.length * b.length > MOST_CROSSED && a.length > 1 && b.length > 1)
        return undefined;
    const texts = new Set();
    for (const first of a) {
        for (const second of b)
            texts.add(first.endsWith('\n') && second.startsWith('\n') ? first + second.slice(1) : first + second);
    }
    return texts.size <= MOST_TEXTS && [...texts].every((text) => text.length <= 1024) ? [...texts] : undefined;
}
function heads(texts) {
    return [...new Set(texts.map((text) => [...text].slice(0, literal_LONGEST).join('')))];
}
function tails(texts) {
    return [...new Set(texts.map((text) => [...text].slice(-literal_LONGEST).join('')))];
}
function withoutSupersets(texts) {
    return texts.filter((text, i) => !texts.some((other, j) => j !== i && text.includes(other) && (text !== other || j < i)));
}
/** The lower-case ASCII letter whose both cases (and their strays) are this set. */
function foldedLetter(set) {
    const points = [];
    if ((0,charset/* count */.U9)(set) > 3)
        return undefined;
    for (const [low, high] of set)
        for (let point = low; point <= high; point++)
            points.push(point);
    const [upper, lower, stray] = points;
    if (upper === undefined || lower !== upper + 32 || upper < 65 || upper > 90)
        return undefined;
    if (stray !== undefined && stray !== KELVIN && stray !== LONG_S)
        return undefined;
    return String.fromCharCode(lower);
}
function straysIn(texts) {
    const strays = [];
    if (texts.some((text) => text.includes('s')))
        strays.push(String.fromCharCode(LONG_S));
    if (texts.some((text) => text.includes('k')))
        strays.push(String.fromCharCode(KELVIN));
    return strays;
}
/** Whether letters fold anywhere, everywhere, and whether there are conditions. */
function shapeOf(node) {
    if (node.type === 'look')
        return { folded: false, allFolded: true, looks: true };
    if (node.type === 'set') {
        const folded = foldedLetter(node.set) !== undefined;
        const letters = node.set.some(([low, high]) => low <= 122 && high >= 65 && !(low > 90 && high < 97));
        return { folded, allFolded: folded || !letters, looks: false };
    }
    const below = node.type === 'repeat' ? [node.node] : node.type === 'cat' ? node.parts : node.options;
    const shapes = below.map(shapeOf);
    return {
        folded: shapes.some((shape) => shape.folded),
        allFolded: shapes.every((shape) => shape.allFolded),
        looks: shapes.some((shape) => shape.looks),
    };
}

// EXTERNAL MODULE: ./lib/regex/parse.js + 3 modules
var parse = __webpack_require__(10015);
;// CONCATENATED MODULE: ./lib/service/search/frequency.js
/** -3 * log2 of each ASCII byte's share of source code (C, TypeScript, Markdown; 60 MB), as character codes from 40 on. */
const BITS = 'wwwwwwwww97wwwwwwwwwwwwwwwwwwwww0F?EJKCD;;<G:?=>?BBEEGEIEI>;E>?HJ:A=A=BBD?LDAA@@@G???CFEEGIEHEU7D7<894:<;6E>9;679C6659>?>>E@E@Rw';
/** The share of `byte` in source code, roughly. */
function share(byte) {
    return byte < 128 ? 2 ** (-(BITS.charCodeAt(byte) - 40) / 3) : 0.00004;
}
/** How likely a random position of source code holds `text`, roughly; letters of either case when `fold`. */
function textShare(text, fold) {
    let product = 1;
    for (const byte of Buffer.from(text, 'utf8')) {
        const other = fold && byte >= 97 && byte <= 122 ? share(byte - 32) : 0;
        product *= share(byte) + other;
    }
    return product;
}

;// CONCATENATED MODULE: ./lib/service/search/plan.js







const COMMON = 0.02;
/** Decides how to search for `pattern`; throws a RegexError when it is not a regular expression. */
function makePlan(pattern) {
    const options = { ignoreCase: pattern.ignoreCase, lines: true };
    const node = pattern.literal ? (0,parse/* literal */.e)(pattern.text, options) : (0,parse/* parse */.q)(pattern.text, options);
    let fold = false;
    const rate = (text) => textShare(text, fold);
    fold = required(node, rate).fold;
    const found = required(node, rate);
    const needles = (found.texts ?? []).map((text) => Buffer.from(text, 'utf8'));
    const likely = found.texts?.reduce((sum, text) => sum + rate(text), 0) ?? 1;
    const window = rarestWindow(node, share);
    const strategy = choose(needles, found, likely, window);
    let program;
    return {
        strategy,
        needles,
        fold: found.fold,
        exact: found.exact,
        strays: found.strays.map((text) => Buffer.from(text, 'utf8')),
        window,
        fromBreak: needles.some((needle) => needle[0] === 10) || window?.sets[0]?.[10] === 1,
        program: () => (program ??= programOf(node)),
    };
}
function programOf(node) {
    return (0,regex_program/* compile */.wE)(node, new regex_alphabet/* ByteAlphabet */.U());
}
function choose(needles, found, likely, window) {
    const byNeedle = needleStrategy(needles, found.exact);
    const rare = window !== undefined && window.rate < COMMON;
    if (byNeedle === undefined)
        return rare ? 'window' : 'automaton';
    if (found.exact)
        return byNeedle;
    if (rare && window.rate * 4 < likely)
        return 'window';
    return likely < COMMON ? byNeedle : 'automaton';
}
function needleStrategy(needles, exact) {
    if (needles.length === 0)
        return undefined;
    const [first] = needles;
    if (needles.length === 1 && first.length <= NEEDLE_BYTES && (exact || first.length > 1))
        return 'needle';
    const listed = needles.reduce((sum, needle) => sum + 8 + needle.length, 64);
    return needles.every((needle) => needle.length > 1) && listed < ROWS - LISTS ? 'needles' : undefined;
}

;// CONCATENATED MODULE: ./lib/service/search/tables.js


const COUNT = 8;
const tables_WIDTH = 3;
/** Gives the kernel one needle, with its two rarest bytes. */
function loadNeedle(kernel, needle) {
    kernel.bytes.set(needle, NEEDLE);
    const rarest = [...needle.keys()].sort((a, b) => share(needle[a]) - share(needle[b]));
    kernel.needle(needle.length, rarest[0], rarest[1] ?? rarest[0]);
}
/** Gives the kernel many needles (two bytes or more each): masks of each one's rarest three bytes, and lists to compare with. */
function loadNeedles(kernel, needles, fold) {
    const buckets = Array.from({ length: COUNT }, () => []);
    needles.forEach((needle, i) => {
        buckets[i % COUNT].push(needle);
    });
    kernel.bytes.fill(0, MASKS, MASKS + 32 * tables_WIDTH);
    let at = LISTS;
    buckets.forEach((list, bucket) => {
        kernel.bytes.writeInt32LE(at, BUCKETS + 4 * bucket);
        at = kernel.bytes.writeInt32LE(list.length, at);
        for (const needle of list) {
            const offset = rarestOffset(needle);
            for (let i = 0; i < tables_WIDTH; i++)
                mark(kernel, i, bucket, needle[offset + i], fold);
            at = kernel.bytes.writeInt32LE(needle.length | (offset << 16), at);
            kernel.bytes.set(needle, at);
            at += (needle.length + 3) & ~3;
        }
    });
}
/** Lets a byte (any, when undefined) through at one place of a bucket. */
function mark(kernel, place, bucket, byte, fold) {
    const low = MASKS + 32 * place;
    const bit = 1 << bucket;
    if (byte === undefined) {
        for (let i = 0; i < 32; i++)
            kernel.bytes[low + i] |= bit;
        return;
    }
    const cases = fold && byte >= 97 && byte <= 122 ? [byte, byte - 32] : [byte];
    for (const each of cases) {
        kernel.bytes[low + (each & 15)] |= bit;
        kernel.bytes[low + 16 + (each >> 4)] |= bit;
    }
}
function rarestOffset(needle) {
    let best = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at === 0 || at + tables_WIDTH <= needle.length; at++) {
        const rate = needle.subarray(at, at + tables_WIDTH).reduce((product, byte) => product * share(byte), 1);
        if (rate < lowest)
            [best, lowest] = [at, rate];
    }
    return best;
}
/** Gives the kernel a window of byte sets, as up to eight products of nibbles; it may let a little more through. */
function loadWindow(kernel, sets) {
    const places = Array.from({ length: tables_WIDTH }, (_, i) => blocks(sets[i]));
    while (places.reduce((product, list) => product * list.length, 1) > COUNT) {
        const widest = places.reduce((a, b) => (b.length > a.length ? b : a));
        places[places.indexOf(widest)] = [joined(widest)];
    }
    kernel.bytes.fill(0, MASKS, MASKS + 32 * tables_WIDTH);
    let bucket = 0;
    for (const a of places[0]) {
        for (const b of places[1]) {
            for (const c of places[2]) {
                [a, b, c].forEach((block, i) => {
                    for (let nibble = 0; nibble < 16; nibble++) {
                        if ((block.lows >> nibble) & 1)
                            kernel.bytes[MASKS + 32 * i + nibble] |= 1 << bucket;
                        if ((block.highs >> nibble) & 1)
                            kernel.bytes[MASKS + 32 * i + 16 + nibble] |= 1 << bucket;
                    }
                });
                bucket++;
            }
        }
    }
}
function blocks(set) {
    if (!set)
        return [{ lows: 0xffff, highs: 0xffff }];
    const byLows = new Map();
    for (let high = 0; high < 16; high++) {
        let lows = 0;
        for (let low = 0; low < 16; low++)
            if (set[high * 16 + low])
                lows |= 1 << low;
        if (lows !== 0)
            byLows.set(lows, (byLows.get(lows) ?? 0) | (1 << high));
    }
    return [...byLows].map(([lows, highs]) => ({ lows, highs }));
}
function joined(list) {
    return list.reduce((a, b) => ({ lows: a.lows | b.lows, highs: a.highs | b.highs }));
}
/** Gives the kernel a byte's class as an offset in a row. */
function loadClasses(kernel, classOf) {
    for (let byte = 0; byte < 256; byte++)
        kernel.bytes.writeUInt16LE(classOf[byte] * 4, CLASSES + 2 * byte);
}

;// CONCATENATED MODULE: ./lib/service/search/engine.js








/** Lines longer than this are shown cut, around the match. */
const SHOWN_LINE = 500;
const FOUR_STREAMS_FROM = 4096;
const JUDGE_AFTER = 262_144;
/** An automaton that reads fewer bytes for each state it makes is given up. */
const BYTES_A_STATE = 10;
/** Searches files for one pattern at a time, on one thread and in one kernel's memory. */
class Engine {
    #kernel;
    #file;
    #key = '';
    #plan;
    #strategy = 'automaton';
    #dfa;
    #simulation;
    /** The automaton does not fit its rows: lines are simulated. */
    #thrashes = false;
    #lastClears = 0;
    #lastPlace = 0;
    /** Bytes that prefilters searched, and bytes of lines the automaton then had to look at. */
    #searched = 0;
    #doubted = 0;
    constructor(kernel) {
        this.#kernel = kernel;
        this.#file = new FileText(kernel);
    }
    /** Takes a pattern; throws a RegexError when it is no expression. */
    prepare(pattern) {
        const key = JSON.stringify(pattern);
        if (key === this.#key)
            return;
        this.#plan = makePlan(pattern);
        this.#key = key;
        this.#dfa = undefined;
        this.#simulation = undefined;
        this.#thrashes = false;
        this.#searched = this.#doubted = 0;
        this.#strategy = this.#plan.strategy;
        if (!this.#kernel.vectors && (this.#strategy !== 'needle' || this.#plan.fold))
            this.#strategy = 'automaton';
        if (this.#strategy === 'needle')
            loadNeedle(this.#kernel, this.#plan.needles[0]);
        else if (this.#strategy === 'needles')
            loadNeedles(this.#kernel, this.#plan.needles, this.#plan.fold);
        else if (this.#strategy === 'window')
            loadWindow(this.#kernel, this.#plan.window.sets);
    }
    /** How the pattern in force is searched for. */
    get strategy() {
        const verified = this.#strategy === 'automaton' || (this.#plan.exact && this.#strategy !== 'window');
        return `${this.#kernel.name}, ${this.#strategy}${verified ? '' : ' + automaton'}`;
    }
    /** Searches one file; adds to `lines` (when given) and answers with how many lines match, `most` at most. */
    search(path, most, lines) {
        if (!this.#file.open(path))
            return 0;
        try {
            const task = { found: 0, most, lines, lineBase: 1, counted: layout_TEXT, end: layout_TEXT };
            for (let size = this.#file.next(); size > 0; size = this.#file.next()) {
                task.end = layout_TEXT + size;
                task.counted = layout_TEXT;
                this.#searchText(task);
                if (task.found >= most)
                    break;
                task.lineBase += this.#kernel.countLines(task.counted, task.end);
            }
            return task.found;
        }
        finally {
            this.#file.close();
        }
    }
    #searchText(task) {
        const kernel = this.#kernel;
        const { strays, exact } = this.#plan;
        const stray = strays.some((each) => kernel.bytes.subarray(layout_TEXT, task.end).includes(each));
        if (this.#strategy === 'automaton' || stray)
            this.#automaton(layout_TEXT, task.end, task);
        else if (exact)
            this.#needles(task);
        else
            this.#candidates(task);
    }
    #needles(task) {
        const kernel = this.#kernel;
        for (let at = layout_TEXT; at < task.end;) {
            const hit = this.#next(at, task.end);
            if (hit < 0)
                return;
            const start = kernel.lineStart(at, hit);
            const end = kernel.find1(hit, task.end, 10);
            if (!this.#emit(task, start, end, hit))
                return;
            at = end + 1;
        }
    }
    #candidates(task) {
        const kernel = this.#kernel;
        const back = this.#plan.fromBreak ? 1 : 0;
        this.#searched += task.end - layout_TEXT;
        for (let at = layout_TEXT; at < task.end;) {
            let hit = this.#next(at - back, task.end);
            if (hit < 0)
                return;
            if (kernel.bytes[hit] === 10)
                hit++;
            if (hit >= task.end)
                return;
            const start = kernel.lineStart(at, hit);
            const end = kernel.find1(hit, task.end, 10);
            this.#doubted += end - start;
            const match = this.#matchEnd(start, end);
            if (match >= 0 && !this.#emit(task, start, end, match))
                return;
            at = end + 1;
            if (this.#isFutile()) {
                this.#strategy = 'automaton';
                this.#automaton(at, task.end, task);
                return;
            }
        }
    }
    /** The prefilter lets so much through that it only costs. */
    #isFutile() {
        return this.#searched > JUDGE_AFTER && this.#doubted * 3 > this.#searched;
    }
    #next(at, end) {
        const kernel = this.#kernel;
        if (this.#strategy === 'window')
            return kernel.trio(at, end);
        if (this.#strategy === 'needles')
            return kernel.teddy(at, end, this.#plan.fold ? 1 : 0);
        return this.#plan.fold ? kernel.findFolded(at, end) : kernel.find(at, end);
    }
    /** The automaton over whole lines of [start, end). */
    #automaton(start, end, task) {
        if (end - start < FOUR_STREAMS_FROM || this.#thrashes) {
            this.#stream(start, end, task);
            return;
        }
        const kernel = this.#kernel;
        const dfa = this.#automatonFor();
        const cuts = [start];
        for (let i = 1; i < 4; i++)
            cuts.push(kernel.find1(start + Math.floor(((end - start) * i) / 4), end, 10) + 1);
        if (cuts.some((cut, i) => cut <= 0 || cut >= end || (i > 0 && cut <= cuts[i - 1]))) {
            this.#stream(start, end, task);
            return;
        }
        const [a, b, c, d] = cuts;
        const size = Math.min(b - a, c - b, d - c, end - d);
        const clean = kernel.run4(a, b, c, d, size, dfa.start, dfa.lastSpecial);
        for (let i = 0; i < 4; i++) {
            const from = kernel.lineStart(cuts[i], cuts[i] + clean);
            if (!this.#stream(from, cuts[i + 1] ?? end, task))
                return;
        }
    }
    /** The automaton over whole lines, in order; false when enough was found. */
    #stream(start, end, task) {
        const kernel = this.#kernel;
        for (let at = start; at < end;) {
            const match = this.#firstMatch(at, end);
            if (match < 0)
                return true;
            const from = kernel.lineStart(at, match);
            const to = kernel.find1(match, end, 10);
            if (!this.#emit(task, from, to, match))
                return false;
            at = to + 1;
        }
        return true;
    }
    /** Where a match is complete in the line [start, end), or -1. */
    #matchEnd(start, end) {
        return this.#firstMatch(start, end + 1);
    }
    /** Where the first match in whole lines [start, end) is complete, or -1. */
    #firstMatch(start, end) {
        if (this.#thrashes)
            return this.#simulated(start, end);
        const kernel = this.#kernel;
        const dfa = this.#automatonFor();
        const { match, unsure, unknown, lastSpecial } = dfa;
        let state = dfa.start;
        for (let at = start; at < end; at++) {
            at = kernel.run(at, end, state, lastSpecial);
            if (at >= end)
                return -1;
            state = kernel.state;
            if (state === unknown)
                state = this.#step(dfa, kernel.previous, at);
            if (state === match)
                return at;
            if (this.#thrashes)
                return this.#simulated(kernel.lineStart(start, at), end);
            if (state !== unsure)
                continue;
            const from = kernel.lineStart(start, at);
            const to = kernel.find1(at, end, 10);
            if (this.#simulate(from, to))
                return at;
            at = to;
            state = dfa.start;
        }
        return -1;
    }
    #step(dfa, state, at) {
        const next = dfa.step(state, this.#kernel.bytes[at]);
        if (dfa.clears === this.#lastClears)
            return next;
        const place = this.#file.total + at;
        this.#thrashes = this.#lastClears > 1 && place - this.#lastPlace < dfa.most * BYTES_A_STATE;
        this.#lastClears = dfa.clears;
        this.#lastPlace = place;
        return next;
    }
    #simulated(start, end) {
        for (let at = start; at < end;) {
            const to = this.#kernel.find1(at, end, 10);
            if (this.#simulate(at, to))
                return at;
            at = to + 1;
        }
        return -1;
    }
    #simulate(start, end) {
        const program = this.#plan.program();
        this.#simulation ??= BitSimulation.make(program) ?? new Simulation(program);
        return this.#simulation.matches(this.#kernel.bytes, start, end);
    }
    #automatonFor() {
        const kernel = this.#kernel;
        if (this.#dfa) {
            this.#dfa.memory = kernel.words;
            return this.#dfa;
        }
        const symbols = new regex_alphabet/* ByteAlphabet */.U();
        const program = this.#plan.program();
        this.#dfa = new regex_dfa/* Dfa */.q({
            program,
            symbols,
            memory: kernel.words,
            from: ROWS,
            bytes: ROW_BYTES,
            lines: true,
        });
        loadClasses(kernel, this.#dfa.classOf);
        this.#lastClears = this.#dfa.clears;
        this.#lastPlace = 0;
        return this.#dfa;
    }
    /** Counts a matching line; false when there are enough. */
    #emit(task, start, end, match) {
        const kernel = this.#kernel;
        task.found++;
        if (task.lines) {
            task.lineBase += kernel.countLines(task.counted, start);
            task.counted = start;
            task.lines.push(task.lineBase, shownLine(kernel.bytes, start, end, match));
        }
        return task.found < task.most;
    }
}
/** A line's text without its end; a long one is cut to SHOWN_LINE bytes around the match, on whole characters. */
function shownLine(bytes, start, end, match) {
    const to = end > start && bytes[end - 1] === 13 ? end - 1 : end;
    if (to - start <= SHOWN_LINE)
        return bytes.toString('utf8', start, to);
    let from = Math.max(start, Math.min(match - SHOWN_LINE / 2, to - SHOWN_LINE));
    while (from > start && (bytes[from] & 0xc0) === 0x80)
        from--;
    let until = Math.min(to, from + SHOWN_LINE);
    while (until < to && until > from && (bytes[until] & 0xc0) === 0x80)
        until--;
    return `${from > start ? '…' : ''}${bytes.toString('utf8', from, until)}${until < to ? '…' : ''}`;
}

;// CONCATENATED MODULE: ./lib/regex/match.js




const match_ROW_BYTES = 65_536;
/** Compiles a pattern into a test of whole strings that takes linear time, whatever the pattern. Throws a RegexError. */
function makeMatcher(pattern, options = {}) {
    const node = (0,parse/* parse */.q)(pattern, options);
    const alphabet = new regex_alphabet/* CharAlphabet */.K(node);
    const program = (0,regex_program/* compile */.wE)(node, alphabet);
    const memory = new Int32Array(match_ROW_BYTES / 4);
    const dfa = new regex_dfa/* Dfa */.q({ program, symbols: alphabet, memory, from: 0, bytes: match_ROW_BYTES, lines: false });
    const next = (state, symbol) => {
        const known = memory[(state >> 2) + dfa.classOf[symbol]];
        return known === dfa.unknown ? dfa.step(state, symbol) : known;
    };
    return (text) => {
        if (dfa.matchesEmpty)
            return true;
        let state = dfa.start;
        for (let at = 0; at < text.length; at++) {
            const point = text.codePointAt(at);
            if (point > 0xffff)
                at++;
            state = next(state, alphabet.symbol(point));
            if (state === dfa.match)
                return true;
        }
        return next(state, alphabet.end) === dfa.match;
    };
}

;// CONCATENATED MODULE: ./lib/service/search/glob.js

const POSIX = {
    alpha: [
        [65, 90],
        [97, 122],
    ],
    digit: [[48, 57]],
    alnum: [
        [48, 57],
        [65, 90],
        [97, 122],
    ],
    upper: [[65, 90]],
    lower: [[97, 122]],
    space: [
        [9, 13],
        [32, 32],
    ],
    blank: [
        [9, 9],
        [32, 32],
    ],
    punct: [
        [33, 47],
        [58, 64],
        [91, 96],
        [123, 126],
    ],
    xdigit: [
        [48, 57],
        [65, 70],
        [97, 102],
    ],
    cntrl: [
        [0, 31],
        [127, 127],
    ],
    print: [[32, 126]],
    graph: [[33, 126]],
};
/**
 * A glob as regular-expression source (no anchors) over slash-separated paths, with git's wildmatch rules: `*` and `?`
 * stay inside a name, `**` between slashes spans folders. Undefined for a glob that can match nothing.
 */
function globSource(glob, dialect) {
    const reader = { glob, at: 0, depth: 0, dialect };
    let source = '';
    while (reader.at < glob.length) {
        const part = next(reader);
        if (part === undefined)
            return undefined;
        source += part;
    }
    return reader.depth === 0 ? source : undefined;
}
/** Tests whole texts against a glob's source: by V8 when that is surely quick, else by an automaton. */
function globTest(source, fold = false) {
    const loops = source.match(/\*/g)?.length ?? 0;
    if (loops > QUICK_LOOPS)
        return makeMatcher(`^(?s:${source})$`, { ignoreCase: fold });
    const regex = new RegExp(`^(?:${source})$`, fold ? 'is' : 's');
    return (text) => regex.test(text);
}
/** So many loops backtrack no more than the cube of a path's length. */
const QUICK_LOOPS = 3;
function next(reader) {
    const { glob } = reader;
    const char = glob[reader.at];
    if (char === '*')
        return stars(reader);
    if (char === '[')
        return bracket(reader);
    reader.at++;
    if (char === '?')
        return '[^/]';
    if (char === '\\')
        return reader.at < glob.length ? quote(glob[reader.at++]) : undefined;
    if (reader.dialect.braces) {
        if (char === '{') {
            reader.depth++;
            return '(?:';
        }
        if (char === ',' && reader.depth > 0)
            return '|';
        if (char === '}' && reader.depth > 0) {
            reader.depth--;
            return ')';
        }
    }
    return quote(char);
}
function stars(reader) {
    const { glob, at } = reader;
    let end = at;
    while (glob[end] === '*')
        end++;
    const opens = at === 0 || (reader.depth > 0 ? '/{,' : '/').includes(glob[at - 1]);
    const closes = end === glob.length || glob[end] === '/';
    if (end - at < 2 || !opens || !closes) {
        reader.at = end;
        return '[^/]*';
    }
    if (end === glob.length) {
        reader.at = end;
        return at === 0 ? '.*' : '.+';
    }
    reader.at = end + 1;
    return '(?:.*/)?';
}
function bracket(reader) {
    const { glob } = reader;
    let at = reader.at + 1;
    const negated = glob[at] === '!' || glob[at] === '^';
    if (negated)
        at++;
    const ranges = [];
    for (let first = true; first || glob[at] !== ']'; first = false) {
        if (at >= glob.length)
            return undefined;
        const posix = /^\[:([a-z]*):\]/.exec(glob.slice(at, at + 12));
        if (posix) {
            const named = POSIX[posix[1]];
            if (!named)
                return undefined;
            ranges.push(...named);
            at += posix[0].length;
            continue;
        }
        if (glob[at] === '\\')
            at++;
        if (at >= glob.length)
            return undefined;
        const low = glob.charCodeAt(at++);
        let high = low;
        if (glob[at] === '-' && at + 1 < glob.length && glob[at + 1] !== ']') {
            at++;
            if (glob[at] === '\\')
                at++;
            if (at >= glob.length)
                return undefined;
            high = glob.charCodeAt(at++);
        }
        ranges.push([low, high]);
    }
    reader.at = at + 1;
    return classSource(ranges, negated);
}
/** A class without `/`, which no bracket may match. */
function classSource(ranges, negated) {
    const kept = ranges.filter(([low, high]) => low <= high);
    if (negated)
        return `[^/${kept.map(rangeSource).join('')}]`;
    const parts = kept.flatMap(([low, high]) => low <= 47 && high >= 47
        ? [
            [low, 46],
            [48, high],
        ]
        : [[low, high]]);
    const source = parts
        .filter(([low, high]) => low <= high)
        .map(rangeSource)
        .join('');
    return source === '' ? '[^\\s\\S]' : `[${source}]`;
}
function rangeSource([low, high]) {
    return low === high ? code(low) : `${code(low)}-${code(high)}`;
}
function code(unit) {
    return `\\u${unit.toString(16).padStart(4, '0')}`;
}
function quote(char) {
    return /[\\^$.*+?()[\]{}|/-]/.test(char) ? `\\${char}` : char;
}

;// CONCATENATED MODULE: ./lib/service/search/filter.js


/** Compiles `glob`. With `nameOnly`, a glob without a slash matches at any depth (as `rg -g`); otherwise only at the top. */
function pathFilter(glob, nameOnly) {
    const plain = glob.trim().replace(/^\.\//, '').replace(/^\//, '');
    if (/(^|\/)\.\.(\/|$)/.test(plain)) {
        throw new contract_error/* ToolError */.v4(`"${glob}" leaves its folder: name the folder in path, and no .. in the glob.`);
    }
    const source = plain === '' ? undefined : globSource(plain, { braces: true });
    if (source === undefined) {
        throw new contract_error/* ToolError */.v4(`"${glob}" is not a glob: brackets and braces must be closed. Example: src/**/*.{ts,tsx}`);
    }
    const anywhere = nameOnly && !glob.includes('/');
    const fits = globTest(source);
    const ending = /^(?:\*\*\/)?\*(\.[\w.-]+)$/.exec(plain)?.[1];
    const test = (path) => {
        if (ending !== undefined && !path.endsWith(ending))
            return false;
        return fits(anywhere ? path.slice(path.lastIndexOf('/') + 1) : path);
    };
    return { matches: test, dots: /(^|[/{,])\./.test(plain), base: staticBase(plain) };
}
function staticBase(glob) {
    const wild = glob.search(/[*?[{\\]/);
    const fixed = wild < 0 ? glob : glob.slice(0, wild);
    return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/service/search/fuzzy/table.js
/** Bonuses for a character that begins a word: behind a slash, behind `_ - .` or a space, at a camel hump or a number. */
const AFTER_SLASH = 9;
const AFTER_DELIMITER = 8;
const HUMP = 7;
const table_SLASH = 47;
/** Paths laid out for matching: one folded byte a character, what a match there is worth, and which characters occur. */
class PathTable {
    paths;
    /** Lower case; characters beyond ASCII share the bytes from 128 on, so a match of those is to be checked. */
    bytes;
    bonus;
    /** Path i is from `start[i]` to before `start[i + 1]`, its name from `name[i]` to before `nameEnd[i]`. */
    start;
    name;
    nameEnd;
    /** Sets of characters, see `characterBit`: of the whole path, and of its name. */
    mask;
    nameMask;
    constructor(paths) {
        this.paths = paths;
        const size = paths.reduce((sum, path) => sum + path.length, 0);
        this.bytes = new Uint8Array(size);
        this.bonus = new Uint8Array(size);
        this.start = new Int32Array(paths.length + 1);
        this.name = new Int32Array(paths.length);
        this.nameEnd = new Int32Array(paths.length);
        this.mask = new Int32Array(paths.length);
        this.nameMask = new Int32Array(paths.length);
        paths.forEach((path, index) => {
            this.#add(path, index);
        });
    }
    #add(path, index) {
        const start = this.start[index];
        const name = path.lastIndexOf('/', path.length - 2) + 1;
        let before = table_SLASH;
        let mask = 0;
        let nameMask = 0;
        for (let at = 0; at < path.length; at++) {
            const code = path.charCodeAt(at);
            const byte = folded(code);
            const bit = characterBit(byte);
            this.bytes[start + at] = byte;
            this.bonus[start + at] = bonusOf(before, code);
            mask |= bit;
            if (at >= name)
                nameMask |= bit;
            before = code;
        }
        this.start[index + 1] = start + path.length;
        this.name[index] = start + name;
        this.nameEnd[index] = start + path.length - (path.endsWith('/') ? 1 : 0);
        this.mask[index] = mask;
        this.nameMask[index] = nameMask;
    }
}
/** A UTF-16 unit as the table holds it. */
function folded(code) {
    if (code < 128)
        return code >= 65 && code <= 90 ? code + 32 : code;
    const lower = String.fromCharCode(code).toLowerCase();
    return 128 + ((lower.length === 1 ? lower.charCodeAt(0) : code) & 127);
}
/** Letters have a bit each; digits share one, and so do the other groups. */
function characterBit(byte) {
    if (byte >= 97 && byte <= 122)
        return 1 << (byte - 97);
    if (byte >= 48 && byte <= 57)
        return 1 << 26;
    if (byte === table_SLASH)
        return 1 << 27;
    if (byte === 46)
        return 1 << 28;
    return byte === 95 || byte === 45 ? 1 << 29 : 1 << 30;
}
function bonusOf(before, code) {
    if (before === table_SLASH)
        return AFTER_SLASH;
    if (before === 95 || before === 45 || before === 46 || before === 32)
        return AFTER_DELIMITER;
    const isHump = code >= 65 && code <= 90 && before >= 97 && before <= 122;
    return isHump || (isDigit(code) && !isDigit(before)) ? HUMP : 0;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}

;// CONCATENATED MODULE: ./lib/service/search/fuzzy/score.js

/** Points as fzf gives them (its algo.go): a matched character, a gap's start and its length, a run. */
const MATCH = 16;
const GAP_START = -3;
const GAP = -1;
const RUN = 4;
const IN_NAME = 4;
const NAME_PREFIX = 8;
const NAME_STEM = 24;
const NAME_WHOLE = 40;
const score_MOST_CHARACTERS = 1_024;
const MOST_TERM = 64;
/** Points for how well terms match paths of a table; -1 where they do not. */
class Scorer {
    #table;
    #above = new Int32Array(score_MOST_CHARACTERS);
    #aboveRun = new Int32Array(score_MOST_CHARACTERS);
    #row = new Int32Array(score_MOST_CHARACTERS);
    #run = new Int32Array(score_MOST_CHARACTERS);
    constructor(table) {
        this.#table = table;
    }
    /** `best` finds the best way to match; otherwise the first is taken, which is quick and never scores higher. */
    score(term, index, best) {
        const table = this.#table;
        const start = table.start[index];
        const end = table.start[index + 1];
        const name = table.name[index];
        let score = -1;
        if ((table.nameMask[index] & term.mask) === term.mask) {
            const inName = best ? this.#best(term.bytes, name, end) : this.#first(term.bytes, name, end);
            if (inName >= 0)
                score = inName + term.bytes.length * IN_NAME + this.#nameBonus(term.bytes, index);
        }
        if (score >= 0 && !best)
            return score;
        return Math.max(score, best ? this.#best(term.bytes, start, end) : this.#first(term.bytes, start, end));
    }
    #nameBonus(term, index) {
        const { bytes, name, nameEnd } = this.#table;
        const from = name[index];
        for (let at = 0; at < term.length; at++)
            if (bytes[from + at] !== term[at])
                return 0;
        const behind = from + term.length;
        if (behind === nameEnd[index])
            return NAME_PREFIX + NAME_WHOLE;
        return bytes[behind] === 46 ? NAME_PREFIX + NAME_STEM : NAME_PREFIX;
    }
    /** The first place where the term ends, shortened from its left: fzf's quick algorithm. */
    #first(term, start, end) {
        const { bytes, bonus } = this.#table;
        const last = firstEnd(bytes, term, start, end);
        if (last < 0)
            return -1;
        let from = last;
        for (let left = term.length - 1;; from--)
            if (bytes[from] === term[left] && --left < 0)
                break;
        let score = 0;
        let done = 0;
        let run = 0;
        let runBonus = 0;
        let inGap = false;
        for (let at = from; at <= last; at++) {
            if (bytes[at] !== term[done]) {
                score += inGap ? GAP : GAP_START;
                inGap = true;
                run = 0;
                continue;
            }
            let worth = bonus[at];
            if (run === 0)
                runBonus = worth;
            else {
                if (worth >= AFTER_DELIMITER && worth > runBonus)
                    runBonus = worth;
                worth = Math.max(worth, runBonus, RUN);
            }
            score += MATCH + (done === 0 ? 2 * worth : worth);
            done++;
            run++;
            inGap = false;
        }
        return score;
    }
    /** The best of all ways to match, by rows of the term's characters: fzf's thorough algorithm. */
    #best(term, start, end) {
        if (end - start > score_MOST_CHARACTERS || term.length > MOST_TERM)
            return this.#first(term, start, end);
        if (firstEnd(this.#table.bytes, term, start, end) < 0)
            return -1;
        let best = -1;
        for (let at = 0; at < term.length; at++) {
            best = this.#nextRow(term[at], at === 0, start, end);
            if (best <= 0)
                return -1;
            [this.#above, this.#row] = [this.#row, this.#above];
            [this.#aboveRun, this.#run] = [this.#run, this.#aboveRun];
        }
        return best;
    }
    /** Fills a row: the best score of the term so far that ends at, or in a gap before, each character. */
    #nextRow(wanted, isFirst, start, end) {
        const { bytes, bonus } = this.#table;
        const above = this.#above;
        const aboveRun = this.#aboveRun;
        const row = this.#row;
        const runs = this.#run;
        let best = 0;
        let left = 0;
        let inGap = false;
        for (let at = 0; at < end - start; at++) {
            const gap = left + (inGap ? GAP : GAP_START);
            let hit = 0;
            let run = 0;
            if (bytes[start + at] === wanted) {
                const diagonal = isFirst ? 0 : at > 0 ? above[at - 1] : 0;
                if (isFirst || diagonal > 0) {
                    let worth = bonus[start + at];
                    run = isFirst ? 1 : aboveRun[at - 1] + 1;
                    if (run > 1) {
                        const runBonus = bonus[start + at - run + 1];
                        if (worth >= AFTER_DELIMITER && worth > runBonus)
                            run = 1;
                        else
                            worth = Math.max(worth, runBonus, RUN);
                    }
                    hit = diagonal + MATCH + (isFirst ? 2 * worth : worth);
                }
            }
            const isHit = hit > 0 && hit >= gap;
            left = isHit ? hit : Math.max(gap, 0);
            runs[at] = isHit ? run : 0;
            row[at] = left;
            inGap = !isHit;
            if (isHit && hit > best)
                best = hit;
        }
        return best;
    }
}
/** Where the term, as a subsequence, ends first; -1 when it is none. */
function firstEnd(bytes, term, start, end) {
    let done = 0;
    let wanted = term[0];
    for (let at = start; at < end; at++) {
        if (bytes[at] !== wanted)
            continue;
        if (++done === term.length)
            return at;
        wanted = term[done];
    }
    return -1;
}

;// CONCATENATED MODULE: ./lib/service/search/fuzzy/term.js

/** The words of a query; all of them must match. */
function termsOf(query) {
    return query
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => {
        const bytes = Uint8Array.from({ length: word.length }, (_, at) => folded(word.charCodeAt(at)));
        const mask = bytes.reduce((set, byte) => set | characterBit(byte), 0);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: whether it is ASCII
        return { bytes, mask, ...(!/^[\x00-\x7f]*$/.test(word) && { exact: word.toLowerCase() }) };
    });
}
/** Whether the characters of `word` occur in `path` in this order, whatever lies between. */
function isWithin(word, path) {
    const text = path.toLowerCase();
    let at = 0;
    for (const char of word) {
        at = text.indexOf(char, at) + 1;
        if (at === 0)
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/service/search/fuzzy/typo.js
const MOST_BITS = 31;
const EDIT = 100;
const typo_IN_PATH = 60;
const OTHER_FIRST = 10;
const LENGTH_DIFFERENCE = 4;
const PATH_CHARACTER = 0.1;
/** Paths whose names (or, for several terms, paths) hold every term but for a few errors: dropped, wrong, extra, swapped characters. */
function near(table, terms, most) {
    const patterns = terms.map(patternOf);
    if (patterns.every((pattern) => pattern.mostEdits === 0))
        return [];
    const found = [];
    for (let index = 0; index < table.paths.length; index++) {
        let cost = 0;
        for (const pattern of patterns) {
            cost += termCost(table, pattern, index, patterns.length > 1);
            if (cost === Number.POSITIVE_INFINITY)
                break;
        }
        if (cost < Number.POSITIVE_INFINITY)
            found.push({ index, cost: cost + shapeCost(table, terms, index) });
    }
    return found.sort((a, b) => a.cost - b.cost || a.index - b.index).slice(0, most);
}
function patternOf(term) {
    const length = Math.min(MOST_BITS, term.bytes.length);
    const places = new Int32Array(256);
    for (let at = 0; at < length; at++)
        places[term.bytes[at]] |= 1 << at;
    const mostEdits = length < 4 ? 0 : length < 6 ? 1 : length < 13 ? 2 : 3;
    return { term, length, places, mostEdits, inPath: term.bytes.includes(47) };
}
function termCost(table, pattern, index, several) {
    const { mask } = pattern.term;
    const most = pattern.mostEdits;
    let start = table.name[index];
    let extra = 0;
    if (pattern.inPath || bitCount(mask & ~table.nameMask[index]) > most) {
        if (!pattern.inPath && !several)
            return Number.POSITIVE_INFINITY;
        if (bitCount(mask & ~table.mask[index]) > most)
            return Number.POSITIVE_INFINITY;
        start = table.start[index];
        extra = pattern.inPath ? 0 : typo_IN_PATH;
    }
    const edits = fewestEdits(table.bytes, pattern, start, table.start[index + 1]);
    return edits > most ? Number.POSITIVE_INFINITY : edits * EDIT + extra;
}
/**
 * Fewest edits (with swaps of neighbours) that turn the term into some part of the bytes from `start` to before `end`.
 * H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003.
 */
function fewestEdits(bytes, { length, places }, start, end) {
    const last = 1 << (length - 1);
    let up = -1;
    let down = 0;
    let same = 0;
    let placesBefore = 0;
    let edits = length;
    let fewest = length;
    for (let at = start; at < end; at++) {
        const here = places[bytes[at]];
        const swapped = ((~same & here) << 1) & placesBefore;
        same = ((((here & up) + up) | 0) ^ up) | here | down | swapped;
        const more = down | ~(same | up);
        const fewer = same & up;
        if (more & last)
            edits++;
        else if (fewer & last)
            edits--;
        up = (fewer << 1) | ~(same | (more << 1));
        down = same & (more << 1);
        placesBefore = here;
        if (edits < fewest)
            fewest = edits;
    }
    return fewest;
}
/** Among equal numbers of edits: names about as long as the terms, with the same first character, in short paths. */
function shapeCost(table, terms, index) {
    const name = table.name[index];
    const end = table.nameEnd[index];
    const point = table.bytes.lastIndexOf(46, end - 1);
    const stem = (point > name ? point : end) - name;
    const length = terms.reduce((sum, { bytes }) => sum + Math.min(MOST_BITS, bytes.length), 0);
    const first = terms.at(-1).bytes;
    const firstOfName = first[first.lastIndexOf(47) + 1];
    return (Math.abs(stem - length) * LENGTH_DIFFERENCE +
        (table.bytes[name] === firstOfName ? 0 : OTHER_FIRST) +
        (end - table.start[index]) * PATH_CHARACTER);
}
function bitCount(bits) {
    let count = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1)
        count++;
    return count;
}

;// CONCATENATED MODULE: ./lib/service/search/fuzzy/match.js



/** So many of the best by the quick score are scored thoroughly; the rest keeps the quick order behind them. */
const THOROUGH = 500;
const MOST_NEAR = 200;
const MOST_TYPO_TERMS = 3;
/** A quarter point for each character of the path. */
const SCALE = 4;
/** A match this good a character is one run; below that, paths with typing errors compete. */
const RUN_SCORE = MATCH + RUN + 2;
const NEAR_COST = 0.35;
/** Finds all paths that match every word of a query. */
function match(table, query) {
    const terms = termsOf(query);
    const scorer = new Scorer(table);
    const quick = quickScores(table, terms, scorer);
    const { best, rest } = split(quick);
    const length = (index) => table.start[index + 1] - table.start[index];
    const scored = best.map(({ index }) => {
        const sum = terms.reduce((all, term) => all + scorer.score(term, index, true), 0);
        return { index, score: sum - length(index) / SCALE };
    });
    const added = addNear(table, terms, scored, rest);
    scored.sort(byScore);
    const total = quick.length + added;
    let all;
    return {
        total,
        page(offset, limit) {
            const first = scored.slice(offset, offset + limit).map(({ index }) => index);
            if (offset + limit <= scored.length || rest.length === 0)
                return first;
            all ??= [...scored, ...rest.sort(byScore)].map(({ index }) => index);
            return all.slice(offset, offset + limit);
        },
    };
}
function byScore(a, b) {
    return b.score - a.score || a.index - b.index;
}
function quickScores(table, terms, scorer) {
    const mask = terms.reduce((set, term) => set | term.mask, 0);
    const exact = terms.flatMap((term) => (term.exact === undefined ? [] : [term.exact]));
    const scored = [];
    for (let index = 0; index < table.paths.length; index++) {
        if ((table.mask[index] & mask) !== mask)
            continue;
        let score = 0;
        for (const term of terms) {
            const own = scorer.score(term, index, false);
            score = own < 0 ? -1 : score + own;
            if (score < 0)
                break;
        }
        if (score < 0 || !exact.every((word) => isWithin(word, table.paths[index])))
            continue;
        scored.push({ index, score: score * SCALE - (table.start[index + 1] - table.start[index]) });
    }
    return scored;
}
/** The best THOROUGH, and the rest: by counting scores, for sorting all of a hundred thousand would take longer than matching. */
function split(scored) {
    if (scored.length <= THOROUGH)
        return { best: scored, rest: [] };
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (const { score } of scored) {
        if (score < least)
            least = score;
        if (score > most)
            most = score;
    }
    const counts = new Int32Array(most - least + 1);
    for (const { score } of scored)
        counts[score - least]++;
    let bar = most;
    let above = 0;
    while (above + counts[bar - least] <= THOROUGH)
        above += counts[bar-- - least];
    let ties = THOROUGH - above;
    const best = [];
    const rest = [];
    for (const each of scored) {
        const isIn = each.score > bar || (each.score === bar && ties-- > 0);
        (isIn ? best : rest).push(each);
    }
    return { best, rest };
}
/** When nothing matches in one run, paths that match but for typing errors are added or raised; answers how many are new. */
function addNear(table, terms, scored, rest) {
    const length = terms.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
    if (terms.length > MOST_TYPO_TERMS || best >= RUN_SCORE * length)
        return 0;
    const known = new Set(rest.map(({ index }) => index));
    const byIndex = new Map(scored.map((each) => [each.index, each]));
    let added = 0;
    for (const { index, cost } of near(table, terms, MOST_NEAR)) {
        const score = RUN_SCORE * length - cost * NEAR_COST;
        const own = byIndex.get(index);
        if (own)
            own.score = Math.max(own.score, score);
        else if (!known.has(index)) {
            scored.push({ index, score });
            added++;
        }
    }
    return added;
}

;// CONCATENATED MODULE: ./lib/service/search/ignore.js

/** What a set of ignore rules says of a path: nothing, leave it out, or keep it (a `!` rule). */
const NONE = 0;
const IGNORED = 1;
const KEPT = 2;
/**
 * One ignore file, compiled: names, endings and whole paths by lookup, the rest by expression; the last rule that
 * matches decides, as in git. Git's globs work on bytes (`?` is half of `é`), so expressions see one character a byte.
 */
class IgnoreRules {
    #names = new Map();
    #endings = new Map();
    #paths = new Map();
    #globs = [];
    #above;
    #baseLength;
    #fold;
    size = 0;
    constructor(text, options = {}) {
        this.#above = options.above ?? '';
        this.#baseLength = (options.base ?? '').length;
        this.#fold = options.fold ?? false;
        for (const line of text.replace(/^\uFEFF/, '').split('\n'))
            this.#add(line);
        this.#globs.reverse();
    }
    /** `path` is relative to the walk's root, without a slash at the end. */
    match(name, path, isFolder) {
        const fold = this.#fold;
        const plainName = fold ? name.toLowerCase() : name;
        let best = last(this.#names.get(plainName), isFolder);
        if (this.#endings.size > 0) {
            const dot = plainName.lastIndexOf('.');
            if (dot >= 0)
                best = later(best, last(this.#endings.get(plainName.slice(dot)), isFolder));
        }
        if (this.#paths.size === 0 && this.#globs.length === 0)
            return decision(best);
        const below = this.#above + path.slice(this.#baseLength);
        if (this.#paths.size > 0) {
            best = later(best, last(this.#paths.get(fold ? below.toLowerCase() : below), isFolder));
        }
        return decision(this.#lastGlob(best, name, below, isFolder));
    }
    #lastGlob(best, name, below, isFolder) {
        for (const rule of this.#globs) {
            if (best && rule.index < best.index)
                break;
            if (rule.foldersOnly && !isFolder)
                continue;
            if (rule.test(byteString(rule.anchored ? below : name)))
                return rule;
        }
        return best;
    }
    #add(raw) {
        const parsed = parseLine(raw);
        if (!parsed)
            return;
        const rule = {
            index: this.size++,
            keeps: parsed.keeps,
            foldersOnly: parsed.foldersOnly,
            anchored: parsed.anchored,
        };
        const { glob } = parsed;
        const key = this.#fold ? glob.toLowerCase() : glob;
        if (!/[*?[\\]/.test(glob)) {
            push(rule.anchored ? this.#paths : this.#names, key, rule);
            return;
        }
        if (!rule.anchored && /^\*\.[^*?[\\./]+$/.test(glob)) {
            push(this.#endings, key.slice(1), rule);
            return;
        }
        const source = globSource(byteString(glob), { braces: false });
        if (source === undefined)
            return;
        rule.test = globTest(source, this.#fold);
        this.#globs.push(rule);
    }
}
function parseLine(raw) {
    let glob = trimEnd(raw.endsWith('\r') ? raw.slice(0, -1) : raw);
    if (glob === '' || glob.startsWith('#'))
        return undefined;
    const keeps = glob.startsWith('!');
    if (keeps)
        glob = glob.slice(1);
    const foldersOnly = glob.endsWith('/');
    if (foldersOnly)
        glob = glob.slice(0, -1);
    let anchored = glob.includes('/');
    if (glob.startsWith('/'))
        glob = glob.slice(1);
    if (anchored && /^\*\*\/[^/]+$/.test(glob) && !glob.slice(3).includes('**')) {
        glob = glob.slice(3);
        anchored = false;
    }
    return glob === '' ? undefined : { glob, keeps, foldersOnly, anchored };
}
/** Without the spaces at the end; `\ ` keeps one. */
function trimEnd(line) {
    let end = line.length;
    while (end > 0 && line[end - 1] === ' ') {
        let slashes = 0;
        while (line[end - 2 - slashes] === '\\')
            slashes++;
        if (slashes % 2 === 1)
            break;
        end--;
    }
    return line.slice(0, end);
}
/** One character a byte. */
function byteString(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is meant
    return /^[\x00-\x7f]*$/.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}
function last(rules, isFolder) {
    if (rules === undefined)
        return undefined;
    for (let i = rules.length - 1; i >= 0; i--)
        if (isFolder || !rules[i].foldersOnly)
            return rules[i];
    return undefined;
}
function later(a, b) {
    if (a === undefined)
        return b;
    return b !== undefined && b.index > a.index ? b : a;
}
function decision(rule) {
    if (rule === undefined)
        return NONE;
    return rule.keeps ? KEPT : IGNORED;
}
function push(map, key, rule) {
    const rules = map.get(key);
    if (rules)
        rules.push(rule);
    else
        map.set(key, [rule]);
}

;// CONCATENATED MODULE: ./lib/service/search/chain.js

/** What the strongest rule that speaks of an entry says. */
function decide(chain, name, path, isFolder) {
    const own = first(chain.own, name, path, isFolder);
    return own === NONE ? first(chain.git, name, path, isFolder) : own;
}
function first(chain, name, path, isFolder) {
    for (let link = chain; link !== undefined; link = link.next) {
        const decision = link.rules.match(name, path, isFolder);
        if (decision !== NONE)
            return decision;
    }
    return NONE;
}

;// CONCATENATED MODULE: ./lib/service/search/entries.js


/** What lies in a folder, in no order; undefined when it cannot be read. */
function list(full) {
    try {
        const target = name_toFile(full);
        const entries = external_node_fs_.readdirSync(target, { withFileTypes: true });
        if (!entries.some((entry) => entry.name.includes('\ufffd'))) {
            return entries.map((entry) => ({ name: entry.name, type: typeOf(entry) }));
        }
        return external_node_fs_.readdirSync(target, { withFileTypes: true, encoding: 'buffer' })
            .map((entry) => ({ name: nameFromBytes(entry.name), type: typeOf(entry) }));
    }
    catch {
        return undefined;
    }
}
function typeOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'folder';
    return entry.isSymbolicLink() ? 'link' : 'special';
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/service/search/repository.js



/** Finds the repository that `root` lies in (if any) and reads the rules that reach into it from outside. */
function surroundings(root) {
    const top = repositoryTop(root);
    const above = top === undefined ? '' : slashed(external_node_path_.relative(top, root));
    const gitFolder = top === undefined ? undefined : commonGitFolder(top);
    const config = gitSettings(gitFolder);
    const texts = [];
    const add = (file, from, kind) => {
        const text = readText(file);
        if (text)
            texts.push({ text, above: from, kind });
    };
    add(config.excludesFile ?? external_node_path_.join(external_node_os_.homedir(), '.config/git/ignore'), above, 'global');
    if (gitFolder !== undefined)
        add(external_node_path_.join(gitFolder, 'info/exclude'), above, 'git');
    for (const [folder, from] of foldersAbove(root, top)) {
        add(external_node_path_.join(folder, '.gitignore'), from, 'git');
        add(external_node_path_.join(folder, '.ignore'), from, 'own');
    }
    return { fold: config.ignoreCase, texts };
}
/** `.git/info/exclude` of a repository nested in the tree at `folder`. */
function ownExcludes(folder) {
    const gitFolder = commonGitFolder(folder);
    return gitFolder === undefined ? '' : readText(external_node_path_.join(gitFolder, 'info/exclude'));
}
function repositoryTop(root) {
    for (let folder = root;; folder = external_node_path_.dirname(folder)) {
        if (external_node_fs_.existsSync(external_node_path_.join(folder, '.git')))
            return folder;
        if (external_node_path_.dirname(folder) === folder)
            return undefined;
    }
}
/** The `.git` folder that holds `info/` and `config`; a worktree's or submodule's `.git` is a file that names it. */
function commonGitFolder(top) {
    const dotGit = external_node_path_.join(top, '.git');
    if (external_node_fs_.lstatSync(dotGit, { throwIfNoEntry: false })?.isDirectory())
        return dotGit;
    const named = /^gitdir: (.+)$/m.exec(readText(dotGit))?.[1];
    if (named === undefined)
        return undefined;
    const own = external_node_path_.resolve(top, named.trim());
    const common = readText(external_node_path_.join(own, 'commondir')).trim();
    return common === '' ? own : external_node_path_.resolve(own, common);
}
/** Folders from the repository's top down to the one above `root`, each with the path from it down to `root`. */
function foldersAbove(root, top) {
    const folders = [];
    if (top === undefined || top === root)
        return folders;
    for (let folder = external_node_path_.dirname(root);; folder = external_node_path_.dirname(folder)) {
        folders.unshift([folder, slashed(external_node_path_.relative(folder, root))]);
        if (folder === top)
            return folders;
    }
}
function gitSettings(gitFolder) {
    const home = external_node_os_.homedir();
    const files = [external_node_path_.join(home, '.config/git/config'), external_node_path_.join(home, '.gitconfig')];
    if (gitFolder !== undefined)
        files.push(external_node_path_.join(gitFolder, 'config'));
    let ignoreCase = false;
    let excludesFile;
    for (const file of files) {
        const core = coreSection(readText(file));
        const fold = core.get('ignorecase');
        if (fold !== undefined)
            ignoreCase = /^(true|yes|on|1|)$/i.test(fold);
        const excludes = core.get('excludesfile');
        if (excludes)
            excludesFile = external_node_path_.resolve(external_node_path_.dirname(file), excludes.replace(/^~(?=\/)/, home));
    }
    return { ignoreCase, ...(excludesFile !== undefined && { excludesFile }) };
}
/** Keys of `[core]` in a git config file, lower case; a key without a value is ''. */
function coreSection(text) {
    const keys = new Map();
    let inCore = false;
    for (const line of text.split(/\r?\n/)) {
        const section = /^\s*\[\s*([^\]\s"]+)/.exec(line);
        if (section)
            inCore = section[1].toLowerCase() === 'core';
        const pair = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*?)\s*)?$/.exec(line);
        if (inCore && pair)
            keys.set(pair[1].toLowerCase(), (pair[2] ?? '').replace(/^"(.*)"$/, '$1'));
    }
    return keys;
}
function readText(file) {
    try {
        return external_node_fs_.statSync(file).isFile() ? external_node_fs_.readFileSync(file, 'utf8') : '';
    }
    catch {
        return '';
    }
}
function slashed(relative) {
    return relative === '' ? '' : `${relative.split(external_node_path_.sep).join('/')}/`;
}

;// CONCATENATED MODULE: ./lib/service/search/walk.js






const TTL = 600_000;
const RACY = 50;
const RACY_WHOLE_SECONDS = 2_100;
const MOST_KEPT_ENTRIES = 1_000_000;
const MOST_IGNORE_BYTES = 1_048_576;
const NO_NAMES = [];
class Walker {
    #root;
    #hides;
    #listings = new Map();
    #guides = new Set();
    #keptEntries = 0;
    #outside;
    #changes = 0;
    /** `hides` is asked once an entry (path relative to `root`, folders without a slash at the end) when a listing is read. */
    constructor(root, hides = () => false) {
        this.#root = root.endsWith('/') ? root.slice(0, -1) : root;
        this.#hides = hides;
    }
    /** Grows whenever a folder was listed anew. */
    get changes() {
        return this.#changes;
    }
    /** Paths of the AGENTS.md files seen so far, sorted. */
    get guides() {
        return [...this.#guides].sort();
    }
    /**
     * Visits `start` (relative, empty or ending in `/`) and what lies below, one folder a call, until undefined. Files
     * of a folder come before its sub-folders. `dots` also enters dot folders. `left` counts what could not be shown.
     */
    cursor(start = '', dots = false, left = { special: 0, unreadable: 0 }) {
        const stack = [[start, this.#chainAbove(start)]];
        return () => {
            for (let top = stack.pop(); top; top = stack.pop()) {
                const listing = this.#visit(top[0], top[1]);
                if (!listing) {
                    left.unreadable++;
                    continue;
                }
                left.special += listing.special;
                const folders = dots ? walk_merged(listing.folders, listing.dotFolders) : listing.folders;
                for (let i = folders.length - 1; i >= 0; i--) {
                    stack.push([`${listing.path}${folders[i]}/`, listing.chain]);
                }
                return listing;
            }
            return undefined;
        };
    }
    /** One folder's listing; undefined when it is not a folder that can be read. */
    folder(path) {
        return this.#visit(path, this.#chainAbove(path));
    }
    #chainAbove(path) {
        let chain = this.#outsideChain();
        const names = path.split('/').slice(0, -1);
        for (let i = 0; i < names.length; i++) {
            const above = names.slice(0, i).join('/');
            const listing = this.#visit(above === '' ? '' : `${above}/`, chain);
            if (!listing)
                return chain;
            chain = listing.chain;
        }
        return chain;
    }
    #outsideChain() {
        const found = surroundings(this.#root);
        const texts = JSON.stringify(found);
        if (this.#outside?.texts === texts)
            return this.#outside.chain;
        let own;
        let git;
        let global;
        for (const { text, above, kind } of found.texts) {
            const rules = new IgnoreRules(text, { above, fold: found.fold });
            if (rules.size === 0)
                continue;
            if (kind === 'own')
                own = { rules, next: own };
            else
                git = { rules, next: git };
            if (kind === 'global')
                global = git;
        }
        this.#outside = { texts, chain: { own, git }, global, fold: found.fold };
        return this.#outside.chain;
    }
    #visit(path, parent) {
        const full = path === '' ? `${this.#root}/` : `${this.#root}/${path.slice(0, -1)}`;
        let stat;
        try {
            stat = external_node_fs_.lstatSync(name_toFile(full), { throwIfNoEntry: false });
        }
        catch {
            return undefined;
        }
        if (!stat?.isDirectory())
            return this.#forget(path);
        const kept = this.#listings.get(path);
        if (kept && this.#isFresh(kept, stat, parent))
            return kept;
        this.#forget(path);
        return this.#read(path, full, stat, parent, kept);
    }
    #isFresh(kept, stat, parent) {
        if (kept.racy || kept.racyRules || kept.parent !== parent)
            return false;
        if (kept.mtime !== stat.mtimeMs || kept.ctime !== stat.ctimeMs || kept.inode !== stat.ino)
            return false;
        if (Date.now() - kept.readAt > TTL)
            return false;
        return kept.ignoreFiles.every(({ name, mtime, ctime, size }) => {
            const now = external_node_fs_.lstatSync(name_toFile(`${this.#root}/${kept.path}${name}`), { throwIfNoEntry: false });
            return now?.mtimeMs === mtime && now.ctimeMs === ctime && now.size === size;
        });
    }
    #forget(path) {
        const kept = this.#listings.get(path);
        if (!kept)
            return undefined;
        this.#listings.delete(path);
        this.#keptEntries -= size(kept);
        this.#guides.delete(`${path}AGENTS.md`);
        this.#changes++;
        return undefined;
    }
    #read(path, full, stat, parent, before) {
        const now = Date.now();
        const entries = list(full);
        if (!entries)
            return undefined;
        this.#changes++;
        const { chain, ignoreFiles } = this.#rulesIn(path, entries, parent, before);
        const sorted = this.#sort(path, entries, chain);
        const youngest = Math.max(0, ...ignoreFiles.map((file) => file.mtime));
        const listing = {
            path,
            ...sorted,
            chain,
            parent,
            mtime: stat.mtimeMs,
            ctime: stat.ctimeMs,
            inode: stat.ino,
            ignoreFiles,
            readAt: now,
            racy: isRacy(now, stat.mtimeMs),
            racyRules: isRacy(now, youngest),
        };
        if (sorted.files.includes('AGENTS.md'))
            this.#guides.add(`${path}AGENTS.md`);
        if (this.#keptEntries < MOST_KEPT_ENTRIES) {
            this.#listings.set(path, listing);
            this.#keptEntries += size(listing);
        }
        return listing;
    }
    /** The chain for this folder: what its own ignore files add, and a fresh start in a nested repository. */
    #rulesIn(path, entries, parent, before) {
        const isRepository = path !== '' && entries.some((entry) => entry.name === '.git');
        const ignoreFiles = entries
            .filter(({ name }) => name === '.gitignore' || name === '.ignore')
            .flatMap(({ name }) => this.#ignoreFile(path + name, name));
        const unchanged = before?.parent === parent && !before.racyRules && !isRepository;
        if (unchanged && JSON.stringify(before.ignoreFiles) === JSON.stringify(ignoreFiles)) {
            return { chain: before.chain, ignoreFiles };
        }
        let { own, git } = parent;
        if (isRepository) {
            const rules = new IgnoreRules(ownExcludes(`${this.#root}/${path}`), { base: path, fold: this.#folds });
            git = { rules, next: this.#outside?.global };
        }
        for (const { name, size } of ignoreFiles) {
            const text = readIgnore(name_toFile(`${this.#root}/${path}${name}`), size);
            const rules = new IgnoreRules(text, { base: path, fold: this.#folds });
            if (rules.size === 0)
                continue;
            if (name === '.ignore')
                own = { rules, next: own };
            else
                git = { rules, next: git };
        }
        const same = own === parent.own && git === parent.git;
        return { chain: same ? parent : { own, git }, ignoreFiles };
    }
    #ignoreFile(path, name) {
        const stat = external_node_fs_.lstatSync(name_toFile(`${this.#root}/${path}`), { throwIfNoEntry: false });
        if (!stat?.isFile())
            return [];
        return [{ name, mtime: stat.mtimeMs, ctime: stat.ctimeMs, size: stat.size }];
    }
    get #folds() {
        return this.#outside?.fold ?? false;
    }
    #sort(path, entries, chain) {
        const files = [];
        const folders = [];
        const dotFiles = [];
        const dotFolders = [];
        let special = 0;
        for (const { name, type } of entries) {
            if (type === 'link' || name === '.git')
                continue;
            if (type === 'special') {
                special++;
                continue;
            }
            const isFolder = type === 'folder';
            const decision = decide(chain, name, path + name, isFolder);
            if (decision === IGNORED || this.#hides(path + name))
                continue;
            const dot = name.startsWith('.') && decision !== KEPT;
            (isFolder ? (dot ? dotFolders : folders) : dot ? dotFiles : files).push(name);
        }
        return {
            files: files.sort(),
            folders: folders.sort(),
            dotFiles: dotFiles.length > 0 ? dotFiles.sort() : NO_NAMES,
            dotFolders: dotFolders.length > 0 ? dotFolders.sort() : NO_NAMES,
            special,
        };
    }
}
/** Two sorted lists as one. */
function walk_merged(names, dots) {
    return dots.length === 0 ? names : [...names, ...dots].sort();
}
function readIgnore(file, bytes) {
    if (bytes > MOST_IGNORE_BYTES)
        return '';
    try {
        return external_node_fs_.readFileSync(file, 'utf8');
    }
    catch {
        return '';
    }
}
function size(folder) {
    return 1 + folder.files.length + folder.folders.length + folder.dotFiles.length + folder.dotFolders.length;
}
function isRacy(now, changed) {
    return now - changed < (changed % 1000 === 0 ? RACY_WHOLE_SECONDS : RACY);
}

;// CONCATENATED MODULE: ./lib/service/search/find.js




/** Finds paths by fuzzy match. The table of the last search is kept for the next, and made anew when a folder changed. */
class find_Finder {
    #kept;
    /** The same query gives the same order on every page. */
    async find(place, query, signal) {
        const dots = /(^|[\s/])\./.test(query.query);
        const table = await this.#table(place, query.kind, dots, signal);
        const matches = match(table, query.query);
        const paths = matches.page(query.offset, query.limit).map((index) => table.paths[index]);
        return { paths, total: matches.total };
    }
    async #table(place, kind, dots, signal) {
        const { walker } = place;
        const key = JSON.stringify([place.start, place.show(''), kind, dots]);
        const folders = [];
        await visit(walker, { start: place.start, dots, signal }, (folder) => folders.push(folder));
        const { changes } = walker;
        const kept = this.#kept;
        if (kept?.walker === walker && kept.key === key && kept.changes === changes) {
            return kept.table;
        }
        const table = new PathTable(pathsOf(place, folders, kind, dots));
        this.#kept = { walker, key, changes, table };
        return table;
    }
}
/** Every path in `folders` of the kinds asked for, as shown; folders end in `/`. */
function pathsOf(place, folders, kind, dots) {
    const paths = [];
    for (const folder of folders) {
        if (kind !== 'directories') {
            for (const name of dots ? walk_merged(folder.files, folder.dotFiles) : folder.files) {
                paths.push(place.show(folder.path + name));
            }
        }
        if (kind === 'files')
            continue;
        for (const name of dots ? walk_merged(folder.folders, folder.dotFolders) : folder.folders) {
            paths.push(`${place.show(folder.path + name)}/`);
        }
    }
    return paths;
}

// EXTERNAL MODULE: ./lib/regex/error.js
var regex_error = __webpack_require__(64353);
;// CONCATENATED MODULE: ./lib/service/search/chunk.js

/** What walking a folder without a file to search counts as. */
const EMPTY_FOLDER = 1 / 8;
/** Cuts what `place` holds into chunks, in path order, as they are asked for. */
function chunks(place, filter, dots, left) {
    const next = place.file === undefined ? place.walker.cursor(place.start, dots, left) : once(place.file);
    let path = '';
    let names = [];
    let at = 0;
    const refill = () => {
        const folder = next();
        if (!folder)
            return false;
        path = folder.path;
        at = 0;
        names = dots ? walk_merged(folder.files, folder.dotFiles) : folder.files;
        if (filter)
            names = names.filter((name) => filter((path + name).slice(place.start.length)));
        return true;
    };
    return (files) => {
        const chunk = [];
        for (let free = files; free > 0;) {
            if (at >= names.length && !refill())
                return chunk.length > 0 ? chunk : undefined;
            const part = names.slice(at, at + free);
            at += part.length;
            free -= Math.max(part.length, EMPTY_FOLDER);
            if (part.length > 0)
                chunk.push([path, part.join('/')]);
        }
        return chunk;
    };
}
/** A cursor over one file. */
function once(file) {
    const slash = file.lastIndexOf('/') + 1;
    let folder = {
        path: file.slice(0, slash),
        files: [file.slice(slash)],
        dotFiles: [],
    };
    return () => {
        const only = folder;
        folder = undefined;
        return only;
    };
}
/** Searches a chunk's files in order, until `job.most` lines (or files) match or the job is stopped. */
function searchChunk(engine, job, chunk) {
    const hits = [];
    let found = 0;
    for (const [folder, names] of chunk) {
        for (const name of names.split('/')) {
            if (Atomics.load(job.stop, 0) !== 0)
                return hits;
            const path = folder + name;
            const lines = [];
            const most = job.filesOnly ? 1 : job.most - found;
            const matched = engine.search(`${job.root}/${path}`, most, job.filesOnly ? undefined : lines);
            if (matched === 0)
                continue;
            hits.push({ path, found: matched, lines });
            found += matched;
            if (found >= job.most)
                return hits;
        }
    }
    return hits;
}

;// CONCATENATED MODULE: ./lib/service/search/context.js



const MOST_BYTES = 16_777_216;
/**
 * The matching lines of a file with `around` lines before and after each, in order and once. A file that cannot be read
 * again, or is very large, keeps its matches alone.
 */
function withContext(file, matches, around) {
    const lines = linesOf(file);
    if (!lines)
        return matches;
    const byLine = new Map(matches.map((match) => [match.line, match]));
    const shown = [];
    for (const match of matches) {
        const from = Math.max(match.line - around, (shown.at(-1)?.line ?? 0) + 1, 1);
        const to = Math.min(match.line + around, lines.length);
        for (let line = from; line <= to; line++) {
            shown.push(byLine.get(line) ?? { line, text: cut(lines[line - 1]) });
        }
    }
    return shown;
}
function linesOf(file) {
    let bytes;
    try {
        const name = name_toFile(file);
        if (external_node_fs_.statSync(name).size > MOST_BYTES)
            return undefined;
        bytes = external_node_fs_.readFileSync(name);
    }
    catch {
        return undefined;
    }
    const lines = decode(bytes).split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function decode(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return bytes.toString('utf16le', 2);
    if (bytes[0] === 0xfe && bytes[1] === 0xff) {
        return bytes
            .subarray(2, bytes.length - (bytes.length % 2))
            .swap16()
            .toString('utf16le');
    }
    return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
function cut(line) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    return text.length > SHOWN_LINE ? `${text.slice(0, SHOWN_LINE)}…` : text;
}

;// CONCATENATED MODULE: ./lib/service/search/sweep.js

const INLINE_MILLIS = 6;
const INLINE_FILES = 8;
const CHUNK_FILES = 96;
const sweep_SLICE_MILLIS = 8;
const WALK_MILLIS = 2;
const MOST_QUEUED = 64;
/**
 * Searches chunk after chunk: the first milliseconds on this thread (most answers are complete then), the rest on the
 * pool's workers. Answers come in path order and end with the first `most`, whoever found them.
 */
function sweep(task, engine, pool) {
    engine.prepare(task.job.pattern);
    pool?.start();
    return new Promise((resolve, reject) => {
        new Sweeper(task, engine, pool, resolve, reject).inline();
    });
}
class Sweeper {
    task;
    engine;
    pool;
    resolve;
    reject;
    #results = [];
    #queue = [];
    #began = performance.now();
    /** Chunks whose results, and those of all before them, are known; and how much they hold. */
    #complete = 0;
    #found = 0;
    #made = 0;
    #walked = false;
    #walking = false;
    #ended = false;
    #handedOver = false;
    #timer;
    #stopped;
    constructor(task, engine, pool, resolve, reject) {
        this.task = task;
        this.engine = engine;
        this.pool = pool;
        this.resolve = resolve;
        this.reject = reject;
    }
    /** Searches on this thread for a while; then hands over to the workers, or takes a breath and goes on. */
    inline() {
        const until = performance.now() + (this.#made === 0 ? INLINE_MILLIS : sweep_SLICE_MILLIS);
        try {
            do {
                if (this.#isOver()) {
                    this.#finish();
                    return;
                }
                const chunk = this.task.next(INLINE_FILES);
                if (!chunk) {
                    this.#finish();
                    return;
                }
                this.#results[this.#made++] = searchChunk(this.engine, this.task.job, chunk);
                this.#count();
            } while (performance.now() < until);
        }
        catch (error) {
            this.#fail(error);
            return;
        }
        if (this.pool?.isReady && performance.now() - this.#began >= INLINE_MILLIS)
            this.#handOver(this.pool);
        else
            setImmediate(() => this.inline());
    }
    #handOver(pool) {
        this.#handedOver = true;
        pool.begin(this.task.job, {
            hits: (index, hits) => {
                this.#results[index] = hits;
                this.#count();
            },
            lost: (index, chunk) => this.#queue.unshift([index, chunk]),
            room: () => this.#pump(pool),
        });
        this.#timer = setInterval(() => this.#pump(pool), 50);
        this.#walk(pool);
    }
    /** Lists files ahead of the workers, a little at a time. */
    #walk(pool) {
        this.#walking = false;
        if (this.#ended)
            return;
        const until = performance.now() + WALK_MILLIS;
        try {
            while (!this.#walked && this.#queue.length < MOST_QUEUED && performance.now() < until) {
                const chunk = this.task.next(CHUNK_FILES);
                if (!chunk)
                    this.#walked = true;
                else if (chunk.length > 0)
                    this.#queue.push([this.#made++, chunk]);
            }
        }
        catch (error) {
            this.#fail(error);
        }
        this.#pump(pool);
    }
    #pump(pool) {
        if (this.#ended)
            return;
        if (this.#isOver()) {
            this.#finish();
            return;
        }
        while (this.#queue.length > 0 && pool.hasRoom)
            pool.give(...this.#queue.shift());
        if (!pool.isReady)
            this.#searchQueued(pool);
        if (this.#walked && this.#complete === this.#made) {
            this.#finish();
            return;
        }
        if (this.#walked || this.#walking || this.#queue.length >= MOST_QUEUED)
            return;
        this.#walking = true;
        setImmediate(() => this.#walk(pool));
    }
    /** No worker is left: what they were to do is done here. */
    #searchQueued(pool) {
        const next = this.#queue.shift();
        if (!next)
            return;
        this.#results[next[0]] = searchChunk(this.engine, this.task.job, next[1]);
        this.#count();
        setImmediate(() => this.#pump(pool));
    }
    #count() {
        for (let hits = this.#results[this.#complete]; hits; hits = this.#results[++this.#complete]) {
            for (const file of hits)
                this.#found += file.found;
        }
    }
    #isOver() {
        if (this.#found >= this.task.most)
            return true;
        if (this.task.signal?.aborted)
            this.#stopped = 'cancelled';
        else if (Date.now() > this.task.deadline)
            this.#stopped = 'time';
        return this.#stopped !== undefined;
    }
    #finish() {
        if (this.#ended)
            return;
        this.#ended = true;
        this.#release();
        const hits = this.#results.flatMap((each) => each ?? []);
        this.resolve({ hits, ...(this.#stopped && { stopped: this.#stopped }) });
    }
    #fail(error) {
        if (this.#ended)
            return;
        this.#ended = true;
        this.#release();
        this.reject(error);
    }
    #release() {
        clearInterval(this.#timer);
        Atomics.store(this.task.job.stop, 0, 1);
        if (this.#handedOver)
            this.pool?.end();
    }
}

;// CONCATENATED MODULE: ./lib/service/search/understand.js
/**
 * Mends what models commonly get wrong: braces that are no repetition (`struct {`), parentheses without a partner
 * (`main(`); what still does not compile is searched for literally. `check` answers with an error's text.
 */
function understand(pattern, check) {
    const wrong = check(pattern);
    if (wrong === undefined)
        return { pattern, literal: false };
    const braces = sanitizeBraces(pattern);
    if (braces !== pattern && check(braces) === undefined) {
        return {
            pattern: braces,
            literal: false,
            note: `Braces that repeat nothing were taken literally: ${braces}`,
        };
    }
    for (const candidate of [escapeUnescapedParentheses(pattern), escapeUnescapedParentheses(braces)]) {
        if (candidate === pattern || check(candidate) !== undefined)
            continue;
        return { pattern: candidate, literal: false, note: `Parentheses were taken literally: ${candidate}` };
    }
    return {
        pattern,
        literal: true,
        note: `Not a regular expression (${wrong}): searched for as literal text.`,
    };
}
/** Escapes `{` and `}` that are not part of a repetition (`{2,5}`), a property (`\p{L}`) or a code point (`\x{41}`). */
function sanitizeBraces(pattern) {
    let result = '';
    for (let at = 0; at < pattern.length;) {
        const rest = pattern.slice(at, at + 80);
        const kept = /^(?:\\[pPxuU]\{[^{}]*\}|\\b\{[a-z-]+\}|\\[\s\S])/.exec(rest) ??
            (at > 0 ? /^\{\d+(?:,\d*)?\}/.exec(rest) : null);
        if (kept)
            result += kept[0];
        else
            result += pattern[at] === '{' || pattern[at] === '}' ? `\\${pattern[at]}` : pattern[at];
        at += kept ? kept[0].length : 1;
    }
    return result;
}
/** Escapes every `(` and `)` that is not escaped already and stands outside a class. */
function escapeUnescapedParentheses(pattern) {
    let result = '';
    let inClass = false;
    for (let at = 0; at < pattern.length; at++) {
        const char = pattern[at];
        if (char === '\\') {
            result += char + (pattern[++at] ?? '');
            continue;
        }
        if (char === '[')
            inClass = true;
        if (char === ']')
            inClass = false;
        result += !inClass && (char === '(' || char === ')') ? `\\${char}` : char;
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/service/search/grep.js







const MILLIS = 20_000;
/** Runs one query: understands the pattern, sweeps the files, and makes what was found ready to show. */
async function grep(query, means) {
    const { place, engine, pool, signal } = means;
    const ignoreCase = query.ignoreCase ?? false;
    const understood = understand(query.pattern, (text) => compileError(text, ignoreCase));
    const filter = query.glob === undefined ? undefined : pathFilter(query.glob, true);
    const pattern = { text: understood.pattern, literal: understood.literal, ignoreCase };
    const left = { special: 0, unreadable: 0 };
    const filesOnly = query.filesOnly ?? false;
    const job = {
        root: place.root,
        pattern,
        most: query.limit + 1,
        filesOnly,
        stop: new Int32Array(new SharedArrayBuffer(4)),
    };
    const swept = await sweep({
        next: chunks(place, filter && ((path) => filter.matches(path)), filter?.dots ?? false, left),
        job,
        most: query.limit + 1,
        deadline: Date.now() + MILLIS,
        signal,
    }, engine, pool);
    const notes = [understood.note, leftOutNote(left)].filter((note) => note !== undefined);
    return { ...shape(swept, query, place), notes, engine: `in-process, ${engine.strategy}` };
}
function compileError(text, ignoreCase) {
    try {
        (0,parse/* parse */.q)(text, { ignoreCase, lines: true });
        return undefined;
    }
    catch (error) {
        if (error instanceof regex_error/* RegexError */.q)
            return error.message;
        throw error;
    }
}
function leftOutNote({ unreadable }) {
    if (unreadable === 0)
        return undefined;
    return `${unreadable} ${unreadable === 1 ? 'folder' : 'folders'} could not be read and were left out.`;
}
/** Cuts what was found to the limit, context included. */
function shape(swept, query, place) {
    const total = swept.hits.reduce((sum, file) => sum + file.found, 0);
    const hits = [];
    const files = [];
    let wanted = query.limit;
    let cut = total > query.limit;
    for (const file of swept.hits) {
        const path = place.show(file.path);
        const lines = shownLines(file, wanted, query.context ?? 0, place.root);
        if (!query.filesOnly && lines.length > wanted)
            cut = true;
        for (const { line, text } of lines.slice(0, wanted))
            hits.push({ path, line, text });
        files.push(path);
        wanted -= query.filesOnly ? 1 : lines.length;
        if (wanted <= 0)
            break;
    }
    if (files.length < swept.hits.length)
        cut = true;
    const stopped = swept.stopped ?? (cut ? 'limit' : undefined);
    return { hits, files, ...(stopped && { stopped }) };
}
function shownLines(file, most, context, root) {
    const lines = [];
    for (let i = 0; i < file.lines.length && lines.length <= most; i += 2) {
        lines.push({ line: file.lines[i], text: file.lines[i + 1] });
    }
    return context > 0 && lines.length > 0 ? withContext(`${root}/${file.path}`, lines, context) : lines;
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/plain.js

const FIRST_TEXT = 1_048_576;
/** The kernel in plain JavaScript, over Buffer.indexOf: two to four times slower, the same answers. */
class PlainKernel {
    name = 'plain';
    vectors = false;
    bytes;
    words;
    state = 0;
    previous = 0;
    #classes;
    #size = 0;
    constructor() {
        const memory = new ArrayBuffer(Math.ceil((layout_TEXT + FIRST_TEXT + layout_SLACK) / 4) * 4);
        this.bytes = Buffer.from(memory);
        this.words = new Int32Array(memory);
        this.#classes = new Uint16Array(memory, CLASSES, 256);
        this.bytes[layout_TEXT - 1] = 10;
    }
    grow(size) {
        if (layout_TEXT + size + layout_SLACK <= this.bytes.length)
            return;
        const memory = new ArrayBuffer(Math.ceil((layout_TEXT + size * 2 + layout_SLACK) / 4) * 4);
        const bytes = Buffer.from(memory);
        this.bytes.copy(bytes);
        this.bytes = bytes;
        this.words = new Int32Array(memory);
        this.#classes = new Uint16Array(memory, CLASSES, 256);
    }
    needle(size) {
        this.#size = size;
    }
    find(start, end) {
        const needle = this.bytes.subarray(NEEDLE, NEEDLE + this.#size);
        const at = this.bytes.subarray(0, end).indexOf(needle, start);
        return at;
    }
    findFolded() {
        throw new Error('the plain kernel has no folded search');
    }
    teddy() {
        throw new Error('the plain kernel has no search for many literals');
    }
    trio() {
        throw new Error('the plain kernel has no search for sets');
    }
    find1(start, end, byte) {
        return this.bytes.subarray(0, end).indexOf(byte, start);
    }
    lineStart(floor, at) {
        let start = at;
        while (start > floor && this.bytes[start - 1] !== 10)
            start--;
        return start;
    }
    countLines(start, end) {
        let lines = 0;
        for (let at = this.find1(start, end, 10); at >= 0; at = this.find1(at + 1, end, 10))
            lines++;
        return lines;
    }
    run(start, end, from, special) {
        const { bytes, words } = this;
        const classes = this.#classes;
        let state = from;
        for (let at = start; at < end; at++) {
            const next = words[(state + classes[bytes[at]]) >> 2];
            if (next <= special) {
                this.state = next;
                this.previous = state;
                return at;
            }
            state = next;
        }
        this.state = state;
        return end;
    }
    run4() {
        return 0;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/bytes.js
/** kernel.as.ts, compiled; written by scripts/make-kernel.mjs. */
const KERNEL = 'AGFzbQEAAAABJwVgAn9/AX9gA39/fwF/YAd/f39/f39/AX9gBH9/f38Bf2ADf39/AAIPAQNlbnYGbWVtb3J5AgAAAwsKAAECAwQAAAEAAAYpCH8BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAsHfw4GbmVlZGxlAAQEZmluZAAICmZpbmRGb2xkZWQABgV0ZWRkeQABBHRyaW8AAAVmaW5kMQAHCWxpbmVTdGFydAAFCmNvdW50TGluZXMACQVzdGF0ZQMFCHByZXZpb3VzAwYFb3RoZXIDBwNydW4AAwRydW40AAIGbWVtb3J5AgAKnREKhgIBB3tBgAj9AAQAIQJBkAj9AAQAIQNBoAj9AAQAIQRBsAj9AAQAIQVBwAj9AAQAIQZB0Aj9AAQAIQcDQCAAIAFIBEAgAiAA/QAEACII/QwPDw8PDw8PDw8PDw8PDw8P/U79DiADIAhBBP1t/Q79TiAEIAD9AAQBIgj9DA8PDw8PDw8PDw8PDw8PDw/9Tv0OIAUgCEEE/W39Dv1O/U4gBiAA/QAEAiII/QwPDw8PDw8PDw8PDw8PDw8P/U79DiAHIAhBBP1t/Q79Tv1OIgj9UwRAQX8gACAI/QwAAAAAAAAAAAAAAAAAAAAA/ST9ZGhqIgAgACABThsPCyAAQRBqIQAMAQsLQX8LzQQCCn8He0GACP0ABAAhDUGQCP0ABAAhDkGgCP0ABAAhD0GwCP0ABAAhEEHACP0ABAAhEUHQCP0ABAAhEiAAIQMDQCABIANKBEAgDSAD/QAEACIT/QwPDw8PDw8PDw8PDw8PDw8P/U79DiAOIBNBBP1t/Q79TiAPIAP9AAQBIhP9DA8PDw8PDw8PDw8PDw8PDw/9Tv0OIBAgE0EE/W39Dv1O/U4gESAD/QAEAiIT/QwPDw8PDw8PDw8PDw8PDw8P/U79DiASIBNBBP1t/Q79Tv1OIhP9UwRAIBP9DAAAAAAAAAAAAAAAAAAAAAD9JP1kIQZBwAkgE/0LBAADQCAGBEAgBmgiBCADaiABTgRAQX8PCyADIARqIQwgBEHACWotAAAhBwJAA0AgBwRAIAdoQQJ0QYAJaigCACIEKAIAIQkgBEEEaiEEA0AgCUEASgRAIARBBGohCiAMIAQoAgAiBUEQdWsiBCAATiAFQf//A3EiCCAEaiABTHEEQEEAIQUgAgRAA0AgBSAISAR/IAUgCmotAAAgBCAFai0AACILQSByIAsgC0HBAGtB/wFxQRpJG0H/AXFGBUEACwRAIAVBAWohBQwBCwsFA0AgBSAISAR/IAQgBWotAAAgBSAKai0AAEYFQQALBEAgBUEBaiEFDAELCwsgBSAIRg0FCyAKIAhBA2pBfHFqIQQgCUEBayEJDAELCyAHIAdBAWtxIQcMAQsLQX8hBAsgBEEATgRAIAQPCyAGIAZBAWtxIQYMAQsLCyADQRBqIQMMAQsLQX8LnQEBBH8gBSIHIgghCQNAIAQgCkoEQCAHIAEgCmotAABBAXRBgApqLwEAaigCACIHIAZMIAYgBSAAIApqLQAAQQF0QYAKai8BAGooAgAiBU5yIAggAiAKai0AAEEBdEGACmovAQBqKAIAIgggBkxyIAkgAyAKai0AAEEBdEGACmovAQBqKAIAIgkgBkxyRQRAIApBAWohCgwCCwsLIAoLgAIBAn8gACEEAkACQANAIARBBGogAUwEQCADIAIgBC0AAEEBdEGACmovAQBqKAIAIgBODQIgACAEQQFqIgUtAABBAXRBgApqLwEAaigCACICIANMDQMgAiAEQQJqIgUtAABBAXRBgApqLwEAaigCACIAIANMBEAgACQFIAIkBiAFDwsgAyAAIARBA2oiBS0AAEEBdEGACmovAQBqKAIAIgJODQMgBEEEaiEEDAELCwNAIAEgBEoEQCADIAIgBC0AAEEBdEGACmovAQBqKAIAIgBODQIgACECIARBAWohBAwBCwsgAiQFIAEPCyAAJAUgAiQGIAQPCyACJAUgACQGIAULHAAgACQAIAEkASACJAIgAS0AACQDIAItAAAkBAtvAQJ/A0AgAUEQayICIABOBEAgAv0ABAD9DAoKCgoKCgoKCgoKCgoKCgr9I/1kIgMEQCACQSAgA2drag8LIAFBEGshAQwBCwsDQCAAIAFIBH8gAUEBay0AAEEKRwVBAAsEQCABQQFrIQEMAQsLIAEL8gICBn8GeyMD/Q8hCCME/Q8hCf0MICAgICAgICAgICAgICAgIP0MAAAAAAAAAAAAAAAAAAAAACMDQeEAa0H/AXFBGkkbIQr9DCAgICAgICAgICAgICAgICD9DAAAAAAAAAAAAAAAAAAAAAAjBEHhAGtB/wFxQRpJGyELIAEjAGshAyMBIQUjAiEGA0AgACADTARAIAAgBWoiAf0ABAAgCv1QIAj9IyAAIAZqIgL9AAQAIAv9UCAJ/SP9TiIMIAH9AAQQIAr9UCAI/SMgAv0ABBAgC/1QIAn9I/1OIg39UP1TBEAgDP1kIA39ZEEQdHIhAQNAIAEEQCAAIAFoaiIHIANKBEBBfw8LQQAhAgJ/A0AgAiMASARAQQAgAi0AACACIAdqLQAAIgRBIHIgBCAEQcEAa0H/AXFBGkkbQf8BcUcNAhogAkEBaiECDAELC0EBCwRAIAcPCyABIAFBAWtxIQEMAQsLCyAAQSBqIQAMAQsLQX8LWgEDeyAC/Q8hAwNAIAAgAUgEQCAA/QAEACAD/SMiBCAA/QAEECAD/SMiBf1Q/VMEQEF/IAAgBP1kIAX9ZEEQdHJoaiIAIAAgAU4bDwsgAEEgaiEADAELC0F/C+EBAgV/BHsjA/0PIQcjBP0PIQggASMAayEDIwEhBCMCIQUDQCAAIANMBEAgACAEaiIB/QAEACAH/SMgACAFaiIC/QAEACAI/SP9TiIJIAH9AAQQIAf9IyAC/QAEECAI/SP9TiIK/VD9UwRAIAn9ZCAK/WRBEHRyIQEDQCABBEAgACABaGoiBiADSgRAQX8PC0EAIQICfwNAIAIjAEgEQEEAIAIgBmotAAAgAi0AAEcNAhogAkEBaiECDAELC0EBCwRAIAYPCyABIAFBAWtxIQEMAQsLCyAAQSBqIQAMAQsLQX8LZAECfwNAIABBEGoiAiABTARAIAMgAP0ABAD9DAoKCgoKCgoKCgoKCgoKCgr9I/1kaWohAyACIQAMAQsLA0AgACABSARAIANBAWogAyAALQAAQQpGGyEDIABBAWohAAwBCwsgAws=';

;// CONCATENATED MODULE: ./lib/service/search/kernel/wasm.js


const PAGE = 65_536;
const wasm_FIRST_TEXT = 1_048_576;
const MOST_PAGES = 4096;
/** The kernel in WebAssembly with SIMD. Its constructor throws where that is refused. */
class WasmKernel {
    name = 'wasm-simd';
    vectors = true;
    needle;
    find;
    findFolded;
    teddy;
    trio;
    find1;
    lineStart;
    countLines;
    run;
    run4;
    bytes;
    words;
    #memory;
    #state;
    #previous;
    constructor() {
        const module = new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
        this.#memory = new WebAssembly.Memory({
            initial: Math.ceil((layout_TEXT + wasm_FIRST_TEXT + layout_SLACK) / PAGE),
            maximum: MOST_PAGES,
        });
        const instance = new WebAssembly.Instance(module, { env: { memory: this.#memory } });
        const exports = instance.exports;
        this.needle = exports.needle;
        this.find = exports.find;
        this.findFolded = exports.findFolded;
        this.teddy = exports.teddy;
        this.trio = exports.trio;
        this.find1 = exports.find1;
        this.lineStart = exports.lineStart;
        this.countLines = exports.countLines;
        this.run = exports.run;
        this.run4 = exports.run4;
        this.#state = exports.state;
        this.#previous = exports.previous;
        this.#view();
    }
    get state() {
        return this.#state.value;
    }
    get previous() {
        return this.#previous.value;
    }
    grow(size) {
        const missing = layout_TEXT + size + layout_SLACK - this.bytes.length;
        if (missing <= 0)
            return;
        this.#memory.grow(Math.ceil(missing / PAGE));
        this.#view();
    }
    #view() {
        this.bytes = Buffer.from(this.#memory.buffer);
        this.words = new Int32Array(this.#memory.buffer);
        this.bytes[layout_TEXT - 1] = 10;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/make-kernel.js


/** The fast kernel, or the plain one where WebAssembly or its SIMD is refused. */
function makeKernel(plain = false) {
    if (plain)
        return new PlainKernel();
    try {
        return new WasmKernel();
    }
    catch {
        return new PlainKernel();
    }
}

;// CONCATENATED MODULE: ./lib/service/search/newest.js




/** The files below `place` that `filter` lets through, by their last change, newest first; then by name. */
async function newestFirst(place, filter, signal) {
    const start = reach(place.walker, place.start, filter.base);
    if (start === undefined)
        return [];
    const { dots } = filter;
    const found = [];
    await visit(place.walker, { start, dots, signal }, (folder) => {
        for (const name of dots ? walk_merged(folder.files, folder.dotFiles) : folder.files) {
            const file = folder.path + name;
            if (!filter.matches(file.slice(place.start.length)))
                continue;
            const stat = external_node_fs_.lstatSync(name_toFile(`${place.root}/${file}`), { throwIfNoEntry: false });
            if (stat)
                found.push({ path: place.show(file), time: stat.mtimeMs });
        }
    });
    found.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1));
    return found.map((entry) => entry.path);
}

;// CONCATENATED MODULE: ./lib/service/search/place.js





/** Turns the paths a model writes into places; one walker for the workspace and one a folder outside it. */
class place_Places {
    root;
    hides;
    #walkers = new Map();
    constructor(root, hides) {
        this.root = root;
        this.hides = hides;
    }
    /** Throws a ToolError when there is nothing at `asked`, or something that cannot be searched. */
    find(asked) {
        const full = this.#real(asked);
        const stat = external_node_fs_.statSync(full);
        if (!stat.isFile() && !stat.isDirectory()) {
            throw new contract_error/* ToolError */.v4(`${asked} is a FIFO, socket or device, which cannot be searched. Name a file or folder.`);
        }
        const folder = stat.isFile() ? external_node_path_.dirname(full) : full;
        const below = place_slashed(external_node_path_.relative(this.root, folder));
        const inside = below !== '..' && !below.startsWith('../') && !external_node_path_.isAbsolute(below);
        const name = stat.isFile() ? external_node_path_.basename(full) : undefined;
        const root = inside ? this.root : folder;
        const start = !inside || below === '' ? '' : `${below}/`;
        return {
            walker: this.walker(root),
            root,
            start,
            ...(name !== undefined && { file: start + name }),
            show: (found) => shown(inside ? found : `${place_slashed(folder)}/${found}`),
        };
    }
    /** The shared walker over `root`. */
    walker(root = this.root) {
        let walker = this.#walkers.get(root);
        if (!walker) {
            const hides = root === this.root ? this.hides : (found) => this.hides(`${place_slashed(root)}/${found}`);
            walker = new Walker(root, hides);
            this.#walkers.set(root, walker);
        }
        return walker;
    }
    #real(asked) {
        try {
            return external_node_fs_.realpathSync(external_node_path_.resolve(this.root, asked));
        }
        catch (cause) {
            const known = cause.code === 'EACCES' ? 'may not be read' : 'does not exist';
            throw new contract_error/* ToolError */.v4(`${asked} ${known}. Use list_files or fffind to see what is there.`);
        }
    }
}
/** Whether `path` can be opened as a plain file. */
function isPlainFile(file) {
    return fs.lstatSync(toFile(file), { throwIfNoEntry: false })?.isFile() ?? false;
}
function place_slashed(file) {
    return external_node_path_.sep === '/' ? file : file.split(external_node_path_.sep).join('/');
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/service/search/pool.js


const MOST_WORKERS = 4;
const IN_FLIGHT = 3;
/** How long a worker may go on after its job has ended before it is replaced. */
const GRACE_MILLIS = 500;
/** Worker threads that search chunks of one job at a time. They do not keep the process alive. */
class Pool {
    #file;
    #size;
    #members = new Set();
    #failed = false;
    #job;
    #owner;
    #given = 0;
    /** `file`: path or URL of the compiled src/workers/search.ts. */
    constructor(file, size = Math.min(external_node_os_.availableParallelism(), MOST_WORKERS)) {
        this.#file = file;
        this.#size = size;
    }
    /** Starts the workers that are missing. */
    start() {
        if (this.#failed)
            return;
        while (this.#members.size < this.#size)
            this.#add();
    }
    get isReady() {
        return [...this.#members].some((member) => member.ready);
    }
    /** Whether a chunk given now would be taken up soon. */
    get hasRoom() {
        return [...this.#members].some((member) => member.ready && member.open.size < IN_FLIGHT);
    }
    /** Begins a job; whatever still runs of the one before is no longer told of. */
    begin(job, owner) {
        this.#job = job;
        this.#owner = owner;
        for (const member of this.#members)
            post(member, { job });
    }
    /** Gives a chunk to the worker with the least to do; only while `hasRoom`. */
    give(index, chunk) {
        let least;
        for (const member of this.#members) {
            if (member.ready && (!least || member.open.size < least.open.size))
                least = member;
        }
        const id = this.#given++;
        least.open.set(id, { owner: this.#owner, index, chunk });
        post(least, { id, chunk });
    }
    /** Ends the job; a worker that does not come back from it soon is replaced. */
    end() {
        const owner = this.#owner;
        this.#job = this.#owner = undefined;
        const busy = [...this.#members].filter((member) => member.open.size > 0);
        if (busy.length === 0)
            return;
        const timer = setTimeout(() => {
            for (const member of busy) {
                if ([...member.open.values()].some((given) => given.owner === owner))
                    void member.worker.terminate();
            }
        }, GRACE_MILLIS);
        timer.unref();
    }
    async close() {
        this.#failed = true;
        const members = [...this.#members];
        this.#members.clear();
        await Promise.all(members.map((member) => member.worker.terminate()));
    }
    #add() {
        const target = this.#file.startsWith('file:') ? new URL(this.#file) : this.#file;
        const worker = new external_node_worker_threads_.Worker(target, { stdin: false, env: {}, execArgv: [] });
        const member = { worker, ready: false, open: new Map() };
        worker.unref();
        worker.on('message', (message) => this.#receive(member, message));
        worker.on('error', () => {
            if (!member.ready)
                this.#failed = true;
        });
        worker.on('exit', () => this.#lose(member));
        this.#members.add(member);
        if (this.#job)
            post(member, { job: this.#job });
    }
    #receive(member, message) {
        if ('ready' in message)
            member.ready = true;
        else {
            const given = member.open.get(message.id);
            member.open.delete(message.id);
            if (given && given.owner === this.#owner)
                this.#owner.hits(given.index, message.hits);
        }
        this.#owner?.room();
    }
    #lose(member) {
        this.#members.delete(member);
        for (const given of member.open.values()) {
            if (given.owner === this.#owner)
                this.#owner.lost(given.index, given.chunk);
        }
        member.open.clear();
        this.#owner?.room();
    }
}
function post(member, message) {
    member.worker.postMessage(message);
}

;// CONCATENATED MODULE: ./lib/service/search/search.js












/** Everything ffgrep, grep, fffind, glob and list_files ask of the work tree; they share one walker and its listings. */
class Search {
    #guard;
    #places;
    #pool;
    #finder = new find_Finder();
    #engine;
    /** One grep at a time: they share the engine and the workers. */
    #last = Promise.resolve();
    /**
     * `root`: absolute, symlinks resolved. `hides`: the policy denies reading it (path relative to `root`, or absolute
     * outside it): such entries are left out, not refused. `workerFile`: the search worker's path or URL; without one
     * everything runs on the calling thread.
     */
    constructor(options) {
        this.#guard = options.guard;
        this.#places = new place_Places(options.root, options.hides);
        this.#pool = options.workerFile === undefined ? undefined : new Pool(options.workerFile);
    }
    /** The walker over the workspace, for whoever builds an index on it. */
    get walker() {
        return this.#places.walker();
    }
    /** Lines that match, in path order. After 20 s the answer is what was found so far. */
    async grep(query, signal) {
        const place = this.#place(query.path);
        this.#engine ??= new Engine(makeKernel());
        const engine = this.#engine;
        const result = this.#last.then(() => grep(query, { place, engine, pool: this.#pool, signal }));
        this.#last = result.catch(() => undefined);
        return result;
    }
    /** Paths below `query.path` that fuzzily match, best first; the same order on every page. */
    async find(query, signal) {
        return this.#finder.find(this.#folder(query.path), query, signal);
    }
    /** Files that match a glob, newest first. */
    async glob(pattern, path, signal) {
        return newestFirst(this.#folder(path), pathFilter(pattern, false), signal);
    }
    /** Direct children of a folder, folders first, each kind by name; undefined when `path` is a file. */
    async list(path) {
        const place = this.#place(path);
        if (place.file !== undefined)
            return undefined;
        const folder = place.walker.folder(place.start);
        if (!folder)
            throw new contract_error/* ToolError */.v4(`${path} cannot be read.`);
        const entry = (isFolder) => (name) => ({ name: shown(name), isFolder });
        return [
            ...walk_merged(folder.folders, folder.dotFolders).map(entry(true)),
            ...walk_merged(folder.files, folder.dotFiles).map(entry(false)),
        ];
    }
    /** Starts workers and fills the listings, so that the first search is not the slow one. */
    prewarm() {
        this.#engine ??= new Engine(makeKernel());
        this.#pool?.start();
        // What goes wrong here goes wrong again, and is told, when somebody searches.
        visit(this.walker, { start: '', dots: false }, () => { }).catch(() => { });
    }
    /** Ends the workers. */
    async close() {
        await this.#pool?.close();
    }
    #place(path) {
        this.#guard({ kind: 'read', path });
        return this.#places.find(path);
    }
    #folder(path) {
        const place = this.#place(path);
        if (place.file === undefined)
            return place;
        throw new contract_error/* ToolError */.v4(`${path} is not a folder. Use read for a file.`);
    }
}

// EXTERNAL MODULE: ./lib/service/exec.js
var exec = __webpack_require__(74054);
// EXTERNAL MODULE: ./lib/service/shell-line.js
var shell_line = __webpack_require__(4176);
;// CONCATENATED MODULE: ./lib/service/shell.js








/** Linux refuses one argument of 128 KiB and more (execve: E2BIG); bash's own prefix needs a little of it. */
const MAX_COMMAND_BYTES = 120_000;
const REAP_GRACE_MS = 1_500;
/** Runs commands in a fresh shell each; knows what they left behind, and ends it. */
class Shell {
    options;
    mark = `GALLEY_SHELL=${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`;
    #groups = new Set();
    #env;
    #bash;
    #count = 0;
    constructor(options) {
        this.options = options;
        this.#bash = findBash();
        this.#env = childEnv(options.env, this.mark);
    }
    /** The environment a command sees. */
    get env() {
        return this.#env;
    }
    /** Whether commands run behind a wall. */
    get walled() {
        return this.options.wrap !== undefined;
    }
    /** Checks a command before it runs and says how to start it. Throws ToolError; asks the policy. */
    line(command, cwd) {
        preflight(command, this.options.shellExpansion ?? true);
        this.options.guard({ kind: 'exec', command, ...(cwd !== undefined && { cwd }) });
        const folder = this.#folder(cwd);
        const line = (0,shell_line/* shellLine */.T)(command, process.platform, this.#bash);
        return { ...(this.options.wrap?.(line, folder) ?? line), cwd: folder };
    }
    async run(request) {
        const line = this.line(request.command, request.cwd);
        const started = Date.now();
        const capture = this.#capture();
        const decoder = new TextDecoder();
        const end = await (0,exec/* exec */.m)({
            ...line,
            env: this.#env,
            timeoutMs: request.timeoutMs,
            signal: request.signal,
            onOutput: (chunk) => {
                capture.add(chunk);
                request.onOutput?.(decoder.decode(chunk, { stream: true }));
            },
        }).catch((error) => {
            throw new contract_error/* ToolError */.v4(`${line.file} cannot be started: ${error.message}`, { cause: error });
        });
        const running = await this.#leftBehind(end.group, end.open);
        const { text, bytes, spill } = capture.close();
        const { exit, signal, timedOut, cancelled } = end;
        const ms = Date.now() - started;
        return { text, exit, signal, timedOut, cancelled, running, bytes, ms, ...(spill && { spill }) };
    }
    /** Ends everything that earlier commands left behind, also what called setsid; answers with the pids. */
    async reap(graceMs = REAP_GRACE_MS) {
        if (this.#count === 0)
            return [];
        const ended = await (0,service_process/* endProcesses */.Hk)(() => (0,service_process/* ours */.Od)(this.#groups, this.mark), graceMs);
        this.#groups.clear();
        return ended;
    }
    #capture() {
        this.#count++;
        const name = `${this.#count.toString().padStart(4, '0')}-${(0,external_node_crypto_.randomBytes)(3).toString('hex')}.txt`;
        return new Capture({
            memory: this.options.memoryBytes ?? 1_048_576,
            disk: this.options.diskBytes ?? 67_108_864,
            file: external_node_path_.join(this.options.spillDir, name),
        });
    }
    async #leftBehind(group, open) {
        if (group === 0)
            return [];
        if (!open && (this.walled || !(0,service_process/* signalGroup */.i8)(group, 0)))
            return [];
        this.#groups.add(group);
        const living = await (0,service_process/* ours */.Od)(new Set([group]), open ? this.mark : undefined);
        return living.map((one) => one.pid);
    }
    #folder(cwd) {
        const wanted = external_node_path_.resolve(this.options.root, cwd ?? '.');
        try {
            const real = external_node_fs_.realpathSync(wanted);
            if (external_node_fs_.statSync(real).isDirectory())
                return real;
        }
        catch (cause) {
            throw new contract_error/* ToolError */.v4(`cwd: there is no folder ${cwd}. Leave cwd out to run in the workspace.`, {
                cause,
            });
        }
        throw new contract_error/* ToolError */.v4(`cwd: ${cwd} is a file, not a folder. Leave cwd out to run in the workspace.`);
    }
}
/** Seed A's preflight, and what no shell can take. */
function preflight(command, shellExpansion) {
    if (command.trim() === '')
        throw new contract_error/* ToolError */.v4('command is empty.');
    if (command.includes('\0'))
        throw new contract_error/* ToolError */.v4('command holds a NUL character; a shell cannot take one.');
    if (Buffer.byteLength(command) > MAX_COMMAND_BYTES)
        throw new contract_error/* ToolError */.v4(`command is over ${MAX_COMMAND_BYTES} bytes. Write the long part to a file first and use the file.`);
    const bad = shellExpansion ? undefined : /[$~`{}]/.exec(command)?.[0];
    if (bad)
        throw new contract_error/* ToolError */.v4(`command holds ${bad}: shell expansion is off (tools.bash.shell_expansion: false), so $ ~ \` { } are refused. Write every word out.`);
}
/** The hall's variables without those that make a shell run something first, and with Galley's own. */
function childEnv(env, mark) {
    const kept = Object.entries(env).filter(([name]) => !/^(BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|BASH_FUNC_.*)$/.test(name));
    const [name, value] = mark.split('=');
    return { ...Object.fromEntries(kept), PAGER: 'cat', GIT_PAGER: 'cat', GALLEY: '1', [name]: value };
}
/** bash, because commands are read as bash before they run; /bin/sh where there is none. */
function findBash() {
    const places = ['/bin/bash', '/usr/bin/bash', '/usr/local/bin/bash', '/opt/homebrew/bin/bash'];
    return places.find((place) => external_node_fs_.existsSync(place)) ?? '/bin/sh';
}

// EXTERNAL MODULE: ./lib/service/shell-words/commands.js + 13 modules
var commands = __webpack_require__(99631);
// EXTERNAL MODULE: ./lib/service/symbols/grammars.js
var symbols_grammars = __webpack_require__(95455);
// EXTERNAL MODULE: ./lib/tool/index.js + 33 modules
var tool = __webpack_require__(68382);
// EXTERNAL MODULE: ./lib/tool/output/submit-output.js
var submit_output = __webpack_require__(35900);
;// CONCATENATED MODULE: ./lib/run/bench.js



















/** Builds policy, services and tools of a run, or of a single tool call: the same gate for both. */
function makeBench(scene) {
    const judged = makeJudges(scene);
    const policy = makePolicy([...Object.values(judged.named), ...(scene.neverExec ? [NEVER_EXEC] : [])], {
        watch: (0,remind/* reminders */.O)(scene.effective.ttsr, {
            tell: scene.notice,
            ...(scene.injected && { injected: scene.injected }),
        }),
        turn: budget(scene.effective.limits, scene.startedAt),
        seal: scene.seal,
    });
    const kit = makeKit(scene, policy);
    const hidden = judged.rules.hidden;
    const offered = (0,tool/* pickTools */.B1)(scene.tools).filter(({ name }) => !hidden.has(name) && !scene.withhold.has(name));
    const tools = new Map(offered.map((tool) => [tool.name, tool]));
    if (scene.outputSchema && tools.has('submit_output'))
        tools.set('submit_output', (0,submit_output/* submitOutputAs */.E)(scene.outputSchema));
    return { tools, kit, policy, judges: judged, spill: spiller(scene), close: () => bench_close(scene, kit) };
}
/** For pull_request_target: it has the repository's secrets, and the head it looks at may be a stranger's. */
const NEVER_EXEC = ({ kind }) => kind === 'exec'
    ? {
        action: 'deny',
        rule: 'trust.target',
        say: "This event never runs commands on a pull request's code. Read and search instead.",
    }
    : contract_access/* ALLOW */.cg;
function makeJudges(scene) {
    const { config, effective, root, places, runDir } = scene;
    const tools = config.tools;
    return judges({
        root,
        resolve: (name) => (0,paths/* whereabouts */.C)(root, name, places.person),
        home: places.person,
        absolutePaths: (tool) => mayLeave(tools, tool),
        allowOutside: [external_node_path_.join(runDir, 'spill')],
        runnerFiles: places.runnerFiles,
        mode: effective.mode,
        ...(scene.lookOnly !== undefined && { lookOnly: scene.lookOnly }),
        rules: [...ruleSets(effective), { origin: 'built-in', allow: [], deny: default_rules/* defaultRules */.Z }],
        commandsIn: commands/* commandsIn */.G,
        hosts: (tool) => tools[tool]?.hosts ?? [],
        allowPrivate: config.network.allow_private,
    });
}
/** A service at the moment of use acts for whichever tool asked: then one tool that may leave the workspace is enough. */
function mayLeave(tools, tool) {
    if (tool !== '')
        return tools[tool]?.absolute_paths ?? false;
    return Object.values(tools).some((each) => each.absolute_paths === true);
}
/** One set a file, so that a refusal can name the file and line of its rule. */
function ruleSets({ permissions, origins }) {
    const sets = new Map();
    for (const list of ['allow', 'deny']) {
        for (const rule of permissions[list]) {
            const place = origins[typeof rule === 'string' ? rule : rule.rule] ?? 'config';
            const [, file = place, line = '0'] = /^(.*):(\d+)$/.exec(place) ?? [];
            const set = sets.get(file) ?? { allow: [], deny: [], lines: { allow: [], deny: [] } };
            set[list].push(rule);
            set.lines[list].push(Number(line));
            sets.set(file, set);
        }
    }
    return [...sets].map(([origin, { allow, deny, lines }]) => ({
        origin,
        allow,
        deny,
        line: (list, index) => lines[list][index] || undefined,
    }));
}
/** What services ask at the moment of use: the same judges, without the approval mode and the spelling. */
function guardOf(policy, tool = '') {
    return (access) => {
        const verdict = policy().touch(access, { tool, moment: 'use' });
        if (verdict.action === 'halt')
            throw new contract_error/* RunError */.e4('policy', `${verdict.rule}: ${verdict.say}`);
        if (verdict.action !== 'allow')
            throw new contract_error/* ToolError */.v4(verdict.say);
    };
}
function makeKit(scene, policy) {
    const { root, config, places, runDir } = scene;
    const guard = guardOf(() => policy);
    const hides = (name) => policy.touch({ kind: 'read', path: name }, { tool: '', moment: 'use' }).action !== contract_access/* ALLOW */.cg.action;
    const grammars = new symbols_grammars/* Grammars */.R(external_node_path_.join(places.program, 'assets'));
    const worker = external_node_path_.join(places.program, 'workers', 'search', 'index.js');
    const search = new Search({ root, guard, hides, ...(external_node_fs_.existsSync(worker) && { workerFile: worker }) });
    return {
        root,
        files: new files/* Files */.sv({ root, guard, home: places.person, grammars }),
        search,
        repoMap: new RepoMap({ root, guard, walker: () => search.walker }),
        shell: new Shell({
            root,
            guard,
            env: { ...scene.childEnv, ...scene.sandbox?.env },
            ...(scene.sandbox?.wrap && { wrap: scene.sandbox.wrap }),
            spillDir: external_node_path_.join(runDir, 'spill'),
            shellExpansion: config.tools.bash.shell_expansion,
        }),
        jobs: new Jobs({ dir: external_node_path_.join(places.home, 'jobs'), root, guard }),
        readFormat: config.tools.read.format ?? (scene.effective.tools.includes('exact') ? 'numbered' : 'hashline'),
        ...scene.kit,
    };
}
/** Long output is kept, sealed, beside the transcript, where `read` may look at it. */
function spiller({ runDir, seal }) {
    let count = 0;
    return (text) => {
        const folder = external_node_path_.join(runDir, 'spill');
        external_node_fs_.mkdirSync(folder, { recursive: true });
        count += 1;
        const file = external_node_path_.join(folder, `output-${String(count).padStart(4, '0')}.txt`);
        external_node_fs_.writeFileSync(file, seal(text), { mode: 0o600 });
        return file;
    };
}
async function bench_close({ config, sandbox }, kit) {
    const told = [];
    const ended = await kit.shell.reap();
    await sandbox?.close();
    await kit.search.close();
    if (ended.length > 0)
        told.push(`${ended.length} processes that commands had left behind were ended.`);
    if (config.tools.bash.keep_jobs)
        return told;
    const jobs = await kit.jobs.endAll();
    if (jobs.length > 0)
        told.push(`${jobs.length} background jobs were ended with the run.`);
    return told;
}
/** The bench the agent works at. */
function agentBench(built, transcript, further) {
    const { tools, kit, policy, spill } = built;
    return { tools, kit, policy, transcript, spill, ...further };
}


/***/ }),

/***/ 85072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O9: () => (/* binding */ runnerFiles),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   gf: () => (/* binding */ childEnv)
/* harmony export */ });
/* unused harmony export SHORTEST_SECRET */
/** Variables that commands may see: what tools need to find themselves and the job, and nothing that opens a door. */
const CHILD_NAMES = new Set(`PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TEMP TMP CI
  GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF GITHUB_REF_NAME GITHUB_HEAD_REF GITHUB_BASE_REF
  GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_RUN_ATTEMPT GITHUB_JOB GITHUB_WORKFLOW GITHUB_EVENT_NAME GITHUB_SERVER_URL
  RUNNER_OS RUNNER_ARCH RUNNER_NAME RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY
  JAVA_HOME GOROOT GOPATH GOBIN CARGO_HOME RUSTUP_HOME NVM_DIR NVM_BIN PYENV_ROOT VIRTUAL_ENV CONDA_PREFIX
  ANDROID_HOME DOTNET_ROOT GEM_HOME GEM_PATH BUN_INSTALL DENO_DIR PNPM_HOME LD_LIBRARY_PATH DYLD_LIBRARY_PATH
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PROGRAMFILES PROGRAMDATA LOCALAPPDATA APPDATA USERPROFILE
  NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/));
/** A name that promises a secret. */
const SECRET_NAME = /token|secret|passw|api[-_]?key|private[-_]?key|access[-_]?key|credential|_auth$|_pat$|cookie|dsn$/i;
/** Shorter values would turn every text into stars. */
const SHORTEST_SECRET = 6;
/** The whole environment of child processes: an allow-list, plus `further` names, and never a value that is a secret. */
function childEnv(env, further, secrets) {
    const hidden = new Set(secrets);
    const out = {};
    for (const [name, value] of Object.entries(env)) {
        const listed = CHILD_NAMES.has(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name) || further.includes(name);
        if (value !== undefined && listed && !hidden.has(value))
            out[name] = value;
    }
    return { ...out, PAGER: 'cat', GIT_PAGER: 'cat', GIT_TERMINAL_PROMPT: '0', TERM: 'dumb', GALLEY: '1' };
}
/** Values of variables whose names promise a secret, and of `named` ones: what the seal must hide. */
function secretValues(env, named = []) {
    const values = Object.entries(env)
        .filter(([name, value]) => value && (SECRET_NAME.test(name) || named.includes(name)))
        .flatMap(([, value = '']) => [value.trim(), ...value.split(/\r?\n/).map((line) => line.trim())]);
    return [...new Set(values)].filter((value) => value.length >= SHORTEST_SECRET && !/^(true|false|https?:\/\/[^@]*)$/i.test(value));
}
/** Files of the Actions runner that carry commands or the event: no tool reads or writes them. */
function runnerFiles(env) {
    const names = [
        'GITHUB_ENV',
        'GITHUB_OUTPUT',
        'GITHUB_PATH',
        'GITHUB_STATE',
        'GITHUB_STEP_SUMMARY',
        'GITHUB_EVENT_PATH',
    ];
    return names.flatMap((name) => env[name] ?? []);
}


/***/ }),

/***/ 84970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ userConfig),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   wt: () => (/* binding */ galleyHome),
/* harmony export */   zh: () => (/* binding */ readEventFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396);




/** Where things are on this machine. `program` is the folder of the running bundle, or of the source in tests. */
function placesOf(env, workspace, program) {
    const full = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(workspace);
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(full, { throwIfNoEntry: false });
    if (!stat?.isDirectory())
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('recipe', `The workspace ${full} is not a folder.`);
    const temp = env.RUNNER_TEMP && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(env.RUNNER_TEMP) ? env.RUNNER_TEMP : node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir();
    return { workspace: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(full), person: personHome(env), home: galleyHome(env), temp, program };
}
function personHome(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(env.HOME || env.USERPROFILE || node_os__WEBPACK_IMPORTED_MODULE_1__.homedir());
}
/** The person's own folder: GALLEY_HOME, else ~/.galley. */
function galleyHome(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(env.GALLEY_HOME || node_path__WEBPACK_IMPORTED_MODULE_2__.join(personHome(env), '.galley'));
}
/** The person's own configuration, when there is one. */
function userConfig(home) {
    for (const name of ['config.yml', 'config.yaml']) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, name);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
            return { path: file, text: node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8') };
    }
    return undefined;
}
/** Reads an event file. What is wrong with it is said; it is never taken for an empty event. */
function readEventFile(file) {
    let text;
    try {
        text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8');
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('unsupported-event', `The event file ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('unsupported-event', `The event file ${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
}


/***/ }),

/***/ 74054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ exec)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45186);


/** How long a shell that has exited waits for its pipes to close, and a process group for TERM before KILL. */
const CLOSE_GRACE_MS = 150;
const KILL_GRACE_MS = 1_500;
/**
 * Runs a program in a process group of its own and resolves when it has exited, plus a short grace for its pipes: never
 * later, whoever still holds them (they are drained on, unseen). On timeout or abort the group gets TERM, then KILL.
 * Rejects only when the program cannot be started (`ENOENT`, `EACCES`, `E2BIG` ...).
 */
function exec(request) {
    return new Promise((resolve, reject) => {
        if (request.signal?.aborted) {
            resolve({ exit: null, signal: null, timedOut: false, cancelled: true, open: false, group: 0 });
            return;
        }
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(request.file, request.args, {
            cwd: request.cwd,
            env: request.env,
            detached: process.platform !== 'win32',
            stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            windowsHide: true,
        });
        feed(child, request.stdin);
        const watch = watchFor(child, request);
        listen(child, request);
        child.once('error', (error) => {
            watch.stop();
            if (child.pid === undefined)
                reject(error);
        });
        child.once('exit', (exit, signal) => {
            watch.stop();
            void Promise.all([settle(child), watch.ended]).then(([open]) => {
                const { timedOut, cancelled } = watch;
                resolve({ exit, signal, timedOut, cancelled, open, group: child.pid ?? 0 });
            });
        });
    });
}
function feed(child, stdin) {
    // A child that does not read its input closes the pipe: EPIPE is its own business.
    child.stdin?.on('error', () => { });
    if (stdin !== undefined)
        child.stdin?.end(stdin);
}
function listen(child, { onOutput }) {
    for (const from of ['stdout', 'stderr']) {
        child[from]?.on('error', () => { });
        child[from]?.on('data', (chunk) => onOutput?.(chunk, from));
    }
}
/** True when a pipe is still open after the grace; from then on what comes is drained and keeps nobody awake. */
function settle(child) {
    return new Promise((resolve) => {
        const late = setTimeout(() => {
            for (const stream of [child.stdout, child.stderr]) {
                stream?.removeAllListeners('data').resume();
                stream?.unref?.();
            }
            resolve(true);
        }, CLOSE_GRACE_MS);
        child.once('close', () => {
            clearTimeout(late);
            resolve(false);
        });
    });
}
/** Arms timeout and abort. `stop` disarms them; `ended` resolves once a group that had to be ended is gone. */
function watchFor(child, request) {
    const state = { timedOut: false, cancelled: false, ended: Promise.resolve(), stop: () => { } };
    const end = (why) => () => {
        if (state.timedOut || state.cancelled)
            return;
        state[why] = true;
        state.ended = endGroup(child, request.killGraceMs ?? KILL_GRACE_MS);
    };
    const onAbort = end('cancelled');
    const timer = request.timeoutMs === undefined ? undefined : setTimeout(end('timedOut'), request.timeoutMs);
    request.signal?.addEventListener('abort', onAbort, { once: true });
    state.stop = () => {
        clearTimeout(timer);
        request.signal?.removeEventListener('abort', onAbort);
    };
    return state;
}
async function endGroup(child, graceMs) {
    const pid = child.pid;
    if (pid === undefined)
        return;
    if (process.platform === 'win32') {
        const { file, args } = (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .taskkill */ .kx)(pid);
        await new Promise((done) => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, args, { windowsHide: true }, () => done()));
        return;
    }
    const until = Date.now() + graceMs;
    (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(pid, 'SIGTERM');
    while (await (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .isGroupAlive */ .JM)(pid)) {
        if (Date.now() >= until) {
            (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(pid, 'SIGKILL');
            return;
        }
        await new Promise((done) => setTimeout(done, 25));
    }
}


/***/ }),

/***/ 45186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Hk: () => (/* binding */ endProcesses),
/* harmony export */   JM: () => (/* binding */ isGroupAlive),
/* harmony export */   Od: () => (/* binding */ ours),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   kx: () => (/* binding */ taskkill)
/* harmony export */ });
/* unused harmony exports signalProcess, everyProcess */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);



const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** Sends `signal` to a process group; false when nobody is left in it. */
function signalGroup(group, signal) {
    return send(-group, signal);
}
/** Sends `signal` to one process; false when it is gone or not ours. */
function signalProcess(pid, signal) {
    return send(pid, signal);
}
function send(target, signal) {
    try {
        return process.kill(target, signal);
    }
    catch {
        return false;
    }
}
/** Ends a process and everything below it on Windows, where there are no groups. */
function taskkill(pid) {
    return { file: 'taskkill.exe', args: ['/PID', String(pid), '/T', '/F'] };
}
/** Whether anything but zombies is left in a process group. */
async function isGroupAlive(group) {
    if (!signalGroup(group, 0))
        return false;
    return (await everyProcess()).some((one) => one.group === group);
}
/** When a process was started, or undefined when it is not there (a zombie is not there). */
async function startOf(pid) {
    if (process.platform === 'linux')
        return readStat(pid)?.start;
    if (process.platform === 'win32')
        return send(pid, 0) ? 'alive' : undefined;
    try {
        return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim() || undefined;
    }
    catch {
        return undefined;
    }
}
/** Every process of this machine that can be seen, zombies left out. Empty on Windows. */
async function everyProcess() {
    if (process.platform === 'linux')
        return everyLinuxProcess();
    if (process.platform === 'win32')
        return [];
    const { stdout } = await run('ps', ['-axo', 'pid=,ppid=,pgid=,lstart=']).catch(() => ({ stdout: '' }));
    return stdout.split('\n').flatMap((line) => {
        const [, pid, parent, group, start] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? [];
        return start ? [{ pid: Number(pid), parent: Number(parent), group: Number(group), start }] : [];
    });
}
function everyLinuxProcess() {
    return node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync('/proc').flatMap((name) => {
        const living = /^\d+$/.test(name) ? readStat(Number(name)) : undefined;
        return living ? [living] : [];
    });
}
/** proc(5), `stat`: the name in brackets may hold anything, so fields are counted behind its last bracket. */
function readStat(pid) {
    try {
        const text = node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/stat`, 'latin1');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        if (fields[0] === 'Z' || fields[0] === 'X')
            return undefined;
        return { pid, parent: Number(fields[1]), group: Number(fields[2]), start: fields[19] ?? '' };
    }
    catch {
        return undefined;
    }
}
/**
 * Of all processes, those that belong to us: members of `groups`, whatever was started with `mark` in its environment
 * (Linux; finds what called setsid), and everything below one of them. This process itself is never among them.
 */
async function ours(groups, mark) {
    const every = await everyProcess();
    const mine = new Set();
    for (const one of every)
        if (groups.has(one.group) || (mark && isMarked(one.pid, mark)))
            mine.add(one.pid);
    for (let before = -1; before !== mine.size;) {
        before = mine.size;
        for (const one of every)
            if (mine.has(one.parent))
                mine.add(one.pid);
    }
    return every.filter((one) => mine.has(one.pid) && one.pid !== process.pid);
}
function isMarked(pid, mark) {
    if (process.platform !== 'linux')
        return false;
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
    }
    catch {
        return false;
    }
}
/** TERM, then KILL after `graceMs` for those still there; resolves when they are gone or KILL was sent. */
async function endProcesses(find, graceMs) {
    const ended = new Set();
    const until = Date.now() + graceMs;
    for (let signal = 'SIGTERM';;) {
        const left = await find();
        if (left.length === 0)
            break;
        const late = Date.now() >= until;
        if (late && signal === 'SIGTERM')
            signal = 'SIGKILL';
        for (const one of left) {
            // TERM once: a process may take its time with it. KILL again: it may have forked in between.
            if (signal === 'SIGKILL' || !ended.has(one.pid))
                signalProcess(one.pid, signal);
            ended.add(one.pid);
        }
        if (Date.now() >= until + 2_000)
            break;
        await new Promise((done) => setTimeout(done, 20));
    }
    return [...ended];
}


/***/ }),

/***/ 4176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ shellLine)
/* harmony export */ });
/**
 * How a command is handed to the platform's shell: bash without start-up files, so that what was judged is what runs
 * (no aliases, no functions from a profile), or PowerShell. `joined`: stderr goes where stdout goes, so that both keep
 * their order.
 */
function shellLine(command, platform, bash = '/bin/bash', joined = true) {
    if (platform === 'win32')
        return powershell(command);
    const isBash = /bash$/.test(bash);
    return {
        file: bash,
        args: [...(isBash ? ['--noprofile', '--norc'] : []), '-c', joined ? `exec 2>&1; ${command}` : command],
    };
}
/**
 * `-EncodedCommand` is base64 of UTF-16LE: no quoting rules to get wrong. As in bash, the last statement decides about the
 * exit code; `$?` must be asked for right behind it, for every statement sets it anew.
 */
function powershell(command) {
    const end = 'if (-not $?) { if ($LASTEXITCODE) { exit $LASTEXITCODE } exit 1 }';
    const script = `$ProgressPreference='SilentlyContinue'; & {\n${command}\n${end}\n}`;
    const encoded = Buffer.from(script, 'utf16le').toString('base64');
    return {
        file: 'powershell.exe',
        args: ['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand', encoded],
    };
}


/***/ })

};

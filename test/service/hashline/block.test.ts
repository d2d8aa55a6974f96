import { expect, test } from '@jest/globals';
import { findBlocks } from '../../../src/service/hashline/block.js';
import { Text } from '../../../src/service/hashline/text.js';
import { Grammars } from '../../../src/service/symbols/grammars.js';
import { assets } from '../../helper/assets.js';

const grammars = new Grammars(assets());
const find = async (name: string, text: string, line: number) => {
  const block = (await findBlocks(name, new Text(text), [line], grammars)).get(line)!;
  return 'why' in block ? block.why : `${block.from}-${block.to}`;
};

test.each([
  ['a.ts', 'export function f() {\n  return 1;\n}\nconst x = 1;', 1, '1-3'],
  ['a.ts', 'const f = () => {\n  return 1;\n};', 1, '1-3'],
  ['a.ts', 'class A {\n  m() {\n    return 1;\n  }\n\n  n() {\n  }\n}', 2, '2-4'],
  ['a.ts', 'if (a) {\n  b();\n} else {\n  c();\n}', 1, '1-5'],
  ['a.ts', 'interface A {\n  a: {\n    b: string;\n  };\n}', 2, '2-4'],
  ['a.tsx', 'const a = (\n  <div>\n    <p>x</p>\n  </div>\n);', 2, '2-4'],
  ['a.js', 'describe("x", () => {\n  it("y", () => {\n    z();\n  });\n});', 2, '2-4'],
  ['a.js', 'const a = [\n  {\n    b: 1,\n  },\n  {\n    b: 2,\n  },\n];', 2, '2-4'],
  ['a.py', 'def f(x):\n    if x:\n        a()\n    b()\n\ndef g():\n    pass\n', 1, '1-4'],
  ['a.py', 'def f(x):\n    if x:\n        a()\n    b()\n', 2, '2-3'],
  ['a.py', '@wrap\ndef f():\n    pass\n', 1, '1-3'],
  ['a.py', 'class A:\n    def f(self):\n        pass\n\n    def g(self):\n        pass\n', 2, '2-3'],
  ['a.rs', '#[test]\nfn f() {\n    x();\n}\n', 2, '2-4'],
  ['a.rs', 'enum A {\n    B {\n        c: u8,\n    },\n}\n', 2, '2-4'],
  ['a.go', 'package a\n\ntype A struct {\n\tB int\n}\n', 3, '3-5'],
  ['a.mjs', 'export default {\n  a() {\n    b();\n  },\n};\n', 2, '2-4'],
  ['a.jsx', 'const A = () => (\n  <ul>\n    <li>\n      x\n    </li>\n  </ul>\n);\n', 3, '3-5'],
  ['a.pyi', 'class A:\n    def f(self) -> int:\n        ...\n', 1, '1-3'],
  ['a.jsonc', '// c\n{\n  // d\n  "a": [\n    1\n  ]\n}\n', 4, '4-6'],
  ['a.bash', 'for x in a b; do\n  echo "$x"\ndone\n', 1, '1-3'],
  ['a.bash', 'case "$1" in\n  a)\n    x\n    ;;\nesac\n', 1, '1-5'],
  ['a.rs', 'impl A {\n    fn f() {\n        x();\n    }\n}\n', 2, '2-4'],
  ['a.go', 'package a\n\nfunc f() {\n\tif x {\n\t\ty()\n\t}\n\tz()\n}\n', 3, '3-8'],
  ['a.go', 'package a\n\nfunc f() {\n\tif x {\n\t\ty()\n\t}\n\tz()\n}\n', 4, '4-6'],
  ['a.java', 'class A {\n  void f() {\n    g();\n  }\n}\n', 2, '2-4'],
  ['a.c', 'int main(void) {\n  return 0;\n}\n', 1, '1-3'],
  ['a.cpp', 'namespace n {\nclass A {\n public:\n  int f() {\n    return 1;\n  }\n};\n}\n', 2, '2-7'],
  ['a.cpp', 'namespace n {\nclass A {\n public:\n  int f() {\n    return 1;\n  }\n};\n}\n', 4, '4-6'],
  ['a.hpp', 'template <class T>\nstruct A {\n  T x;\n};\n', 1, '1-4'],
  ['a.h', 'struct a {\n  int x;\n};\n', 1, '1-3'],
  ['a.cs', 'class A {\n  void F() {\n    G();\n  }\n}\n', 2, '2-4'],
  ['a.rb', 'class A\n  def f\n    if x\n      y\n    end\n    z\n  end\nend\n', 2, '2-7'],
  ['a.rb', 'class A\n  def f\n    if x\n      y\n    end\n    z\n  end\nend\n', 3, '3-5'],
  ['a.php', '<?php\nfunction f() {\n  return 1;\n}\n', 2, '2-4'],
  ['a.sh', 'f() {\n  if x; then\n    y\n  fi\n}\n', 2, '2-4'],
  ['a.css', 'a {\n  color: red;\n}\n', 1, '1-3'],
  ['a.json', '{\n  "a": {\n    "b": 1\n  },\n  "c": 2\n}\n', 2, '2-4'],
  ['a.json', '{\n  "a": {\n    "b": 1\n  },\n  "c": 2\n}\n', 1, '1-6'],
  ['a.yml', 'on:\n  push:\n    branches: [x]\n\njobs:\n- a\n- b: 1\n  c: 2\nlast: 1\n', 1, '1-3'],
  ['a.yml', 'on:\n  push:\n    branches: [x]\n\njobs:\n- a\n- b: 1\n  c: 2\nlast: 1\n', 5, '5-8'],
  ['a.yml', 'on:\n  push:\n    branches: [x]\n\njobs:\n- a\n- b: 1\n  c: 2\nlast: 1\n', 7, '7-8'],
  ['a.md', '# A\n\ntext\n\n## B\n\n```\n# not\n```\n\n## C\n\n# D\n', 1, '1-11'],
  ['a.md', '# A\n\ntext\n\n## B\n\n```\n# not\n```\n\n## C\n\n# D\n', 5, '5-9'],
  ['a.md', '---\ntitle: x\n# c\n---\n\n# A\n\ntext\n', 6, '6-8'],
  ['a.mdx', '# A\r\n\r\n### B\r\nb\r\n## C\r\n', 3, '3-4'],
  ['a.md', 'Title\n=====\n\ntext\n\nSub\n---\n\nmore\n', 6, '6-9'],
])('in %s %j the block on line %i is lines %s', async (name, text, line, expected) => {
  expect(await find(name, text, line)).toBe(expected);
});

test.each([
  ['a.ts', 'if (a) {\n  b();\n} else {\n  c();\n}', 3, 'no block opens on line 3'],
  ['a.ts', 'f(\n  a,\n);\n\n', 3, 'no block opens on line 3'],
  ['a.ts', 'f();\n\n', 2, 'line 2 is blank'],
  ['a.ts', 'function f() {\n  if (\n}\n', 1, 'has a syntax error'],
  ['a.ts', 'f(g, function () {\n  a();\n}, b)(\n{\n c: 1\n}, d);', 4, 'ends in the middle of line 6'],
  ['a.md', '```\n# no\n```\n', 2, 'line 2 is not a heading'],
  ['a.md', '---\ntitle: x\n---\n', 2, 'line 2 is not a heading'],
  ['a.cpp', 'int f() {\n  return (1;\n}\n', 1, 'has a syntax error'],
  ['a.cs', 'class A {\n  void F() {\n', 1, 'has a syntax error'],
  ['a.txt', 'a\n  b\n', 1, 'blocks are not known in files like a.txt'],
])('in %s %j line %i opens no block: %s', async (name, text, line, why) => {
  expect(await find(name, text, line)).toContain(why);
});

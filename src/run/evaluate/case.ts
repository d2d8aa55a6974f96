import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { RunError } from '../../contract/error.js';
import { EXIT_CODE, type OutcomeName } from '../../contract/outcome.js';
import { Check } from '../../contract/recipe.js';
import { readAs } from '../../recipe/read.js';

const OUTCOMES = Object.keys(EXIT_CODE) as [OutcomeName, ...OutcomeName[]];
const inside = z
  .string()
  .min(1)
  .refine((name) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..'), 'a path inside the case');

/** case.yml: a repository at a commit, a recipe, and what must hold after the run. Paths are relative to the case's folder. */
export const CaseSchema = z.strictObject({
  title: z.string().min(1),
  repository: z.union([inside, z.strictObject({ url: z.string().min(1), commit: z.string().min(1) })]),
  /** Laid over the repository and not committed: the change a review looks at. */
  change: inside.optional(),
  /** A path beside the case, or the name of a recipe that ships. */
  recipe: z.string().min(1),
  params: z.record(z.string(), z.string()).default({}),
  mode: z.enum(['ask', 'edits', 'autopilot']).optional(),
  /** Laid over the tree before the checks: the agent never sees them. */
  hidden: inside.optional(),
  checks: z.array(Check).default([]),
  expect: z
    .strictObject({
      outcome: z.array(z.enum(OUTCOMES)).min(1).optional(),
      /** Each must be among the findings; `line` may be off by two. */
      findings: z.array(z.strictObject({ path: z.string(), line: z.number().int().optional() })).optional(),
      most_findings: z.number().int().min(0).optional(),
      /** What the structured result must hold; further keys are free. */
      output: z.record(z.string(), z.unknown()).optional(),
    })
    .prefault({}),
  /** A patch that a person wrote, with which the checks pass: what shows that the case can be solved. */
  solution: inside.optional(),
  /** A recorded run. */
  cassette: inside.optional(),
});
export type CaseFile = z.output<typeof CaseSchema>;
export type Case = CaseFile & { id: string; dir: string };

/** Every case below `dir` (a folder with a case.yml), by name; or the one that `dir` is. */
export function readCases(dir: string): Case[] {
  const folders = fs.existsSync(path.join(dir, 'case.yml'))
    ? [dir]
    : (fs.existsSync(dir) ? fs.readdirSync(dir).sort() : [])
        .map((name) => path.join(dir, name))
        .filter((each) => fs.existsSync(path.join(each, 'case.yml')));
  if (folders.length === 0)
    throw new RunError('recipe', `${dir} holds no case: a case is a folder with a case.yml`);
  return folders.map((folder) => {
    const file = path.join(folder, 'case.yml');
    const { value } = readAs(CaseSchema, file, fs.readFileSync(file, 'utf8'));
    return { ...value, id: path.basename(folder), dir: folder };
  });
}

import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { defineTool } from '../kit.js';

/** Loads a skill: its instructions with paths and arguments filled in, and its files. Source: seed B, `skill`. */
export const skill = defineTool({
  name: 'skill',
  about:
    'Loads a skill that the system prompt lists: its instructions and the list of its files. From then on SKILL_DIR in bash is its folder, and read takes skill://<name>/<file>.',
  input: z.strictObject({
    name: z.string().min(1).describe('as listed, such as release-notes or plugin:name'),
    arguments: z.string().max(20_000).default('').describe("what stands for the skill's $ARGUMENTS"),
  }),
  access: () => [],
  preview: ({ name }) => ({ skill: name }),

  async run({ name, arguments: given }, { kit }) {
    if (!kit.skills) throw new ToolError('There are no skills here.');
    const { text, dir, files } = await kit.skills.load(name, given);
    kit.shell.set('SKILL_DIR', dir);
    const list = files.map((file) => `- ${file}`).join('\n');
    return {
      text: `Skill ${name}, folder ${dir}. Its files:\n${list}\n\n${text}`,
      keep: 'head',
      meta: { skill: name, files: files.length },
    };
  },
});

import type { Transcript } from '../agent/transcript.js';
import { ToolError } from '../contract/error.js';
import type { Line, Seen } from '../contract/event.js';
import type { Provider } from '../contract/provider.js';
import type { Recipe } from '../contract/recipe.js';
import type { SubRecipe } from '../recipe/sub-recipe.js';
import type { AgentType } from '../service/agents.js';
import { readSkillTarget } from '../service/skills.js';
import type { Aboard, Fleet } from './aboard.js';
import { Account } from './account.js';
import type { Built } from './bench.js';
import { Company } from './crew.js';
import { folderText } from './instructions.js';
import { memorySection } from './memory.js';
import { otherModel } from './provider.js';
import type { Scene } from './scene.js';
import { removeCopies, skillShelf, skillsSection } from './skills.js';
import { Slots } from './slots.js';
import { subRecipeTools } from './sub-recipe.js';
import { Touched } from './touched.js';

const CREW = ['agent_spawn', 'agent_wait', 'agent_send', 'agent_list'];
const BATCH = 'parallel_subagents';

/** The agents of one run: the main one, and all that it and its subagents start. */
export class RunFleet implements Fleet {
  readonly scene: Scene;
  readonly main: Aboard;
  readonly #touched = new Touched();
  readonly #accounts = new Map<string, Account>();
  readonly #alone = new Slots(1);
  readonly #company: Company;

  constructor(scene: Scene, built: Built, transcript: Transcript) {
    this.scene = scene;
    const account = new Account(transcript, built.policy.turn);
    built.policy = { ...built.policy, turn: (_turns, _spent, now) => account.turn(now) };
    const { provider, order } = scene;
    this.main = { depth: 0, built, layers: [], transcript, account, provider, signal: order.signal };
    this.#company = this.muster(this.main, { subs: scene.task.subs, earlier: scene.record.earlier });
    for (const id of this.#company.interrupted) this.#writeEnd(id, transcript);
  }

  /** Every line of the run passes here, whoever wrote it. */
  see(seen: Seen): void {
    this.#touched.see(seen);
    if (seen.type === 'assistant' || seen.type === 'ttsr_injection') this.#accounts.get(seen.agent)?.land();
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#alone.hold(work, this.scene.order.signal);
  }

  changed(agent: string): string[] {
    return this.#touched.changed(agent);
  }

  muster(
    agent: Aboard,
    { subs, earlier }: { subs: readonly SubRecipe[]; earlier: readonly Line[] },
  ): Company {
    const { record, task, lore } = this.scene;
    const { built } = agent;
    const id = agent.transcript.agent;
    this.#accounts.set(id, agent.account);
    const { agents, tools: settings } = task.loaded.config;
    const batch = Math.min(agents.max_depth, settings.parallel_subagents.max_depth);
    const company = new Company({
      ...{ fleet: this, agent, earlier, depths: { spawn: agents.max_depth, batch } },
      linesOf: (child) =>
        record.linesOf((line) => line.agent === child || line.agent.startsWith(`${child}.`)),
    });
    const mayStart = agent.depth < agents.max_depth;
    if (!mayStart) for (const name of CREW) built.tools.delete(name);
    if (agent.depth >= batch) built.tools.delete(BATCH);
    for (const name of [...built.tools.keys()]) if (name.startsWith('recipe_')) built.tools.delete(name);
    if (mayStart)
      for (const tool of subRecipeTools(subs, { fleet: this, agent, company }))
        built.tools.set(tool.name, tool);
    if (lore.skills.length === 0) built.tools.delete('skill');
    built.kit = {
      ...built.kit,
      crew: company,
      skills: skillShelf(lore.skills, built.scene.root, record.id),
      resources: {
        ...built.kit.resources,
        ...(lore.skills.length > 0 && { skill: (target) => readSkillTarget(lore.skills, target) }),
      },
    };
    return company;
  }

  beforeTurn(agent: Aboard, inbox: string[] = []): NonNullable<ReturnType<Fleet['beforeTurn']>> {
    const { transcript, built } = agent;
    return async () => {
      this.#company.check();
      for (const text of inbox.splice(0))
        transcript.add({ type: 'user', source: 'parent', blocks: [{ type: 'text', text }] });
      const paths = this.#touched.takeFresh(transcript.agent).flatMap((path) => pathIn(built, path));
      const due = await this.scene.lore.folders.due(transcript.agent, paths);
      if (due.length === 0) return;
      const blocks = due.map((each) => ({ type: 'text' as const, text: folderText(each) }));
      transcript.add({
        type: 'context',
        items: due.map(({ path, text }) => ({
          kind: 'instructions',
          ...{ name: path, from: 'its folder', bytes: Buffer.byteLength(text), state: 'whole' },
        })),
      });
      transcript.add({ type: 'user', source: 'runner', blocks });
    };
  }

  sections({ built }: Aboard, subs: readonly SubRecipe[]): string[] {
    const { tools } = built;
    return [
      ...memorySection(built),
      ...(tools.has('skill') ? skillsSection(this.scene.lore.skills) : []),
      ...(tools.has('agent_spawn') || tools.has(BATCH) ? this.#crewSection() : []),
      ...(subs.length > 0 && [...tools.keys()].some((name) => name.startsWith('recipe_'))
        ? [
            '# Recipes\n\nThe tools recipe_… run another recipe in a subagent; its report is all you see of it.',
          ]
        : []),
    ];
  }

  /** The run's own models, those of the config, and those that agent types and sub-recipes name. */
  model(name: string, own: Provider, settings?: Recipe['settings']): Provider {
    // A recording is played by one provider, and it takes no settings.
    if (name === own.name && (!isWired(name) || !asksOwn(settings))) return own;
    const { order, task } = this.scene;
    const known = this.#models();
    if (!known.includes(name))
      throw new ToolError(
        `The model ${JSON.stringify(name)} is not one of this run's: ${known.join(', ')}. Leave model out to use the parent's.`,
      );
    try {
      return otherModel(order, task)(name, settings);
    } catch (cause) {
      throw new ToolError(
        `The model ${name} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    }
  }

  agentType(name: string): AgentType {
    const { types } = this.scene.lore;
    const type = types.find((each) => each.name === name);
    if (type) return type;
    const names = types.map((each) => each.name).join(', ');
    throw new ToolError(
      `There is no agent type ${JSON.stringify(name)}. ${names === '' ? 'None is described here: leave it out.' : `There are: ${names}.`}`,
    );
  }

  /** What the main agent is told when a run that was interrupted goes on; empty without interrupted subagents. */
  get interruption(): string {
    const ids = this.#company.interrupted;
    if (ids.length === 0) return '';
    return ` Subagents that were working then have ended without a report: ${ids.join(', ')}. agent_wait shows how far each came, agent_send goes on with one.`;
  }

  /** Ends what still works; answers with what is to be told about it. */
  async close(): Promise<string[]> {
    const told = await this.#company.close();
    removeCopies(this.scene.ground.root, this.scene.record.id, this.scene.record.dir);
    return told;
  }

  #writeEnd(id: string, main: Transcript): void {
    const child = main.child(id, this.scene.record.earlier);
    const say = 'The run was interrupted while it worked.';
    child.add({ type: 'end', outcome: 'cancelled', say, turns: child.turns, usage: child.spent, ms: 0 });
  }

  #models(): string[] {
    const { task, provider, lore } = this.scene;
    const { effective, loaded } = task;
    const named = [effective.smallModel, ...lore.types.map(({ model }) => model), ...modelsOf(task.subs)];
    return [...new Set([provider.name, ...named, ...Object.keys(loaded.config.models)])].filter(
      (name) => name !== undefined,
    );
  }

  #crewSection(): string[] {
    const { types } = this.scene.lore;
    const models = this.#models();
    const lines = types.map(({ name, description }) => `- ${name}: ${description}`);
    return [
      [
        '# Subagents',
        'Delegate what can be done on its own: it keeps your conversation short, and pieces that do not depend on each other run side by side. A report is a claim: check what matters. The budget of the run is shared.',
        ...(lines.length > 0 ? [`Agent types:\n${lines.join('\n')}`] : []),
        ...(models.length > 1 ? [`Models: ${models.join(', ')}.`] : []),
      ].join('\n\n'),
    ];
  }
}

function isWired(model: string): boolean {
  return !/^(?:replay|embedded)\//.test(model);
}

/** Whether the model is to be asked in another way than its parent's. */
function asksOwn(settings: Recipe['settings'] | undefined): boolean {
  const { temperature, max_output_tokens, reasoning_effort, fallback_models = [] } = settings ?? {};
  const asked = [temperature, max_output_tokens, reasoning_effort].some((each) => each !== undefined);
  return asked || fallback_models.length > 0;
}

/** A path from the top of the repository, however it was written; none for what cannot be told. */
function pathIn({ kit }: Built, path: string): string[] {
  try {
    return [kit.files.name(kit.files.resolve(path))];
  } catch {
    return [];
  }
}

function modelsOf(subs: readonly SubRecipe[]): string[] {
  return subs.flatMap(({ recipe, subs: deeper }) => [
    ...(recipe.model === undefined ? [] : [recipe.model]),
    ...modelsOf(deeper),
  ]);
}

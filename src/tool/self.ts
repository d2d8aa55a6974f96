export const SHOWS = ['config', 'reference', 'models', 'status', 'context', 'plugins'] as const;
export type Show = (typeof SHOWS)[number];

export const ACTIONS = [
  'set',
  'unset',
  'set_api_key',
  'remove_api_key',
  'install_update',
  'marketplace_add',
  'marketplace_remove',
  'marketplace_update',
  'plugin_install',
  'plugin_enable',
  'plugin_disable',
  'plugin_uninstall',
  'plugin_update',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Change {
  action: Action;
  file: 'user' | 'project';
  key?: string | undefined;
  value?: unknown;
  provider?: string | undefined;
  api_key?: string | undefined;
  source?: string | undefined;
  plugin?: string | undefined;
}

/** Galley as its own tools see it. No key is ever among what is shown. */
export interface Self {
  show(what: Show): Promise<string>;
  /** Goes on with another model; answers with its name. */
  useModel(name: string): Promise<string>;
  /** Does a change and says what was done. */
  configure(change: Change): Promise<string>;
}

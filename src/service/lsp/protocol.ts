/** The parts of the Language Server Protocol (3.17) that are used. Lines and characters count from 0; characters are UTF-16 units. */
export interface Position {
  line: number;
  character: number;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface Location {
  uri: string;
  range: Range;
}

export interface Diagnostic {
  range: Range;
  /** 1 error, 2 warning, 3 information, 4 hint. */
  severity?: number;
  code?: number | string;
  source?: string;
  message: string;
}

export interface TextEdit {
  range: Range;
  newText: string;
}

export interface WorkspaceEdit {
  changes?: Record<string, TextEdit[]>;
  documentChanges?: ({ textDocument: { uri: string }; edits: TextEdit[] } | { kind: string })[];
}

/** What this client tells a server about itself. */
export function initialization(root: string, uri: string, options?: unknown): Record<string, unknown> {
  return {
    // No process id: a server behind a wall cannot see it, and would think that its client is gone.
    processId: null,
    clientInfo: { name: 'galley' },
    ...(options !== undefined && { initializationOptions: options }),
    rootUri: uri,
    workspaceFolders: [{ uri, name: root.split(/[/\\]/).pop() || 'workspace' }],
    capabilities: {
      general: { positionEncodings: ['utf-16'] },
      textDocument: {
        synchronization: { didSave: true },
        publishDiagnostics: { versionSupport: true, relatedInformation: false },
        diagnostic: {},
        references: {},
        definition: { linkSupport: false },
        hover: { contentFormat: ['markdown', 'plaintext'] },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        rename: { prepareSupport: false },
      },
      workspace: { configuration: true, workspaceFolders: true, symbol: {} },
      window: { workDoneProgress: true },
    },
  };
}

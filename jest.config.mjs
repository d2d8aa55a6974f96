/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/test/.*/node_modules'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  globalSetup: '<rootDir>/test/helper/temp-folder.mjs',
  globalTeardown: '<rootDir>/test/helper/temp-folder-end.mjs',
  // Most tests wait for processes and servers: a core that is kept free would only wait as well.
  maxWorkers: '100%',
  testTimeout: 30_000,
  // What a failed test leaves open must not keep a CI job waiting.
  forceExit: true,
};

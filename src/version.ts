/** Galley's version; a test checks that package.json says the same. */
export const VERSION = '0.1.0';

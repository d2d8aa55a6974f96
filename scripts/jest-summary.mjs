// usage: node scripts/jest-summary.mjs <jest json>   prints the plain closing line; exit 1 when anything failed
import fs from 'node:fs';

const result = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
const skipped = result.numPendingTests + result.numTodoTests;
console.log(`${result.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = result.success && result.numPassedTests > 0 ? 0 : 1;

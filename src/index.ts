import module from 'node:module';
import { VERSION } from './version.js';

/** The one module that is bundled; dist/action.js and dist/cli.js call it. Everything heavy stays behind import(). */
export async function runAction(): Promise<void> {
  keepCompiledCode();
  process.exitCode = await (await import('./action.js')).runAction();
}

export async function runCli(argv: string[]): Promise<number> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0); // `galley ... | head`
    throw error;
  });
  if (argv[0] === '--version' || argv[0] === '-V') {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  keepCompiledCode();
  return (await import('./cli.js')).runCli(argv);
}

/** Node 22 and later keep compiled code between starts; Node 20 cannot. */
function keepCompiledCode(): void {
  (module as { enableCompileCache?: () => void }).enableCompileCache?.();
}

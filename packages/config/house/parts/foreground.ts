import { spawn } from 'node:child_process';
import path from 'node:path';

import { root } from './root.ts';

/** Runs a program of ours in this terminal until it ends; signals go to it, and its exit code is ours. */
export function foreground(args: readonly string[], cwd = ''): void {
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, cwd),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  process.channel?.unref();
  process.once('disconnect', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

// A process that does as its argument says, watched with little patience.
import { begin } from '../src/underWay.ts';
import { watchLoop } from '../src/watchLoop.ts';

watchLoop('probe', {
  patience: { silentMs: 400, lookMs: 50 },
  ...(process.argv[3] && { logFile: process.argv[3] }),
});
begin('over')();
begin('job kalender.lesen 17');
process.stdout.write('began\n');
setTimeout(() => {
  if (process.argv[2] === 'computes') for (;;);
  if (process.argv[2] === 'waits') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  process.stdout.write('turns\n');
  process.stdin.on('data', () => process.exit(7));
}, 200);

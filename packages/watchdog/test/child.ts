// A child that tells its turns, or does not, as its argument says.
import type { Beat } from '../src/watchChild.ts';

const how = process.argv[2];
const tell = (held: boolean) => process.send?.({ beat: { held } } satisfies Beat);
if (how === 'silent') {
  process.send?.('running');
  setInterval(() => undefined, 1000);
} else {
  tell(how === 'held');
  if (how === 'turns') setInterval(() => tell(false), 50);
  else if (how === 'held') setInterval(() => undefined, 1000);
  else
    setTimeout(() => {
      if (how === 'computes') for (;;);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }, 100);
}

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';

import { describe, expect, it } from 'vitest';

import { leiteAb } from './leiteAb.ts';
import { hashPasswort, passwortStimmt } from './passwort.ts';

const nonce = new Uint8Array(16);

describe('password hashes', () => {
  it('stay what they were: a stored one still fits its password', async () => {
    const stored = await hashPasswort('drei Leitern am Dach');
    expect(stored).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/);
    expect(await passwortStimmt('drei Leitern am Dach', stored)).toBe(true);
    expect(await passwortStimmt('drei Leitern am dach', stored)).toBe(false);
    // Made by the release before.
    expect(
      await passwortStimmt(
        'drei Leitern am Dach',
        'argon2id$yYTesU73a6DzxPgSnYMTpQ$JcClU-Z_touhHB_iq4U4G-OCMIIob9hO5qVrncAHH7Y',
      ),
    ).toBe(true);
  });
  it(
    'are made for 51 at once; the others are told when to come again, and nobody after the rush',
    { tags: 'night' },
    async () => {
      const rush = await Promise.allSettled(
        Array.from({ length: 200 }, (_, index) => leiteAb({ message: `wer ${index}`, nonce })),
      );
      const refused = rush.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refused).toHaveLength(149);
      expect(refused[0]).toMatchObject({ code: 'ueberlastet', extra: { retryAfterSeconds: 5 } });
      expect(await leiteAb({ message: 'danach', nonce })).toHaveLength(32);
      // 51 of them take two seconds, and a busy machine many times that.
    },
  );
  it('belong to whom they were asked for, in whatever rush', async () => {
    const alone = await leiteAb({ message: 'zwei', nonce });
    const rush = await Promise.all(['eins', 'zwei', 'drei'].map((message) => leiteAb({ message, nonce })));
    expect(rush[1]).toEqual(alone);
    expect(rush[0]).not.toEqual(alone);
  });
  it('leave the threads of Node alone: a file is read before four of them are done', async () => {
    const order: string[] = [];
    const hashes = Array.from({ length: 8 }, (_, index) =>
      leiteAb({ message: `wer ${index}`, nonce }).then(() => order.push('hash')),
    );
    await readFile(new URL(import.meta.url)).then(() => order.push('file'));
    await Promise.all(hashes);
    expect(order.indexOf('file')).toBeLessThan(4);
  });
  it.runIf(process.platform === 'linux')('give way to whoever is logged in', async () => {
    await leiteAb({ message: 'x', nonce });
    const niceness = readdirSync('/proc/self/task').map((task) =>
      Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
    );
    const own = getPriority();
    expect(niceness).toContain(Math.min(19, own + 5));
    // The thread alone, and not the process around it.
    expect(niceness).toContain(own);
  });
});

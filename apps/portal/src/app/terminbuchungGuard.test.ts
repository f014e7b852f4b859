import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { dieTerminbuchung } from '../../test/bauenTerminbuchung.ts';
import { terminbuchungZiel } from './terminbuchungGuard.ts';

const ziel = (answer: FakeAnswer, cache = new QueryClient()) => terminbuchungZiel(fakeClient(answer), cache);

describe('terminbuchungGuard', () => {
  it('lets in whose company uses online booking, public or not', async () => {
    expect(await ziel(answers(terminbuchungHolen, dieTerminbuchung({ an: false })))).toBeNull();
  });
  it('explains it to everybody else', async () => {
    expect(await ziel(answers(terminbuchungHolen, dieTerminbuchung({ genutzt: false })))).toBe(
      '/konto/einstellungen/terminbuchung',
    );
  });
  it('asks again before it sends somebody away: a colleague may have turned it on', async () => {
    const cache = new QueryClient();
    await ziel(answers(terminbuchungHolen, dieTerminbuchung({ genutzt: false })), cache);
    expect(await ziel(answers(terminbuchungHolen, dieTerminbuchung()), cache)).toBeNull();
  });
  it('leaves it to the page to say what is wrong', async () => {
    expect(await ziel(refuses(terminbuchungHolen, 'zu-viele-versuche'))).toBeNull();
  });
});

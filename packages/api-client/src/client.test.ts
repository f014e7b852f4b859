import { liegenschaftPunkteHolen } from '@kehrtour/contract/bestand';
import { describe, expect, it } from 'vitest';

import { makeClient } from './client.ts';

/** A server that marks what it answers by the address, and what it was asked for. */
function server() {
  const gefragt: (string | null)[] = [];
  let stand = 1;
  const client = makeClient('', async (url, init) => {
    const marke = `W/"${stand} ${url}"`;
    const bekannt = new Headers(init?.headers).get('if-none-match');
    gefragt.push(bekannt);
    if (bekannt === marke) return new Response(null, { status: 304, headers: { etag: marke } });
    return Response.json({ id: [String(stand)] }, { headers: { etag: marke } });
  });
  const punkte = (ort = 'Lauf') => client.call(liegenschaftPunkteHolen, { query: { ort } });
  return { gefragt, punkte, aendere: () => (stand += 1) };
}

describe('an answer that the server marked', () => {
  it('is the same object until it changes, and another one for another question', async () => {
    const { gefragt, punkte, aendere } = server();
    const erste = await punkte();
    expect(await punkte()).toBe(erste);
    expect(await punkte('Hersbruck')).not.toBe(erste);
    aendere();
    expect(await punkte()).toEqual({ id: ['2'] });
    expect(gefragt).toEqual([
      null,
      'W/"1 /liegenschaften/punkte?ort=Lauf"',
      null,
      'W/"1 /liegenschaften/punkte?ort=Lauf"',
    ]);
  });
  it('is forgotten when a dozen others came after it', async () => {
    const { gefragt, punkte } = server();
    await punkte();
    for (let nr = 0; nr < 12; nr += 1) await punkte(`Ort ${nr}`);
    await punkte();
    expect(gefragt.every((marke) => marke === null)).toBe(true);
  });
});

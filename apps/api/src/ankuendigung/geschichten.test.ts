import { kundenTerminHolen } from '@kehrtour/contract/ankuendigung';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Botschaften, botschaften } from '../../test/geschichten/mindestens.ts';
import { type Tat, taten, tue, ZAHLEN } from '../../test/geschichten/taten.ts';
import { verlorene } from '../../test/geschichten/verloren.ts';
import { erzaehlungVon, type Haus, neueWelt, type Welt } from '../../test/geschichten/welt.ts';
import { anzeigenleser } from '../../test/rundenanzeigen.ts';
import { rundenwidersprueche } from '../../test/rundenpruefer.ts';
import { type TestApi, testApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';

/** More by night, and others; a failure prints its seed and what was done. */
const GESCHICHTEN = Number(process.env['GESCHICHTEN']);
const ERLAUBT = [200, 404, 409, 410, 422];
/** Whose page says so is driven to, at the time that she was told. */
const STEHT = new Set(['angekuendigt', 'bestaetigt', 'unsicher']);

/** After these a plan waits that was searched, not drawn by hand. */
const GERECHNET: ReadonlySet<Tat['tat']> = new Set(['krank', 'schliesse', 'kalender', 'rechne']);

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true });
});
afterAll(() => api.close());

/** A district about as large as a village, so that not everything is one street. */
const haus = fc.record({
  lat: fc.double({ min: 49.48, max: 49.54, noNaN: true }),
  lon: fc.double({ min: 11.24, max: 11.32, noNaN: true }),
  frist: fc.constantFrom('2027-01-20', '2027-02-10', '2027-02-28', '2027-06-30'),
});

/** Where what a household was told is not what its own page says, and what it was told in vain. */
async function unwahres(welt: Welt, wer: Haus): Promise<string[]> {
  const { glaube, vergeblich } = erzaehlungVon(welt, wer);
  const umsonst = vergeblich.map((betreff) => `${wer.name} was told in vain: ${betreff}`);
  if (!glaube?.kommt) return [...umsonst, ...(await dochGekommen(welt, wer, glaube?.code))];
  const { status, body } = await welt.api.call(kundenTerminHolen, {
    body: { code: glaube.code, hausnr: wer.hausnr },
  });
  if (status !== 200) return [...umsonst, `${wer.name} cannot open her page: ${status}`];
  const seite = `${body.wann.tag} ${body.wann.von}–${body.wann.bis}`;
  if (STEHT.has(body.status) && seite !== glaube.fenster)
    return [...umsonst, `${wer.name} was told ${glaube.fenster}, her page says ${seite}`];
  if (body.status === 'abgesagt')
    return [...umsonst, `${wer.name} waits for ${glaube.fenster}, and nobody comes`];
  return umsonst;
}

/** The opposite: somebody was told that nobody comes, and her page still says that somebody does. */
async function dochGekommen(
  { api }: Welt,
  { name, hausnr }: Haus,
  code: string | undefined,
): Promise<string[]> {
  if (code === undefined) return [];
  const { status, body } = await api.call(kundenTerminHolen, { body: { code, hausnr } });
  if (status !== 200 || !STEHT.has(body.status)) return [];
  return [
    `${name} was told that nobody comes, her page says ${body.wann.tag} ${body.wann.von}: ${body.status}`,
  ];
}

let erzaehlt = 0;
/** Of every searched plan that waited. */
const BOTSCHAFTEN: Botschaften[] = [];
describe('what is told of an announced round', () => {
  it(`is true for every household after each step of ${GESCHICHTEN} random histories, and nothing is said twice`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(haus, { minLength: 5, maxLength: 9 }), taten, async (orte, alle) => {
        const welt = await neueWelt(api, orte);
        const lies = await anzeigenleser(api, welt.wo);
        const getan: [Tat, number][] = [];
        for (const t of alle) {
          const status = await tue(welt, t);
          getan.push([t, status]);
          const was = JSON.stringify(getan);
          expect(ERLAUBT, was).toContain(status);
          await vergissZaehler(api);
          const falsch = await Promise.all(welt.haeuser.map((wer) => unwahres(welt, wer)));
          expect(falsch.flat(), was).toEqual([]);
          expect(await welt.wo.ctx.transaction(rundenwidersprueche), was).toEqual([]);
          if (!GERECHNET.has(t.tat)) continue;
          const gesagt = await botschaften(welt);
          if (gesagt) BOTSCHAFTEN.push(gesagt);
          if (gesagt && gesagt.gesagt > gesagt.mindestens)
            process.stdout.write(`more is told than has to be, ${JSON.stringify(gesagt)}: ${was}\n`);
          expect(await verlorene(welt), was).toEqual([]);
        }
        for (const id of welt.kehrtouren) expect(await lies(id), JSON.stringify(getan)).toEqual([]);
        erzaehlt += welt.post.length;
      }),
      { numRuns: GESCHICHTEN, endOnFailure: true },
    );
    const summe = (was: keyof Botschaften): number => BOTSCHAFTEN.reduce((n, wer) => n + wer[was], 0);
    const { aenderungen, nachrichten, verlegt, gebrochen, entfallen } = ZAHLEN;
    process.stdout.write(
      `${GESCHICHTEN} histories: ${aenderungen} changes accepted with ${nachrichten} messages, of promises ${verlegt} moved, ${gebrochen} broken, ${entfallen} called off; 0 told in vain, 0 lost while somebody had time; ${BOTSCHAFTEN.length} searched plans with ${summe('gesagt')} messages, ${summe('mindestens')} the least possible\n`,
    );
    expect(erzaehlt, 'mails were read on the way').toBeGreaterThan(GESCHICHTEN);
  });
});

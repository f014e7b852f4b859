import { randomUUID } from 'node:crypto';

import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import { hausanliegenMelden } from '@kehrtour/contract/hausanliegen';
import { ungelesenHolen } from '@kehrtour/contract/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT, spaeter } from '../../../test/werte.ts';
import { liesZeile, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
import { legeZugangscodeAn, tokenVon } from '../../zugang/zugangscode.ts';

let api: TestApi;
let wo: TestBetrieb;
let code: string;
let terminId: string;
beforeAll(async () => {
  api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  const [liegenschaftId = ''] = await neueHaeuser(wo, 1);
  terminId = (await neuerTermin(wo, { liegenschaftId, mitarbeiterId: wo.mitarbeiterId.inhaber })).id;
  const codeId = await wo.ctx.transaction((tx) =>
    legeZugangscodeAn(wo.ctx, tx, terminId, new Date('2027-06-01')),
  );
  code = tokenVon(api.deps.secrets, codeId);
});

type Anliegen = { anliegen: 'kontakt' | 'loeschung' | 'abbestellen'; text: string; telefon: string };
const melde = (teile: Partial<Anliegen> = {}, mit = code, idempotencyKey: string = randomUUID()) =>
  api.call(hausanliegenMelden, {
    body: { code: mit, anliegen: 'kontakt', text: 'Wir heißen jetzt Brand.', telefon: '', ...teile },
    idempotencyKey,
  });
const neue = async (betrieb = wo) => (await api.call(ungelesenHolen, {}, betrieb.token.buero)).body;
const setzeStand = (status: string) => setzeZeilen(wo, 'termin', { id: terminId }, { status });

describe('what a customer says of her house', () => {
  it('stands among the new answers of the office, once however often it was sent', async () => {
    const key = randomUUID();
    const antworten = await Promise.all([melde({}, code, key), melde({}, code, key)]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    const { gesamt, termine } = await neue();
    expect([gesamt, termine[0]?.id, termine[0]?.antwort]).toMatchObject([
      1,
      terminId,
      { art: 'frage', text: 'Kontaktdaten berichtigen: Wir heißen jetzt Brand.' },
    ]);
  });
  it.each(['erledigt', 'abgesagt', 'nichtAngetroffen'])(
    'is heard although the visit is %s, and changes nothing of it',
    async (status) => {
      await setzeStand(status);
      expect((await melde({ anliegen: 'loeschung', text: '' })).status).toBe(200);
      expect((await neue()).termine[0]).toMatchObject({
        status,
        antwort: { text: 'Löschung von Daten (Art. 17 DSGVO)' },
      });
    },
  );
  it('needs words where nobody could know what is meant', async () => {
    const { status, body } = await melde({ text: ' ' });
    expect([status, body.felder]).toEqual([400, [{ feld: 'text', text: 'fehlt' }]]);
    expect((await melde({ anliegen: 'abbestellen', text: '' })).status).toBe(200);
    expect((await melde({ text: 'x'.repeat(801) })).body).toMatchObject({ felder: [{ feld: 'text' }] });
  });
  it('opens to the code alone, ends after ten a day, and shows other companies nothing', async () => {
    expect((await melde({}, 'erfundenerCode0123456789')).body.type).toBe('code-ungueltig');
    const stande = await Promise.all(Array.from({ length: 12 }, () => melde()));
    expect(stande.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(stande.find(({ status }) => status !== 200)?.body.type).toBe('zu-viele-versuche');
    const fremd = await api.neuerBetrieb();
    expect((await neue(fremd)).gesamt).toBe(0);
  });
  it('is not taken from who booked without showing that the mail can be read', async () => {
    const verwalter = await liesZeile(wo, 'liegenschaft_kontakt', ['kontakt_id']);
    await neueZeile(wo, 'buchung', {
      termin_id: terminId,
      referenz: 'MU-1111-11',
      wunsch: {},
      notiz: '',
      angelegt_am: JETZT,
      bestaetigen_bis: spaeter('1 hour'),
      herkunft: 'seite',
      kontakt_id: verwalter?.kontakt_id,
    });
    expect((await melde()).body.type).toBe('code-ungueltig');
  });
});

it('says who is told by which way, without telling an address to a stranger', async () => {
  const { body } = await api.call(liegenschaftZumCodeHolen, { body: { code } });
  expect(body.bescheid).toEqual([
    {
      id: expect.any(String),
      rolle: 'eigentuemer',
      mail: 'h…@example.org',
      sms: null,
      whatsapp: null,
      zuerst: null,
      waehlbar: ['mail', 'einwurf'],
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('haus1@example.org');
});

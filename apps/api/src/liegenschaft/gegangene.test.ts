import { kontaktLoeschen } from '@kehrtour/contract/liegenschaft';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { JETZT, MAIL_AUS_NAMEN, derer, nicht, wie } from '../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { sql } from '../platform/db/sql.ts';
import { deleteHausteile } from './vieleHaeuser.ts';

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
let kehrtour: string;
beforeAll(async () => {
  api = await testApi({ now: '2027-01-11T08:00:00+01:00', worker: true });
});
afterAll(() => api.close());

/** Announced by mail, and nothing has left yet. */
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, 3);
  await setzeZeilen(wo, 'kontakt', {}, { email: MAIL_AUS_NAMEN, email_fuer_termine: true });
  kehrtour = await neueKehrtour(api, wo, haeuser);
  const { version } = await plane(api, wo, kehrtour);
  await kuendigeRundeAn(api, wo, { id: kehrtour, version });
});

type Post = { empfaenger: string; weg: string; status: string; fehler: string | null; verworfen: boolean };
const post = (): Promise<Post[]> =>
  liesZeilen(
    wo,
    'ausgang',
    ['empfaenger', 'weg', 'status', 'fehler', 'verworfen'],
    geordnet(['empfaenger', 'weg', 'vorlage'], { vorlage: nicht('einladung') }),
  );
/** The person of the house with this number, and her connection to it. */
const person = async (nummer: number) => {
  const row = await liesZeile(wo, 'liegenschaft_kontakt', ['kontakt_id as kontakt', 'id as verbindung'], {
    liegenschaft_id: haeuser[nummer - 1],
  });
  if (!row) throw new Error('nobody there');
  return { ...row, haus: haeuser[nummer - 1] ?? '' };
};
const entferne = async (nummer: number) => {
  const { haus, verbindung } = await person(nummer);
  const params = { id: haus, teilId: verbindung };
  expect((await api.call(kontaktLoeschen, { params }, wo.token.buero)).status).toBe(200);
};
/** Messages of every kind about the visit of a house. */
async function schreibe(nummer: number): Promise<void> {
  const { haus, kontakt } = await person(nummer);
  await wo.ctx.transaction((tx) =>
    tx.run(sql`insert into ausgang (id, ereignis, empfaenger, vorlage, nachricht, weg, kontakt_id, cent)
      select gen_random_uuid(), r.vor || t.id || r.nach, case when r.weg = 'mail' then 'Bewohner' || ${nummer}::int || '@example.org' else '0151' end,
        r.weg || r.vor || r.nach, '{}', r.weg, case when r.weg <> 'mail' then ${kontakt}::uuid end, case when r.weg <> 'mail' then 10 end
      from termin t cross join (values ('termin/', '/verspaetung/1', 'sms'), ('termin/', '/2', 'whatsapp'), ('mitteilung/', '/2', 'brief'),
        ('termin/', '/frage/7', 'mail'), ('buchung/', '/1', 'mail')) as r(vor, nach, weg) where t.liegenschaft_id = ${haus}`),
  );
}

describe('who is taken off a house', () => {
  it('gets nothing of it any more, by whatever way it waits, and the visit counts as told to nobody', async () => {
    await schreibe(1);
    await schreibe(2);
    await entferne(1);
    const alle = await post();
    const ihre = alle.filter(({ fehler }) => fehler !== null);
    expect(ihre.map(({ weg }) => weg).toSorted()).toEqual([
      'brief',
      'mail',
      'mail',
      'mail',
      'sms',
      'whatsapp',
    ]);
    expect(ihre.every(({ status, verworfen }) => status === 'fehler' && verworfen)).toBe(true);
    expect(new Set(ihre.map(({ fehler }) => fehler))).toEqual(
      new Set(['Nicht gesendet: Die Person steht nicht mehr beim Haus.']),
    );
    expect(alle.filter(({ status }) => status === 'neu')).toHaveLength(7);
    const { body } = await api.call(nachweiseHolen, { params: { id: kehrtour } }, wo.token.buero);
    expect(body.nachweise.map(({ stand, zuBringen }) => `${stand} ${zuBringen}`).toSorted()).toEqual([
      'unterwegs false',
      'unterwegs false',
      'verworfen true',
    ]);
  });

  it('keeps what has left, and gets what is of another house of hers', async () => {
    const { kontakt } = await person(1);
    const ihre = { empfaenger: wie('Bewohner1@%') };
    await setzeZeilen(wo, 'ausgang', ihre, { status: 'gesendet', gesendet_am: JETZT });
    await setzeZeilen(wo, 'liegenschaft_kontakt', { liegenschaft_id: haeuser[1] }, { kontakt_id: kontakt });
    await setzeZeilen(
      wo,
      'ankuendigung',
      { termin_id: derer('termin', 'id', { liegenschaft_id: haeuser[1] }) },
      { kontakt_id: kontakt },
    );
    await entferne(1);
    expect((await post()).map(({ status }) => status)).toEqual(['gesendet', 'neu', 'neu']);
  });

  it('is forgotten by an import, too', async () => {
    const { kontakt: kontaktId, haus: liegenschaftId } = await person(3);
    await wo.ctx.transaction((tx) =>
      deleteHausteile(
        tx,
        { kontakte: [{ kontaktId, liegenschaftId }], anlagen: [], einheiten: [] },
        api.clock.now,
      ),
    );
    expect((await post()).map(({ status }) => status)).toEqual(['neu', 'neu', 'fehler']);
  });
});

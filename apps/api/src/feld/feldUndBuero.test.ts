import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as feld from '@kehrtour/contract/feldmeldung';
import * as rueckgabe from '@kehrtour/contract/rueckgabe';
import * as termin from '@kehrtour/contract/termin';
import * as teilung from '@kehrtour/contract/terminteilung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeile, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { tokenVon } from '../zugang/zugangscode.ts';

const TAG = '2027-02-02';
let api: TestApi;
let wo: TestBetrieb;

type Besuch = { id: string; version: number; fenster_von: Date };
let besuche: Besuch[];

/** One drives the round, the other has the whole week free. */
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 7);
  const fahrer = { mitarbeiter: { ids: [wo.mitarbeiterId.geselle] } };
  const { version, id } = await plane(api, wo, await neueKehrtour(api, wo, haeuser, fahrer));
  await kuendigeRundeAn(api, wo, { id, version });
  besuche = await liesZeilen(wo, 'termin', ['id', 'version', 'fenster_von'], geordnet(['beginn', 'id']));
});
afterAll(() => api.close());

const hole = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, wo.token.buero)).body;
let stunde = 11;
/** The office agrees another time with the household, with the colleague. */
async function gibAnKollegen(besuch: Besuch | undefined): Promise<{ alt: string; neu: string }> {
  if (!besuch) throw new Error('no visit is left');
  stunde += 1;
  api.clock.now = new Date(`${TAG}T06:00:00+01:00`);
  const wahl = {
    art: 'eigene' as const,
    mitarbeiterId: wo.mitarbeiterId.inhaber,
    tag: TAG,
    uhrzeit: `${stunde}:00`,
    dauerMinuten: 20,
    trotzdem: true,
  };
  const { status, body } = await api.call(
    teilung.eigeneZeitVereinbaren,
    {
      params: { id: besuch.id },
      body: { version: (await hole(besuch.id)).version, wahl, abgesprochen: true },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { alt: besuch.id, neu: body.termin.id };
}
let folge = 0;
const melde = async (
  angaben: Pick<feld.Feldmeldung, 'terminId' | 'art'> & { bezugId?: string; gesehenAm?: string },
) => {
  folge += 1;
  const { gesehenAm = `${TAG}T08:50:00+01:00` } = angaben;
  api.clock.now = new Date(Date.parse(gesehenAm) + 600_000);
  const eine = { id: randomUUID(), uhrVersatz: 0, folge, geraet: 'Handy', ...angaben, gesehenAm };
  const { body } = await api.call(
    feld.feldmeldungenSenden,
    { body: { meldungen: [eine] } },
    wo.token.geselle,
  );
  return { id: eine.id, ...body.antworten[0] };
};
const widerspruch = async (terminId: string) =>
  (await api.call(feld.widerspruecheHolen, {}, wo.token.buero)).body.widersprueche.find(
    (eine) => eine.terminId === terminId,
  );
const klaere = (id: string | undefined, wahl: 'handy' | 'buero') =>
  api.call(feld.widerspruchKlaeren, { params: { id: id ?? '' }, body: { wahl } }, wo.token.buero);
const zurueckzugeben = async () => {
  const { offen, strittig } = (await api.call(rueckgabe.rueckgabenHolen, {}, wo.token.buero)).body;
  return { offen, strittig };
};

describe('a visit that was given to a colleague, and done by the first', () => {
  it('is done once: at the appointment that stands for it, and its work goes back when the office has decided', async () => {
    const { alt, neu } = await gibAnKollegen(besuche[0]);
    const antwort = await melde({ terminId: alt, art: 'erledigt' });
    expect(antwort).toMatchObject({ ergebnis: 'widerspricht' });
    expect(antwort.hinweis).toContain('Ihre Meldung gilt');
    expect((await hole(alt)).status).toBe('verschoben');
    const danach = await hole(neu);
    expect(danach.status).toBe('erledigt');
    expect(danach.aufgaben.map(({ status }) => status)).toEqual(['erledigt']);
    expect(danach.verlauf.find(({ was }) => was === 'stand:erledige')?.gesehenAm).toBe(
      new Date(`${TAG}T08:50:00+01:00`).toISOString(),
    );
    expect(await zurueckzugeben()).toEqual({ offen: 0, strittig: 1 });
    const offen = await widerspruch(neu);
    expect(offen).toMatchObject({ grund: 'inzwischen-verlegt', gilt: true, davor: 'bestaetigt' });
    expect((await klaere(offen?.id, 'handy')).status).toBe(200);
    expect(await zurueckzugeben()).toEqual({ offen: 1, strittig: 0 });
    const datei = await api.call(
      rueckgabe.rueckgabeAnlegen,
      { idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    const { body } = await api.app.inject({
      url: `/rueckgaben/${datei.body.id}/datei`,
      headers: { authorization: `Bearer ${wo.token.buero}` },
    });
    const person = await liesZeile(wo, 'mitarbeiter', ['name'], { id: wo.mitarbeiterId.geselle });
    expect(body).toContain('02.02.2027');
    expect(body).toContain(person?.name ?? 'nobody');
  });

  it('stands as before with all its work where the office says so, or the phone takes it back', async () => {
    for (const wer of ['buero', 'handy']) {
      const { alt, neu } = await gibAnKollegen(besuche[wer === 'buero' ? 1 : 2]);
      const { id } = await melde({ terminId: alt, art: 'erledigt' });
      if (wer === 'buero') expect((await klaere(id, 'buero')).status).toBe(200);
      else
        expect(await melde({ terminId: alt, art: 'ruecknahme', bezugId: id })).toMatchObject({
          ergebnis: 'uebernommen',
        });
      const danach = await hole(neu);
      expect([danach.status, danach.aufgaben[0]?.status]).toEqual(['bestaetigt', 'offen']);
      expect(await widerspruch(neu)).toBeUndefined();
    }
    expect(await zurueckzugeben()).toEqual({ offen: 0, strittig: 0 });
  });

  it('is not missed where nobody opened at the old time: nothing is proven, nobody has to decide', async () => {
    const { alt, neu } = await gibAnKollegen(besuche[3]);
    expect(await melde({ terminId: alt, art: 'nichtDa' })).toMatchObject({
      ergebnis: 'abgelehnt',
      nachweis: false,
    });
    expect([(await hole(alt)).status, (await hole(neu)).status]).toEqual(['verschoben', 'bestaetigt']);
    expect(await widerspruch(neu)).toBeUndefined();
    expect(await widerspruch(alt)).toBeUndefined();
  });

  it('that was called off has its work done all the same, whatever has become of its stop', async () => {
    const { id = '' } = besuche[4] ?? {};
    const { version } = await hole(id);
    await api.call(
      termin.terminAendern,
      { params: { id }, body: { version, aktion: 'sageAb' } },
      wo.token.buero,
    );
    await setzeZeilen(wo, 'termin', { id }, { halt_id: null, kehrtour_id: null });
    expect(await melde({ terminId: id, art: 'erledigt' })).toMatchObject({ ergebnis: 'widerspricht' });
    expect((await hole(id)).status).toBe('erledigt');
    expect(await zurueckzugeben()).toEqual({ offen: 0, strittig: 1 });
    expect((await klaere((await widerspruch(id))?.id, 'handy')).status).toBe(200);
    expect(await zurueckzugeben()).toEqual({ offen: 1, strittig: 0 });
  });
});

describe('"Nicht da" as the household reads it', () => {
  const seite = async (id: string) => {
    const code = await liesZeile(wo, 'zugangscode', ['id'], { termin_id: id });
    return tokenVon(api.deps.secrets, code?.id ?? '');
  };
  const oeffne = async (id: string) =>
    (await api.call(ankuendigung.kundenTerminHolen, { body: { code: await seite(id) } })).body;
  const sage = async (id: string) =>
    api.call(ankuendigung.kundenAntworten, {
      body: { code: await seite(id), antwort: { art: 'warDa' } },
      idempotencyKey: randomUUID(),
    });
  const nach = ({ fenster_von }: Besuch, minuten: number) =>
    new Date(fenster_von.getTime() + minuten * 60_000).toISOString();

  it('before the told time counts for nothing: there is nothing to deny', async () => {
    const besuch = besuche[5];
    if (!besuch) throw new Error('no visit is left');
    await melde({ terminId: besuch.id, art: 'nichtDa', gesehenAm: nach(besuch, -20) });
    const blatt = await hole(besuch.id);
    expect(blatt).toMatchObject({ status: 'nichtAngetroffen', ohneNachweis: true });
    expect(blatt.verlauf.find(({ was }) => was === 'stand:meldeNichtAngetroffen')).toMatchObject({
      ohneNachweis: true,
    });
    expect(await oeffne(besuch.id)).toMatchObject({ ohneNachweis: true, einspruchMoeglich: false });
    expect(await sage(besuch.id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('kein vergeblicher Besuch') },
    });
  });

  it('in the told time can be denied by who was waiting; then it proves nothing, and may be taken back', async () => {
    const besuch = besuche[6];
    if (!besuch) throw new Error('no visit is left');
    const eine = await melde({ terminId: besuch.id, art: 'nichtDa', gesehenAm: nach(besuch, 20) });
    expect(eine.nachweis).toBe(true);
    expect(await oeffne(besuch.id)).toMatchObject({ ohneNachweis: false, einspruchMoeglich: true });
    const { body } = await sage(besuch.id);
    expect(body).toMatchObject({ ohneNachweis: true, einspruchMoeglich: false });
    expect(body.letzteAntwort?.art).toBe('warDa');
    expect((await sage(besuch.id)).status).toBe(409);
    expect(await hole(besuch.id)).toMatchObject({ ohneNachweis: true, ungelesen: 1 });
    expect(
      await melde({ terminId: besuch.id, art: 'ruecknahme', bezugId: eine.id, gesehenAm: nach(besuch, 40) }),
    ).toMatchObject({ ergebnis: 'uebernommen' });
    expect((await hole(besuch.id)).status).toBe('angekuendigt');
  });
});

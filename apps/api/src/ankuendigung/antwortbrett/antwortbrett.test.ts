import { randomUUID } from 'node:crypto';

import { abmeldungEntscheiden } from '@kehrtour/contract/abmeldung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as brett from '@kehrtour/contract/antwortbrett';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen, kehrtourAbschliessen } from '@kehrtour/contract/kehrtourlauf';
import * as rueckgabe from '@kehrtour/contract/rueckgabe';
import * as termin from '@kehrtour/contract/termin';
import { formatWochentag } from '@kehrtour/domain/format';
import { zaehleAntworten } from '@kehrtour/domain/kehrtour/antwortzahlen';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { eineWohnung } from '../../../test/bauten.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { neueAntwort, neuerTermin } from '../../../test/terminFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { anStelle, derer, JETZT, spaeter } from '../../../test/werte.ts';
import { liesZeile, liesZeilen, neueZeile, setzeZeilen, zaehleZeilen } from '../../../test/zeilen.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let fremder: TestBetrieb;
/** Announced for the second of February, and one for the ninth with room in it. */
let runde: string;
let naechste: string;

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  fremder = await api.neuerBetrieb();
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb, 8);
  runde = await angekuendigt(haeuser.slice(0, 4), '2027-02-02');
  naechste = await angekuendigt(haeuser.slice(4), '2027-02-09');
});

async function angekuendigt(haeuser: string[], tag: string): Promise<string> {
  const tour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, haeuser, { datum: { tage: [tag], feiertageErlaubt: false } }),
  );
  expect(tour.halte.filter(({ ausgelassen }) => ausgelassen)).toEqual([]);
  await kuendigeRundeAn(api, betrieb, tour);
  return tour.id;
}
const lies = async (query: { kehrtourId?: string } = {}, token = betrieb.token.buero) =>
  api.call(brett.antwortbrettHolen, { query }, token);
const zeilen = async (query: { kehrtourId?: string } = {}) => {
  const { status, body } = await lies(query);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.zeilen;
};
const zeileVon = async (id: string) => {
  const gefunden = (await zeilen()).find((eine) => eine.termin.id === id);
  if (!gefunden) throw new Error('This visit is not on the board.');
  return gefunden;
};
const einer = async (mail = true, kehrtourId = runde) => {
  const gefunden = (await zeilen({ kehrtourId })).find((eine) => eine.mail === mail);
  if (!gefunden) throw new Error('Nobody is told that way.');
  return gefunden;
};
const hole = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero)).body;
const vermerke = async (id: string, aktion: termin.TerminAktion) => {
  const { status, body } = await api.call(
    termin.terminAendern,
    { params: { id }, body: { version: (await hole(id)).version, aktion } },
    betrieb.token.buero,
  );
  expect({ status, body }).toMatchObject({ status: 200 });
};
const auswege = async (id: string) =>
  (await api.call(brett.auswegeHolen, { params: { id } }, betrieb.token.buero)).body;
const nimm = (id: string, body: { version: number; auswegId: string; abgesprochen: boolean }) =>
  api.call(brett.auswegNehmen, { params: { id }, body }, betrieb.token.buero);
const merke = (id: string, body: { version: number; text: string }) =>
  api.call(brett.wunschMerken, { params: { id }, body, idempotencyKey: randomUUID() }, betrieb.token.buero);
const zaehle = (tabelle: 'aufgabe' | 'kontakt' | 'termin'): Promise<number> => zaehleZeilen(betrieb, tabelle);
const zwanzigMinutenAb = (beginn: string) => ({
  beginn,
  ende: new Date(Date.parse(beginn) + 20 * 60_000),
});
const mails = (vorlage: string) => liesZeilen(betrieb, 'ausgang', ['empfaenger', 'text'], { vorlage });

describe('the board of answers', () => {
  it('shows every announced household of all rounds, of one where asked, each with its next step', async () => {
    const { body } = await lies();
    expect(body.zeilen).toHaveLength(8);
    expect(body.kehrtouren.map(({ anzahl }) => anzahl)).toEqual([4, 4]);
    expect(await zeilen({ kehrtourId: naechste })).toHaveLength(4);
    for (const { schritt, stand } of body.zeilen) {
      expect(['zettel', 'offen']).toContain(stand);
      expect(schritt).toMatch(/\.$/);
    }
  });
  it('tells slips that are still to be dropped in from mails that are out', { tags: 'night' }, async () => {
    expect((await einer(false)).stand).toBe('zettel');
    expect((await einer(true)).stand).toBe('offen');
  });
  it('says where somebody else lives by now than the mail has told', async () => {
    const { termin: eine, schritt } = await einer(true);
    expect(schritt).toMatch(/^Warten/);
    await setzeZeilen(
      betrieb,
      'kontakt',
      { id: derer('liegenschaft_kontakt', 'kontakt_id', { liegenschaft_id: eine.liegenschaftId }) },
      { anrede: 'frau', vorname: 'Karla', nachname: 'Neumeier', firma: '', email: '' },
    );
    expect((await zeileVon(eine.id)).schritt).toMatch(
      /^Angesagt ist der Besuch .*, hier steht inzwischen Neumeier: /,
    );
  });
  it('says which mail did not arrive, until somebody answers all the same', { tags: 'night' }, async () => {
    const { termin: eine } = await einer();
    await setzeZeilen(
      betrieb,
      'ausgang',
      { id: derer('ankuendigung', 'ausgang_id', { termin_id: eine.id }) },
      { status: 'fehler' },
    );
    expect((await zeileVon(eine.id)).stand).toBe('zurueck');
    await vermerke(eine.id, 'bestaetige');
    expect((await zeileVon(eine.id)).stand).toBe('bestaetigt');
  });
  it('tells a no from a no with a wish, with the words of the customer', async () => {
    const { termin: eine } = await einer();
    await neueAntwort(betrieb, eine.id, 'wunsch', { text: 'freitags ab 15 Uhr' });
    await vermerke(eine.id, 'lehneAb');
    expect(await zeileVon(eine.id)).toMatchObject({ stand: 'wunsch', worte: 'freitags ab 15 Uhr' });
  });
  it('forgets what is over, and is the business of the office alone', async () => {
    const { termin: eine } = await einer();
    await vermerke(eine.id, 'sageAb');
    expect(await zeilen()).toHaveLength(7);
    expect((await lies({}, betrieb.token.geselle)).status).toBe(403);
    expect((await lies({}, fremder.token.buero)).body).toEqual({ zeilen: [], kehrtouren: [] });
  });
  it('remembers a call that was neither yes nor no', { tags: 'night' }, async () => {
    const { termin: eine } = await einer();
    const { status } = await api.call(
      brett.anrufVermerken,
      { params: { id: eine.id }, body: { ergebnis: 'ruftZurueck' }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    expect(status).toBe(200);
    expect(await zeileVon(eine.id)).toMatchObject({
      anruf: { ergebnis: 'ruftZurueck', wer: 'buero Test' },
      schritt: 'Warten Sie auf den Rückruf.',
    });
  });
});

describe('a visit that does not suit', () => {
  it(
    'has at most three ways out, in this round or another, for the office also where customers are offered none',
    { tags: 'night' },
    async () => {
      const { termin: eine } = await einer();
      await setzeZeilen(
        betrieb,
        'kehrtour',
        { id: runde },
        { vorgaben: anStelle('kontakt', { mitarbeiterId: null, antwortBisWerktage: 2, alternativen: 0 }) },
      );
      await vermerke(eine.id, 'lehneAb');
      const { auswege: wege, hinweis } = await auswege(eine.id);
      expect(hinweis).toBeNull();
      expect(wege.length).toBeGreaterThan(0);
      expect(wege.length).toBeLessThanOrEqual(3);
      expect(wege.some(({ dieselbeKehrtour }) => !dieselbeKehrtour)).toBe(true);
      for (const weg of wege) {
        expect(weg.kehrtour).not.toBe('');
        expect(weg.mitarbeiter).not.toBe('');
      }
    },
  );
  it('lies first where it was wished, and where none does the free times of everybody are named', async () => {
    const { termin: eine } = await einer();
    await vermerke(eine.id, 'lehneAb');
    const letzte = (await auswege(eine.id)).auswege.at(-1);
    const wuensche = (text: string) =>
      neueZeile(betrieb, 'hauswunsch', { liegenschaft_id: eine.liegenschaftId, text, gemerkt_am: JETZT });
    await wuensche(`${formatWochentag(letzte?.tag ?? '')}s ab ${letzte?.von} Uhr`);
    const { auswege: wege, hinweis } = await auswege(eine.id);
    expect([wege[0]?.id, wege[0]?.gewuenscht, hinweis]).toEqual([letzte?.id, true, null]);
    await wuensche('samstags nach 20 Uhr');
    const keine = await auswege(eine.id);
    expect(keine.auswege.some(({ gewuenscht }) => gewuenscht)).toBe(false);
    expect(keine.hinweis).toMatch(/^Keine dieser Zeiten liegt wie gewünscht \(samstags ab 20 Uhr\)/);
  });
  it('moves with its task and its contact: no second one of either, and no stop left standing', async () => {
    const { termin: eine } = await einer();
    await vermerke(eine.id, 'lehneAb');
    const vorher = {
      aufgabe: await zaehle('aufgabe'),
      kontakt: await zaehle('kontakt'),
      termin: await zaehle('termin'),
    };
    const weg = (await auswege(eine.id)).auswege.find(({ dieselbeKehrtour }) => !dieselbeKehrtour);
    const { version } = await hole(eine.id);
    const { status, body } = await nimm(eine.id, { version, auswegId: weg?.id ?? '', abgesprochen: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: eine.id, status: 'bestaetigt', kehrtourId: naechste, ungelesen: 0 });
    expect(body.aufgaben).toHaveLength(1);
    expect({
      aufgabe: await zaehle('aufgabe'),
      kontakt: await zaehle('kontakt'),
      termin: await zaehle('termin'),
    }).toEqual(vorher);
    const alt = await api.call(kehrtour.kehrtourHolen, { params: { id: runde } }, betrieb.token.buero);
    expect(alt.body.halte.map(({ liegenschaftId }) => liegenschaftId)).not.toContain(eine.liegenschaftId);
    const neue = (await mails('ankuendigung')).filter(({ text }) => text.includes('wie besprochen'));
    expect(neue).toHaveLength(1);
  });
  it.each(['the office', 'the household itself'])(
    'is announced anew and needs its slip where nobody was asked on the phone, after a no of %s',
    async (wer) => {
      const { termin: eine } = await einer(false);
      if (wer === 'the office') await vermerke(eine.id, 'lehneAb');
      else await (await seite(eine.id)).antworte({ art: 'passtNicht' });
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      const [weg] = (await auswege(eine.id)).auswege;
      const { version } = await hole(eine.id);
      const { body } = await nimm(eine.id, { version, auswegId: weg?.id ?? '', abgesprochen: false });
      expect(body.status).toBe('angekuendigt');
      expect(body.ankuendigungen.at(-1)).toMatchObject({
        art: 'aenderung',
        kanal: 'einwurf',
        zuBringen: true,
      });
      expect((await zeileVon(eine.id)).stand).toBe('zettel');
    },
  );
  it(
    'is moved once: who pressed later is told, and so is who chose a time that is gone',
    { tags: 'night' },
    async () => {
      const { termin: eine } = await einer();
      await vermerke(eine.id, 'lehneAb');
      const { version } = await hole(eine.id);
      const [weg] = (await auswege(eine.id)).auswege;
      const wahl = { version, auswegId: weg?.id ?? '', abgesprochen: true };
      const beide = await Promise.all([nimm(eine.id, wahl), nimm(eine.id, wahl)]);
      expect(beide.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await nimm(eine.id, { ...wahl, auswegId: 'unbekannt' })).status).toBe(409);
    },
  );
  it(
    'ends with its wish kept: the work is free, the stop gone for good, and the customer reads it',
    { tags: 'night' },
    async () => {
      const { termin: eine } = await einer();
      await vermerke(eine.id, 'lehneAb');
      const { version } = await hole(eine.id);
      const { status, body } = await merke(eine.id, { version, text: 'freitags ab 15 Uhr' });
      expect(status).toBe(200);
      expect(body.status).toBe('abgesagt');
      expect((await mails('absage')).map(({ text }) => text).join()).toContain('freitags ab 15 Uhr');
      // The mail promises another proposal: until there is one it is a task, with its day.
      const wartende = (await zeilen()).filter(({ termin: { id } }) => id === eine.id);
      expect(wartende).toMatchObject([
        { stand: 'vorschlag', schritt: expect.stringContaining('nach dem vorgemerkten Wunsch') },
      ]);
      const wuensche = await liesZeilen(betrieb, 'hauswunsch', ['liegenschaft_id', 'text']);
      expect(wuensche).toEqual([{ liegenschaft_id: eine.liegenschaftId, text: 'freitags ab 15 Uhr' }]);
      const frei = await liesZeilen(betrieb, 'aufgabe', ['kehrtour_id', 'status'], {
        liegenschaft_id: eine.liegenschaftId,
      });
      expect(frei).toEqual([{ kehrtour_id: null, status: 'offen' }]);
      const tour = (await api.call(kehrtour.kehrtourHolen, { params: { id: runde } }, betrieb.token.buero))
        .body;
      expect(tour.halte.map(({ liegenschaftId }) => liegenschaftId)).not.toContain(eine.liegenschaftId);
      expect(tour.vorgaben.liegenschaften.ids).not.toContain(eine.liegenschaftId);
      expect((await merke(eine.id, { version, text: 'doch montags' })).status).toBe(409);
      const gemerkt = () =>
        api.call(brett.hauswuenscheHolen, { params: { id: eine.liegenschaftId } }, betrieb.token.buero);
      const [wunsch] = (await gemerkt()).body.wuensche;
      expect(wunsch).toMatchObject({ text: 'freitags ab 15 Uhr', fuer: '' });
      // Whoever plans the next round reads it at the stop.
      const neue = await plane(api, betrieb, await neueKehrtour(api, betrieb, [eine.liegenschaftId]));
      expect(neue.halte[0]?.notiz).toContain('Wunsch: freitags ab 15 Uhr');
      expect(neue.halte[0]?.wuensche).toEqual([
        { text: 'freitags ab 15 Uhr', wochentage: [5], vonMinute: 900, bisMinute: 1440 },
      ]);
      const weg = { params: { id: eine.liegenschaftId, wunschId: wunsch?.id ?? '' } };
      expect((await api.call(brett.hauswunschLoeschen, weg, betrieb.token.geselle)).status).toBe(403);
      expect((await api.call(brett.hauswunschLoeschen, weg, betrieb.token.buero)).status).toBe(200);
      expect((await gemerkt()).body.wuensche).toEqual([]);
    },
  );
});

describe('a wish that the office writes down at the house', () => {
  const lege = (
    id: string,
    body: { text: string; nutzungseinheitId: string | null },
    token = betrieb.token.buero,
  ) => api.call(brett.hauswunschAnlegen, { params: { id }, body, idempotencyKey: randomUUID() }, token);

  it('is kept, changed by who saw it, drawn on by the next plan, and removed', async () => {
    const [haus = ''] = await neueHaeuser(betrieb, 1);
    const neu = await lege(haus, { text: 'freitags ab 15 Uhr', nutzungseinheitId: null });
    expect(neu.body.wuensche).toMatchObject([
      { text: 'freitags ab 15 Uhr', fuer: '', nutzungseinheitId: null, ausAntwort: false },
    ]);
    const params = { id: haus, wunschId: neu.body.wuensche[0]?.id ?? '' };
    const aendere = (text: string, vorher: string) =>
      api.call(
        brett.hauswunschAendern,
        { params, body: { text, vorher, nutzungseinheitId: null } },
        betrieb.token.buero,
      );
    expect((await aendere('dienstags', 'freitags ab 15 Uhr')).status).toBe(200);
    expect((await aendere('montags', 'freitags ab 15 Uhr')).body).toMatchObject({ type: 'veraltet' });
    const tour = await plane(api, betrieb, await neueKehrtour(api, betrieb, [haus]));
    expect(tour.halte[0]?.wuensche).toMatchObject([{ text: 'dienstags', wochentage: [2] }]);
    await api.call(brett.hauswunschLoeschen, { params }, betrieb.token.buero);
    expect((await aendere('montags', 'dienstags')).status).toBe(404);
  });

  it(
    'is for a flat of that house, for twenty at most, and nobody else’s business',
    { tags: 'night' },
    async () => {
      const [haus = '', anderes = ''] = await neueHaeuser(betrieb, 2);
      const einheit = randomUUID();
      await eineWohnung(betrieb, haus, { id: einheit, nummer: '1', geschoss: 'DG' });
      const beide = await Promise.all(
        [haus, anderes].map((id) => lege(id, { text: 'morgens', nutzungseinheitId: einheit })),
      );
      expect(beide.map(({ status }) => status)).toEqual([200, 400]);
      expect(beide[0]?.body).toMatchObject({
        wuensche: [{ fuer: 'DG', nutzungseinheitId: einheit }],
        einheiten: [{ id: einheit, name: 'DG' }],
      });
      const fremd = await api.neuerBetrieb();
      expect((await lege(haus, { text: 'x', nutzungseinheitId: null }, fremd.token.inhaber)).status).toBe(
        404,
      );
      expect((await lege(haus, { text: 'x', nutzungseinheitId: null }, betrieb.token.geselle)).status).toBe(
        403,
      );
      const viele = await Promise.all(
        Array.from({ length: 21 }, (_, i) => lege(haus, { text: `Wunsch ${i}`, nutzungseinheitId: null })),
      );
      expect(viele.filter(({ status }) => status === 200)).toHaveLength(19);
    },
  );
});

/** The customer's page, by the link of her mail or slip. */
const seite = async (terminId: string) => {
  const code = await liesZeile(betrieb, 'zugangscode', ['id'], { termin_id: terminId });
  const token = tokenVon(api.deps.secrets, code?.id ?? '');
  return {
    lies: async () => (await api.call(ankuendigung.kundenTerminHolen, { body: { code: token } })).body,
    antworte: (antwort: ankuendigung.KundenAntwort) =>
      api.call(ankuendigung.kundenAntworten, {
        body: { code: token, antwort },
        idempotencyKey: randomUUID(),
      }),
  };
};

describe('the customer’s page', () => {
  it('says that the wish is kept, and on which day the work was done', async () => {
    const { termin: eine } = await einer();
    const { lies: liesSeite, antworte } = await seite(eine.id);
    await antworte({ art: 'wunsch', text: 'freitags ab 15 Uhr' });
    const { version } = await hole(eine.id);
    await merke(eine.id, { version, text: 'freitags ab 15 Uhr' });
    expect(await liesSeite()).toMatchObject({ status: 'abgesagt', gemerkterWunsch: 'freitags ab 15 Uhr' });
    const { termin: andere } = await einer(false);
    const zweite = await seite(andere.id);
    expect(await zweite.lies()).toMatchObject({ erledigtAm: null, gemerkterWunsch: '' });
    await setzeZeilen(betrieb, 'termin', { id: andere.id }, { status: 'erledigt' });
    expect(await zweite.lies()).toMatchObject({ erledigtAm: '2027-02-02' });
  });
  it(
    'names the price where the company has one, with what the law says of taxes, and guesses none',
    { tags: 'night' },
    async () => {
      const { termin: eine } = await einer();
      const { lies: liesSeite } = await seite(eine.id);
      expect(await liesSeite()).toMatchObject({ kosten: [], steuersatz: '' });
      await setzeZeilen(
        betrieb,
        'taetigkeit',
        { id: 'kehrung_3x' },
        { buchung: '{"preisCent": 4850, "preisText": "zuzüglich Anfahrt"}' },
      );
      const { kosten, steuersatz } = await liesSeite();
      expect(kosten).toMatchObject([{ preis: expect.stringMatching(/48,50.€, zuzüglich Anfahrt/) }]);
      expect(steuersatz).toContain('§ 35a');
    },
  );
  it(
    'lets the resident outweigh the owner: the later no of the owner is kept and changes nothing',
    { tags: 'night' },
    async () => {
      const { termin: eine } = await einer();
      const { lies: liesSeite, antworte } = await seite(eine.id);
      // The link went to the owner; the resident has answered before.
      await neueAntwort(betrieb, eine.id, 'daheim');
      await vermerke(eine.id, 'bestaetige');
      expect((await antworte({ art: 'passtNicht' })).status).toBe(200);
      expect(await hole(eine.id)).toMatchObject({ status: 'bestaetigt', ungelesen: 1 });
      expect(await liesSeite()).toMatchObject({ ueberstimmt: true, status: 'bestaetigt' });
      const [weg] = (await auswege(eine.id)).auswege;
      expect((await antworte({ art: 'alternative', alternativeId: weg?.id ?? '' })).status).toBe(409);
      expect(await zeileVon(eine.id)).toMatchObject({ stand: 'bestaetigt' });
    },
  );
});

describe('a house with nothing left to sweep', () => {
  const entscheide = (id: string | null, wahl: 'stilllegen' | 'bleibt', token = betrieb.token.buero) =>
    api.call(abmeldungEntscheiden, { params: { id: id ?? '' }, body: { wahl } }, token);
  const vorschau = async () =>
    (await api.call(ankuendigung.ankuendigungPruefen, { params: { id: runde } }, betrieb.token.buero)).body;

  it('is told nothing until the office decides: stays, or is shut down and stands in the file for the Kehrbuch', async () => {
    const { termin: eine } = await einer();
    const { antworte, lies: liesSeite } = await seite(eine.id);
    const nichtsMehr = { art: 'nichtsMehr', grund: 'verkauft', text: 'an Frau Ott' } as const;
    expect((await antworte(nichtsMehr)).body).toMatchObject({
      status: 'abgelehnt',
      letzteAntwort: { art: 'nichtsMehr', text: 'Das Haus ist verkauft: an Frau Ott' },
    });
    const zeile = await zeileVon(eine.id);
    expect(zeile).toMatchObject({ stand: 'nichtsMehr', worte: 'Das Haus ist verkauft: an Frau Ott' });
    expect((await vorschau()).empfaenge).toHaveLength(3);
    expect((await vorschau()).warnungen.join()).toContain('nichts mehr zu kehren');
    expect((await entscheide(zeile.abmeldungId, 'bleibt', fremder.token.inhaber)).status).toBe(404);
    expect((await entscheide(zeile.abmeldungId, 'stilllegen', betrieb.token.geselle)).status).toBe(403);

    expect((await entscheide(zeile.abmeldungId, 'bleibt')).status).toBe(200);
    expect((await entscheide(zeile.abmeldungId, 'stilllegen')).status).toBe(409);
    expect(await zeileVon(eine.id)).toMatchObject({ stand: 'passtNicht', abmeldungId: null });
    expect((await vorschau()).empfaenge).toHaveLength(4);

    await antworte(nichtsMehr);
    const { abmeldungId } = await zeileVon(eine.id);
    expect((await entscheide(abmeldungId, 'stilllegen')).body).toEqual({ runden: 1, abgesagt: 1 });
    expect((await entscheide(abmeldungId, 'stilllegen')).body).toEqual({ runden: 0, abgesagt: 0 });
    expect((await liesSeite()).status).toBe('abgesagt');
    expect((await zeilen()).map(({ termin: { id } }) => id)).not.toContain(eine.id);
    const neu = await api.call(
      rueckgabe.rueckgabeAnlegen,
      { idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    expect(neu.body).toMatchObject({ anzahl: 1 });
    const { body: datei } = await api.app.inject({
      url: `/rueckgaben/${neu.body.id}/datei`,
      headers: { authorization: `Bearer ${betrieb.token.buero}` },
    });
    expect(datei).toContain('Nichts mehr zu kehren, gemeldet 11.01.2027, stillgelegt 11.01.2027');
  });
});

describe('a question', () => {
  const gefragt = async (mail: boolean) => {
    const { termin: eine } = await einer(mail);
    await neueAntwort(betrieb, eine.id, 'frage', { text: 'Muss der Ofen aus sein?' });
    return eine;
  };
  const erwidere = (id: string, text = 'Ja, bitte am Vorabend.') =>
    api.call(
      brett.frageBeantworten,
      { params: { id }, body: { text }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
  it(
    'is answered where it is read, by mail with the question in it, and is off the list',
    { tags: 'night' },
    async () => {
      const { id } = await gefragt(true);
      const { stand, frageId, worte } = await zeileVon(id);
      expect({ stand, worte }).toEqual({ stand: 'frage', worte: 'Muss der Ofen aus sein?' });
      expect((await erwidere(frageId ?? '')).body).toEqual({ gemailt: true });
      const [mail] = await mails('erwiderung');
      expect(mail?.text).toContain('Ja, bitte am Vorabend.');
      expect(mail?.text).toContain('Muss der Ofen aus sein?');
      expect(await zeileVon(id)).toMatchObject({ frageId: null, stand: 'offen' });
      expect((await hole(id)).ungelesen).toBe(0);
      expect((await (await seite(id)).lies()).erwiderung).toEqual({
        frage: 'Muss der Ofen aus sein?',
        text: 'Ja, bitte am Vorabend.',
      });
    },
  );
  it(
    'is answered on the page alone where there is no address, and only once',
    { tags: 'night' },
    async () => {
      const { id } = await gefragt(false);
      const { frageId } = await zeileVon(id);
      expect((await erwidere(frageId ?? '')).body).toEqual({ gemailt: false });
      expect((await erwidere(frageId ?? '', 'Nein.')).status).toBe(409);
    },
  );
});

describe('what a household asked for, when its round is over', () => {
  const DANACH = new Date('2027-02-03T09:00:00+01:00');
  const schliesse = async () => {
    const vorher = api.deps.now();
    api.clock.now = DANACH;
    onTestFinished(() => void (api.clock.now = vorher));
    const { status } = await api.call(
      kehrtourAbschliessen,
      { params: { id: runde }, body: { offene: 'zurueck' } },
      betrieb.token.buero,
    );
    expect(status).toBe(200);
  };
  // Who was told that nobody drove to them waits for another proposal besides.
  const amBrett = async () =>
    (await zeilen({ kehrtourId: runde })).filter(({ stand }) => stand !== 'vorschlag');
  const gesagt = async (art: 'wunsch' | 'passtNicht' | 'frage', text = '') => {
    const { termin: eine } = await einer();
    await neueAntwort(betrieb, eine.id, art, { text });
    if (art !== 'frage') await setzeZeilen(betrieb, 'termin', { id: eine.id }, { status: 'abgelehnt' });
    return eine;
  };

  it.each([
    ['wunsch', 'täglich ab 15 Uhr'],
    ['passtNicht', ''],
    ['frage', 'Muss der Ofen aus sein?'],
  ] as const)('stays on the board until it is answered: %s', async (art, text) => {
    const eine = await gesagt(art, text);
    await schliesse();
    expect(await amBrett()).toMatchObject([
      { termin: { id: eine.id }, stand: art, vorbei: true, worte: text },
    ]);
    // Another appointment at the house is an answer to a no, and none to a question.
    await neuerTermin(betrieb, {
      liegenschaftId: eine.liegenschaftId,
      mitarbeiterId: betrieb.mitarbeiterId.geselle,
      fensterVon: '2027-03-02T08:00:00+01:00',
    });
    for (const { id, fenster_von: von } of await liesZeilen(betrieb, 'termin', ['id', 'fenster_von']))
      if (von > new Date('2027-03-01'))
        await setzeZeilen(betrieb, 'termin', { id }, { angelegt_am: spaeter('1 day') });
    expect(await amBrett()).toHaveLength(art === 'frage' ? 1 : 0);
  });
  it('is answered there: a question by its answer, a wish by keeping it, and nobody is told that a day of before is off', async () => {
    await gesagt('frage', 'Muss der Ofen aus sein?');
    const { termin: andere } = await einer(false);
    await neueAntwort(betrieb, andere.id, 'wunsch', { text: 'täglich ab 15 Uhr' });
    await vermerke(andere.id, 'lehneAb');
    await schliesse();
    const [{ frageId } = { frageId: null }] = (await amBrett()).filter(({ stand }) => stand === 'frage');
    const { status } = await api.call(
      brett.frageBeantworten,
      { params: { id: frageId ?? '' }, body: { text: 'Ja.' }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    expect(status).toBe(200);
    const { version } = await hole(andere.id);
    expect((await merke(andere.id, { version, text: 'täglich ab 15 Uhr' })).status).toBe(200);
    expect(await amBrett()).toEqual([]);
    expect((await hole(andere.id)).ankuendigungen.map(({ art }) => art)).not.toContain('absage');
  });
  it('is kept in mind by the next plan without a press, and a plan against it says so before it is announced', async () => {
    const eine = await gesagt('wunsch', 'täglich ab 15 Uhr');
    await schliesse();
    const neue = await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, [eine.liegenschaftId], {
        datum: { tage: ['2027-02-16'], feiertageErlaubt: false },
      }),
    );
    expect(neue.halte[0]?.wuensche?.map(({ text }) => text)).toEqual(['ab 15 Uhr']);
    expect(neue.halte[0]?.notiz).toContain('Wunsch: täglich ab 15 Uhr');
    const warnungen = async () =>
      (await api.call(ankuendigung.ankuendigungPruefen, { params: { id: neue.id } }, betrieb.token.buero))
        .body.warnungen;
    const dagegen = expect.stringMatching(/^Ein Besuch liegt anders als gewünscht: .*„ab 15 Uhr“/);
    const legeAuf = (uhrzeit: string) =>
      setzeZeilen(
        betrieb,
        'halt',
        { kehrtour_id: neue.id },
        zwanzigMinutenAb(`2027-02-16T${uhrzeit}:00+01:00`),
      );
    await legeAuf('15:10');
    expect(await warnungen()).not.toContainEqual(dagegen);
    await legeAuf('08:00');
    expect(await warnungen()).toContainEqual(dagegen);
  });
  it('of a round that is called off stays, too, and can be kept', { tags: 'night' }, async () => {
    const eine = await gesagt('wunsch', 'täglich ab 15 Uhr');
    await api.call(
      kehrtourAbsagen,
      { params: { id: runde }, body: {}, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    await expect.poll(async () => (await hole(eine.id)).status).toBe('abgesagt');
    expect(await amBrett()).toMatchObject([{ stand: 'wunsch', vorbei: true }]);
    const { version } = await hole(eine.id);
    expect((await merke(eine.id, { version, text: 'täglich ab 15 Uhr' })).status).toBe(200);
    expect(await amBrett()).toEqual([]);
  });
});

it('shows the same numbers on the list of rounds, in the week and on the board, without who was called off', async () => {
  const alle = (await zeilen({ kehrtourId: runde })).map(({ termin: { id } }) => id);
  for (const [i, aktion] of (['bestaetige', 'lehneAb', 'sageAb'] as const).entries())
    await vermerke(alle[i] ?? '', aktion);
  const { body: woche } = await api.call(
    termin.termineHolen,
    { query: { von: '2027-02-01', bis: '2027-02-07' } },
    betrieb.token.buero,
  );
  const zahlen = zaehleAntworten(woche.termine.filter(({ kehrtourId }) => kehrtourId === runde));
  const { body: liste } = await api.call(kehrtour.kehrtourenHolen, { query: {} }, betrieb.token.buero);
  const tour = liste.eintraege.find(({ id }) => id === runde);
  const amBrett = await zeilen({ kehrtourId: runde });
  const brettzahl = (...staende: string[]) => amBrett.filter(({ stand }) => staende.includes(stand)).length;
  expect(zahlen).toMatchObject({ gesamt: 3, bestaetigt: 1, abgelehnt: 1, offen: 1 });
  expect(tour).toMatchObject({ angekuendigt: 3, bestaetigt: 1, abgelehnt: 1 });
  expect([brettzahl('bestaetigt'), brettzahl('passtNicht', 'wunsch'), brettzahl('offen', 'zettel')]).toEqual([
    1, 1, 1,
  ]);
  // Who was called off is counted nowhere, and has a place of its own until there is another proposal.
  expect(amBrett).toHaveLength(3 + brettzahl('vorschlag'));
});

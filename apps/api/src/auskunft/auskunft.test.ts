import { randomUUID } from 'node:crypto';

import { auskunftErteilen, ehemaligeHolen } from '@kehrtour/contract/auskunft';
import { kontaktAendern, kontaktLoeschen, liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fremderBetrieb, GEHEIM } from '../../test/fremderBetrieb.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { JETZT } from '../../test/werte.ts';
import { liesZeile, neueZeile, setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let wo: TestBetrieb;
let haus: string;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  haus = (await neueHaeuser(wo, 1))[0] ?? '';
});
afterAll(() => api.close());

type Wer = { verbindung: string; kontakt: string; wort: string };
/** Somebody of the house: her word stands in everything that is hers. */
async function einePerson(
  wort: string,
  teil: { email?: string; telefon?: string; liegenschaftId?: string } = {},
): Promise<Wer> {
  const [verbindung, kontakt] = [randomUUID(), randomUUID()];
  await wo.ctx.transaction(async (tx) => {
    await neueZeile(tx, 'kontakt', {
      id: kontakt,
      anrede: 'frau',
      vorname: `V${wort}`,
      nachname: `N${wort}`,
      telefon: teil.telefon ?? '',
      email: teil.email ?? `${wort}@example.org`,
      strasse: `${wort}weg`,
      hausnr: '7',
      plz: '91207',
      ort: 'Lauf',
      datenherkunft: 'kehrbuch',
    });
    await neueZeile(tx, 'liegenschaft_kontakt', {
      id: verbindung,
      liegenschaft_id: teil.liegenschaftId ?? haus,
      kontakt_id: kontakt,
      rolle: 'bewohner',
    });
  });
  return { verbindung, kontakt, wort };
}
/** An appointment that is told to some, with an answer, a call and a wish that carry the first one's word. */
async function einTermin(wer: readonly Wer[]): Promise<string> {
  const { id } = await neuerTermin(wo, { liegenschaftId: haus, mitarbeiterId: wo.mitarbeiterId.geselle });
  const wort = wer[0]?.wort ?? '';
  await wo.ctx.transaction(async (tx) => {
    for (const { kontakt, wort: sein } of wer) {
      const ausgang = randomUUID();
      await neueZeile(tx, 'ausgang', {
        id: ausgang,
        ereignis: `ansage/${id}`,
        empfaenger: `${sein}@example.org`,
        vorlage: `x${kontakt}`,
        nachricht: { betreff: `Betreff ${sein}`, text: 'x', html: 'x' },
        kontakt_id: kontakt,
        status: 'gesendet',
        gesendet_am: '2027-01-08T09:30:00Z',
      });
      await neueZeile(tx, 'ankuendigung', {
        termin_id: id,
        kontakt_id: kontakt,
        kanal: 'mail',
        empfaenger: `Empfang ${sein}`,
        anschrift: `Anschrift ${sein}`,
        text: '{}',
        rechtsart: 'frei',
        erstellt_am: '2027-01-08T08:00:00Z',
        ausgang_id: ausgang,
      });
    }
    await neueZeile(tx, 'rueckmeldung', {
      termin_id: id,
      art: 'frage',
      von: 'bewohner',
      text: `Frage ${wort}`,
      am: '2027-01-09T08:00:00Z',
    });
    await neueZeile(tx, 'anruf', { termin_id: id, ergebnis: 'ruftZurueck', am: JETZT });
    await neueZeile(tx, 'hauswunsch', {
      liegenschaft_id: haus,
      termin_id: id,
      text: `Wunsch ${wort}`,
      gemerkt_am: JETZT,
    });
    await neueZeile(tx, 'verlauf', {
      gegenstand: 'termin',
      gegenstand_id: id,
      am: '2027-01-10T08:00:00Z',
      wer: 'kunde',
      was: 'rueckmeldung:frage',
    });
  });
  return id;
}
async function eineBuchung({ kontakt, wort }: Wer): Promise<string> {
  const { id } = await neuerTermin(wo, { liegenschaftId: haus, mitarbeiterId: wo.mitarbeiterId.geselle });
  await wo.ctx.transaction(async (tx) => {
    await neueZeile(tx, 'buchung', {
      termin_id: id,
      kontakt_id: kontakt,
      referenz: `R-${wort}`,
      herkunft: 'seite',
      wunsch: { kundentext: `Arbeit ${wort}`, angaben: { geschosse: 3 }, preisCent: 4200 },
      einwilligungen: [{ art: 'datenschutz', stand: `Stand ${wort}` }],
      notiz: `Notiz ${wort}`,
    });
    await neueZeile(tx, 'terminwunsch', {
      referenz: `W-${wort}`,
      token_hash: Buffer.from(wort),
      herkunft: 'seite',
      wunsch: { kundentext: `Wunscharbeit ${wort}` },
      kontakt: { nachname: wort, email: `${wort}@example.org` },
      notiz: `Wunschnotiz ${wort}`,
      angelegt_am: JETZT,
    });
  });
  return id;
}
const erteile = (
  { verbindung }: Pick<Wer, 'verbindung'>,
  form: 'html' | 'json' = 'html',
  { id = haus, token = wo.token.buero } = {},
) =>
  api.app.inject({
    method: 'POST',
    url: `/liegenschaften/${id}/kontakte/${verbindung}/auskunft`,
    headers: { authorization: `Bearer ${token}` },
    payload: { form },
  });

describe('what is kept of one person', () => {
  it('is whole, to read and for programs, and has nothing of the neighbour of the same house', async () => {
    const ich = await einePerson('Amsel', { telefon: '0170 123456' });
    const nachbar = await einePerson('Kanarie', { telefon: '0170 999999' });
    for (const wer of [ich, nachbar]) {
      await einTermin([wer]);
      await eineBuchung(wer);
    }
    for (const form of ['html', 'json'] as const) {
      const { statusCode, body, headers } = await erteile(ich, form);
      expect(statusCode).toBe(200);
      expect(headers['content-disposition']).toContain(`attachment; filename="auskunft-2027-01-11.${form}"`);
      expect(headers['x-content-type-options']).toBe('nosniff');
      for (const da of [
        'VAmsel',
        'NAmsel',
        'Amselweg',
        '0170 123456',
        'Amsel@example.org',
        'Aus dem Kehrbuch',
        'Empfang Amsel',
        'Anschrift Amsel',
        'Betreff Amsel',
        'Frage Amsel',
        'Wunsch Amsel',
        'R-Amsel',
        'Arbeit Amsel',
        'Notiz Amsel',
        'Stand Amsel',
        'W-Amsel',
        'Wunschnotiz Amsel',
        '§ 19 Abs. 4 SchfHwG',
        'Art. 77',
        'Auftragsverarbeiter',
        'Zugangscodes der Terminzettel: 14 Tage',
      ])
        expect(body, `${form}: ${da}`).toContain(da);
      expect(body).not.toMatch(/Kanarie|999999|Bewohner1/);
      expect(body).not.toContain('Test');
    }
    const html = (await erteile(ich)).body;
    expect(html).toContain('Ruft zurück');
    expect(html).toContain('gesendet 08.01.2027, 10:30 Uhr');
    expect(html).toContain('Geschosse: 3');
  });
  it('leaves out an answer that may be another’s, and says so; a telephone of her own decides', async () => {
    const ich = await einePerson('Drossel', { telefon: '0171/55 66 77' });
    const andere = await einePerson('Elster');
    const gemeinsam = await einTermin([andere, ich]);
    await neueZeile(wo, 'rueckmeldung', {
      termin_id: gemeinsam,
      art: 'frage',
      text: 'Von Drossel selbst',
      telefon: '0171556677',
      am: JETZT,
    });
    const { body } = await erteile(ich);
    expect(body).toContain('Empfang Drossel');
    expect(body).toContain('Von Drossel selbst');
    expect(body).toContain('steht bei 1 Antwort nicht fest, wer geantwortet hat');
    expect(body).not.toMatch(/Elster/);
    expect((await erteile(andere)).body).not.toMatch(/Drossel/);
  });
  it('has older mails by an address that is hers alone, and not by one that two share', async () => {
    const alte = (adresse: string, betreff: string) =>
      neueZeile(wo, 'ausgang', {
        ereignis: betreff,
        empfaenger: adresse,
        vorlage: 'alt',
        nachricht: { betreff },
      });
    const ich = await einePerson('Fink', { email: 'fink@example.org' });
    const [eine, zwei] = [
      await einePerson('Gimpel', { email: 'familie@example.org' }),
      await einePerson('Habicht', { email: 'Familie@example.org' }),
    ];
    await alte('Fink@example.org', 'Alter Betreff');
    await alte('familie@example.org', 'Geteilter Betreff');
    expect((await erteile(ich)).body).toContain('Alter Betreff');
    for (const wer of [eine, zwei]) expect((await erteile(wer)).body).not.toContain('Geteilter Betreff');
  });
  it('names every house of one who has several, and only those', async () => {
    const [zweites, fremdes] = await neueHaeuser(wo, 2);
    const ich = await einePerson('Ibis');
    await wo.ctx.transaction(async (tx) => {
      await setzeZeilen(
        tx,
        'liegenschaft',
        { id: zweites },
        { strasse: 'Ibisgasse', hausnr: '7', hausnr_zusatz: '', plz: '', ort: '' },
      );
      await setzeZeilen(tx, 'liegenschaft', { id: fremdes }, { strasse: 'Fremdgasse' });
      await neueZeile(tx, 'liegenschaft_kontakt', {
        liegenschaft_id: zweites,
        kontakt_id: ich.kontakt,
        rolle: 'verwalter',
      });
    });
    const { body } = await erteile(ich);
    expect(body).toContain('Ibisgasse 7');
    expect(body).not.toContain('Ibisgasse 7,');
    expect(body).not.toContain('Fremdgasse');
  });
  it('is text alone, whatever was written', async () => {
    const ich = await einePerson('<script>alert(1)</script>');
    const { body } = await erteile(ich);
    expect(body).not.toContain('<script>');
    expect(body).toContain('&lt;script&gt;');
  });
  it('is written down with the person it was about, as her changes are', async () => {
    const ich = await einePerson('Jako');
    const { body: stand } = await api.call(liegenschaftHolen, { params: { id: haus } }, wo.token.buero);
    const kontakt = stand.kontakte.find(({ id }) => id === ich.verbindung);
    if (!kontakt) throw new Error('no contact');
    const { id: _id, datenherkunft: _herkunft, ...daten } = kontakt;
    await api.call(
      kontaktAendern,
      {
        params: { id: haus, teilId: ich.verbindung },
        body: { version: stand.version, kontakt: { ...daten, vorname: 'Neu' } as never },
      },
      wo.token.buero,
    );
    await erteile(ich, 'json');
    const { body } = await erteile(ich);
    expect(body).toContain('Kontakt geändert');
    expect(body).toContain('Kontakt: Auskunft erteilt');
    const andere = await erteile(await einePerson('Kauz'));
    expect(andere.body).not.toContain('Kontakt geändert');
  });
});

describe('who was taken off a house', () => {
  const ehemalige = (token = wo.token.buero, id = haus) =>
    api.call(ehemaligeHolen, { params: { id } }, token);
  it('is still named there, and gets what is left of her and nothing of others', async () => {
    const [ich, andere] = [await einePerson('Kiebitz'), await einePerson('Lerche')];
    await einTermin([ich]);
    await einTermin([andere]);
    const params = { id: haus, teilId: ich.verbindung };
    expect((await api.call(kontaktLoeschen, { params }, wo.token.buero)).status).toBe(200);
    const { personen } = (await ehemalige()).body;
    expect(personen).toMatchObject([{ id: ich.kontakt, name: 'Empfang Kiebitz' }]);
    const { statusCode, body } = await erteile({ ...ich, verbindung: ich.kontakt });
    expect(statusCode).toBe(200);
    for (const da of [
      'Empfang Kiebitz',
      'Betreff Kiebitz',
      'Kiebitz@example.org',
      'Geblieben ist, was Besuche nachweist',
    ])
      expect(body, da).toContain(da);
    expect(body).not.toMatch(/Lerche|Kiebitzweg/);
  });
  it('is nobody’s business but the office’s, of its own company', async () => {
    const fremd = await api.neuerBetrieb();
    expect((await ehemalige(fremd.token.buero)).status).toBe(404);
    expect((await ehemalige(wo.token.geselle)).status).toBe(403);
  });
});

describe('who may', () => {
  it('is the office alone, of its own company, and for people of this house', async () => {
    const ich = await einePerson('Lerche');
    for (const rolle of ['geselle', 'azubi'] as const)
      expect((await erteile(ich, 'html', { token: wo.token[rolle] })).statusCode).toBe(403);
    const fremd = await fremderBetrieb(api);
    const fremde = await erteile(ich, 'html', { token: fremd.token.inhaber });
    expect([fremde.statusCode, fremde.body.includes('Lerche')]).toEqual([404, false]);
    const theirs = await liesZeile(fremd, 'liegenschaft_kontakt', ['id'], { liegenschaft_id: fremd.haus });
    const geraubt = await erteile({ verbindung: theirs?.id ?? '' }, 'html', { id: fremd.haus });
    expect([geraubt.statusCode, geraubt.body.includes(GEHEIM)]).toEqual([404, false]);
    const [anderes = ''] = await neueHaeuser(wo, 1);
    expect((await erteile(ich, 'html', { id: anderes })).statusCode).toBe(404);
  });
  it('names the field of a form that there is not', async () => {
    const ich = await einePerson('Meise');
    const { status, body } = await api.call(
      auskunftErteilen,
      { params: { id: haus, teilId: ich.verbindung }, body: { form: 'docx' as never } },
      wo.token.buero,
    );
    expect([status, body.felder]).toEqual([
      400,
      [{ feld: 'form', text: 'ist keine dieser Formen: html, json' }],
    ]);
  });
});

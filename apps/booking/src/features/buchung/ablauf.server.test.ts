import { ApiError } from '@kehrtour/api-client/client';
import { describe, expect, it } from 'vitest';

import {
  ANSCHRIFT,
  einBetrieb,
  eineBuchung,
  einAblauf,
  einStand,
  eineTaetigkeit,
  einWunsch,
  eineZeit,
  freieZeiten,
} from '../../../test/eineBuchung.ts';
import { fakeApi, formular, refusing, unreachable } from '../../../test/fakeApi.ts';
import { oeffne } from '../../shared/siegel.server.ts';
import { ladeAblauf } from './ablauf.server.ts';
import { ladeAdresse, sendeAdresse } from './adresse.server.ts';
import { ladeAnliegen, sendeAnliegen } from './anliegen.server.ts';
import { ladeFertig, sendeFertig } from './fertig.server.ts';
import { ladeKontaktdaten, sendeKontaktdaten } from './kontaktdaten.server.ts';
import { standAus } from './stand.ts';
import { ladeTermin, sendeTermin } from './termin.server.ts';
import { ladeWunsch, sendeWunsch } from './wunsch.server.ts';
import { ladeWunschstand, sendeWunschstand } from './wunschstand.server.ts';

const JETZT = new Date('2027-05-01T10:00:00+02:00');
const query = (text = '') => new URLSearchParams(text);
const nirgends = fakeApi(unreachable).api;

/** Where a step leads, and what travels there under the seal. */
function ziel(ergebnis: object) {
  if (!('weiter' in ergebnis)) throw new Error(`Bleibt hier: ${JSON.stringify(ergebnis)}`);
  const url = new URL(String(ergebnis.weiter), 'http://haus');
  return {
    pfad: url.pathname,
    query: url.searchParams,
    stand: standAus(oeffne(url.searchParams.get('s') ?? '')),
  };
}

describe('what is needed', () => {
  const sende = (felder: Record<string, string>, ablauf = einAblauf()) =>
    sendeAnliegen(nirgends, ablauf, formular(felder));

  it('leads to the address when nothing decides the duration', async () => {
    const { pfad, stand } = ziel(await sende({ taetigkeit: 'kehrung_1x' }));
    expect([pfad, stand.taetigkeitId]).toEqual(['/unternehmen/musterbach/termin/adresse', 'kehrung_1x']);
  });

  it('asks first what decides the duration, then goes on', async () => {
    const erst = ziel(await sende({ taetigkeit: 'awu' }));
    expect([erst.pfad, erst.query.get('teil')]).toEqual(['/unternehmen/musterbach/termin', 'fragen']);
    const dann = ziel(
      await sende({ aktion: 'fragen', feuerstaetten: 'zwei', nutzungseinheiten: '1' }, einAblauf(erst.stand)),
    );
    expect(dann.pfad).toBe('/unternehmen/musterbach/termin/adresse');
    expect(dann.stand.angaben).toEqual({ feuerstaetten: 2, nutzungseinheiten: 1 });
  });

  it('asks again who comes back to change it, and keeps what was said', async () => {
    const stand = einStand({ taetigkeitId: 'awu', angaben: { feuerstaetten: 4, nutzungseinheiten: 1 } });
    const wieder = ziel(await sende({ taetigkeit: 'awu' }, einAblauf(stand)));
    expect(wieder.query.get('teil')).toBe('fragen');
    expect(wieder.stand.angaben).toEqual({ feuerstaetten: 4, nutzungseinheiten: 1 });
  });

  it('keeps what was typed when an answer is no number', async () => {
    const ablauf = einAblauf(standAus({ taetigkeitId: 'awu' }));
    const antwort = await sende(
      { aktion: 'fragen', feuerstaetten: 'weiß nicht', nutzungseinheiten: '3' },
      ablauf,
    );
    expect(antwort).toMatchObject({
      status: 400,
      mangel: { eingaben: { feuerstaetten: 'weiß nicht', nutzungseinheiten: '3' } },
    });
  });

  it('begins behind the choice where a link has made it, and asks where the link names nothing that anybody may book', async () => {
    const folge = (taetigkeit: string) =>
      ladeAnliegen(nirgends, einAblauf(), query(`taetigkeit=${taetigkeit}`));
    const gewaehlt = ziel(await folge('kehrung_1x'));
    expect([gewaehlt.pfad, gewaehlt.stand.taetigkeitId]).toEqual([
      '/unternehmen/musterbach/termin/adresse',
      'kehrung_1x',
    ]);
    expect(ziel(await folge('awu')).query.get('teil')).toBe('fragen');
    for (const taetigkeit of ['', 'schau', 'erfunden'])
      expect(await folge(taetigkeit)).toMatchObject({ teil: 'wahl' });
  });

  it('takes nothing that this company does not offer to everybody', async () => {
    for (const taetigkeit of ['', 'schau', 'erfunden'])
      expect(await sende({ taetigkeit })).toMatchObject({ status: 400 });
  });

  it('forgets the answers of another choice, and keeps everything else', async () => {
    const ablauf = einAblauf(einStand({ taetigkeitId: 'awu', angaben: { feuerstaetten: 4 } }));
    const { stand } = ziel(await sende({ taetigkeit: 'kehrung_1x' }, ablauf));
    expect(stand).toMatchObject({ angaben: {}, anschrift: ANSCHRIFT, bedient: false });
  });

  it('shows entries that read the same to a customer once', async () => {
    const betrieb = einBetrieb({ taetigkeiten: [eineTaetigkeit(), eineTaetigkeit({ id: 'kehrung_2x' })] });
    const seite = await ladeAnliegen(nirgends, einAblauf(undefined, betrieb), query());
    expect('auswahl' in seite && seite.auswahl.map(({ id }) => id)).toEqual(['kehrung_1x']);
  });

  it('knows the house of a code, puts first what is due there and asks for no address', async () => {
    const haus = {
      anschrift: { ...ANSCHRIFT, zeile: '' },
      aufgaben: [
        { taetigkeitId: 'schau', kundentext: 'Feuerstättenschau', faelligBis: '2027-06-30', buchbar: true },
      ],
      termine: [],
    };
    const { api } = fakeApi(() => haus);
    const { stand } = ziel(await ladeAnliegen(api, einAblauf(), query('code=7K2M-9QXA&hausnr=12')));
    const seite = await ladeAnliegen(api, einAblauf(stand), query());
    expect('auswahl' in seite && seite.auswahl[0]?.id).toBe('schau');
    expect(ziel(await sende({ taetigkeit: 'schau' }, einAblauf(stand))).pfad).toBe(
      '/unternehmen/musterbach/termin/termin',
    );
    expect(ziel(await sende({ aktion: 'ohneCode' }, einAblauf(stand))).stand).not.toHaveProperty('haus');
  });

  it('keeps a code that opens nothing in its field', async () => {
    const { api } = fakeApi(refusing('code-ungueltig'));
    const antwort = await sendeAnliegen(
      api,
      einAblauf(),
      formular({ aktion: 'code', code: '7K2M-9QXA', hausnr: '99' }),
    );
    expect(antwort).toMatchObject({ status: 410, mangel: { eingaben: { code: '7K2M-9QXA', hausnr: '99' } } });
  });
});

describe('where', () => {
  const ablauf = einAblauf(standAus({ taetigkeitId: 'kehrung_1x' }));
  const eingabe = formular({ plz: '91999', strasse: 'Hardtstr. 12', hausnr: '' });
  const anschrift = { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' };

  it('goes on with the company’s own spelling', async () => {
    const { api, aufrufe } = fakeApi(() => ({ bedient: 'ja', anschrift, hoheitlichHier: true }));
    const { pfad, stand } = ziel(await sendeAdresse(api, ablauf, eingabe));
    expect(aufrufe[0]?.input.body).toMatchObject({ plz: '91999', strasse: 'Hardtstr.', hausnr: '12' });
    expect([pfad, stand.bedient, stand.anschrift]).toEqual([
      '/unternehmen/musterbach/termin/termin',
      true,
      ANSCHRIFT,
    ]);
  });

  it('gives "not here" an address of its own, to which a reload leads again', async () => {
    const nein = { bedient: 'nein', anschrift, grund: 'gebiet', zustaendig: 'Karl Beispiel' };
    const { api } = fakeApi(() => nein);
    const { pfad, query: abfrage, stand } = ziel(await sendeAdresse(api, ablauf, eingabe));
    expect([pfad, abfrage.get('geprueft'), stand.bedient]).toEqual([
      '/unternehmen/musterbach/termin/adresse',
      '1',
      false,
    ]);
    expect(await ladeAdresse(api, einAblauf(stand), abfrage)).toEqual({ antwort: nein });
  });

  it('takes a suggestion, or the address as it was typed, without asking again', async () => {
    const unklar = einAblauf(standAus({ taetigkeitId: 'kehrung_1x', anschrift: ANSCHRIFT }));
    const { api, aufrufe } = fakeApi(() => ({ bedient: 'ja', anschrift, hoheitlichHier: true }));
    await sendeAdresse(api, unklar, formular({ vorschlag: '91999|Hauptstraße|3|Musterbach' }));
    await sendeAdresse(api, unklar, formular({ vorschlag: 'so' }));
    expect(aufrufe.map(({ input }) => input.body)).toMatchObject([
      { strasse: 'Hauptstraße', hausnr: '3', trotzdem: true },
      { strasse: 'Hardtstraße', hausnr: '12', trotzdem: true },
    ]);
  });

  it('comes after what', async () => {
    expect(ziel(await ladeAdresse(nirgends, einAblauf(), query())).pfad).toBe(
      '/unternehmen/musterbach/termin',
    );
  });
});

describe('when', () => {
  const ablauf = einAblauf(einStand({ gehalten: undefined }));

  it('asks for the part of the calendar that the address names, and believes no nonsense', async () => {
    const { api, aufrufe } = fakeApi(() => freieZeiten());
    await ladeTermin(api, ablauf, query('ab=2027-05-10&nur=abend'));
    await ladeTermin(api, ablauf, query('ab=gestern&nur=nachts'));
    expect(aufrufe[0]?.input.body).toMatchObject({ ab: '2027-05-10', nur: 'abend' });
    expect(aufrufe[1]?.input.body).not.toHaveProperty('ab');
    expect(aufrufe[1]?.input.body).not.toHaveProperty('nur');
  });

  it('holds the chosen time in place of the one held before', async () => {
    const { api, aufrufe } = fakeApi(() => einStand().gehalten);
    const { pfad, stand } = ziel(
      await sendeTermin(api, einAblauf(einStand()), formular({ zeit: 'zeit-2', schluessel: 'seite-1' })),
    );
    expect(pfad).toBe('/unternehmen/musterbach/termin/kontaktdaten');
    expect(stand.gehalten?.zeit.id).toBe('zeit-1');
    expect(aufrufe[0]?.input).toMatchObject({
      idempotencyKey: 'seite-1-zeit-2',
      body: { zeitId: 'zeit-2', statt: 'geheim-geheim-geheim' },
    });
  });

  it('offers the neighbours of a time that is gone', async () => {
    const { api } = fakeApi(refusing('termin.zeit-belegt', { alternativen: [eineZeit({ id: 'zeit-9' })] }));
    const antwort = await sendeTermin(api, ablauf, formular({ zeit: 'zeit-1', schluessel: 's' }));
    expect(antwort).toMatchObject({ status: 409, alternativen: [{ id: 'zeit-9' }] });
  });

  it('leads back when the company does not go there any more, or wants to see a code', async () => {
    const weg = ziel(await ladeTermin(fakeApi(refusing('buchung.nicht-bedient')).api, ablauf, query()));
    expect([weg.pfad, weg.stand.bedient]).toEqual(['/unternehmen/musterbach/termin/adresse', false]);
    const code = ziel(await ladeTermin(fakeApi(refusing('buchung.nur-mit-code')).api, ablauf, query()));
    expect([code.pfad, code.query.get('hinweis')]).toEqual(['/unternehmen/musterbach/termin', 'code']);
  });

  it('comes after what and where', async () => {
    expect(ziel(await ladeTermin(nirgends, einAblauf(), query())).pfad).toBe(
      '/unternehmen/musterbach/termin',
    );
    const ohneOrt = einAblauf(standAus({ taetigkeitId: 'kehrung_1x' }));
    expect(ziel(await ladeTermin(nirgends, ohneOrt, query())).pfad).toBe(
      '/unternehmen/musterbach/termin/adresse',
    );
  });
});

describe('who', () => {
  const ablauf = einAblauf(einStand());
  const gut = {
    aktion: 'buchen',
    schluessel: 'seite-1',
    vorname: 'Irmgard',
    nachname: 'Haßler',
    email: 'irmgard@example.de',
    telefon: '',
    notiz: 'Hinten klingeln 🔔',
    'einwilligung-datenschutz': 'ja',
    'einwilligung-widerrufsbelehrung': 'ja',
    'einwilligung-sofortbeginn': 'ja',
  };
  const sende = (api = nirgends, felder: Record<string, string> = {}, wo = ablauf) =>
    sendeKontaktdaten(api, wo, formular({ ...gut, ...felder }), JETZT);

  it('is asked while a time is held, and says how long it still is', () => {
    expect(ladeKontaktdaten(ablauf, query(), JETZT)).toMatchObject({ restMs: 600_000 });
    expect(ladeKontaktdaten(ablauf, query(), new Date('2027-05-01T13:00:00+02:00'))).toMatchObject({
      restMs: 0,
    });
    expect(ziel(ladeKontaktdaten(einAblauf(einStand({ gehalten: undefined })), query(), JETZT)).pfad).toBe(
      '/unternehmen/musterbach/termin/termin',
    );
  });

  it('asks for early start only when the visit may lie within the withdrawal period', () => {
    const arten = (tag: string) => {
      const { gehalten } = einStand();
      const seite = ladeKontaktdaten(
        einAblauf(einStand({ gehalten: { ...gehalten!, zeit: eineZeit({ tag }) } })),
        query(),
        JETZT,
      );
      return 'einwilligungen' in seite ? seite.einwilligungen.map(({ art }) => art) : [];
    };
    expect(arten('2027-05-04')).toEqual(['datenschutz', 'widerrufsbelehrung', 'sofortbeginn']);
    expect(arten('2027-06-20')).toEqual(['datenschutz', 'widerrufsbelehrung']);
  });

  it('books with exactly what was agreed to, and leads to the page of the booking', async () => {
    const { api, aufrufe } = fakeApi(() => eineBuchung());
    const { pfad, query: abfrage } = ziel(await sende(api));
    expect([pfad, abfrage.get('code'), abfrage.get('neu')]).toEqual([
      '/unternehmen/musterbach/termin/fertig',
      'KdQsqjzj8lPShtAQisWfrphA',
      '1',
    ]);
    expect(aufrufe[0]?.input).toEqual({
      params: { slug: 'musterbach' },
      idempotencyKey: 'seite-1',
      body: {
        reservierung: 'geheim-geheim-geheim',
        kontakt: { vorname: 'Irmgard', nachname: 'Haßler', email: 'irmgard@example.de' },
        notiz: 'Hinten klingeln 🔔',
        einwilligungen: ['datenschutz', 'widerrufsbelehrung', 'sofortbeginn'].map((art) => ({
          art,
          fassung: '2026-11',
        })),
        zahlungspflichtig: true,
        herkunft: 'seite',
      },
    });
  });

  it('books nothing by Enter: the fields are looked through, and the check comes next', async () => {
    const { api, aufrufe } = fakeApi(() => eineBuchung());
    const { stand } = ziel(await sende(api, { aktion: 'pruefen', 'einwilligung-datenschutz': '' }));
    expect(stand.kontakt.nachname).toBe('Haßler');
    expect(aufrufe).toEqual([]);
  });

  it.each(['anliegen', 'adresse', 'termin'])('takes everything typed along to %s', async (schritt) => {
    const { pfad, stand } = ziel(await sende(nirgends, { ziel: schritt, email: 'noch nicht fertig@' }));
    expect(pfad.endsWith(schritt === 'anliegen' ? '/musterbach/termin' : `/termin/${schritt}`)).toBe(true);
    expect(stand.kontakt).toMatchObject({ vorname: 'Irmgard', email: 'nochnichtfertig@', notiz: gut.notiz });
    expect(stand.gehalten?.reservierung).toBe('geheim-geheim-geheim');
  });

  it('prolongs with one press and keeps what was typed', async () => {
    const { api } = fakeApi(() => ({ ...einStand().gehalten, laeuftAb: '2027-05-01T10:20:00+02:00' }));
    const { stand, query: abfrage } = ziel(await sende(api, { aktion: 'verlaengern' }));
    expect([stand.gehalten?.laeuftAb, stand.kontakt.nachname, abfrage.has('verlaengert')]).toEqual([
      '2027-05-01T10:20:00+02:00',
      'Haßler',
      true,
    ]);
  });

  it('holds the time anew when it is too late to prolong it', async () => {
    const { api, aufrufe } = fakeApi((path) =>
      path.endsWith('/verlaengern') ? refusing('buchung.reservierung-abgelaufen')() : einStand().gehalten,
    );
    expect(ziel(await sende(api, { aktion: 'verlaengern' })).stand.kontakt.nachname).toBe('Haßler');
    expect(aufrufe[1]?.input.body).toMatchObject({ zeitId: 'zeit-1' });
  });

  it('loses no word when somebody was faster, and offers neighbours', async () => {
    const { api } = fakeApi(refusing('termin.zeit-belegt', { alternativen: [eineZeit({ id: 'zeit-9' })] }));
    expect(await sende(api)).toMatchObject({
      status: 409,
      alternativen: [{ id: 'zeit-9' }],
      mangel: { eingaben: { nachname: 'Haßler', notiz: gut.notiz, 'einwilligung-datenschutz': 'ja' } },
    });
  });

  it('holds the time anew and books it when the visitor had left and nobody else took it', async () => {
    const anfragen: string[] = [];
    const { api, aufrufe } = fakeApi((path) => {
      anfragen.push(path);
      if (path.endsWith('/reservierungen')) return { ...einStand().gehalten, reservierung: 'neu-neu-neu' };
      if (anfragen.length === 1) return refusing('buchung.reservierung-abgelaufen')();
      return eineBuchung();
    });
    expect(ziel(await sende(api)).pfad).toBe('/unternehmen/musterbach/termin/fertig');
    expect(aufrufe.at(-1)?.input).toMatchObject({
      body: { reservierung: 'neu-neu-neu' },
      idempotencyKey: 'seite-1-neu',
    });
  });

  it('offers neighbours when she had left and somebody else took it', async () => {
    const { api } = fakeApi((path) =>
      path.endsWith('/reservierungen')
        ? refusing('termin.zeit-belegt', { alternativen: [eineZeit({ id: 'zeit-9' })] })()
        : refusing('buchung.reservierung-abgelaufen')(),
    );
    expect(await sende(api)).toMatchObject({ status: 409, alternativen: [{ id: 'zeit-9' }] });
  });

  it('names the consent that the server misses at its box', async () => {
    const { api } = fakeApi(() => {
      throw new ApiError({
        type: 'buchung.einwilligung-fehlt',
        status: 422,
        title: 'Eine Zustimmung fehlt noch',
        detail: '',
        felder: [{ feld: 'einwilligungen.sofortbeginn', text: 'Bitte bestätigen Sie diesen Text.' }],
      });
    });
    expect(await sende(api)).toMatchObject({
      status: 422,
      mangel: { maengel: [{ fieldId: 'einwilligung-sofortbeginn' }] },
    });
  });

  it('takes one of the neighbours with everything that was typed', async () => {
    const { api } = fakeApi(() => einStand().gehalten);
    const { pfad, stand } = ziel(await sende(api, { aktion: '', zeit: 'zeit-9' }));
    expect([pfad, stand.kontakt.nachname]).toEqual(['/unternehmen/musterbach/termin/kontaktdaten', 'Haßler']);
  });

  it('names everything that is missing', async () => {
    const antwort = await sende(nirgends, { email: '', 'einwilligung-sofortbeginn': '' });
    expect(antwort).toMatchObject({ status: 400 });
    expect('mangel' in antwort && antwort.mangel.maengel.map(({ fieldId }) => fieldId)).toEqual([
      'email',
      'einwilligung-sofortbeginn',
    ]);
  });

  it('tells the company whether it came from its own site', async () => {
    const { api, aufrufe } = fakeApi(() => eineBuchung());
    const ort = { slug: 'musterbach', eingebettet: true, rahmen: 'https://www.musterbach.example' };
    const { query: abfrage } = ziel(await sende(api, {}, { ...ablauf, ort }));
    expect(aufrufe[0]?.input.body).toMatchObject({ herkunft: 'einbettung' });
    expect(abfrage.get('origin')).toBe('https://www.musterbach.example');
  });
});

describe('the page of a booking', () => {
  const code = 'code=KdQsqjzj8lPShtAQisWfrphA';

  it('shows the present state', async () => {
    const { api } = fakeApi(() => eineBuchung({ status: 'abgesagt' }));
    expect(await ladeFertig(api, 'musterbach', query(code))).toMatchObject({
      buchung: { status: 'abgesagt' },
      tun: null,
    });
  });

  it('finds its company when the address names another one', async () => {
    const { api } = fakeApi(() => eineBuchung());
    expect(ziel(await ladeFertig(api, 'anderer', query(code))).pfad).toBe(
      '/unternehmen/musterbach/termin/fertig',
    );
  });

  it.each([
    ['code-ungueltig', 404],
    ['zu-viele-versuche', 429],
    ['eingabe-ungueltig', 404],
  ] as const)('says so when the code is refused as %s', async (grund, status) => {
    const { api } = fakeApi(refusing(grund));
    expect(await ladeFertig(api, 'musterbach', query(code))).toMatchObject({ unbekannt: true, status });
  });

  it('offers no page for what is no longer allowed', async () => {
    const { api } = fakeApi(() => eineBuchung({ verlegbar: false, absagbar: false, widerruf: null }));
    for (const tun of ['verschieben', 'absagen', 'widerrufen', 'erfunden'])
      expect(await ladeFertig(api, 'musterbach', query(`${code}&tun=${tun}`))).toMatchObject({ tun: null });
  });

  it('asks once more before it moves, and moves to the time that was seen', async () => {
    const { api, aufrufe } = fakeApi((path) => (path.endsWith('/zeiten') ? freieZeiten() : eineBuchung()));
    const seite = await ladeFertig(api, 'musterbach', query(`${code}&tun=verschieben`));
    const angeboten = 'zeiten' in seite ? (seite.zeiten?.tage.flatMap(({ zeiten }) => zeiten) ?? []) : [];
    // The time that is booked is no other time.
    expect(angeboten.map(({ von }) => von)).toEqual(['17:30', '08:00']);
    const gewaehlt = angeboten[1]?.id ?? '';
    const frage = ziel(
      await sendeFertig(api, 'musterbach', query(code), formular({ tun: 'verschieben', zeit: gewaehlt })),
    );
    expect(await ladeFertig(api, 'musterbach', frage.query)).toMatchObject({
      gewaehlt: { id: 'zeit-3' },
      zeiten: null,
    });
    expect(aufrufe.some(({ path }) => path.endsWith('/verschieben'))).toBe(false);
    await sendeFertig(api, 'musterbach', frage.query, formular({ tun: 'verschieben', schluessel: 'k-1' }));
    expect(aufrufe.at(-1)).toMatchObject({
      path: '/oeffentlich/buchung/verschieben',
      input: { idempotencyKey: 'k-1', body: { zeitId: 'zeit-3' } },
    });
  });

  it('keeps the old time and offers others when the new one is gone', async () => {
    const { api } = fakeApi(refusing('termin.zeit-belegt', { alternativen: [eineZeit()] }));
    const { api: zuerst } = fakeApi((path) => (path.endsWith('/zeiten') ? freieZeiten() : eineBuchung()));
    const seite = await ladeFertig(zuerst, 'musterbach', query(`${code}&tun=verschieben`));
    const z = 'zeiten' in seite ? (seite.zeiten?.tage[0]?.zeiten[0]?.id ?? '') : '';
    const antwort = await sendeFertig(
      api,
      'musterbach',
      query(`${code}&z=${z}`),
      formular({ tun: 'verschieben', schluessel: 'k-1' }),
    );
    expect(antwort).toMatchObject({ status: 409, alternativen: [{ von: '08:30' }] });
  });

  it('accepts the proposal that was seen', async () => {
    const { api, aufrufe } = fakeApi(() => eineBuchung());
    const felder = { tun: 'annehmen', schluessel: 'k-3', tag: '2027-05-04', von: '08:30' };
    const weiter = ziel(await sendeFertig(api, 'musterbach', query(code), formular(felder)));
    expect(weiter.query.has('neu')).toBe(true);
    expect(aufrufe).toEqual([
      {
        path: '/oeffentlich/buchung/annehmen',
        input: {
          body: { code: 'KdQsqjzj8lPShtAQisWfrphA', gesehen: { tag: '2027-05-04', von: '08:30' } },
          idempotencyKey: 'k-3',
        },
      },
    ]);
  });

  it.each([
    ['absagen', { grund: 'Urlaub' }, { code: 'KdQsqjzj8lPShtAQisWfrphA', grund: 'Urlaub' }],
    ['widerrufen', { name: 'Eva Kraus' }, { code: 'KdQsqjzj8lPShtAQisWfrphA', name: 'Eva Kraus' }],
  ])('sends %s once', async (tun, felder, body) => {
    const { api, aufrufe } = fakeApi(() => eineBuchung({ status: 'abgesagt' }));
    const { query: abfrage } = ziel(
      await sendeFertig(api, 'musterbach', query(code), formular({ tun, schluessel: 'k-2', ...felder })),
    );
    expect(aufrufe).toEqual([
      { path: `/oeffentlich/buchung/${tun}`, input: { body, idempotencyKey: 'k-2' } },
    ]);
    expect(abfrage.has('neu')).toBe(true);
  });
});

describe('a wish', () => {
  const wo = einAblauf(einStand({ gehalten: undefined }));
  const am = new Date('2027-05-01T09:00:00+02:00');
  const getippt = {
    'passt-2-vormittag': 'ja',
    'passt-9-vormittag': 'ja',
    ab: '2027-06-07',
    vorname: 'Eva',
    nachname: 'Kraus',
    email: 'eva@example.org',
    'einwilligung-datenschutz': 'ja',
    schluessel: 'k-4',
  };

  it('needs to know what and where first', () => {
    expect(ladeWunsch(einAblauf(), am)).toEqual({ weiter: expect.stringMatching(/\/termin\?s=/) });
    expect(ladeWunsch(wo, am)).toMatchObject({ einwilligungen: [{ art: 'datenschutz' }] });
  });

  it('is sent with its half-days once, and leads to its page', async () => {
    const { api, aufrufe } = fakeApi(() => einWunsch());
    const weiter = ziel(await sendeWunsch(api, wo, formular(getippt), am));
    expect(weiter.pfad).toBe('/unternehmen/musterbach/termin/fertig');
    expect(weiter.query.get('wunsch')).toBe(einWunsch().code);
    expect(aufrufe).toEqual([
      {
        path: '/oeffentlich/unternehmen/:slug/wuensche',
        input: expect.objectContaining({
          idempotencyKey: 'k-4',
          body: expect.objectContaining({
            halbtage: [{ wochentag: 2, halbtag: 'vormittag' }],
            ab: '2027-06-07',
            kontakt: { vorname: 'Eva', nachname: 'Kraus', email: 'eva@example.org' },
            einwilligungen: [{ art: 'datenschutz', fassung: '2026-11' }],
          }),
        }),
      },
    ]);
  });

  it('comes back with all that was typed when something is missing, and asks the API nothing', async () => {
    const { api, aufrufe } = fakeApi(() => einWunsch());
    const { 'passt-2-vormittag': _passt, nachname: _nachname, ...rest } = getippt;
    const antwort = await sendeWunsch(api, wo, formular({ ...rest, ab: 'irgendwann' }), am);
    expect(antwort).toMatchObject({
      status: 400,
      mangel: {
        maengel: [{ fieldId: 'passt' }, { fieldId: 'ab' }, { fieldId: 'nachname' }],
        eingaben: { vorname: 'Eva', ab: 'irgendwann', 'einwilligung-datenschutz': 'ja' },
      },
    });
    expect(aufrufe).toEqual([]);
  });

  it('is any time when that was ticked, and no day that has passed', async () => {
    const { api, aufrufe } = fakeApi(() => einWunsch());
    const { 'passt-2-vormittag': _passt, ...rest } = getippt;
    await sendeWunsch(api, wo, formular({ ...rest, jederzeit: 'ja', ab: '2027-04-01' }), am);
    const body = aufrufe[0]?.input.body;
    expect(body).toMatchObject({ halbtage: [] });
    expect(body).not.toHaveProperty('ab');
  });

  it('says kindly why the company does not take it', async () => {
    const { api } = fakeApi(refusing('buchung.nicht-bedient'));
    expect(ziel(await sendeWunsch(api, wo, formular(getippt), am)).pfad).toContain('/adresse');
    const { api: zuOft } = fakeApi(refusing('zu-viele-versuche'));
    expect(await sendeWunsch(zuOft, wo, formular(getippt), am)).toMatchObject({ status: 429 });
  });

  it('becomes the page of its booking once it is answered', async () => {
    const { api } = fakeApi(() => einWunsch({ status: 'beantwortet', buchungscode: 'KdQsqjzj8lPS' }));
    const weiter = ziel(await ladeWunschstand(api, 'musterbach', query('wunsch=abcdefgh')));
    expect([weiter.pfad, weiter.query.get('code')]).toEqual([
      '/unternehmen/musterbach/termin/fertig',
      'KdQsqjzj8lPS',
    ]);
  });

  it('is taken back once, and asks before', async () => {
    const { api, aufrufe } = fakeApi(() => einWunsch());
    const adresse = query('wunsch=abcdefgh&tun=zurueckziehen');
    expect(await ladeWunschstand(api, 'musterbach', adresse)).toMatchObject({ zurueckziehen: true });
    const felder = { tun: 'zurueckziehen', schluessel: 'k-5' };
    ziel(await sendeWunschstand(api, 'musterbach', adresse, formular(felder)));
    expect(aufrufe.at(-1)).toMatchObject({
      path: '/oeffentlich/unternehmen/:slug/wunsch/zurueckziehen',
      input: { idempotencyKey: 'k-5', body: { code: 'abcdefgh' } },
    });
    const { api: fort } = fakeApi(refusing('code-ungueltig'));
    expect(await ladeWunschstand(fort, 'musterbach', adresse)).toMatchObject({
      unbekannt: true,
      status: 404,
    });
  });
});

describe('whose pages these are', () => {
  const { api } = fakeApi(() => einBetrieb());
  const ortVon = async (text: string) => (await ladeAblauf(api, 'musterbach', query(text))).ort;

  it('talks to a frame only when the company has registered its site', async () => {
    const fremd = await ortVon('einbettung=1&origin=https://boese.example');
    expect(fremd).toEqual({ slug: 'musterbach', eingebettet: true, rahmen: '' });
    const eigen = await ortVon('einbettung=1&origin=https://www.musterbach.example');
    expect(eigen.rahmen).toBe('https://www.musterbach.example');
    expect((await ortVon('origin=https://www.musterbach.example')).rahmen).toBe('');
  });

  it('goes on under the present address who came by one the company had before', async () => {
    const { ort } = await ladeAblauf(api, 'kehrbetrieb-alt', query());
    expect(ort.slug).toBe('musterbach');
  });

  it('goes on under the present address with a wish of before', async () => {
    const { api: wuensche } = fakeApi(() => einWunsch());
    const seite = await ladeWunschstand(wuensche, 'kehrbetrieb-alt', query('wunsch=abcdefgh'));
    expect(seite).toMatchObject({ ort: { slug: 'musterbach' } });
    const { api: gebucht } = fakeApi(() =>
      einWunsch({ status: 'beantwortet', buchungscode: 'KdQsqjzj8lPS' }),
    );
    const weiter = ziel(await ladeWunschstand(gebucht, 'kehrbetrieb-alt', query('wunsch=abcdefgh')));
    expect(weiter.pfad).toBe('/unternehmen/musterbach/termin/fertig');
  });

  it('begins anew with a seal that is not from here', async () => {
    expect((await ladeAblauf(api, 'musterbach', query('s=gefaelscht'))).stand).toEqual(standAus({}));
  });
});

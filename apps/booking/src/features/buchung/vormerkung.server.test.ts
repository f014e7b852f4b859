import { describe, expect, it } from 'vitest';

import { einAblauf, einBetrieb, eineVormerkung, einStand, eineZeit } from '../../../test/eineBuchung.ts';
import { fakeApi, formular, refusing } from '../../../test/fakeApi.ts';
import { oeffne } from '../../shared/siegel.server.ts';
import { sendeKontaktdaten } from './kontaktdaten.server.ts';
import { standAus } from './stand.ts';
import { ladeVormerkung, sendeVormerkung } from './vormerkung.server.ts';

const JETZT = new Date('2027-05-01T10:00:00+02:00');
const LINK = new URLSearchParams({ vormerkung: 'v'.repeat(24), nachweis: 'n'.repeat(24) });
const ORT = '/oeffentlich/unternehmen/:slug';
const gesendet = formular({ schluessel: 'seite-0001' });
const weiter = (ergebnis: object) =>
  'weiter' in ergebnis ? String(ergebnis.weiter) : JSON.stringify(ergebnis);

describe('sending the form', () => {
  const getippt = {
    aktion: 'buchen',
    schluessel: 'seite-0001',
    vorname: 'Irmgard',
    nachname: 'Haßler',
    email: 'irmgard@beispiel.example',
    ...Object.fromEntries(einBetrieb().einwilligungen.map(({ art }) => [`einwilligung-${art}`, 'ja'])),
  };
  const sende = (haelt: boolean, antworten: Record<string, () => unknown>) => {
    const { api, aufrufe } = fakeApi((path) => antworten[path]?.());
    const stand = einStand({ gehalten: { ...einStand().gehalten!, haelt } });
    const ergebnis = sendeKontaktdaten(api, einAblauf(stand), formular(getippt), JETZT);
    return { ergebnis, pfade: () => aufrufe.map(({ path }) => path.replace(ORT, '')) };
  };
  it('has a booking noted where nothing is held, and leads to the page that says so', async () => {
    const { ergebnis, pfade } = sende(false, { [`${ORT}/vormerkungen`]: () => ({ vormerkung: 'geheim' }) });
    expect(weiter(await ergebnis)).toBe('/unternehmen/musterbach/termin/fertig?vormerkung=geheim&neu=1');
    expect(pfade()).toEqual(['/vormerkungen']);
  });
  it('has it noted, too, where the company stopped entering bookings at once while it was typed', async () => {
    const { ergebnis, pfade } = sende(true, {
      [`${ORT}/buchungen`]: refusing('buchung.erst-bestaetigen'),
      [`${ORT}/vormerkungen`]: () => ({ vormerkung: 'geheim' }),
    });
    expect(weiter(await ergebnis)).toContain('vormerkung=geheim');
    expect(pfade()).toEqual(['/buchungen', '/vormerkungen']);
  });
  it('books where the company began to enter bookings at once meanwhile', async () => {
    const { ergebnis, pfade } = sende(false, {
      [`${ORT}/vormerkungen`]: refusing('buchung.reservierung-abgelaufen'),
      [`${ORT}/reservierungen`]: () => ({ ...einStand().gehalten!, haelt: true }),
      [`${ORT}/buchungen`]: () => ({ code: 'gebucht' }),
    });
    expect(weiter(await ergebnis)).toContain('code=gebucht');
    expect(pfade()).toEqual(['/vormerkungen', '/reservierungen', '/buchungen']);
  });
});

describe('the link of the mail', () => {
  it('changes nothing by being opened, and leads to the booking once it was pressed', async () => {
    const { api, aufrufe } = fakeApi(() => eineVormerkung());
    expect(await ladeVormerkung(api, 'musterbach', LINK)).toMatchObject({ mitLink: true });
    expect(aufrufe.map(({ path }) => path)).toEqual([`${ORT}/vormerkungen/holen`]);
    const gebucht = fakeApi(() => eineVormerkung({ status: 'gebucht', buchungscode: 'der-code' })).api;
    expect(await ladeVormerkung(gebucht, 'musterbach', LINK)).toEqual({
      weiter: '/unternehmen/musterbach/termin/fertig?code=der-code',
    });
  });
  it('takes along everything that was typed when another time is looked for', async () => {
    const { api } = fakeApi(() => eineVormerkung({ status: 'abgelaufen' }));
    const seite = await ladeVormerkung(api, 'musterbach', LINK);
    if (!('neuwahl' in seite)) throw new Error(JSON.stringify(seite));
    const siegel = new URL(seite.neuwahl, 'http://haus').searchParams.get('s') ?? '';
    expect(standAus(oeffne(siegel))).toMatchObject({
      taetigkeitId: 'kehrung_1x',
      bedient: true,
      anschrift: { strasse: 'Hardtstraße', hausnr: '12' },
      kontakt: { vorname: 'Irmgard', nachname: 'Haßler', notiz: 'Bitte hinten klingeln.' },
    });
  });
  it('goes on under the present address where the company had another one when it was sent', async () => {
    const { api } = fakeApi(() => eineVormerkung({ status: 'abgelaufen' }));
    const seite = await ladeVormerkung(api, 'kehrbetrieb-alt', LINK);
    expect(seite).toMatchObject({
      ort: { slug: 'musterbach' },
      neuwahl: expect.stringContaining('/unternehmen/musterbach/termin'),
    });
  });
  it('that was tampered with is a page that says so', async () => {
    const { api } = fakeApi(refusing('code-ungueltig'));
    expect(await ladeVormerkung(api, 'musterbach', LINK)).toMatchObject({ unbekannt: true, status: 404 });
  });
  it('books with the button, and shows another time before it books that', async () => {
    const { api, aufrufe } = fakeApi(() => ({ code: 'der-code' }));
    const wahl = await sendeVormerkung(api, 'musterbach', LINK, formular({ zeit: eineZeit().id }));
    expect(weiter(wahl)).toContain(`zeit=${eineZeit().id}`);
    expect(aufrufe).toEqual([]);
    const dort = new URLSearchParams(weiter(wahl).split('?')[1]);
    expect(weiter(await sendeVormerkung(api, 'musterbach', dort, gesendet))).toBe(
      '/unternehmen/musterbach/termin/fertig?code=der-code&neu=1',
    );
    expect(aufrufe[0]?.input).toMatchObject({
      body: { zeitId: eineZeit().id, zahlungspflichtig: true },
      idempotencyKey: 'seite-0001',
    });
  });
  it('says kindly that somebody was faster', async () => {
    const { api } = fakeApi(refusing('termin.zeit-belegt'));
    expect(await sendeVormerkung(api, 'musterbach', LINK, gesendet)).toMatchObject({
      status: 409,
      mangel: { maengel: [{ text: expect.stringContaining('Ihre Angaben sind noch da') }] },
    });
  });
});

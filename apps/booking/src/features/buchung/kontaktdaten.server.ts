import { ApiError, type Client } from '@kehrtour/api-client/client';
import { buchen, reservierungVerlaengern } from '@kehrtour/contract/buchung';
import { type BuchbareTaetigkeit } from '@kehrtour/contract/buchungsangebot';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

import { einwilligungenFuer, type Einwilligungstext, feldZu } from './einwilligung.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';
import { EINWILLIGUNG_FEHLT, kontaktAus, kontaktmaengel } from './kontaktdaten.form.ts';
import { mitStand } from './lage.server.ts';
import { buchungsadresse, gewaehlteTaetigkeit, type Lage, SCHRITTE, schrittadresse } from './lage.ts';
import type { Gehalten } from './stand.ts';
import { alternativenAus, fehlenderSchritt, halte, type Vergeben } from './termin.server.ts';

export interface Kontaktseite {
  taetigkeit: BuchbareTaetigkeit;
  gehalten: Gehalten;
  einwilligungen: Einwilligungstext[];
  /** Milliseconds for which the time is still held; nothing left: it may have gone to somebody else. */
  restMs: number;
  schluessel: string;
  /** It was just prolonged: that is said first. */
  verlaengert: boolean;
}

const heuteVon = (jetzt: Date): Tag => ortszeitAus(jetzt).tag;

type Antwort = Weiter | (Abgelehnt & Partial<Vergeben>);

export function ladeKontaktdaten(lage: Lage, query: URLSearchParams, jetzt: Date): Kontaktseite | Weiter {
  const vorher = fehlenderSchritt(lage);
  const taetigkeit = gewaehlteTaetigkeit(lage);
  const { gehalten } = lage.stand;
  if (vorher || !taetigkeit || !gehalten) return { weiter: schrittadresse(lage, vorher ?? 'termin') };
  const restMs = Math.max(0, Date.parse(gehalten.laeuftAb) - jetzt.getTime());
  return {
    taetigkeit,
    gehalten,
    einwilligungen: einwilligungenFuer(lage.betrieb, taetigkeit, {
      tag: gehalten.zeit.tag,
      heute: heuteVon(jetzt),
    }),
    restMs,
    schluessel: crypto.randomUUID(),
    verlaengert: query.has('verlaengert'),
  };
}

/** Whatever button was pressed, what was typed goes along. */
export async function sendeKontaktdaten(
  api: Client,
  lage: Lage,
  form: FormData,
  jetzt: Date,
): Promise<Antwort> {
  const vorher = fehlenderSchritt(lage);
  const { gehalten } = lage.stand;
  if (vorher || !gehalten) return { weiter: schrittadresse(lage, vorher ?? 'termin') };
  const neu = mitStand(lage, { ...lage.stand, kontakt: kontaktAus(form) });
  const ziel = SCHRITTE.find((schritt) => schritt === feld(form, 'ziel'));
  if (ziel) return { weiter: schrittadresse(neu, ziel) };
  const zeitId = feld(form, 'zeit');
  if (zeitId !== '')
    return mitKontakt(await halte(api, neu, { zeitId, schluessel: crypto.randomUUID() }), neu);
  if (feld(form, 'aktion') === 'verlaengern') return verlaengere(api, neu, gehalten);
  return buche(api, neu, form, jetzt);
}

async function verlaengere(api: Client, lage: Lage, { reservierung, zeit }: Gehalten): Promise<Antwort> {
  try {
    const gehalten = await api.call(reservierungVerlaengern, {
      params: { slug: lage.ort.slug },
      body: { reservierung },
    });
    const neu = mitStand(lage, { ...lage.stand, gehalten });
    return { weiter: schrittadresse(neu, 'kontaktdaten', { verlaengert: '1' }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    // Too late to prolong: perhaps the same time can be held anew.
    return mitKontakt(await halte(api, lage, { zeitId: zeit.id, schluessel: crypto.randomUUID() }), lage);
  }
}

function mitKontakt(antwort: Antwort, { stand }: Lage): Antwort {
  return 'weiter' in antwort
    ? antwort
    : { ...antwort, mangel: { ...antwort.mangel, eingaben: stand.kontakt } };
}

async function buche(api: Client, lage: Lage, form: FormData, jetzt: Date): Promise<Antwort> {
  const { ort, stand } = lage;
  const taetigkeit = gewaehlteTaetigkeit(lage);
  if (!taetigkeit || !stand.gehalten) return { weiter: schrittadresse(lage, 'anliegen') };
  // Enter in a field looks it through; only the button at the end books.
  const pruefen = feld(form, 'aktion') !== 'buchen';
  const noetig = einwilligungenFuer(lage.betrieb, taetigkeit, {
    tag: stand.gehalten.zeit.tag,
    heute: heuteVon(jetzt),
  });
  const getippt = {
    ...stand.kontakt,
    ...Object.fromEntries(noetig.map((eine) => [feldZu(eine), feld(form, feldZu(eine))])),
  };
  const maengel = kontaktmaengel(stand.kontakt, pruefen ? [] : noetig, form);
  if (maengel.length > 0) return abgelehnt(400, maengel, getippt);
  if (pruefen) return { weiter: `${schrittadresse(lage, 'kontaktdaten')}#pruefen` };
  const { notiz, telefon, ...person } = stand.kontakt;
  try {
    const { code } = await api.call(buchen, {
      params: { slug: ort.slug },
      body: {
        reservierung: stand.gehalten.reservierung,
        kontakt: { ...person, ...(telefon ? { telefon } : {}) },
        ...(notiz ? { notiz } : {}),
        einwilligungen: noetig.map(({ art, fassung }) => ({ art, fassung })),
        zahlungspflichtig: taetigkeit.zahlungspflichtig,
        herkunft: ort.eingebettet ? 'einbettung' : 'seite',
      },
      idempotencyKey: feld(form, 'schluessel'),
    });
    return { weiter: buchungsadresse(ort, 'fertig', { code, neu: '1' }) };
  } catch (error) {
    const antwort = nichtGebucht(error);
    return { ...antwort, mangel: { ...antwort.mangel, eingaben: getippt } };
  }
}

function nichtGebucht(error: unknown): Abgelehnt & Partial<Vergeben> {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  if (
    error.problem.type === 'termin.zeit-belegt' ||
    error.problem.type === 'buchung.reservierung-abgelaufen'
  ) {
    const text =
      'Ihre Zeit ist inzwischen an jemand anderen vergeben worden. Ihre Angaben stehen noch da. Bitte wählen Sie eine andere Zeit.';
    return { ...abgelehnt(409, [{ fieldId: 'zeiten', text }]), alternativen: alternativenAus(error) };
  }
  if (error.problem.type === 'buchung.einwilligung-fehlt')
    return abgelehnt(422, [{ text: Object.values(EINWILLIGUNG_FEHLT)[0] ?? error.problem.title }]);
  if (error.problem.type === 'schluessel-anders-benutzt')
    return abgelehnt(422, [
      { text: 'Diese Buchung ist schon angekommen. Der Link zu ihr steht in Ihrer E-Mail.' },
    ]);
  const felder = (error.problem.felder ?? []).map(({ feld: name, text }) => ({
    fieldId: name.split('.').at(-1) ?? '',
    text: `Diese Angabe ${text}.`,
  }));
  return abgelehnt(
    error.status,
    felder.length > 0 ? felder : [{ text: `${error.problem.title}. ${error.problem.detail}` }],
  );
}

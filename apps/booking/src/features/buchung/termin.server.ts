import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { zeitReservieren } from '@kehrtour/contract/buchung';
import { type Wunsch, type Zeit, zeit, zeitenHolen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Randzeit } from '@kehrtour/domain/buchung/buchung';
import { istTag } from '@kehrtour/domain/tag';
import * as z from 'zod/mini';

import { mitStand } from './ablauf.server.ts';
import { gewaehlteTaetigkeit, type Ablauf, schrittadresse } from './ablauf.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';

export type Zeiten = AnswerOf<typeof zeitenHolen>;

/** Which part of the calendar she looks at. */
export interface Ausschnitt {
  ab: string | null;
  nur: Randzeit | null;
}

export interface Terminseite extends Ausschnitt {
  zeiten: Zeiten;
  schluessel: string;
}

interface Zeitauswahl {
  zeitId: string;
  /** Of the page on which it was chosen. */
  schluessel: string;
}

/** A time that somebody else was faster with, and what is free near by instead. */
export interface Vergeben {
  alternativen: Zeit[];
}

export function ausschnittAus(query: URLSearchParams): Ausschnitt {
  const ab = query.get('ab') ?? '';
  const nur = query.get('nur');
  return { ab: istTag(ab) ? ab : null, nur: nur === 'abend' || nur === 'samstag' ? nur : null };
}

export async function ladeTermin(
  api: Client,
  ablauf: Ablauf,
  query: URLSearchParams,
): Promise<Terminseite | Weiter> {
  const vorher = fehlenderSchritt(ablauf);
  if (vorher) return { weiter: schrittadresse(ablauf, vorher) };
  const { ab, nur } = ausschnittAus(query);
  try {
    const zeiten = await api.call(zeitenHolen, {
      params: { slug: ablauf.ort.slug },
      body: { ...wunschAus(ablauf), ...(ab ? { ab } : {}), ...(nur ? { nur } : {}) },
    });
    return { zeiten, ab, nur, schluessel: crypto.randomUUID() };
  } catch (error) {
    const zurueck = zurueckWegen(error, ablauf);
    if (zurueck === undefined) throw error;
    return { weiter: zurueck };
  }
}

/** Holds the chosen time. One that is gone comes back with its neighbours; nothing that was said is lost. */
export async function sendeTermin(
  api: Client,
  ablauf: Ablauf,
  form: FormData,
): Promise<Weiter | (Abgelehnt & Partial<Vergeben>)> {
  const vorher = fehlenderSchritt(ablauf);
  if (vorher) return { weiter: schrittadresse(ablauf, vorher) };
  const zeitId = feld(form, 'zeit');
  if (zeitId === '') return abgelehnt(400, [{ fieldId: 'zeiten', text: 'Bitte tippen Sie eine Zeit an.' }]);
  return halteZeit(api, ablauf, { zeitId, schluessel: feld(form, 'schluessel') });
}

export async function halteZeit(
  api: Client,
  ablauf: Ablauf,
  wahl: Zeitauswahl,
): Promise<Weiter | (Abgelehnt & Partial<Vergeben>)> {
  try {
    const gehalten = await reserviere(api, ablauf, wahl);
    return { weiter: schrittadresse(mitStand(ablauf, { ...ablauf.stand, gehalten }), 'kontaktdaten') };
  } catch (error) {
    const zurueck = zurueckWegen(error, ablauf);
    if (zurueck !== undefined) return { weiter: zurueck };
    return nichtGehalten(error);
  }
}

/** The chosen time, kept free for this visitor in place of the one she held before. */
export function reserviere(
  api: Client,
  ablauf: Ablauf,
  { zeitId, schluessel }: Zeitauswahl,
): Promise<AnswerOf<typeof zeitReservieren>> {
  const statt = ablauf.stand.gehalten?.reservierung;
  return api.call(zeitReservieren, {
    params: { slug: ablauf.ort.slug },
    body: { ...wunschAus(ablauf), zeitId, ...(statt ? { statt } : {}) },
    // One key per page and time: a second press counts once, another time is another wish.
    idempotencyKey: `${schluessel}-${zeitId}`.slice(0, 255),
  });
}

function nichtGehalten(error: unknown): Abgelehnt & Partial<Vergeben> {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  if (istFehler(zeitReservieren, error, 'termin.zeit-belegt')) {
    const text = 'Diese Zeit ist gerade an jemand anderen vergeben worden. Bitte wählen Sie eine andere.';
    return { ...abgelehnt(409, [{ fieldId: 'zeiten', text }]), alternativen: alternativenAus(error) };
  }
  return abgelehnt(error.status, [{ fieldId: 'zeiten', text: sentenceOf(error) }]);
}

/** What is free near by, out of the details of a refusal. */
export function alternativenAus({ problem }: ApiError): Zeit[] {
  const gelesen = z.array(zeit).safeParse(problem.angaben?.['alternativen']);
  return gelesen.success ? gelesen.data : [];
}

/** The step that must come first; a link from elsewhere may begin anywhere. */
export function fehlenderSchritt(ablauf: Ablauf): 'anliegen' | 'adresse' | undefined {
  if (gewaehlteTaetigkeit(ablauf) === undefined) return 'anliegen';
  return ablauf.stand.bedient && ablauf.stand.anschrift ? undefined : 'adresse';
}

/** What changed since it was said: the company does not go there any more, or wants to see a code. */
export function zurueckWegen(error: unknown, ablauf: Ablauf): string | undefined {
  if (istFehler(zeitenHolen, error, 'buchung.nicht-bedient'))
    return schrittadresse(mitStand(ablauf, { ...ablauf.stand, bedient: false }), 'adresse', {
      geprueft: '1',
    });
  if (
    !istFehler(zeitenHolen, error, 'buchung.nur-mit-code') &&
    !istFehler(zeitenHolen, error, 'code-ungueltig')
  )
    return undefined;
  const { haus: _haus, taetigkeitId: _taetigkeit, ...stand } = ablauf.stand;
  return schrittadresse(mitStand(ablauf, { ...stand, bedient: false }), 'anliegen', { hinweis: 'code' });
}

export function wunschAus({ stand }: Ablauf): Wunsch {
  const { taetigkeitId = '', angaben, anschrift, haus } = stand;
  const { ort = '', ...eingabe } = anschrift ?? { plz: '', strasse: '', hausnr: '' };
  return {
    taetigkeitId,
    angaben,
    anschrift: { ...eingabe, ...(ort ? { ort } : {}) },
    ...(haus ? { code: haus.code } : {}),
  };
}

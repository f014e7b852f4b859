import { randomUUID } from 'node:crypto';

import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import {
  type Verwaltungsseite,
  verwaltungAntworten,
  verwaltungsseiteHolen,
} from '@kehrtour/contract/verwaltungsseite';

import { type Zugang, zugangAus, type Zugangsmangel, verwaltungsAdresse } from '../../shared/zugang.ts';
import {
  type Antworteingaben,
  type Antwortmangel,
  LEERE_EINGABEN,
  liesVerwaltungsantwort,
} from './antwort.form.ts';

/** How many visits an answer was taken for. */
export type Ergebnis = { uebernommen: number; selbstEntschieden: number; nichtMoeglich: number };

/** All houses of a Hausverwaltung, with the form below them: empty, or not taken with all that was chosen. */
export type Verwaltungsansicht = {
  art: 'verwaltung';
  status: number;
  code: string;
  seite: Verwaltungsseite;
  /** What became of the answer that was just sent. */
  ergebnis: Ergebnis | null;
  eingaben: Antworteingaben;
  maengel: Antwortmangel[];
  /** Keeps a second press from counting twice. */
  schluessel: string;
};
/** The question for a code, where this one opens nothing any more. */
type Eingabeseite = { art: 'eingabe'; status: number; eingabe: Zugang; maengel: Zugangsmangel[] };

/** Reading changes nothing: mail scanners open links too. */
export async function ladeVerwaltung(
  api: Client,
  query: URLSearchParams,
): Promise<Verwaltungsansicht | Eingabeseite> {
  const { code } = zugangAus(query);
  try {
    const seite = await api.call(verwaltungsseiteHolen, { body: { code } });
    return {
      art: 'verwaltung',
      status: 200,
      code,
      seite,
      ergebnis: ergebnisAus(query),
      eingaben: LEERE_EINGABEN,
      maengel: [],
      schluessel: randomUUID(),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const zuOft = istFehler(verwaltungsseiteHolen, error, 'zu-viele-versuche');
    const text = zuOft
      ? 'Das waren zu viele Aufrufe. Bitte warten Sie eine Minute, und laden Sie die Seite dann neu.'
      : 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich von Ihrem Schornsteinfeger einen neuen schicken.';
    return {
      art: 'eingabe',
      status: zuOft ? 429 : 404,
      eingabe: { code: '', hausnr: '' },
      maengel: [{ fieldId: 'code', text }],
    };
  }
}

/** Sends one answer for all visits that were chosen; what was not taken comes back as it was typed. */
export async function sendeVerwaltungsantwort(
  api: Client,
  query: URLSearchParams,
  form: FormData,
): Promise<Verwaltungsansicht | Eingabeseite | { weiter: string }> {
  const ansicht = await ladeVerwaltung(api, query);
  if (ansicht.art !== 'verwaltung') return ansicht;
  const { code } = ansicht;
  const { eingaben, schluessel, gelesen } = liesVerwaltungsantwort(form, ansicht.seite);
  const abgelehnt = (status: number, maengel: Antwortmangel[]): Verwaltungsansicht => ({
    ...ansicht,
    status,
    ergebnis: null,
    eingaben,
    maengel,
    schluessel,
  });
  if (!gelesen.ok) return abgelehnt(400, gelesen.maengel);
  try {
    const { uebernommen, selbstEntschieden, nichtMoeglich } = await api.call(verwaltungAntworten, {
      body: { code, ...gelesen.gesagt },
      idempotencyKey: schluessel,
    });
    const zahlen = [uebernommen, selbstEntschieden, nichtMoeglich].join('-');
    return { weiter: verwaltungsAdresse(code, { gesendet: zahlen }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return abgelehnt(error.status, [{ text: satzZu(error) }]);
  }
}

function satzZu(error: ApiError): string {
  if (istFehler(verwaltungAntworten, error, 'schluessel-anders-benutzt'))
    return 'Eine frühere Antwort von dieser Seite ist schon angekommen. Laden Sie die Seite neu, um noch etwas zu antworten.';
  return error.status === 429
    ? 'Das waren sehr viele Antworten in einer Stunde. Bitte warten Sie etwas, oder rufen Sie den Betrieb an.'
    : sentenceOf(error);
}

/** Of the address after an answer; whatever else stands there says nothing. */
function ergebnisAus(query: URLSearchParams): Ergebnis | null {
  const teile = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(query.get('gesendet') ?? '');
  if (!teile) return null;
  const [uebernommen = 0, selbstEntschieden = 0, nichtMoeglich = 0] = teile.slice(1).map(Number);
  return { uebernommen, selbstEntschieden, nichtMoeglich };
}

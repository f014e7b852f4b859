import { randomUUID } from 'node:crypto';

import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import {
  bescheidWaehlen,
  hausanliegenMelden,
  kundenMessengerErlauben,
  smsCodeAnfordern,
  smsWaehlen,
  messengerAbbestellen,
} from '@kehrtour/contract/hausanliegen';
import { MESSENGER, type Messenger } from '@kehrtour/domain/messenger';
import { type Freigabe, FREIGABEN } from '@kehrtour/domain/versand/kanal';

import {
  fragestatus,
  istVollstaendig,
  type Zugang,
  zugangAus,
  type Zugangsmangel,
  zugangsmaengel,
} from '../../shared/zugang.ts';
import { type Anliegeneingaben, type Anliegenmangel, LEERE_EINGABEN, liesAnliegen } from './anliegen.form.ts';

export type Haus = AnswerOf<typeof liegenschaftZumCodeHolen>;

/** What `/liegenschaft` shows: the question for the code, or the house. */
export type Hausseite =
  | { art: 'eingabe'; status: number; eingabe: Zugang; maengel: Zugangsmangel[] }
  | { art: 'haus'; status: number; zugang: Zugang; haus: Haus; meldung: Meldung };

const BESCHEIDWAHLEN = [
  'weg',
  ...FREIGABEN.flatMap((freigabe) => [`${freigabe}-erlaubt`, `${freigabe}-beendet`] as const),
] as const;
/** What was just chosen of how one is told: the way that comes first, or one that is allowed or ended. */
export type Bescheidwahl = (typeof BESCHEIDWAHLEN)[number];

/** The form below the house: empty, sent, or not taken with all that was typed. */
export type Meldung = {
  gesendet: boolean;
  /** What was just chosen above. */
  bescheidwahl?: Bescheidwahl | undefined;
  /** Whose phone a code is on its way to, and what was wrong with the one that was typed. */
  smsCode?: { kontaktId: string; fuer: Freigabe; fehler?: string } | undefined;
  eingaben: Anliegeneingaben;
  maengel: (Omit<Anliegenmangel, 'fieldId'> & Partial<Pick<Anliegenmangel, 'fieldId'>>)[];
  /** Keeps a second press from counting twice. */
  schluessel: string;
};

/** Reading changes nothing: mail scanners open links too. */
export async function ladeHaus(api: Client, query: URLSearchParams): Promise<Hausseite> {
  const zugang = zugangAus(query);
  if (!query.has('code')) return frage(200, zugang, []);
  if (!istVollstaendig(zugang)) {
    const maengel = zugangsmaengel(zugang, query.has('hausnr'));
    return frage(fragestatus(zugang, maengel), zugang, maengel);
  }
  const { code, hausnr } = zugang;
  try {
    const haus = await api.call(liegenschaftZumCodeHolen, { body: { code, ...(hausnr ? { hausnr } : {}) } });
    const meldung = {
      gesendet: query.has('gemeldet'),
      bescheidwahl: BESCHEIDWAHLEN.find((eine) => eine === query.get('gewaehlt')),
      smsCode: codeUnterwegs(haus, query.get('smscode'), query.get('fuer')),
      eingaben: LEERE_EINGABEN,
      maengel: [],
      schluessel: randomUUID(),
    };
    return { art: 'haus', status: 200, zugang, haus, meldung };
  } catch (error) {
    if (istFehler(liegenschaftZumCodeHolen, error, 'zu-viele-versuche')) {
      const text =
        'Das waren zu viele Versuche. Bitte warten Sie eine Stunde, oder rufen Sie den Betrieb an.';
      return frage(429, zugang, [{ fieldId: 'code', text }]);
    }
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const text =
      'Zu diesem Code und dieser Hausnummer finden wir kein Haus. Bitte vergleichen Sie beides mit Ihrem Zettel.';
    return frage(404, zugang, [{ fieldId: 'code', text }]);
  }
}

const frage = (status: number, eingabe: Zugang, maengel: Zugangsmangel[]): Hausseite => ({
  art: 'eingabe',
  status,
  eingabe,
  maengel,
});

/** Only while that person has not allowed it: afterwards there is nothing to confirm. */
function codeUnterwegs(
  { bescheid }: Haus,
  kontaktId: string | null,
  wofuer: string | null,
): Meldung['smsCode'] {
  const wer = bescheid.find(({ id }) => id === kontaktId);
  if (!wer) return undefined;
  const fuer = FREIGABEN.find((eine) => eine === wofuer) ?? 'sms';
  const offen = fuer === 'sms' ? wer.sms?.keine === true : wer[fuer]?.erlaubt === false;
  return offen ? { kontaktId: wer.id, fuer } : undefined;
}

/** The same page with what was not taken. */
const ablehnungAuf =
  (seite: Extract<Hausseite, { art: 'haus' }>) =>
  (status: number, text: string): Hausseite => ({
    ...seite,
    status,
    meldung: { ...seite.meldung, maengel: [{ text }] },
  });

/** The page again, which says what was chosen. */
const gewaehlt = (haus: { code: string; hausnr?: string }, wahl: Bescheidwahl): string =>
  `/liegenschaft?${new URLSearchParams({ ...haus, gewaehlt: wahl })}`;

/** The other form of the page: no SMS any more, or again; then the phone first gets a code that is typed here. */
async function sendeSmswahl(
  api: Client,
  seite: Extract<Hausseite, { art: 'haus' }>,
  form: FormData,
): Promise<Hausseite | { weiter: string }> {
  const { code, hausnr } = seite.zugang;
  const haus = { code, ...(hausnr ? { hausnr } : {}) };
  const erlaubt = form.get('sms') === 'erlaubt';
  // Only who stands on this very page can be meant.
  const wer = seite.haus.bescheid.find(({ id }) => id === form.get('kontakt'));
  const abgelehnt = ablehnungAuf(seite);
  if (!wer)
    return abgelehnt(400, 'Dieser Kontakt gehört nicht mehr zum Haus. Bitte rufen Sie den Betrieb an.');
  const bestaetigung = bestaetigungAus(form);
  try {
    if (erlaubt && bestaetigung === undefined) {
      await api.call(smsCodeAnfordern, { body: { ...haus, kontaktId: wer.id } });
      return { weiter: `/liegenschaft?${new URLSearchParams({ ...haus, smscode: wer.id })}` };
    }
    await api.call(smsWaehlen, {
      body: {
        ...haus,
        kontaktId: wer.id,
        keine: !erlaubt,
        ...(bestaetigung === undefined ? {} : { bestaetigung }),
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (erlaubt)
      return nichtErlaubt(seite, error, {
        kontaktId: wer.id,
        fuer: 'sms',
        gefragt: bestaetigung !== undefined,
      });
    return abgelehnt(error.status, 'Das konnten wir nicht speichern. Bitte rufen Sie den Betrieb an.');
  }
  return { weiter: gewaehlt(haus, erlaubt ? 'sms-erlaubt' : 'sms-beendet') };
}

/** What was typed as the code from the phone; undefined where the form did not ask for one. */
function bestaetigungAus(form: FormData): string | undefined {
  const getippt = form.get('bestaetigung');
  return typeof getippt === 'string' ? getippt.trim().slice(0, 20) : undefined;
}

/** Nothing by a messenger any more, or from now on; then the phone first gets a code that is typed here. */
async function sendeMessengerwahl(
  api: Client,
  seite: Extract<Hausseite, { art: 'haus' }>,
  messenger: Messenger,
  form: FormData,
): Promise<Hausseite | { weiter: string }> {
  const { code, hausnr } = seite.zugang;
  const haus = { code, ...(hausnr ? { hausnr } : {}) };
  const wer = seite.haus.bescheid.find(({ id }) => id === form.get('kontakt'));
  const abgelehnt = ablehnungAuf(seite);
  if (!wer)
    return abgelehnt(400, 'Dieser Kontakt gehört nicht mehr zum Haus. Bitte rufen Sie den Betrieb an.');
  const erlaubt = form.get(messenger) === 'erlaubt';
  const person = { ...haus, kontaktId: wer.id, messenger };
  try {
    if (erlaubt) return { weiter: await erlaubeMessenger(api, person, bestaetigungAus(form)) };
    await api.call(messengerAbbestellen, { body: person });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (erlaubt)
      return nichtErlaubt(seite, error, {
        kontaktId: wer.id,
        fuer: messenger,
        gefragt: form.has('bestaetigung'),
      });
    return abgelehnt(error.status, 'Das konnten wir nicht speichern. Bitte rufen Sie den Betrieb an.');
  }
  return { weiter: gewaehlt(haus, `${messenger}-beendet`) };
}

type Hausperson = { code: string; hausnr?: string; kontaktId: string; messenger: Messenger };

/** The page that asks for the code which went to the phone, or says that it was kept. */
async function erlaubeMessenger(
  api: Client,
  { kontaktId, messenger, ...haus }: Hausperson,
  bestaetigung: string | undefined,
): Promise<string> {
  if (bestaetigung === undefined) {
    await api.call(smsCodeAnfordern, { body: { ...haus, kontaktId, fuer: messenger } });
    return `/liegenschaft?${new URLSearchParams({ ...haus, smscode: kontaktId, fuer: messenger })}`;
  }
  await api.call(kundenMessengerErlauben, { body: { ...haus, kontaktId, messenger, bestaetigung } });
  return gewaehlt(haus, `${messenger}-erlaubt`);
}

/** The same page: with the sentence at the field of the code where one was asked for. */
function nichtErlaubt(
  seite: Extract<Hausseite, { art: 'haus' }>,
  { status, problem }: ApiError,
  { gefragt, ...wer }: { kontaktId: string; fuer: Freigabe; gefragt: boolean },
): Hausseite {
  const text =
    status === 429
      ? 'Das waren für heute zu viele Versuche. Bitte rufen Sie den Betrieb an.'
      : problem.detail;
  if (!gefragt) return ablehnungAuf(seite)(status, text);
  return { ...seite, status, meldung: { ...seite.meldung, smsCode: { ...wer, fehler: text } } };
}

/** By which way one is told first. */
async function sendeWegwahl(
  api: Client,
  seite: Extract<Hausseite, { art: 'haus' }>,
  form: FormData,
): Promise<Hausseite | { weiter: string }> {
  const { code, hausnr } = seite.zugang;
  const haus = { code, ...(hausnr ? { hausnr } : {}) };
  const wer = seite.haus.bescheid.find(({ id }) => id === form.get('kontakt'));
  const zuerst = wer?.waehlbar.find((weg) => weg === form.get('zuerst')) ?? null;
  const abgelehnt = ablehnungAuf(seite);
  if (!wer || (zuerst === null && form.get('zuerst') !== ''))
    return abgelehnt(400, 'Dieser Weg steht nicht mehr zur Wahl. Bitte laden Sie die Seite neu.');
  try {
    await api.call(bescheidWaehlen, { body: { ...haus, kontaktId: wer.id, zuerst } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return abgelehnt(error.status, 'Das konnten wir nicht speichern. Bitte rufen Sie den Betrieb an.');
  }
  return { weiter: gewaehlt(haus, 'weg') };
}

/** Takes what was said of the house; what was not taken comes back with the house and all that was typed. */
export async function sendeAnliegen(
  api: Client,
  query: URLSearchParams,
  form: FormData,
): Promise<Hausseite | { weiter: string }> {
  const seite = await ladeHaus(api, query);
  if (seite.art !== 'haus') return seite;
  if (form.has('sms')) return sendeSmswahl(api, seite, form);
  const messenger = MESSENGER.find((eines) => form.has(eines));
  if (messenger !== undefined) return sendeMessengerwahl(api, seite, messenger, form);
  if (form.has('zuerst')) return sendeWegwahl(api, seite, form);
  const feld = (name: string): string => {
    const wert = form.get(name);
    return typeof wert === 'string' ? wert.replaceAll('\r\n', '\n').trim() : '';
  };
  const eingaben = { anliegen: feld('anliegen'), text: feld('text'), telefon: feld('telefon') };
  const schluessel = feld('schluessel');
  const abgelehnt = (status: number, maengel: Meldung['maengel']): Hausseite => ({
    ...seite,
    status,
    meldung: { gesendet: false, eingaben, maengel, schluessel },
  });
  const gelesen = liesAnliegen(eingaben);
  if (!gelesen.ok) return abgelehnt(400, gelesen.maengel);
  const { code, hausnr } = seite.zugang;
  const haus = { code, ...(hausnr ? { hausnr } : {}) };
  try {
    await api.call(hausanliegenMelden, {
      body: { ...haus, ...gelesen.gemeldet },
      idempotencyKey: schluessel,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return abgelehnt(error.status, [{ text: satzZu(error) }]);
  }
  return { weiter: `/liegenschaft?${new URLSearchParams({ ...haus, gemeldet: '1' })}` };
}

function satzZu(error: ApiError): string {
  if (istFehler(hausanliegenMelden, error, 'schluessel-anders-benutzt'))
    return 'Eine frühere Meldung von dieser Seite ist schon angekommen. Laden Sie die Seite neu, um noch etwas zu melden.';
  return error.status === 429
    ? 'Zu diesem Haus ist heute schon vieles gemeldet worden. Bitte rufen Sie den Betrieb an.'
    : sentenceOf(error);
}

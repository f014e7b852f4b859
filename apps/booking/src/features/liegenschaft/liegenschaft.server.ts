import { randomUUID } from 'node:crypto';

import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { hausanliegenMelden } from '@kehrtour/contract/hausanliegen';

import {
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

/** The form below the house: empty, sent, or not taken with all that was typed. */
export type Meldung = {
  gesendet: boolean;
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
    return frage(maengel.length > 0 ? 400 : 200, zugang, maengel);
  }
  const { code, hausnr } = zugang;
  try {
    const haus = await api.call(liegenschaftZumCodeHolen, { body: { code, ...(hausnr ? { hausnr } : {}) } });
    const meldung = {
      gesendet: query.has('gemeldet'),
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
    return frage(410, zugang, [{ fieldId: 'code', text }]);
  }
}

const frage = (status: number, eingabe: Zugang, maengel: Zugangsmangel[]): Hausseite => ({
  art: 'eingabe',
  status,
  eingabe,
  maengel,
});

/** Takes what was said of the house; what was not taken comes back with the house and all that was typed. */
export async function sendeAnliegen(
  api: Client,
  query: URLSearchParams,
  form: FormData,
): Promise<Hausseite | { weiter: string }> {
  const seite = await ladeHaus(api, query);
  if (seite.art !== 'haus') return seite;
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

function satzZu({ problem, status }: ApiError): string {
  if (problem.type === 'schluessel-anders-benutzt')
    return 'Eine frühere Meldung von dieser Seite ist schon angekommen. Laden Sie die Seite neu, um noch etwas zu melden.';
  return status === 429
    ? 'Zu diesem Haus ist heute schon vieles gemeldet worden. Bitte rufen Sie den Betrieb an.'
    : `${problem.title}. ${problem.detail}`;
}

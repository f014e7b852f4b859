import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf } from '@kehrtour/contract/endpoint';

import {
  istVollstaendig,
  type Zugang,
  zugangAus,
  type Zugangsmangel,
  zugangsmaengel,
} from '../../shared/zugang.ts';

export type Haus = AnswerOf<typeof liegenschaftZumCodeHolen>;

/** What `/liegenschaft` shows: the question for the code, or the house. */
export type Hausseite =
  | { art: 'eingabe'; status: number; eingabe: Zugang; maengel: Zugangsmangel[] }
  | { art: 'haus'; status: number; zugang: Zugang; haus: Haus };

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
    return { art: 'haus', status: 200, zugang, haus };
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

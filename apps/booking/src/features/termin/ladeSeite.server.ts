import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { type KundenTermin, kundenTerminHolen } from '@kehrtour/contract/ankuendigung';
import { formatTagLang, formatZeitpunkt } from '@kehrtour/domain/format';

import { fragestatus, istVollstaendig, type Zugang, zugangAus, zugangsmaengel } from '../../shared/zugang.ts';
import { gemerkterAnruf, merkeAnruf } from './anrufspeicher.server.ts';
import type { Seite, Terminworte } from './seite.ts';

export interface Ladung {
  status: number;
  seite: Seite;
}

/** What the address asks for. Reading changes nothing: mail scanners open links too. */
export async function ladeSeite(api: Client, query: URLSearchParams): Promise<Ladung> {
  const zugang = zugangAus(query);
  if (!query.has('code')) return frage(zugang, 200);
  if (!istVollstaendig(zugang)) {
    const maengel = zugangsmaengel(zugang, query.has('hausnr'));
    return frage(zugang, fragestatus(zugang, maengel), { maengel });
  }
  try {
    const termin = await api.call(kundenTerminHolen, { body: koerper(zugang) });
    merkeAnruf(zugang.code, termin.unternehmen);
    return {
      status: 200,
      seite: { art: 'termin', zugang, gesendet: query.has('gesendet'), termin, worte: worteZu(termin) },
    };
  } catch (error) {
    return ohneTermin(zugang, error);
  }
}

/** The body of a call; a token needs no house number. */
export function koerper({ code, hausnr }: Zugang): { code: string; hausnr?: string } {
  return { code, ...(hausnr ? { hausnr } : {}) };
}

function ohneTermin(zugang: Zugang, error: unknown): Ladung {
  if (istFehler(kundenTerminHolen, error, 'code-ungueltig'))
    return frage(zugang, 404, { grund: 'unbekannt' });
  if (istFehler(kundenTerminHolen, error, 'zu-viele-versuche'))
    return frage(zugang, 429, { grund: 'zu-oft' });
  // 400: what was typed is no code at all, such as a text of three hundred characters.
  if (error instanceof ApiError && error.status === 400) return frage(zugang, 404, { grund: 'unbekannt' });
  return { status: 503, seite: { art: 'gestoert', zugang, anruf: gemerkterAnruf(zugang.code) } };
}

function frage(
  eingabe: Zugang,
  status: number,
  mehr: Partial<Extract<Seite, { art: 'eingabe' }>> = {},
): Ladung {
  return { status, seite: { art: 'eingabe', status, eingabe, maengel: [], grund: null, ...mehr } };
}

/** `19. Dezember` stays on one line. */
const ohneUmbruch = (text: string): string => text.replaceAll('. ', '.\u00A0');

function worteZu({ antwortBis, letzteAntwort, erledigtAm }: KundenTermin): Terminworte {
  return {
    antwortBis: antwortBis === null ? null : ohneUmbruch(formatTagLang(antwortBis)),
    erledigtAm: erledigtAm === null ? null : ohneUmbruch(formatTagLang(erledigtAm)),
    geantwortetAm: letzteAntwort === null ? null : formatZeitpunkt(new Date(letzteAntwort.am)),
  };
}

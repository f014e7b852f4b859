import { ApiError, type Client } from '@kehrtour/api-client/client';
import { data, redirect } from 'react-router';

import { kundenApi } from './kundenApi.server.ts';

/** What a page that cannot be shown can still say; `grund` chooses its words. */
export interface Ausfall {
  grund: 'unbekannt' | 'nicht-angeboten' | 'zu-oft' | 'gestoert' | 'unlesbar';
  name: string;
  telefon: string;
  /** What was about to be sent: it can be sent again as it was typed. */
  felder: [string, string][];
}

export interface Anfrage {
  request: Request;
  params: { slug?: string };
}

interface Ziel {
  api: Client;
  slug: string;
  query: URLSearchParams;
}

/** Loads a page, or leads to another one; whatever the API refuses becomes a page of its own. */
export async function ladeSeiteFuer<Seite extends object>(
  anfrage: Anfrage,
  lade: (ziel: Ziel) => Promise<Seite | { weiter: string }>,
): Promise<Exclude<Seite, { weiter: string }>> {
  const ergebnis = await ohneAusfall([], () => lade(zielVon(anfrage)));
  if ('weiter' in ergebnis) throw redirect(ergebnis.weiter, 303);
  return ergebnis as Exclude<Seite, { weiter: string }>;
}

/** Post, redirect, get: what was taken leads on; what was not comes back with all that was typed. */
export async function nimmFormular<Abgelehnt extends { status: number }>(
  anfrage: Anfrage,
  verarbeite: (ziel: Ziel & { form: FormData }) => Promise<Abgelehnt | { weiter: string }>,
) {
  const form = await formularAus(anfrage.request);
  const felder = [...form].map(([name, wert]): [string, string] => [
    name,
    typeof wert === 'string' ? wert : '',
  ]);
  const ergebnis = await ohneAusfall(felder, () => verarbeite({ ...zielVon(anfrage), form }));
  if ('weiter' in ergebnis) throw redirect(ergebnis.weiter, 303);
  return data(ergebnis as Exclude<typeof ergebnis, { weiter: string }>, { status: ergebnis.status });
}

/** What a browser sends can be read; anything else is a page that says so, never a failure of ours. */
export async function formularAus(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw data({ grund: 'unlesbar', name: '', telefon: '', felder: [] } satisfies Ausfall, { status: 400 });
  }
}

function zielVon({ request, params }: Anfrage): Ziel {
  return {
    api: kundenApi(request),
    slug: params.slug ?? '',
    query: new URL(request.url).searchParams,
  };
}

async function ohneAusfall<Ergebnis>(
  felder: [string, string][],
  arbeit: () => Promise<Ergebnis>,
): Promise<Ergebnis> {
  try {
    return await arbeit();
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof TypeError) && !istZeitueberschreitung(error))
      throw error;
    const { status, grund, name, telefon } = ausfallAus(error);
    throw data({ grund, name, telefon, felder } satisfies Ausfall, { status });
  }
}

function ausfallAus(error: Error | ApiError): { status: number } & Omit<Ausfall, 'felder'> {
  const angaben = error instanceof ApiError ? (error.problem.angaben ?? {}) : {};
  const wer = { name: textAus(angaben['name']), telefon: textAus(angaben['telefon']) };
  if (!(error instanceof ApiError) || error.status >= 500) return { status: 503, grund: 'gestoert', ...wer };
  switch (error.problem.type) {
    case 'nicht-gefunden':
      return { status: 404, grund: 'unbekannt', ...wer };
    case 'buchung.nicht-angeboten':
      return { status: 404, grund: 'nicht-angeboten', ...wer };
    case 'zu-viele-versuche':
      return { status: 429, grund: 'zu-oft', ...wer };
    default:
      // 400 for an address that cannot be one, such as a company of three hundred signs.
      return { status: error.status === 400 ? 404 : error.status, grund: 'unbekannt', ...wer };
  }
}

const textAus = (wert: unknown): string => (typeof wert === 'string' ? wert : '');

const istZeitueberschreitung = (error: unknown): error is Error =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

import { GatheredBytes } from '../../platform/net/gatheredBytes.ts';

/** Why a service of the operator gave no answer; the sentence is meant for people. */
export class DienstFehler extends Error {
  constructor(name: string, grund: string, ursache?: unknown) {
    super(`${name} ${grund}`, { cause: ursache });
    this.name = 'DienstFehler';
  }
}

export interface DienstEinstellung {
  /** For messages: `Der Adressdienst (Photon)`. */
  readonly name: string;
  /** Address the operator configured; nothing else is ever called. */
  readonly basis: string;
  /** `fetch`, or a stand-in. */
  readonly abruf: typeof fetch;
  readonly timeoutMs?: number;
}

export interface DienstFrage {
  readonly pfad: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Questions about travel times that a service is asked at once: the way there is most of the time, and it serves others, too. */
export const GLEICHZEITIG = 4;

const TIMEOUT_MS = 15_000;
const ANTWORT_BYTES_MAX = 20 * 1024 * 1024;

/**
 * One question to a service: only under the operator's address, without following redirects, with a limit
 * of time and size. Gives status and JSON; throws `DienstFehler` when there is no such answer.
 */
export async function frageDienst(
  dienst: DienstEinstellung,
  frage: DienstFrage,
): Promise<{ status: number; json: unknown }> {
  const uhr = AbortSignal.timeout(dienst.timeoutMs ?? TIMEOUT_MS);
  const signal = frage.signal === undefined ? uhr : AbortSignal.any([uhr, frage.signal]);
  try {
    const antwort = await dienst.abruf(adresse(dienst.basis, frage), {
      method: frage.body === undefined ? 'GET' : 'POST',
      body: frage.body === undefined ? undefined : JSON.stringify(frage.body),
      headers: { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'Kehrtour' },
      redirect: 'error',
      signal,
    });
    if (antwort.status >= 500)
      throw new DienstFehler(dienst.name, `meldet einen Fehler (${antwort.status}).`);
    return { status: antwort.status, json: JSON.parse(await begrenzterText(dienst.name, antwort)) };
  } catch (fehler) {
    if (fehler instanceof DienstFehler || frage.signal?.aborted === true) throw fehler;
    if (uhr.aborted) throw new DienstFehler(dienst.name, 'antwortet nicht rechtzeitig.', fehler);
    if (fehler instanceof SyntaxError)
      throw new DienstFehler(dienst.name, 'antwortet unverständlich.', fehler);
    throw new DienstFehler(dienst.name, 'ist nicht erreichbar.', fehler);
  }
}

function adresse(basis: string, { pfad, query = {} }: DienstFrage): URL {
  const url = new URL(basis);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${pfad}`;
  for (const [name, wert] of Object.entries(query)) url.searchParams.set(name, wert);
  return url;
}

async function begrenzterText(name: string, antwort: Response): Promise<string> {
  const bytes = new GatheredBytes();
  for await (const stueck of antwort.body ?? []) {
    if (bytes.size + stueck.length > ANTWORT_BYTES_MAX)
      throw new DienstFehler(name, 'schickt eine zu große Antwort.');
    bytes.add(stueck);
  }
  return bytes.all().toString('utf8');
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { bisDa, GEDULD_MS } from './geduld.ts';
import { origin } from './surroundings.ts';
import { tagIn } from './tagIn.ts';

export interface Runde {
  /** Tokens of the mails that went out; flats first, because a stop shows one answer for all of its house. */
  codes: string[];
  kehrtourId: string;
  token: string;
}

let angemeldet: Promise<string> | undefined;

/** The demo's office, logged in once per process: one address may log in only so often. */
export function demoToken(): Promise<string> {
  angemeldet ??= api<{ accessToken: string }>('POST', '/mitarbeiter/anmelden', {
    body: { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' },
  }).then(({ accessToken }) => accessToken);
  return angemeldet;
}

/**
 * Plans and announces a round of the demo district over the API, as the office would.
 * @param von which ones, counted in the working order
 * @param tageVoraus first day it may drive; the next Tuesday from there on is taken
 */
export async function rundeAnkuendigen(
  { von, bis }: { von: number; bis: number },
  tageVoraus = 28,
): Promise<Runde> {
  const token = await demoToken();
  const { eintraege: haeuser } = await api<{ eintraege: { id: string }[] }>(
    'GET',
    '/liegenschaften?limit=200',
    {
      token,
    },
  );
  const { eintraege: leute } = await api<{ eintraege: { id: string; rolle: string }[] }>(
    'GET',
    '/unternehmen/mitarbeiter',
    { token },
  );
  const tag = dienstagNach(tageVoraus);
  const schonDa = new Set(await codesImPostfach());
  const id = await kuendigeRundeAn(token, {
    liegenschaftIds: haeuser.slice(von, bis).map((haus) => haus.id),
    mitarbeiterIds: leute.filter(({ rolle }) => rolle === 'inhaber').map((eine) => eine.id),
    tage: [tag],
  });
  const briefe = await briefeMitCode(id, token);
  const until = Date.now() + GEDULD_MS;
  let codes: string[] = [];
  while (codes.length < briefe && Date.now() < until) {
    await wait(300);
    codes = await codesAm(
      tag,
      (await codesImPostfach()).filter((code) => !schonDa.has(code)),
    );
  }
  return { codes, kehrtourId: id, token };
}

export interface Rundenwunsch {
  liegenschaftIds: readonly string[];
  mitarbeiterIds: readonly string[];
  tage: readonly string[];
}

/** A round from nothing to the notices that leave; answers its id. */
export async function kuendigeRundeAn(
  token: string,
  { liegenschaftIds, mitarbeiterIds, tage }: Rundenwunsch,
): Promise<string> {
  const { id } = await api<{ id: string }>('POST', '/kehrtouren', { token, body: { liegenschaftIds } });
  await api('PATCH', `/kehrtouren/${id}/vorgaben`, {
    token,
    body: {
      version: 1,
      vorgaben: { datum: { tage, feiertageErlaubt: true }, mitarbeiter: { ids: mitarbeiterIds } },
    },
  });
  await plane(id, token);
  const { version } = await api<{ version: number }>('GET', `/kehrtouren/${id}`, { token });
  await api('POST', `/kehrtouren/${id}/ankuendigen`, {
    token,
    body: { version, kanaele: {}, trotzdem: true },
  });
  return id;
}

/** Who only hears of it, such as the Hausverwaltung of announced flats, gets no code. */
async function briefeMitCode(id: string, token: string): Promise<number> {
  const { nachweise } = await api<{ nachweise: { kanal: string; art: string }[] }>(
    'GET',
    `/kehrtouren/${id}/nachweise`,
    { token },
  );
  return nachweise.filter(({ kanal, art }) => kanal === 'mail' && art !== 'mitteilung').length;
}

/** What a code opens does not change while a round is announced: asked once, however long the mails take. */
const gelesene = new Map<string, Promise<{ wann: { tag: string }; lage: string }>>();

function liesTermin(code: string): Promise<{ wann: { tag: string }; lage: string }> {
  const gelesen =
    gelesene.get(code) ??
    api<{ wann: { tag: string }; lage: string }>('POST', '/oeffentlich/termin', { body: { code } });
  gelesene.set(code, gelesen);
  return gelesen;
}

/** Other mails go out as well, while the demo plays its rounds: only those of this day are ours. */
async function codesAm(tag: string, codes: readonly string[]): Promise<string[]> {
  const termine = await Promise.all(codes.map(async (code) => ({ code, ...(await liesTermin(code)) })));
  return termine
    .filter(({ wann }) => wann.tag === tag)
    .toSorted((a, b) => Number(b.lage !== '') - Number(a.lage !== ''))
    .map(({ code }) => code);
}

async function plane(id: string, token: string): Promise<void> {
  const { vorgangId } = await api<{ vorgangId: string }>('POST', `/kehrtouren/${id}/planen`, {
    token,
    body: {},
  });
  await bisDa(async () => {
    const { status } = await api<{ status: string }>('GET', `/vorgaenge/${vorgangId}`, { token });
    return status === 'fertig' ? true : undefined;
  }, 'The round was not planned in time.');
}

/** A mail stays as it went out, and one address may ask only so often. */
const geleseneMails = new Map<string, Promise<string>>();

function liesMail(id: string): Promise<string> {
  const mail =
    geleseneMails.get(id) ?? fetch(`${origin}/api/postfach/${id}`).then((antwort) => antwort.text());
  geleseneMails.set(id, mail);
  return mail;
}

async function codesImPostfach(): Promise<string[]> {
  const list = await (await fetch(`${origin}/api/postfach`)).text();
  const ids = [...new Set([...list.matchAll(/postfach\/([0-9a-f-]{36})/g)].map(([, mail = '']) => mail))];
  const gelesen = await Promise.all(ids.map(liesMail));
  return [
    ...new Set(
      gelesen.flatMap((mail) =>
        [...mail.matchAll(/termin\?code=([\w-]{20,})/g)].map(([, code = '']) => code),
      ),
    ),
  ];
}

/** The first Tuesday so many days from now, or later. */
export function dienstagNach(tage: number): string {
  const wochentag = new Date(tagIn(tage)).getUTCDay();
  return tagIn(tage + ((2 - wochentag + 7) % 7));
}

/** One call of the API; `at` is a server of a journey's own. */
export async function api<Answer = unknown>(
  method: string,
  path: string,
  { token, body, at = origin }: { token?: string; body?: unknown; at?: string },
): Promise<Answer> {
  const response = await fetch(`${at}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Answer>;
}

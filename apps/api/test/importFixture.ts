import { existsSync, readFileSync } from 'node:fs';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import * as importauftrag from '@kehrtour/contract/importauftrag';
import { vorgangHolen } from '@kehrtour/contract/vorgang';

import type { TestApi, TestBetrieb } from './testApi.ts';

const LAUF = new URL('../../../../shared/data/lauf/', import.meta.url);

/** Whether the real district lies beside the project. */
export const laufDa = existsSync(new URL('lauf-aufgaben-cp1252.csv', LAUF));
export const laufDatei = (name: string): Buffer => readFileSync(new URL(name, LAUF));

/** Drops a file as a browser does. */
export async function ladeHoch(
  api: TestApi,
  token: string,
  name: string,
  bytes: Buffer | string,
): Promise<{ status: number; body: { id: string; type?: string; detail?: string } }> {
  const grenze = 'grenze-1234567890';
  const kopf = `--${grenze}\r\ncontent-disposition: form-data; name="datei"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const response = await api.app.inject({
    method: 'POST',
    url: importauftrag.importHochladen.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${grenze}` },
    payload: Buffer.concat([Buffer.from(kopf), Buffer.from(bytes), Buffer.from(`\r\n--${grenze}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Waits for a piece of work and answers how it ended. */
export async function warteAuf(api: TestApi, token: string, vorgangId: string) {
  for (let versuch = 0; versuch < 1200; versuch += 1) {
    const { body } = await api.call(vorgangHolen, { params: { id: vorgangId } }, token);
    if (body.status !== 'wartet' && body.status !== 'laeuft') return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('Der Vorgang endet nicht.');
}

export const holeImport = async (api: TestApi, token: string, id: string) =>
  (await api.call(importauftrag.importHolen, { params: { id } }, token)).body;

/** Dry run of an uploaded file; answers the import with its counts. */
export async function pruefe(api: TestApi, token: string, id: string) {
  const { status, body } = await api.call(importauftrag.importPruefen, { params: { id } }, token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const ende = await warteAuf(api, token, body.vorgangId);
  if (ende.status !== 'fertig') throw new Error(JSON.stringify(ende));
  return holeImport(api, token, id);
}

type Wunsch = { auchGeschuetzte?: boolean };
/** Takes over what the dry run found, and waits until houses are located. */
export async function uebernimm(api: TestApi, token: string, id: string, wunsch: Wunsch = {}) {
  const { version } = await holeImport(api, token, id);
  const { status, body } = await api.call(
    importauftrag.importUebernehmen,
    { params: { id }, body: { version, ...wunsch } },
    token,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  const ende = await warteAuf(api, token, body.vorgangId);
  if (ende.status !== 'fertig') throw new Error(JSON.stringify(ende));
  const { verortenId } = ende.ergebnis as { verortenId: string | null };
  if (verortenId !== null) await warteAuf(api, token, verortenId);
  return holeImport(api, token, id);
}

/** The whole way of a file: dropped, checked, taken over. */
export async function importiere(
  api: TestApi,
  wo: TestBetrieb,
  datei: { name: string; bytes: Buffer | string },
  wunsch: Wunsch & Omit<BodyOf<typeof importauftrag.importKorrigieren>, 'version'> = {},
) {
  const token = wo.token.buero;
  const { status, body } = await ladeHoch(api, token, datei.name, datei.bytes);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { auchGeschuetzte = false, ...korrektur } = wunsch;
  if (Object.keys(korrektur).length > 0) await korrigiere(api, token, body.id, korrektur);
  await pruefe(api, token, body.id);
  return uebernimm(api, token, body.id, { auchGeschuetzte });
}

/** Says something about a file that lies there. */
export async function korrigiere(
  api: TestApi,
  token: string,
  id: string,
  korrektur: Omit<BodyOf<typeof importauftrag.importKorrigieren>, 'version'>,
) {
  const { version } = await holeImport(api, token, id);
  const { status, body } = await api.call(
    importauftrag.importKorrigieren,
    { params: { id }, body: { version, ...korrektur } },
    token,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export async function nimmZurueck(api: TestApi, token: string, id: string) {
  const { status, body } = await api.call(importauftrag.importRueckgaengig, { params: { id } }, token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return warteAuf(api, token, body.vorgangId);
}

import {
  ORDNERARTEN,
  ORDNERDATEI_STAENDE,
  ORDNERFEHLER,
  ORDNERHALTE,
} from '@kehrtour/domain/importdatei/importordner';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, text, zeitpunkt } from './gemeinsam.ts';
import { importStatus } from './importauftrag.ts';

/** Folders elsewhere that are looked into for files of the district software. */
const ordnerdatei = z.object({
  id,
  name: z.string(),
  am: zeitpunkt,
  stand: z.enum(ORDNERDATEI_STAENDE),
  /** Why it was not read; empty where it was. */
  grund: z.string(),
  /** Why a person has to look, though the folder is taken over by itself. */
  halt: z.nullable(z.enum(ORDNERHALTE)),
  importauftrag: z.nullable(z.object({ id, status: importStatus })),
});
export type Ordnerdatei = z.infer<typeof ordnerdatei>;

const importordner = z.object({
  id,
  art: z.enum(ORDNERARTEN),
  wirt: z.string(),
  pfad: z.string(),
  /** Files are taken over without a person where nothing speaks against it. */
  sofort: z.boolean(),
  /** Fingerprint of the server's key as it was met first; null for S3 and before the first look. */
  schluessel: z.nullable(z.string()),
  /** Another one that the server shows since; nothing is read until a person said that it is right. */
  neuerSchluessel: z.nullable(z.string()),
  versuchtAm: z.nullable(zeitpunkt),
  gelungenAm: z.nullable(zeitpunkt),
  fehler: z.nullable(z.enum(ORDNERFEHLER)),
  /** The newest first. */
  dateien: z.array(ordnerdatei),
});
export type Importordner = z.infer<typeof importordner>;
const liste = z.object({ ordner: z.array(importordner) });
export type Importordnerliste = z.infer<typeof liste>;

export const importordnerHolen = endpoint({
  method: 'GET',
  path: '/verbindungen/ordner',
  zweck: 'Die Ordner, in denen nach Dateien der Kehrbezirkssoftware gesehen wird, mit ihrem Stand.',
  zugang: 'mitarbeiter',
  response: liste,
  fehler: ['nicht-erlaubt'],
});

export const neuerOrdner = z.object({
  art: z.enum(ORDNERARTEN),
  /** Host of an SFTP server, with its port where it is not 22; for S3 the address, with https. */
  wirt: text(253, 1),
  bucket: text(100),
  region: text(60),
  /** Folder on the server, or beginning of the names; empty for the uppermost. */
  pfad: text(500),
  benutzer: text(200, 1),
  /** Password, or a private key as text. */
  geheimnis: text(8000, 1),
  sofort: z.boolean(),
});
export const importordnerAnlegen = endpoint({
  method: 'POST',
  path: '/verbindungen/ordner',
  zweck: 'Richtet einen Ordner ein (SFTP oder S3); er wird gleich danach das erste Mal angesehen.',
  zugang: 'mitarbeiter',
  body: neuerOrdner,
  response: z.object({ id }),
  fehler: ['nicht-erlaubt', 'importordner.zu-viele', 'zu-viele-versuche'],
});
export const importordnerAendern = endpoint({
  method: 'PATCH',
  path: '/verbindungen/ordner/:id',
  zweck: 'Legt fest, ob Dateien dieses Ordners ohne Nachfrage übernommen werden.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ sofort: z.boolean() }),
  response: liste,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
export const importordnerSchluesselAnnehmen = endpoint({
  method: 'PUT',
  path: '/verbindungen/ordner/:id/schluessel',
  zweck: 'Bestätigt den neuen Schlüssel eines Servers; nur den, der angezeigt wurde.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ schluessel: text(100, 1) }),
  response: liste,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet'],
});
export const importordnerPruefen = endpoint({
  method: 'POST',
  path: '/verbindungen/ordner/:id/pruefen',
  zweck: 'Sieht jetzt in den Ordner und sagt, was dort liegt; Neues wird danach eingelesen.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    fehler: z.nullable(z.enum(ORDNERFEHLER)),
    /** All that could be files of ours. */
    dateien: z.int(),
    neue: z.int(),
    /** Older than a week when the folder was set up: passed over. */
    alte: z.int(),
    /** Names of some of the new ones. */
    beispiele: z.array(z.string()),
  }),
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'zu-viele-versuche'],
});
export const importordnerLoeschen = endpoint({
  method: 'DELETE',
  path: '/verbindungen/ordner/:id',
  zweck: 'Sieht in einen Ordner nicht mehr; was daraus eingelesen wurde, bleibt.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: liste,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});

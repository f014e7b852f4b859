import type { Ordnerfehler } from '@kehrtour/domain/importdatei/importordner';

import type { Ablagedatei } from '../ablage.ts';

export type S3Antwort = { readonly bytes: Uint8Array; readonly beginn: string };
export type S3Liste =
  | { readonly ok: true; readonly dateien: readonly Ablagedatei[] }
  | { readonly ok: false; readonly fehler: Ordnerfehler };

import type { Ordnerfehler } from '@kehrtour/domain/importdatei/importordner';

import { FetchRefused } from '../../../../platform/net/fetchPublic.ts';

/** A file as it lies there; `stempel` is another one once it was written anew. */
export type Ablagedatei = {
  readonly name: string;
  readonly groesse: number;
  readonly geaendert: Date;
  readonly stempel: string;
};

/** A folder that is open. Whoever opens one closes it. */
export type Ablage = {
  /** Fingerprint of the server's key, where it has one. */
  readonly schluessel: string | null;
  /** Plain files directly in the folder whose names mean nothing else. @throws OrdnerRefused */
  readonly liste: () => Promise<Ablagedatei[]>;
  /** Its bytes; undefined where there are more than `bytesMax`, or it is gone. @throws OrdnerRefused */
  readonly hole: (name: string, bytesMax: number) => Promise<Uint8Array | undefined>;
  readonly schliesse: () => void;
};

export type Ordnerziel = {
  /** Host and port of an SFTP server; for S3 an address. */
  readonly wirt: string;
  readonly port: number;
  readonly bucket: string;
  readonly region: string;
  readonly pfad: string;
  readonly benutzer: string;
  readonly geheimnis: string;
};
export type Oeffnung = {
  readonly ziel: Ordnerziel;
  /** The only key that is taken; null takes any, once. */
  readonly schluessel: string | null;
  readonly privateHosts: readonly string[];
  /** Milliseconds until whatever is asked counts as unanswered. */
  readonly fristMs: number;
};
export type Ablageart = { readonly oeffne: (oeffnung: Oeffnung) => Promise<Ablage> };

/** Why a folder gave nothing. */
export class OrdnerRefused extends Error {
  override readonly name = 'OrdnerRefused';
  readonly grund: Ordnerfehler;
  /** The key that the server showed instead of the one that is known. */
  readonly gezeigt: string | undefined;
  constructor(
    grund: Ordnerfehler,
    { cause, gezeigt }: { cause?: unknown; gezeigt?: string | undefined } = {},
  ) {
    super(grund, { cause });
    this.grund = grund;
    this.gezeigt = gezeigt;
  }
}

/** A refusal of the network in the words of folders; whatever else a server does is not understood. */
export function alsOrdnerRefused(fehler: unknown): OrdnerRefused {
  if (fehler instanceof OrdnerRefused) return fehler;
  const cause = { cause: fehler };
  if (!(fehler instanceof FetchRefused)) return new OrdnerRefused('unverstaendlich', cause);
  const { grund } = fehler;
  const bekannt = grund === 'adresse-gesperrt' || grund === 'nicht-erreichbar' || grund === 'zu-langsam';
  return new OrdnerRefused(bekannt ? grund : 'unverstaendlich', cause);
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { KARTE_BYTES_MAX } from '@kehrtour/contract/ort';
import { darf } from '@kehrtour/domain/rolle';
import * as z from 'zod/mini';

import { sagePlatzZu, verwirfGelagertes } from '../datei/datei.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { waitForTurn } from '../platform/db/waitForTurn.ts';
import { unterbrochen, type UploadStream } from '../platform/http/upload.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { starteVorgang, wartendeVorgaenge } from '../vorgang/vorgang.ts';
import { KartenFehler } from './karte/kartenfehler.ts';
import { pruefeKartendatei } from './karte/pruefeKartendatei.ts';
import { ortDienste } from './ortDienste.ts';

export const KARTE_EINLESEN = defineJob('karte-einlesen', {
  vorgangId: ID,
  ablage: z.string(),
  name: z.string(),
});

/** News for whoever has houses that no map knew: another one is in use. */
export const KARTE_GILT = defineJob('karte.gilt', {});

/** Each is up to two gigabytes in the store until it was read. */
const WARTENDE_MAX = 2;
const WARTE_MS = 5000;
/** Longer than any map waits for its turn. */
const WARTEZEIT_MS = 7 * 86_400_000;

/** Folder for files that came in and wait to be read. */
export const EINGANG = 'eingang';

/** Takes a map extract: streamed to disk, first bytes looked at, stored for whichever process does the rest as a job. */
export async function nimmKarteAn(ctx: StaffCtx, datei: UploadStream): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'einstellung.bearbeiten')) throw new Refused('nicht-erlaubt');
  const eingang = join(ortDienste(ctx.deps).kartenordner, EINGANG);
  await mkdir(eingang, { recursive: true });
  const ablage = randomUUID();
  const pfad = join(eingang, ablage);
  const schluessel = eingangsablage(ctx.unternehmenId, ablage);
  // What a client says of its length is the most that comes of it; whoever says nothing may send as much as a map may have.
  await sagePlatzZu(ctx, { schluessel, bytes: datei.laenge ?? KARTE_BYTES_MAX });
  try {
    await pipeline(datei.inhalt, createWriteStream(pfad));
    if (datei.inhalt.truncated === true) throw new KartenFehler('karte.zu-gross');
    await pruefeKartendatei(pfad);
    const { size: bytes } = await stat(pfad);
    await sagePlatzZu(ctx, { schluessel, bytes, dauerMs: WARTEZEIT_MS });
    await ctx.deps.files.putFile(schluessel, pfad);
    const vorgangId = await ctx.transaction(async (tx) => {
      await waitForTurn(tx, `kehrtour.karte.${ctx.unternehmenId}`, WARTE_MS);
      if ((await wartendeVorgaenge(tx, KARTE_EINLESEN.name)) >= WARTENDE_MAX)
        throw new Refused('ort.karte-wartet');
      return starteVorgang(ctx, tx, {
        job: KARTE_EINLESEN,
        bezugId: null,
        schritt: 'Kartenauszug wartet',
        data: { ablage, name: datei.name.slice(0, 200) },
      });
    });
    return { vorgangId };
  } catch (fehler) {
    await verwirfGelagertes(ctx, schluessel).catch(() => undefined);
    if (datei.inhalt.errored) throw unterbrochen();
    throw fehler instanceof KartenFehler ? alsRefused(fehler) : fehler;
  } finally {
    await rm(pfad, { force: true });
  }
}

/** Where an extract waits until it was read. */
export const eingangsablage = (unternehmenId: string, ablage: string): string => `${unternehmenId}/${ablage}`;

export function alsRefused({ grund, message }: KartenFehler): Refused {
  return new Refused(grund === 'karte.zu-gross' ? 'zu-gross' : 'ort.karte-unlesbar', { detail: message });
}

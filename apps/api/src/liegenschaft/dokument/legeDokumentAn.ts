import { randomUUID } from 'node:crypto';

import type { Dokumente } from '@kehrtour/contract/dokument';
import {
  DOKUMENTE_JE_BETRIEB_MAX,
  DOKUMENTE_JE_HAUS_MAX,
  dokumentname,
  dokumenttyp,
} from '@kehrtour/domain/datei/dokument';
import { darf } from '@kehrtour/domain/rolle';

import { lagere, verwirfGelagertes } from '../../datei/datei.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { liegenschaftRefused } from '../liegenschaft.grund.ts';
import { verlangeSicht } from '../zeigeLiegenschaft.ts';
import { countDokumente, insertDokument, lockDokumente } from './dokument.store.ts';
import { dokumenteJetzt } from './zeigeDokumente.ts';

/** Keeps a paper or a picture with a house. What it is say its first bytes; its name is only shown. */
export async function legeDokumentAn(ctx: StaffCtx, id: string, datei: Upload): Promise<Dokumente> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  await ctx.transaction((tx) => verlangeSicht(ctx, tx, id));
  if (datei.zuGross) throw liegenschaftRefused('dokument-zu-gross');
  const typ = dokumenttyp(datei.bytes);
  if (typ === undefined) throw liegenschaftRefused('dokument-falsch');
  const neu = { id: randomUUID(), name: dokumentname(datei.name, typ), typ, groesse: datei.bytes.length };
  const schluessel = `${ctx.unternehmenId}/${neu.id}`;
  await lagere(ctx, { schluessel, bytes: datei.bytes, typ });
  return ctx
    .transaction(async (tx) => {
      await verlangeSicht(ctx, tx, id);
      await verlangePlatz(tx, id);
      await insertDokument(tx, {
        ...neu,
        liegenschaftId: id,
        schluessel,
        am: ctx.now(),
        von: ctx.actor.id,
      });
      await merkeDokumenttat(ctx, tx, { id, was: 'Dokument abgelegt', name: neu.name });
      return dokumenteJetzt(tx, id);
    })
    .catch(async (fehler: unknown) => {
      // A file without a row costs space.
      await verwirfGelagertes(ctx, schluessel);
      throw fehler;
    });
}

/** Nobody else of the company counts before this one is written. @throws Refused 'eingabe-ungueltig' */
export async function verlangePlatzImHaus(tx: Tx, id: string): Promise<void> {
  await lockDokumente(tx);
  const { haus } = await countDokumente(tx, id);
  if (haus >= DOKUMENTE_JE_HAUS_MAX) throw liegenschaftRefused('zu-viele-dokumente');
}

/** Nobody else of the company counts before this one is written. @throws Refused 'eingabe-ungueltig' */
export async function verlangePlatz(tx: Tx, id: string): Promise<void> {
  await verlangePlatzImHaus(tx, id);
  const { betrieb } = await countDokumente(tx, id);
  if (betrieb >= DOKUMENTE_JE_BETRIEB_MAX) throw liegenschaftRefused('zu-viele-dokumente-im-betrieb');
}

type Tat = {
  id: string;
  was: 'Dokument abgelegt' | 'Dokument gelöscht' | 'Dokument zurückgeholt';
  name: string;
};
/** The history of the house names the document, and whoever looks at the house sees it. */
export async function merkeDokumenttat(ctx: StaffCtx, tx: Tx, { id, was, name }: Tat): Promise<void> {
  await record(ctx, tx, { gegenstand: 'liegenschaft', id, was, nach: { bezeichnung: name } });
  await announce(tx, { art: 'liegenschaft', id });
}

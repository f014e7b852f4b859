import type { Feldauftrag, Feldmangel } from '@kehrtour/contract/feldmeldung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { istMangelfrist, MANGELART_NAMEN, mangelfrist } from '@kehrtour/domain/termin/mangel';

import { legeBestellteAufgabeAn, nimmBestellteAufgabeZurueck } from '../aufgabe/bestellteAufgabe.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { deleteUnberuehrten, deleteUngesagten, insertAuftrag, insertMangel } from './mangel.store.ts';

/** For facts from the field, inside their transaction: what was found or asked for at a door. */
type Fund = {
  readonly id: string;
  readonly terminId: string;
  readonly liegenschaftId: string;
  readonly einheitId: string | null;
  readonly text: string;
  readonly gesehenAm: Date;
  readonly von: string;
};

/** An older phone says nothing beyond words. */
const OHNE_ANGABEN: Feldmangel = { art: 'sonstiges', gefahr: false, gesagt: 'niemand' };

/** A deadline that cannot be meant is the lawful one. */
export async function legeMangelAn(
  ctx: StaffCtx,
  tx: Tx,
  fund: Fund,
  angaben: Feldmangel = OHNE_ANGABEN,
): Promise<void> {
  const tag = ortszeitAus(fund.gesehenAm).tag;
  const { art, gefahr, gesagt, frist, anlageId = null } = angaben;
  await insertMangel(tx, {
    id: fund.id,
    liegenschaftId: fund.liegenschaftId,
    einheitId: fund.einheitId,
    anlageId,
    terminId: fund.terminId,
    art,
    text: fund.text === '' ? MANGELART_NAMEN[art] : fund.text,
    gefahr,
    gefundenAm: fund.gesehenAm,
    von: fund.von,
    frist: frist != null && istMangelfrist(frist, tag) ? frist : mangelfrist(tag, gefahr),
    gesagt,
    am: ctx.now(),
  });
  await merke(ctx, tx, { ...fund, was: 'Mangel gefunden' });
}

/** How long the office has for work that somebody asked for. */
const AUFTRAG_TAGE = 28;

/** With an activity of the catalogue it is a due task of the house at once. */
export async function legeAuftragAn(
  ctx: StaffCtx,
  tx: Tx,
  fund: Fund,
  { taetigkeitId, preisCent, besteller = '' }: Feldauftrag = { preisCent: null },
): Promise<void> {
  const tag: Tag = ortszeitAus(fund.gesehenAm).tag;
  const aufgabeId =
    taetigkeitId == null
      ? null
      : await legeBestellteAufgabeAn(ctx, tx, {
          liegenschaftId: fund.liegenschaftId,
          einheitId: fund.einheitId,
          taetigkeitId,
          fristBis: plusTage(tag, AUFTRAG_TAGE),
        });
  const text = fund.text === '' ? 'Ohne Beschreibung' : fund.text;
  await insertAuftrag(tx, {
    id: fund.id,
    liegenschaftId: fund.liegenschaftId,
    einheitId: fund.einheitId,
    terminId: fund.terminId,
    aufgabeId,
    text,
    preisCent,
    besteller,
    erteiltAm: fund.gesehenAm,
    von: fund.von,
  });
  await merke(ctx, tx, { ...fund, was: 'Auftrag angenommen', text });
}

/** Whoever told it takes it back; false where somebody works with it by now. */
export async function nimmMangelZurueck(
  ctx: StaffCtx,
  tx: Tx,
  { id, liegenschaftId, text }: Pick<Fund, 'id' | 'liegenschaftId' | 'text'>,
): Promise<boolean> {
  if ((await deleteUngesagten(tx, id)) === 0) return false;
  await merke(ctx, tx, { liegenschaftId, was: 'Mangel zurückgenommen', text });
  return true;
}

export async function nimmAuftragZurueck(
  ctx: StaffCtx,
  tx: Tx,
  { id, liegenschaftId, text }: Pick<Fund, 'id' | 'liegenschaftId' | 'text'>,
): Promise<boolean> {
  const weg = await deleteUnberuehrten(tx, id);
  if (!weg) return false;
  if (weg.aufgabe_id !== null) await nimmBestellteAufgabeZurueck(tx, weg.aufgabe_id);
  await merke(ctx, tx, { liegenschaftId, was: 'Auftrag zurückgenommen', text });
  return true;
}

type Wort = 'Mangel gefunden' | 'Mangel zurückgenommen' | 'Auftrag angenommen' | 'Auftrag zurückgenommen';

async function merke(
  ctx: StaffCtx,
  tx: Tx,
  { liegenschaftId, was, text }: { liegenschaftId: string; was: Wort; text: string },
): Promise<void> {
  await record(ctx, tx, {
    gegenstand: 'liegenschaft',
    id: liegenschaftId,
    was,
    nach: { bezeichnung: text.slice(0, 120) },
  });
  await announce(tx, { art: 'mangel', id: liegenschaftId });
}

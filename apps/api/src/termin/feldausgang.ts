import { AKTION_DES_AUSGANGS, type Feldausgang, type Feldwort } from '@kehrtour/domain/termin/feldmeldung';
import type { Handelnder } from '@kehrtour/domain/termin/terminwechsel';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { meldeVermerk, sageVerfallenesWeiter, schreibeAusgang } from './aendereTermin.ts';
import { type Gesehen, loeseVermerk } from './nimmVermerkZurueck.ts';
import { neuigkeit } from './terminnews.ts';
import { lockTermin, saveNotiz, type TerminstandRow, type Umstand } from './vermerk.store.ts';

/** For facts from the field: an appointment as it stands, locked until the fact is kept. */
export { sperreGeltenden } from './nachfolger.ts';
export { lockTermin as sperreTermin, type TerminstandRow } from './vermerk.store.ts';

/** Whoever tells a fact stood at the house, whoever's visit it is by now. */
const vorOrt = (ctx: StaffCtx): Handelnder => ({ quelle: 'feld', rolle: ctx.actor.rolle });

/** A result that was seen at the door, with work, history and news; through the one door of the state. */
export async function setzeFeldausgang(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  { art, umstand, notiz }: { art: Feldausgang; umstand: Umstand; notiz?: string | undefined },
): Promise<void> {
  await schreibeAusgang(ctx, tx, termin, {
    aktion: AKTION_DES_AUSGANGS[art],
    wer: vorOrt(ctx),
    grund: '',
    notiz,
    umstand,
  });
  if (art === 'nichtDa' && umstand.ohneNachweis === true)
    await sageVerfallenesWeiter(ctx, tx, termin, new Date(umstand.gesehenAm ?? ctx.now()));
  await meldeVermerk(ctx, tx, termin);
}

/**
 * The result gives way to what was before it; answers the appointment as it stands then.
 * @throws Refused 'termin.vermerk-gebraucht' · 'termin.uebergang-nicht-moeglich', before anything was written
 */
export async function nimmFeldausgangZurueck(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  gesehen?: Gesehen,
): Promise<TerminstandRow> {
  await loeseVermerk(ctx, tx, termin, { wer: vorOrt(ctx), gesehen });
  await meldeVermerk(ctx, tx, termin);
  return (await lockTermin(tx, termin.id)) ?? termin;
}

/** Longer than that nobody could change it on the page of the appointment. */
const NOTIZ_MAX = 500;

const VORNEWEG = { mangel: 'Mangel', auftrag: 'Auftrag' } as const;

/** As it stands in the note of the appointment. */
export const notizzeile = (art: Feldwort, text: string): string =>
  art === 'notiz' || text === '' ? text : `${VORNEWEG[art]}: ${text}`;

type Feldnotiz = {
  readonly art: Feldwort;
  readonly text: string;
  readonly gesehen_am: Date;
  readonly mitarbeiter_id: string;
};

/** What was written at the house: in the history as it is, and below the note of the appointment while there is room. */
export async function schreibeFeldnotiz(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  { art, text, gesehen_am, mitarbeiter_id }: Feldnotiz,
): Promise<void> {
  const zeile = notizzeile(art, text);
  const notiz = termin.notiz === '' ? zeile : `${termin.notiz}\n${zeile}`;
  if (notiz.length <= NOTIZ_MAX) await saveNotiz(tx, termin.id, notiz, ctx.now());
  await record(ctx, tx, {
    gegenstand: 'termin',
    id: termin.id,
    was: `feld:${art}`,
    nach: { grund: text, gesehenAm: gesehen_am.toISOString(), von: mitarbeiter_id },
  });
  await announce(tx, neuigkeit('termin', termin));
}

/** What was written with a result that was taken back goes from the note; the history keeps it. */
export async function loescheFeldnotiz(
  ctx: StaffCtx,
  tx: Tx,
  { id, notiz }: Pick<TerminstandRow, 'id' | 'notiz'>,
  text: string,
): Promise<void> {
  const zeilen = `\n${notiz}\n`;
  const von = text === '' ? -1 : zeilen.lastIndexOf(`\n${text}\n`);
  if (von < 0) return;
  await saveNotiz(tx, id, (zeilen.slice(0, von) + zeilen.slice(von + text.length + 1)).trim(), ctx.now());
}

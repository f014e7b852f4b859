import type { Widerspruch } from '@kehrtour/contract/feldmeldung';
import { darf } from '@kehrtour/domain/rolle';
import {
  type Feldausgang,
  type Feldklaerung,
  FELDAUSGAENGE,
  istFeldausgang,
  istFeldwort,
  STATUS_DES_AUSGANGS,
} from '@kehrtour/domain/termin/feldmeldung';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import {
  nimmFeldausgangZurueck,
  setzeFeldausgang,
  sperreTermin,
  type TerminstandRow,
} from '../termin/feldausgang.ts';
import { feldRefused } from './feld.grund.ts';
import { ersetzeAusgang, halteWorteFest, lasseUebrigesGelten } from './feldfakt.ts';
import {
  type FeldmeldungRow,
  findFeldmeldung,
  findGeltende,
  insertFeldklaerung,
  listUebrige,
  listWidersprueche,
} from './feldmeldung.store.ts';

/** More than that are shown once these are decided. */
const WIDERSPRUECHE_MAX = 100;

/** What phones told against what the office knew, and nobody has decided; the oldest first. */
export async function listeWidersprueche(ctx: StaffCtx): Promise<{ widersprueche: Widerspruch[] }> {
  if (!darf(ctx.actor.rolle, 'termin.ansehen')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction((tx) => listWidersprueche(tx, WIDERSPRUECHE_MAX));
  return {
    widersprueche: rows.map((row) => ({
      id: row.id,
      terminId: row.wirkt_auf ?? row.termin_id,
      anschrift: row.anschrift,
      lage: row.lage,
      name: row.name,
      fensterVon: row.termin_von.toISOString(),
      fensterBis: row.termin_bis.toISOString(),
      art: row.art,
      text: row.text,
      mitarbeiter: row.mitarbeiter,
      gesehenAm: row.gesehen_am.toISOString(),
      uhrFraglich: row.uhr_fraglich,
      ergebnis: row.ergebnis,
      grund: row.grund,
      status: row.status,
      davor: row.vorher,
      anderer: row.anderer,
      gilt: row.gilt,
    })),
  };
}

/**
 * One of both sides holds from now on; the other stays in the history.
 * @throws Refused 'veraltet' where somebody has decided · 'termin.vermerk-gebraucht' where a customer or a later visit rests on it
 */
export async function klaereWiderspruch(ctx: StaffCtx, id: string, wahl: Feldklaerung): Promise<void> {
  if (!darf(ctx.actor.rolle, 'termin.ansehen')) throw new Refused('nicht-erlaubt');
  await ctx.transaction(async (tx) => {
    const meldung = await findFeldmeldung(tx, id);
    if (!meldung || meldung.grund === null) throw new Refused('nicht-gefunden');
    const termin = await sperreTermin(tx, meldung.wirkt_auf ?? meldung.termin_id);
    if (!termin) throw new Refused('nicht-gefunden');
    const entschieden = { meldungId: id, wahl, mitarbeiterId: ctx.actor.id, am: ctx.now() };
    if ((await insertFeldklaerung(tx, entschieden)) === 0) throw feldRefused('schon-entschieden');
    if (wahl === 'handy') await lasseGelten(ctx, tx, termin, meldung);
    else await lasseVorigesGelten(ctx, tx, termin, meldung);
    await record(ctx, tx, {
      gegenstand: 'termin',
      id: termin.id,
      was: 'feld:geklaert',
      nach: { grund: wahl === 'handy' ? 'Es gilt die Meldung vom Handy.' : 'Es gilt, was vorher feststand.' },
    });
    await announce(tx, { art: 'rueckmeldung' });
  });
}

async function lasseGelten(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  meldung: FeldmeldungRow,
): Promise<void> {
  const { art } = meldung;
  if (meldung.gilt) return;
  if (art === 'ruecknahme') {
    if (!termin.vermerk) return;
    const frei = await nimmFeldausgangZurueck(ctx, tx, termin);
    return lasseUebrigesGelten(
      ctx,
      tx,
      frei,
      await listUebrige(tx, termin.id, meldung.bezug_id ?? meldung.id),
    );
  }
  if (istFeldwort(art)) return halteWorteFest(ctx, tx, termin, { ...meldung, art });
  if (!istFeldausgang(art) || termin.status === STATUS_DES_AUSGANGS[art]) return;
  await ersetzeAusgang(ctx, tx, termin, { ...meldung, art });
}

/** Only while the result is still the one that the phone told. */
async function lasseVorigesGelten(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  { id, gilt, art, gesehen_am, davor }: FeldmeldungRow,
): Promise<void> {
  if (!gilt || !istFeldausgang(art) || termin.vermerk?.gesehenAm !== gesehen_am.toISOString()) return;
  const frei = await nimmFeldausgangZurueck(ctx, tx, termin);
  const vorher = FELDAUSGAENGE.find((eine): eine is Feldausgang => STATUS_DES_AUSGANGS[eine] === davor);
  if (!vorher) return;
  // As it was seen then; what the office had entered itself nobody saw at the door.
  const damals = await findGeltende(tx, termin.id, vorher, id);
  if (damals) await ersetzeAusgang(ctx, tx, frei, { ...damals, art: vorher, text: '' });
  else await setzeFeldausgang(ctx, tx, frei, { art: vorher, umstand: {} });
}

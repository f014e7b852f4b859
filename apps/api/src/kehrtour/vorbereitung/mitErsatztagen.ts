import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { hatZusagen } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { feiertagAm } from '@kehrtour/domain/recht/werktag';
import { plusTage, spaeter, type Tag } from '@kehrtour/domain/tag';

import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import type { Schicht } from '../../planung/schicht/schichten.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { beurteileTage } from './zeigeTage.ts';

/** Days one looks ahead for others. */
const VORSCHAU_TAGE = 42;
/** Notices of the new days go out with the Änderung, and leave a whole day to be read. */
const VORLAUF_TAGE = 2;

type Lader = (probe: Partial<Vorgaben>) => Promise<Planungsgrundlage>;

/**
 * A round whose every day to come was closed drives on others, as many as it loses: the next on which its people work,
 * nothing is closed and the notice of § 3 KÜO is kept. They wait with the plan that is made of them. A round that still
 * drives on a day, or for which nobody finds one, stays as it is.
 */
export async function mitErsatztagen(
  ctx: TenantCtx,
  grundlage: Planungsgrundlage,
  lade: Lader,
): Promise<Planungsgrundlage> {
  const { kehrtour, vorgaben } = grundlage;
  const { datum } = vorgaben;
  const heute = ortszeitAus(ctx.now()).tag;
  const verlorene = datum.tage.filter((tag) => tag >= heute);
  if (!sindGeschlossen(verlorene, grundlage)) return grundlage;
  const ab = spaeter(plusTage(datum.tage.toSorted().at(-1) ?? heute, 1), plusTage(heute, VORLAUF_TAGE));
  const { tage } = await beurteileTage(ctx, kehrtour.id, ab, plusTage(ab, VORSCHAU_TAGE));
  const offene = tage
    .filter(({ wochenende, feiertag, fristReicht }) => !wochenende && feiertag === null && fristReicht)
    .map(({ tag }) => tag);
  const mitAllen = await lade({ datum: { ...datum, tage: [...datum.tage, ...offene] } });
  const neue = ersatztage(offene, mitAllen.schichten, {
    anzahl: verlorene.length,
    minuten: arbeitsminuten(grundlage, verlorene),
  });
  return neue.length === 0 ? grundlage : lade({ datum: { ...datum, tage: [...datum.tage, ...neue] } });
}

/** These days, which are all that is left of a round. */
const sindGeschlossen = (
  tage: readonly Tag[],
  { kehrtour, vorgaben, schichten, ruhetage }: Planungsgrundlage,
): boolean =>
  hatZusagen(kehrtour.status) &&
  tage.length > 0 &&
  !schichten.some(({ tag }) => tage.includes(tag)) &&
  !vorgaben.datum.feiertageErlaubt &&
  tage.every((tag) => feiertagAm(tag, ruhetage));

/** What the plan in force has people work on these days. */
const arbeitsminuten = ({ kehrtour: { plan } }: Planungsgrundlage, tage: readonly Tag[]): number =>
  (plan?.schichten ?? [])
    .filter(({ tag }) => tage.includes(tag))
    .reduce((summe, { arbeitSekunden }) => summe + arbeitSekunden, 0) / 60;

/** The next days that have room for their share of the work; where there are too few, also such with less. */
function ersatztage(
  tage: readonly Tag[],
  schichten: readonly Schicht[],
  { anzahl, minuten }: { readonly anzahl: number; readonly minuten: number },
): Tag[] {
  const frei = (tag: Tag): number =>
    schichten
      .filter((schicht) => schicht.tag === tag)
      .reduce((summe, { arbeitMinuten }) => summe + arbeitMinuten, 0);
  const moegliche = tage.filter((tag) => frei(tag) > 0);
  const [weite, enge] = [
    moegliche.filter((tag) => frei(tag) >= minuten / anzahl),
    moegliche.filter((tag) => frei(tag) < minuten / anzahl),
  ];
  return [...weite, ...enge].slice(0, anzahl).toSorted();
}

import type {
  betroffenVomSitz,
  betroffenVonFeiertagen,
  WirkungDesSitzes,
} from '@kehrtour/contract/betroffen';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Ortsangabe } from '@kehrtour/domain/recht/feiertagsort';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { darf } from '@kehrtour/domain/rolle';
import { plusJahre, type Tag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { ladeNachweiseUnter } from '../termin/nachweise.ts';
import { type ZugesagterTermin, zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { getSitz, type SitzRow } from '../unternehmen/auftritt.ts';
import { feiertageAmSitz, feiertageBei } from '../unternehmen/betriebskalender.ts';
import { listKehrtourenAn } from './betroffen.store.ts';

/** Nobody promises a visit further ahead. */
const JAHRE = 2;

/**
 * Whom another state or municipality of the company reaches. Holidays are those of the house where its postcode names a
 * state; only where it names none does the company's state count. Rounds go by the holidays of the seat.
 */
export async function betroffeneVomSitz(
  ctx: StaffCtx,
  neu: BodyOf<typeof betroffenVomSitz>,
): Promise<WirkungDesSitzes> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => vomKalender(ctx, tx, neu));
}

/** Whom another list of holidays of single years reaches. */
export async function betroffeneVonFeiertagen(
  ctx: StaffCtx,
  feiertage: BodyOf<typeof betroffenVonFeiertagen>,
): Promise<WirkungDesSitzes> {
  if (!darf(ctx.actor.rolle, 'einstellung.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const { einstellungen } = await getSitz(tx);
    return vomKalender(ctx, tx, { einstellungen: { ...einstellungen, feiertage } });
  });
}

/** Before and after a change of what holidays follow from. */
async function vomKalender(ctx: StaffCtx, tx: Tx, anders: Partial<SitzRow>): Promise<WirkungDesSitzes> {
  const alt = await getSitz(tx);
  const neu = { ...alt, ...anders };
  const neueFeiertage = feiertagsfrage(alt, neu, ortszeitAus(ctx.now()).tag);
  const termine = await zugesagteTermine(tx, { von: ctx.now() });
  const getroffen = termine.filter((termin) => neueFeiertage.des(termin) !== undefined);
  const kehrtouren =
    neueFeiertage.amSitz.length === 0 ? [] : await listKehrtourenAn(tx, tageDer(neueFeiertage.amSitz));
  const fristen = await fristwechsel(ctx, tx, alt, neu);
  const zuSpaet = termine.filter(({ zeile }) => fristen.zuSpaet.has(zeile.id));
  const fahrtage = new Set(kehrtouren.flatMap(({ tage }) => tage));
  return {
    termine: termine
      .filter((termin) => getroffen.includes(termin) || zuSpaet.includes(termin))
      .map(({ zeile }) => zeile),
    kehrtouren: kehrtouren.map(({ id, name }) => ({ id, name })),
    anFeiertagen: getroffen.length,
    feiertage: einmalJeTag([
      ...getroffen.flatMap((termin) => neueFeiertage.des(termin) ?? []),
      ...neueFeiertage.amSitz.filter(({ tag }) => fahrtage.has(tag)),
    ]),
    zuSpaet: zuSpaet.length,
    dochRechtzeitig: fristen.dochRechtzeitig,
  };
}

/** Which days are a holiday afterwards and none now; what only perhaps is one is not said. */
function feiertagsfrage(alt: SitzRow, neu: SitzRow, heute: Tag) {
  const bis = plusJahre(heute, JAHRE);
  const amSitz = hinzu(feiertageAmSitz(alt, heute, bis), feiertageAmSitz(neu, heute, bis));
  const jeOrt = new Map<string, Feiertag[]>();
  const beim = (haus: Ortsangabe): Feiertag[] => {
    const schluessel = `${haus.plz}|${haus.ort}`;
    const bekannt = jeOrt.get(schluessel);
    if (bekannt) return bekannt;
    const tage = hinzu(feiertageBei(haus, alt, heute, bis), feiertageBei(haus, neu, heute, bis));
    jeOrt.set(schluessel, tage);
    return tage;
  };
  return {
    amSitz,
    des: (termin: ZugesagterTermin): Feiertag | undefined => {
      const { tag } = ortszeitAus(termin.beginn);
      return [...beim(termin), ...amSitz].find((feiertag) => feiertag.tag === tag);
    },
  };
}

function hinzu(vorher: readonly Feiertag[], nachher: readonly Feiertag[]): Feiertag[] {
  const bekannt = new Set(tageDer(vorher.filter(({ ungewiss }) => !ungewiss)));
  return nachher.filter(({ tag, ungewiss }) => !ungewiss && !bekannt.has(tag));
}

const tageDer = (feiertage: readonly Feiertag[]): Tag[] => feiertage.map(({ tag }) => tag);

const einmalJeTag = (feiertage: readonly Feiertag[]): { tag: Tag; name: string }[] =>
  [...new Map(feiertage.map(({ tag, name }) => [tag, { tag, name }])).values()].toSorted((a, b) =>
    a.tag < b.tag ? -1 : 1,
  );

/** Notices that would pass or fail § 3 KÜO otherwise than today. */
async function fristwechsel(
  ctx: StaffCtx,
  tx: Tx,
  alt: SitzRow,
  neu: SitzRow,
): Promise<{ zuSpaet: ReadonlySet<string>; dochRechtzeitig: number }> {
  if (alt.bundesland === neu.bundesland && alt.einstellungen === neu.einstellungen)
    return { zuSpaet: new Set(), dochRechtzeitig: 0 };
  const { jetzt, danach } = await ladeNachweiseUnter(ctx, tx, { kommendAb: ctx.now() }, neu);
  const anders = danach.filter(
    ({ frist }, index) => frist !== null && frist.reicht !== jetzt[index]?.frist?.reicht,
  );
  return {
    zuSpaet: new Set(anders.filter(({ frist }) => frist?.reicht === false).map(({ terminId }) => terminId)),
    dochRechtzeitig: anders.filter(({ frist }) => frist?.reicht === true).length,
  };
}

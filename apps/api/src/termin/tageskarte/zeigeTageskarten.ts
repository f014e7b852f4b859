import type { QueryOf } from '@kehrtour/contract/endpoint';
import type { Tageskarten, tageskartenHolen } from '@kehrtour/contract/tageskarte';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';

import { kartengrundlage } from '../../ort/kartengrundlage.ts';
import type { Tageshalt } from '../../ort/lageplan/tageskarteAus.ts';
import { tageskartenFuer } from '../../ort/tageskartenFuer.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { terminsichtFuer } from '../terminsicht.ts';
import { listTagestermine, type TagesterminRow } from './tageskarte.store.ts';

/** How often somebody may have sheets drawn: each is up to some seconds of work. */
const TAGESKARTEN = { anzahl: 20, proSekunden: 60 };
/** As many people as drive on one day; what comes after them has lists without maps. */
const KARTEN_MAX = 12;
/** More discs than this are no sheet that anybody reads. */
const HALTE_MAX = 80;

/** The day of each person as a picture; geselle and azubi see their own. */
export async function zeigeTageskarten(
  ctx: StaffCtx,
  { tag, mitarbeiterId: nurVon }: QueryOf<typeof tageskartenHolen>,
): Promise<Tageskarten> {
  const grundlage = await kartengrundlage(ctx);
  if (grundlage === null) return { karten: [], quelle: null };
  await countOrRefuse(ctx, `tageskarten/${ctx.actor.id}`, TAGESKARTEN);
  const zeitraum = { von: mitternacht(tag), bis: mitternacht(plusTage(tag, 1)) };
  const rows = await ctx.transaction((tx) => listTagestermine(tx, zeitraum, terminsichtFuer(ctx, nurVon)));
  const jePerson = [...Map.groupBy(rows, ({ mitarbeiter_id }) => mitarbeiter_id)].slice(0, KARTEN_MAX);
  const halte = jePerson.map(([, eigene]) => halteAus(eigene).slice(0, HALTE_MAX));
  const bilder = await tageskartenFuer(ctx, halte);
  const karten = jePerson.flatMap(([mitarbeiterId, eigene], i) => {
    const gezeichnet = bilder[i] ?? null;
    if (gezeichnet === null) return [];
    const nummern = eigene.map(({ id }, stelle) => ({ terminId: id, nummer: stelle + 1 }));
    return [{ mitarbeiterId, ...gezeichnet, nummern, ohneOrt: eigene.length - (halte[i]?.length ?? 0) }];
  });
  return { karten, quelle: { herkunft: grundlage.herkunft, stand: grundlage.stand } };
}

const halteAus = (rows: readonly TagesterminRow[]): Tageshalt[] =>
  rows.flatMap(({ lat, lon }, i) =>
    lat === null || lon === null ? [] : [{ nummer: i + 1, ort: { lat, lon } }],
  );

const mitternacht = (tag: string): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });

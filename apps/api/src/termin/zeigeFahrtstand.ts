import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { fahrtstandHolen } from '@kehrtour/contract/fahrtstand';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage } from '@kehrtour/domain/tag';
import {
  type Ankunftsspanne,
  erwarteteAnkunft,
  etwaDort,
  gefaehrdete,
  istFrischAngesagt,
  STILLE_MINUTEN,
  stilleMinuten,
  type Tageshalt,
  verzugMinuten,
} from '@kehrtour/domain/termin/tagesverzug';

import type { Ctx, StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listFahrtstand, type FahrtstandRow } from './fahrtstand.store.ts';

export type Tagesbesuch = Tageshalt & { readonly row: FahrtstandRow };

/** Whose day has gone silent while told windows are in danger of which nobody has heard; the office asks there. */
export async function zeigeFahrtstand(ctx: StaffCtx): Promise<AnswerOf<typeof fahrtstandHolen>> {
  if (!darf(ctx.actor.rolle, 'termin.ansehen')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction((tx) => listFahrtstand(tx, heute(ctx), null));
  const jeMensch = Map.groupBy(rows.map(besuchAus), ({ row }) => row.mitarbeiter_id);
  const leute = [...jeMensch.values()].flatMap((besuche) => {
    const still = stilleMinuten(besuche, ctx.now(), besuche[0]?.row.gehoert_am ?? null);
    const verzug = verzugMinuten(besuche, ctx.now());
    const gefahr = gefaehrdete(besuche, verzug).filter(
      ({ row }) => !istFrischAngesagt(row.angesagt_am, ctx.now()),
    );
    const [erster] = besuche;
    if (!erster || still === null || still < STILLE_MINUTEN || gefahr.length === 0) return [];
    const { mitarbeiter_id, mitarbeiter, mobil } = erster.row;
    return [
      {
        mitarbeiterId: mitarbeiter_id,
        name: mitarbeiter,
        telefon: mobil,
        stilleMinuten: still,
        verzugMinuten: verzug,
        gefaehrdet: gefahr.map(({ beginn, fensterVon, fensterBis, row }) => ({
          terminId: row.id,
          anschrift: row.anschrift,
          fensterVon: fensterVon.toISOString(),
          fensterBis: fensterBis.toISOString(),
          etwa: etwaDort({ beginn }, verzug, ctx.now()).toISOString(),
        })),
      },
    ];
  });
  return { leute: leute.toSorted((a, b) => b.gefaehrdet.length - a.gefaehrdet.length) };
}

/** The visits of one person today, with what is known of them. */
export const ladeTagVon = async (
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  mitarbeiterId: string,
): Promise<Tagesbesuch[]> => (await listFahrtstand(tx, heute(ctx), mitarbeiterId)).map(besuchAus);

/** For the customer's page: when somebody is likely there; null while nobody knows better than the told window. */
export async function ladeErwarteteAnkunft(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { id, mitarbeiter_id, fenster_von }: { id: string; mitarbeiter_id: string | null; fenster_von: Date },
): Promise<Ankunftsspanne | null> {
  const tag = heute(ctx);
  if (mitarbeiter_id === null || fenster_von < tag.von || fenster_von >= tag.bis) return null;
  const besuche = (await listFahrtstand(tx, tag, mitarbeiter_id)).map(besuchAus);
  return erwarteteAnkunft(besuche, id, ctx.now());
}

function heute(ctx: Pick<Ctx, 'now'>): { von: Date; bis: Date } {
  const { tag } = ortszeitAus(ctx.now());
  return {
    von: zeitpunktAus({ tag, uhrzeit: '00:00' }),
    bis: zeitpunktAus({ tag: plusTage(tag, 1), uhrzeit: '00:00' }),
  };
}

const besuchAus = (row: FahrtstandRow): Tagesbesuch => ({
  id: row.id,
  haus: row.haus,
  beginn: row.beginn,
  ende: row.ende,
  fensterVon: row.fenster_von,
  fensterBis: row.fenster_bis,
  gesehenAm: row.gesehen_am,
  row,
});

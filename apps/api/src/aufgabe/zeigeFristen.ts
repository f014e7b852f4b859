import type { fristenHolen, Fristhaus } from '@kehrtour/contract/aufgabe';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { AMPELSCHWELLEN } from '@kehrtour/domain/taetigkeit/aufgabe';
import { fristgruppe, FRISTGRUPPEN } from '@kehrtour/domain/taetigkeit/fristgruppe';
import { plusTage } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { type FristRow, listFristen } from './fristen.store.ts';

/** What closes soon, by how soon; a house stands once, where its most pressing work puts it. */
export async function zeigeFristen(ctx: StaffCtx): Promise<AnswerOf<typeof fristenHolen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const heute = ortszeitAus(ctx.now()).tag;
  const rows = await ctx.transaction((tx) =>
    listFristen(tx, { heute, bis: plusTage(heute, AMPELSCHWELLEN.gelbTage) }),
  );
  const jeHaus = [...Map.groupBy(rows, ({ liegenschaft_id }) => liegenschaft_id).values()].flatMap(
    (eigene) => {
      const gruppen = eigene.flatMap(({ frist_von, frist_bis, schau, letzte_schau }) => {
        const fall = { fristVon: frist_von, fristBis: frist_bis, schau, letzteSchau: letzte_schau };
        return fristgruppe(fall, heute) ?? [];
      });
      const gruppe = FRISTGRUPPEN.find((eine) => gruppen.includes(eine));
      return gruppe === undefined ? [] : [{ gruppe, haus: hausAus(eigene) }];
    },
  );
  return {
    gruppen: FRISTGRUPPEN.map((gruppe) => ({
      gruppe,
      haeuser: jeHaus.flatMap((eines) => (eines.gruppe === gruppe ? [eines.haus] : [])),
    })),
  };
}

function hausAus(rows: readonly FristRow[]): Fristhaus {
  const [erste] = rows;
  if (!erste) throw new Error('a house without work');
  const inKehrtour = rows.find(({ kehrtour_id }) => kehrtour_id !== null);
  return {
    liegenschaftId: erste.liegenschaft_id,
    anschrift: `${erste.strasse} ${erste.hausnr}`.trim(),
    ortszeile: `${erste.plz} ${erste.ort}`,
    arbeiten: [...new Set(rows.map(({ bezeichnung }) => bezeichnung))],
    fristBis: erste.frist_bis,
    minuten: rows.reduce((summe, { dauer_minuten }) => summe + dauer_minuten, 0),
    kehrtour: inKehrtour?.kehrtour_id
      ? { id: inKehrtour.kehrtour_id, name: inKehrtour.kehrtour, entwurf: inKehrtour.entwurf }
      : null,
    gebucht: rows.some(({ gebucht }) => gebucht),
  };
}

import type { antwortbrettHolen, Antwortzeile } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { antwortstand, naechsterSchritt } from '@kehrtour/domain/antwortstand';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refused.ts';
import { listeTermineMitIds } from '../../termin/listeTermine.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';
import { massgeblich } from '../massgeblich.ts';
import { type BrettRow, listBrett } from './antwortbrett.store.ts';

/** Where every announced household stands and what the office does next; of one round or of all. */
export async function zeigeAntwortbrett(
  ctx: StaffCtx,
  { kehrtourId }: QueryOf<typeof antwortbrettHolen>,
): Promise<AnswerOf<typeof antwortbrettHolen>> {
  if (!darf(ctx.actor.rolle, 'termin.ansehen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const alle = await listBrett(tx, ctx.now());
    const rows = kehrtourId === undefined ? alle : alle.filter((row) => row.kehrtour_id === kehrtourId);
    const terminIds = rows.map(({ id }) => id);
    const termine = new Map((await listeTermineMitIds(tx, terminIds)).map((eine) => [eine.id, eine]));
    // The oldest first: of one household the last that is not a mere notice to the Hausverwaltung stays.
    const nachweise = new Map(
      (await ladeNachweise(ctx, tx, { terminIds })).flatMap((eine) =>
        eine.art === 'mitteilung' ? [] : [[eine.terminId, eine] as const],
      ),
    );
    const heute = ortszeitAus(ctx.now()).tag;
    return {
      zeilen: rows.flatMap((row) => zeileAus(row, termine.get(row.id), nachweise.get(row.id), heute)),
      kehrtouren: [...Map.groupBy(alle, ({ kehrtour_id }) => kehrtour_id)].map(([id, eigene]) => ({
        id,
        name: eigene[0]?.kehrtour ?? '',
        anzahl: eigene.length,
      })),
    };
  });
}

function zeileAus(
  row: BrettRow,
  termin: TerminKurz | undefined,
  nachweis: Nachweis | undefined,
  heute: Tag,
): Antwortzeile[] {
  const gilt = massgeblich(row.antworten);
  const frage = row.antworten.findLast(({ art, erledigt }) => art === 'frage' && !erledigt);
  const stand = antwortstand({
    status: row.status,
    antwort: gilt?.art ?? null,
    frageOffen: frage !== undefined,
    zustellung: nachweis ? { stand: nachweis.stand, kanal: nachweis.kanal } : null,
  });
  if (stand === undefined || termin === undefined) return [];
  const rueckruf = row.antworten.findLast(({ telefon }) => telefon !== '')?.telefon;
  const telefon = rueckruf ?? row.telefon;
  const antwortBis = row.antwort_bis && ortszeitAus(row.antwort_bis).tag;
  return [
    {
      termin,
      version: row.version,
      stand,
      schritt: naechsterSchritt({
        stand,
        status: row.status,
        kanal: nachweis?.kanal ?? null,
        heute,
        besuchAm: ortszeitAus(row.fenster_von).tag,
        antwortBis,
        telefon: telefon !== '',
        mail: row.mail,
        anruf: row.anruf?.ergebnis ?? null,
      }),
      worte: (stand === 'frage' ? frage : gilt)?.text ?? '',
      frageId: frage?.id ?? null,
      telefon,
      mail: row.mail,
      antwortBis,
      anruf: row.anruf && { ...row.anruf, am: new Date(row.anruf.am).toISOString() },
    },
  ];
}

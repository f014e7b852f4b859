import type { TeilbarerTermin, Terminarbeit } from '@kehrtour/domain/kehrtour/terminteilung';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeTerminarbeit, type TerminarbeitRow } from '../../termin/terminarbeit.ts';
import { findTeilbar, type TeilbarRow } from './teilung.store.ts';

export type Arbeit = Terminarbeit &
  Pick<TerminarbeitRow, 'bezeichnung' | 'wohnung' | 'kundentext'> & {
    readonly fristVon: Tag | null;
    readonly fristBis: Tag;
  };

/** An appointment as the rules of splitting see it, with the row that is written. */
export type Teilbar = TeilbarerTermin<Arbeit> & {
  readonly row: TeilbarRow;
  /** Also what belongs to the whole house while other flats are still to come. */
  readonly gezeigt: readonly Arbeit[];
};

/** @throws Refused 'nicht-gefunden' */
export async function ladeTeilbar(tx: Tx, id: string): Promise<Teilbar> {
  const gefunden = await findTeilbar(tx, id);
  if (!gefunden) throw new Refused('nicht-gefunden');
  const { gezeigt, eigen } = await ladeTerminarbeit(tx, gefunden);
  // After its work: whoever splits it between the two has raised the version, and the work is not taken for that of the older one.
  const row = (await findTeilbar(tx, id)) ?? gefunden;
  return {
    row,
    id: row.id,
    liegenschaftId: row.liegenschaft_id,
    nutzungseinheitId: row.nutzungseinheit_id,
    status: row.status,
    beginn: row.beginn,
    kehrtourId: row.kehrtour_id,
    haltId: row.halt_id,
    kehrtourStatus: row.kehrtour_status,
    arbeiten: eigen.map(arbeitAus),
    gezeigt: gezeigt.map(arbeitAus),
  };
}

const arbeitAus = (row: TerminarbeitRow): Arbeit => ({
  id: row.id,
  taetigkeitId: row.taetigkeit_id,
  nutzungseinheitId: row.nutzungseinheit_id,
  dauerMinuten: row.dauer_minuten,
  bezeichnung: row.bezeichnung,
  wohnung: row.wohnung,
  kundentext: row.kundentext,
  fristVon: row.frist_von,
  fristBis: row.frist_bis,
});

export const minutenDer = (arbeiten: readonly Pick<Arbeit, 'dauerMinuten'>[]): number =>
  arbeiten.reduce((summe, { dauerMinuten }) => summe + dauerMinuten, 0);

/** What customers call it, each once. */
export const worteDer = (arbeiten: readonly Pick<Arbeit, 'kundentext'>[]): string[] => [
  ...new Set(arbeiten.map(({ kundentext }) => kundentext)),
];

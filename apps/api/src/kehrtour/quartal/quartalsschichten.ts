import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { differenzTage, tageVonBis, type Tag } from '@kehrtour/domain/tag';
import type { Uhrzeit } from '@kehrtour/domain/uhrzeit';
import { feiertagAm, type Feiertag } from '@kehrtour/domain/werktag';

import type { BetriebRow, FahrerRow } from '../planung.store.ts';
import { type Schicht, schichtenAus } from '../schichten.ts';
import { mitStandard } from '../standardVorgaben.ts';
import type { BelegtRow, OffeneTourRow } from './quartal.store.ts';

/** A person's day of the span with what is left of it. */
export type Quartalstag = {
  readonly schicht: Schicht;
  readonly freiMinuten: number;
  readonly belegtMinuten: number;
};

export type Schichtgrundlage = {
  readonly von: Tag;
  readonly bis: Tag;
  readonly betrieb: BetriebRow;
  readonly fahrer: readonly FahrerRow[];
  readonly feiertage: readonly Feiertag[];
  readonly belegungen: readonly BelegtRow[];
  readonly touren: readonly OffeneTourRow[];
};

/** Days on which somebody can drive: working hours, no holiday, not away, not taken by another Kehrtour. */
export function quartalstage(grundlage: Schichtgrundlage): Quartalstag[] {
  const { von, bis, betrieb, fahrer, feiertage } = grundlage;
  const tage = tageVonBis(von, bis).filter((tag) => feiertagAm(tag, feiertage) === undefined);
  const vorgaben = mitStandard(
    { datum: { tage, feiertageErlaubt: false }, mitarbeiter: { ids: fahrer.map(({ id }) => id) } },
    betrieb.einstellungen,
  );
  const verplant = verplanteMinuten(grundlage.touren);
  return schichtenAus(vorgaben, fahrer, betrieb).flatMap((schicht) => {
    const belegungen = grundlage.belegungen.filter(
      ({ mitarbeiter_id }) => mitarbeiter_id === schicht.fahrer.id,
    );
    if (belegungen.some((row) => row.abwesend && minutenDavon(row, schicht) > 0)) return [];
    const belegt =
      belegungen.reduce((summe, row) => summe + minutenDavon(row, schicht), 0) +
      (verplant.get(schicht.id) ?? 0);
    const frei = Math.max(0, schicht.arbeitMinuten - belegt);
    return [{ schicht, freiMinuten: frei, belegtMinuten: Math.min(belegt, schicht.arbeitMinuten) }];
  });
}

/** How many of a person's days in the span are absences. */
export function abwesendeTage({ belegungen, von, bis }: Schichtgrundlage, mitarbeiterId: string): number {
  const tage = belegungen
    .filter((row) => row.abwesend && row.mitarbeiter_id === mitarbeiterId)
    .flatMap((row) => {
      const erster = ortszeitAus(row.von).tag;
      const letzter = ortszeitAus(new Date(row.bis.getTime() - 1)).tag;
      return tageVonBis(erster > von ? erster : von, letzter < bis ? letzter : bis);
    });
  return new Set(tage).size;
}

/** A draft without a plan takes the whole day of its people; a plan takes what it has planned. */
function verplanteMinuten(touren: readonly OffeneTourRow[]): Map<string, number> {
  const minuten = new Map<string, number>();
  const nimm = (mitarbeiterId: string, tag: Tag, mehr: number): void => {
    const id = `${mitarbeiterId}/${tag}`;
    minuten.set(id, (minuten.get(id) ?? 0) + mehr);
  };
  for (const { tage, mitarbeiterIds, schichten } of touren) {
    for (const schicht of schichten ?? [])
      nimm(schicht.mitarbeiterId, schicht.tag, Math.ceil(schicht.arbeitSekunden / 60));
    if (schichten === null)
      for (const tag of tage) for (const id of mitarbeiterIds) nimm(id, tag, Number.MAX_SAFE_INTEGER / 2);
  }
  return minuten;
}

function minutenDavon({ von, bis }: Pick<BelegtRow, 'von' | 'bis'>, schicht: Schicht): number {
  const at = (uhrzeit: Uhrzeit): number => zeitpunktAus({ tag: schicht.tag, uhrzeit }).getTime();
  const beginn = Math.max(at(schicht.beginn), von.getTime());
  return Math.max(0, Math.ceil((Math.min(at(schicht.ende), bis.getTime()) - beginn) / 60_000));
}

export const darfFeuerstaettenschau = ({ qualifikation }: Pick<FahrerRow, 'qualifikation'>): boolean =>
  qualifikation === 'bbsf' || qualifikation === 'vertreter11b';

/** Days on the planner's axis: counted from the first of the span. */
export const tagZahl = (von: Tag, tag: Tag): number => differenzTage(von, tag);

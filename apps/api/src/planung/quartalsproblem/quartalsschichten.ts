import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { feiertagAm, type Feiertag } from '@kehrtour/domain/recht/werktag';
import { tageVonBis, type Tag, wochentag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, type Uhrzeit } from '@kehrtour/domain/uhrzeit';

import { abzueglichAbwesenheit, istAbwesend } from '../schicht/abwesenheit.ts';
import { type Schicht, schichtenAus } from '../schicht/schichten.ts';
import type { BetriebMitMitteRow, FahrerRow } from '../stand/planung.store.ts';
import { mitStandard } from '../stand/standardVorgaben.ts';
import type { BelegtRow, OffeneKehrtourRow } from './quartal.store.ts';

/** A person's day of the span with what is left of it. */
export type Quartalstag = {
  readonly schicht: Schicht;
  readonly freiMinuten: number;
  readonly belegtMinuten: number;
};

export type Schichtgrundlage = {
  readonly von: Tag;
  readonly bis: Tag;
  readonly betrieb: BetriebMitMitteRow;
  readonly fahrer: readonly FahrerRow[];
  /** Holidays, and days on which the company is closed. */
  readonly feiertage: readonly Feiertag[];
  readonly belegungen: readonly BelegtRow[];
  readonly kehrtouren: readonly OffeneKehrtourRow[];
};

/** Days on which somebody can drive: working hours, no holiday, not away, not taken by another Kehrtour. */
export function quartalstage(grundlage: Schichtgrundlage): Quartalstag[] {
  const { von, bis, betrieb, fahrer, feiertage } = grundlage;
  const tage = tageVonBis(von, bis).filter((tag) => feiertagAm(tag, feiertage) === undefined);
  const vorgaben = mitStandard(
    { datum: { tage, feiertageErlaubt: false }, mitarbeiter: { ids: fahrer.map(({ id }) => id) } },
    betrieb.einstellungen,
  );
  const verplant = verplanteMinuten(grundlage.kehrtouren);
  const abwesend = grundlage.belegungen.filter((row) => row.abwesend);
  return schichtenAus(vorgaben, fahrer, betrieb).flatMap((ganze) => {
    const schicht = abzueglichAbwesenheit(ganze, abwesend);
    if (schicht === undefined) return [];
    const belegt = belegteMinuten(schicht, grundlage.belegungen) + (verplant.get(schicht.id) ?? 0);
    const freiMinuten = Math.max(0, schicht.arbeitMinuten - belegt);
    return [{ schicht, freiMinuten, belegtMinuten: schicht.arbeitMinuten - freiMinuten }];
  });
}

/** Gaps of the day and everything that stands in it already. */
function belegteMinuten(schicht: Schicht, belegungen: readonly BelegtRow[]): number {
  const luecken = schicht.abwesend.map(
    ({ von, bis }) => minutenSeitMitternacht(bis) - minutenSeitMitternacht(von),
  );
  const termine = belegungen
    .filter((row) => !row.abwesend && row.mitarbeiter_id === schicht.fahrer.id)
    .map((row) => minutenDavon(row, schicht));
  return [...luecken, ...termine].reduce((summe, minuten) => summe + minuten, 0);
}

/** How many days of the span a person is away for at least half of them. */
export function abwesendeTage({ belegungen, von, bis }: Schichtgrundlage, person: FahrerRow): number {
  const abwesend = belegungen.filter((row) => row.abwesend);
  return tageVonBis(von, bis).filter(
    (tag) =>
      person.arbeitszeit.some((eintrag) => eintrag.wochentag === wochentag(tag)) &&
      istAbwesend(person, tag, abwesend),
  ).length;
}

/** A draft without a plan takes the whole day of its people; a plan takes what it has planned. */
function verplanteMinuten(kehrtouren: readonly OffeneKehrtourRow[]): Map<string, number> {
  const minuten = new Map<string, number>();
  const zaehle = (mitarbeiterId: string, tag: Tag, mehr: number): void => {
    const id = schichtId({ mitarbeiterId, tag });
    minuten.set(id, (minuten.get(id) ?? 0) + mehr);
  };
  for (const { tage, mitarbeiterIds, schichten } of kehrtouren) {
    for (const schicht of schichten ?? [])
      zaehle(schicht.mitarbeiterId, schicht.tag, Math.ceil(schicht.arbeitSekunden / 60));
    if (schichten === null)
      for (const tag of tage) for (const id of mitarbeiterIds) zaehle(id, tag, Number.MAX_SAFE_INTEGER / 2);
  }
  return minuten;
}

function minutenDavon({ von, bis }: Pick<BelegtRow, 'von' | 'bis'>, schicht: Schicht): number {
  const at = (uhrzeit: Uhrzeit): number => zeitpunktAus({ tag: schicht.tag, uhrzeit }).getTime();
  const beginn = Math.max(at(schicht.beginn), von.getTime());
  return Math.max(0, Math.ceil((Math.min(at(schicht.ende), bis.getTime()) - beginn) / 60_000));
}

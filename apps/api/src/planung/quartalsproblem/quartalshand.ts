import { entscheidJeBesuch, type Handentscheid } from '@kehrtour/domain/planung/quartalshand';
import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import { feiertagAm } from '@kehrtour/domain/recht/werktag';
import type { Tag } from '@kehrtour/domain/tag';

import { istAbwesend } from '../schicht/abwesenheit.ts';
import type { Hausbesuch, Quartalsgrundlage } from './ladeQuartal.ts';
import type { QuartalRow } from './quartal.store.ts';
import type { NichtGehalten, Quartalsinhalt, Quartalsteil } from './quartalsinhalt.ts';

/** A decision of the kept proposal, with what is needed to say what it was. */
export type Quartalsentscheid = Handentscheid & {
  readonly strasse: string;
  readonly ort: string;
  readonly hausnummern: readonly string[];
  /** Null: left without a day. */
  readonly schichtId: string | null;
};

/** What a person decided in the kept proposal. Where Kehrtouren came of it, its decisions are carried out. */
export function entscheideAus(
  row: Pick<QuartalRow, 'inhalt' | 'kehrtouren'> | undefined,
): Quartalsentscheid[] {
  if (row === undefined || row.kehrtouren !== null) return [];
  const { teile, schichten } = row.inhalt;
  const schichtVon = new Map(
    schichten.flatMap(({ id, teilIds }) => teilIds.map((teil) => [teil, id] as const)),
  );
  return teile
    .filter(({ vonHand }) => vonHand === true)
    .map(({ id, strasse, ort, besuche }) => {
      const schichtId = schichtVon.get(id) ?? null;
      return {
        id,
        strasse,
        ort,
        besuche,
        hausnummern: besuche.map(({ hausnr }) => hausnr),
        schichtId,
        tag: schichtId === null ? null : ausSchichtId(schichtId).tag,
      };
    });
}

/** The decision each visit belongs to, if there is one. */
export function entscheidVon(
  besuche: readonly Hausbesuch[],
  entscheide: readonly Quartalsentscheid[],
): (eintrag: Hausbesuch) => string | undefined {
  const schluessel = new Map(
    besuche.map((eintrag) => [eintrag, { ...eintrag.besuch, id: eintrag.haus.id }] as const),
  );
  const gefunden = entscheidJeBesuch([...schluessel.values()], entscheide);
  return (eintrag) => {
    const besuch = schluessel.get(eintrag);
    return besuch === undefined ? undefined : gefunden.get(besuch)?.id;
  };
}

/** Parts that are decided: on which shift, or (null) that they have no day; and what could not be kept. */
export type Handfolge = {
  readonly inhalt: Quartalsinhalt;
  readonly gehalten: ReadonlyMap<string, string | null>;
};

/** Holds what a person decided, as far as the days and people of the new proposal allow it. */
export function halteFest(
  leer: Quartalsinhalt,
  entscheide: readonly Quartalsentscheid[],
  grundlage: Quartalsgrundlage,
): Handfolge {
  const gehalten = new Map<string, string | null>();
  const nichtGehalten: NichtGehalten[] = [];
  for (const entscheid of entscheide) {
    const teile = leer.teile.filter((teil) => teil.entscheid === entscheid.id);
    const schicht = leer.schichten.find(({ id }) => id === entscheid.schichtId);
    if (teile.length === 0) nichtGehalten.push(verlust(entscheid, { code: 'entfallen' }, teile));
    else if (entscheid.schichtId === null) for (const { id } of teile) gehalten.set(id, null);
    else if (schicht === undefined)
      nichtGehalten.push(verlust(entscheid, warumKeinTag(entscheid.schichtId, grundlage), teile));
    else {
      const zuViel = teile.filter((teil) => teil.feuerstaettenschau && !schicht.darfFeuerstaettenschau);
      if (zuViel.length > 0) nichtGehalten.push(verlust(entscheid, { code: 'qualifikation' }, zuViel));
      for (const teil of teile) if (!zuViel.includes(teil)) gehalten.set(teil.id, schicht.id);
    }
  }
  const teile = leer.teile.map(({ entscheid: _entscheid, ...teil }) => ({
    ...teil,
    vonHand: gehalten.has(teil.id),
  }));
  return { gehalten, inhalt: { ...leer, teile, nichtGehalten } };
}

function verlust(
  { strasse, ort, hausnummern, schichtId }: Quartalsentscheid,
  grund: NichtGehalten['grund'],
  teile: readonly Quartalsteil[],
): NichtGehalten {
  return {
    strasse,
    ort,
    hausnummern:
      teile.length === 0 ? hausnummern : teile.flatMap(({ besuche }) => besuche.map(({ hausnr }) => hausnr)),
    schichtId,
    grund,
    teilIds: teile.map(({ id }) => id),
  };
}

/** Why a person's day that was decided on is not among the days of the proposal. */
function warumKeinTag(schichtId: string, grundlage: Quartalsgrundlage): NichtGehalten['grund'] {
  const { auswahl, fahrer, feiertage, belegungen, alleTage } = grundlage;
  const { mitarbeiterId, tag } = ausSchichtId(schichtId);
  if (!imZeitraum(tag, auswahl)) return { code: 'zeitraum' };
  const person = fahrer.find(({ id }) => id === mitarbeiterId);
  const gewaehlt = auswahl.mitarbeiterIds.length === 0 || auswahl.mitarbeiterIds.includes(mitarbeiterId);
  if (person === undefined || !gewaehlt) return { code: 'person' };
  const frei = feiertagAm(tag, feiertage);
  if (frei !== undefined) return { code: 'feiertag', name: frei.name };
  if (alleTage.some(({ schicht }) => schicht.id === schichtId)) return { code: 'belegt' };
  const abwesend = belegungen.filter((row) => row.abwesend);
  return { code: istAbwesend(person, tag, abwesend) ? 'abwesend' : 'arbeitszeit' };
}

const imZeitraum = (tag: Tag, { von, bis }: Quartalsgrundlage['auswahl']): boolean =>
  tag >= von && tag <= bis;

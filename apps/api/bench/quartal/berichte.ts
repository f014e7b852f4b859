import type { Quartalsauswahl } from '@kehrtour/contract/quartal';

import { zuSpaet } from '../../src/planung/quartalsproblem/quartal.problem.ts';
import type { Quartalsinhalt } from '../../src/planung/quartalsproblem/quartalsinhalt.ts';
import type { Wege } from './hauswege.ts';
import type { nachDatum } from './tageswerke.ts';

/** The proposal in one line. */
export function berichte(name: string, inhalt: Quartalsinhalt, { von }: Quartalsauswahl, wege: Wege): void {
  const tagVon = new Map(
    inhalt.schichten.flatMap(({ tag, teilIds }) => teilIds.map((id) => [id, tag] as const)),
  );
  const schichtVon = new Map(
    inhalt.schichten.flatMap(({ id, teilIds }) => teilIds.map((teil) => [teil, id] as const)),
  );
  const runden = Map.groupBy(inhalt.teile, ({ runde }) => runde);
  const passt = [...runden.values()].filter(
    (teile) =>
      teile.reduce((sum, { sekunden }) => sum + sekunden, 0) <= (inhalt.schichten[0]?.platzSekunden ?? 0),
  );
  const einTag = passt.filter((teile) => new Set(teile.map(({ id }) => schichtVon.get(id))).size === 1);
  const geschaetzt = Math.round(
    inhalt.schichten.reduce((sum, { fahrtSekunden }) => sum + fahrtSekunden, 0) / 60,
  );
  const letzter = [...tagVon.values()].toSorted().at(-1);
  console.log(
    `${name} ${wege.fahrtMinuten} min on the way in ${wege.tage} person-days (between streets estimated ${geschaetzt} min), ${zuSpaet(inhalt, von)} visits late, ${inhalt.offen.length} parts without a day, ends ${letzter}; of ${passt.length} streets that fit into a day ${einTag.length} are done by one person on one day (${Math.round((100 * einTag.length) / passt.length)} %)`,
  );
}

/** The same of the fill by date. */
export function berichteNaiv(
  name: string,
  { werke, offen }: ReturnType<typeof nachDatum>,
  { von }: Quartalsauswahl,
  wege: Wege,
): void {
  const spaet = werke.flatMap(({ schicht, besuche }) =>
    besuche.filter(({ besuch }) => besuch.frist >= von && besuch.frist < schicht.tag),
  ).length;
  const strassen = new Map<string, Set<string>>();
  for (const { schicht, besuche } of werke)
    for (const { haus, besuch } of besuche) {
      const key = `${haus.ort}|${haus.strasse}|${besuch.frist}`;
      strassen.set(key, (strassen.get(key) ?? new Set()).add(schicht.id));
    }
  const ganz = [...strassen.values()].filter(({ size }) => size === 1).length;
  const letzter = werke.findLast(({ besuche }) => besuche.length > 0)?.schicht.tag;
  console.log(
    `${name} ${wege.fahrtMinuten} min on the way in ${wege.tage} person-days, ${spaet} visits late, ${offen} visits without a day, ends ${letzter}; of ${strassen.size} streets ${ganz} on one day (${Math.round((100 * ganz) / strassen.size)} %)`,
  );
}

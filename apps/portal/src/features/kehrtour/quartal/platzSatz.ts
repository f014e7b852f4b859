import type { Quartalsteil } from '@kehrtour/contract/quartal';
import { formatDauer } from '@kehrtour/domain/format';
import { darfHin } from '@kehrtour/domain/planung/quartalswoche';

import type { Schichtblick } from './quartalsplan.ts';

/** Whether a day of a person has room for these parts, or may have them at all. */
export function platzSatz(schicht: Schichtblick, teile: readonly Quartalsteil[]): string {
  const zuViel = teile.find((teil) => !darfHin(teil, schicht));
  if (zuViel !== undefined)
    return zuViel.schau ? 'darf keine Feuerstättenschau' : 'darf keine hoheitliche Arbeit';
  const frei =
    schicht.platzMinuten - schicht.arbeitMinuten - schicht.fahrtMinuten - eigeneMinuten(schicht, teile);
  return frei >= 0 ? `danach noch ${formatDauer(frei)} frei` : `danach ${formatDauer(-frei)} zu viel`;
}

/** Minutes that the day does not have already. */
const eigeneMinuten = (schicht: Schichtblick, teile: readonly Quartalsteil[]): number => {
  const schonDa = new Set(schicht.teile.map(({ id }) => id));
  return teile.filter(({ id }) => !schonDa.has(id)).reduce((summe, { minuten }) => summe + minuten, 0);
};

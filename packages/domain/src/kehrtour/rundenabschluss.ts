import { formatAufzaehlung, formatMenge } from '../format.ts';

/** A visit of a round that has no result, and whose it is; null: nobody's. */
export type OffenerBesuch = { readonly mitarbeiterId: string | null; readonly name: string };
/** How many visits of one person a round still waits for. */
export type Bleibend = { readonly name: string; readonly anzahl: number };

/**
 * When a day can be ended: nobody whose told time has not begun was visited in vain.
 * @returns the visit that is waited for; undefined when none is
 */
export function wartetAuf<Besuch extends { readonly fensterVon: Date }>(
  offene: readonly Besuch[],
  jetzt: Date,
): Besuch | undefined {
  return offene
    .filter(({ fensterVon }) => fensterVon > jetzt)
    .toSorted((a, b) => b.fensterVon.getTime() - a.fensterVon.getTime())[0];
}

/** What is left of a round when this person has ended his visits, by person. */
export function bleibtNach(besuche: readonly OffenerBesuch[], mitarbeiterId: string): Bleibend[] {
  const andere = besuche.filter((besuch) => besuch.mitarbeiterId !== mitarbeiterId);
  return [...Map.groupBy(andere, (besuch) => besuch.mitarbeiterId).values()]
    .map((seine) => ({ name: seine[0]?.name ?? '', anzahl: seine.length }))
    .toSorted((a, b) => b.anzahl - a.anzahl || a.name.localeCompare(b.name, 'de'));
}

/** The sentence for whoever has ended his own visits; empty when nothing is left. */
export function bleibtSatz(bleibende: readonly Bleibend[]): string {
  const [erste] = bleibende;
  if (!erste) return '';
  const wer = bleibende.map(
    ({ name, anzahl }) =>
      `${formatMenge(anzahl, 'Besuch', 'Besuche')} ${name === '' ? 'ohne Person' : `von ${name}`}`,
  );
  return `Offen ${erste.anzahl === 1 && bleibende.length === 1 ? 'bleibt' : 'bleiben'} ${formatAufzaehlung(wer)}; erst danach ist die Kehrtour abgeschlossen.`;
}

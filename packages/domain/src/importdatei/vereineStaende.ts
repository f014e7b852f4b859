import { aufgabenSchluessel, type ImportKontakt, type Importstand } from './spalte/importliegenschaft.ts';

/**
 * Several entries of a source that are one house here: the head says how it is called, and of people, units,
 * installations and tasks there are all of them. What several name counts once, as the first of them has it.
 */
export function vereineStaende<Stand extends Importstand>(
  kopf: Stand,
  staende: readonly [Importstand, ...Importstand[]],
): Stand {
  const anlagen = staende.flatMap((stand) => stand.anlagen ?? []);
  const einheiten = einmalig(
    staende.flatMap((stand) => stand.einheiten),
    ({ schluessel }) => schluessel,
  );
  return {
    ...kopf,
    anzahlEinheiten: Math.max(...staende.map(({ anzahlEinheiten }) => anzahlEinheiten), einheiten.length),
    einheiten,
    kontakte: einmalig(
      staende.flatMap((stand) => stand.kontakte),
      werWo,
    ),
    aufgaben: einmalig(
      staende.flatMap((stand) => stand.aufgaben),
      aufgabenSchluessel,
    ),
    ...(anlagen.length > 0 ? { anlagen: einmalig(anlagen, ({ schluessel }) => schluessel) } : {}),
  };
}

const werWo = ({ rolle, nachname = '', firma = '', vorname = '' }: ImportKontakt): string =>
  [rolle, nachname, firma, vorname].join('|').toLowerCase();

function einmalig<Teil>(teile: readonly Teil[], schluessel: (teil: Teil) => string): Teil[] {
  const erste = new Map<string, Teil>();
  for (const teil of teile) if (!erste.has(schluessel(teil))) erste.set(schluessel(teil), teil);
  // Whatever order the entries came in, the same contents are the same text.
  return [...erste].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, teil]) => teil);
}

import type { ImportLiegenschaft, Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { vereineStaende } from '@kehrtour/domain/importdatei/vereineStaende';

import type { VielnamigesHaus } from '../liegenschaft/doppelt/hauskennungen.ts';

/**
 * A source may still know as several what was joined to one house here: their entries become one, so that nothing is made
 * anew. Only where it names all of them may something fall away; else what is known of the others stays.
 */
export function vereineVielnamige<Haus extends { readonly stand: ImportLiegenschaft }>(
  haeuser: readonly Haus[],
  vielnamige: readonly VielnamigesHaus[],
): Haus[] {
  const nachName = new Map(
    vielnamige.flatMap((eines) => [eines.schluessel, ...eines.weitere].map((name) => [name, eines] as const)),
  );
  const gruppen = Map.groupBy(haeuser, ({ stand }) => nachName.get(nameVon(stand)));
  return haeuser.flatMap((haus) => {
    const vielnamig = nachName.get(nameVon(haus.stand));
    if (vielnamig === undefined) return [haus];
    const gruppe = gruppen.get(vielnamig) ?? [];
    if (gruppe[0] !== haus) return [];
    return [
      {
        ...haus,
        stand: alsEines(
          gruppe.map(({ stand }) => stand),
          vielnamig,
        ),
      },
    ];
  });
}

function alsEines(
  genannte: readonly ImportLiegenschaft[],
  { schluessel, stand, weitere }: VielnamigesHaus,
): ImportLiegenschaft {
  const namen = new Set(genannte.map(nameVon));
  const haupt = genannte.find((eine) => nameVon(eine) === schluessel);
  const alle = [schluessel, ...weitere].every((name) => namen.has(name));
  const [erster = stand, ...rest]: Importstand[] = [
    ...genannte.toSorted((a, b) => Number(b === haupt) - Number(a === haupt)),
    ...(alle ? [] : [stand]),
  ];
  const zeilen = genannte.flatMap((eine) => eine.zeilen);
  return { ...vereineStaende(haupt ?? { ...stand, zeilen }, [erster, ...rest]), zeilen };
}

const nameVon = ({ externalId, schluessel }: ImportLiegenschaft): string =>
  externalId === undefined ? schluessel : `id:${externalId}`;

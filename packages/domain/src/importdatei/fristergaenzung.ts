import { fssFrist } from '../feuerstaettenschau.ts';
import { fristenImJahr, type Taetigkeit } from '../taetigkeit.ts';
import type { ImportAufgabe, Importstand } from './importliegenschaft.ts';

/**
 * The tasks of a property with Fristen, where the file gives none: the seasons of the Tätigkeit in `jahr` (three
 * sweeps a year become three tasks), and for the Feuerstättenschau three to five years after the last. A known
 * last or next Feuerstättenschau makes its task even when the file lists none.
 */
export function ergaenzeFristen(
  liegenschaft: Pick<Importstand, 'aufgaben' | 'letzteFss' | 'naechsteFss'>,
  jahr: number,
  katalog: ReadonlyMap<string, Pick<Taetigkeit, 'fenster' | 'name'>>,
): ImportAufgabe[] {
  const schaufrist = fristDerSchau(liegenschaft);
  const ergaenzt = liegenschaft.aufgaben.flatMap((aufgabe): ImportAufgabe[] => {
    if (aufgabe.fristVon !== undefined || aufgabe.fristBis !== undefined) return [aufgabe];
    if (aufgabe.taetigkeitId === 'fss' && schaufrist !== undefined) return [{ ...aufgabe, ...schaufrist }];
    const taetigkeit = katalog.get(aufgabe.taetigkeitId ?? '');
    if (taetigkeit === undefined) return [aufgabe];
    return fristenImJahr(taetigkeit, jahr).map(({ von, bis }) => ({
      ...aufgabe,
      fristVon: von,
      fristBis: bis,
    }));
  });
  if (schaufrist === undefined || ergaenzt.some(({ taetigkeitId }) => taetigkeitId === 'fss'))
    return ergaenzt;
  return [
    ...ergaenzt,
    { taetigkeitId: 'fss', text: katalog.get('fss')?.name ?? 'Feuerstättenschau', ...schaufrist },
  ];
}

function fristDerSchau({
  letzteFss,
  naechsteFss,
}: Pick<Importstand, 'letzteFss' | 'naechsteFss'>): Pick<ImportAufgabe, 'fristVon' | 'fristBis'> | undefined {
  const nachLetzter = letzteFss === undefined ? undefined : fssFrist(letzteFss);
  const fristBis = naechsteFss ?? nachLetzter?.bis;
  if (fristBis === undefined) return undefined;
  const fristVon = nachLetzter !== undefined && nachLetzter.von <= fristBis ? nachLetzter.von : undefined;
  return { ...(fristVon === undefined ? {} : { fristVon }), fristBis };
}

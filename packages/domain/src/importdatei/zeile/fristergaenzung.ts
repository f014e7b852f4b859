import { fssFrist } from '../../taetigkeit/feuerstaettenschau.ts';
import { fristAmTag, fristenImJahr, type Frist, type Taetigkeit } from '../../taetigkeit/taetigkeit.ts';
import { plusTage, spaeter, type Tag } from '../../tag.ts';
import type { ImportAufgabe, Importstand } from '../spalte/importliegenschaft.ts';

/**
 * The tasks of a property with Fristen, where the file gives none: the seasons of the Tätigkeit in `jahr` (three
 * sweeps a year become three tasks), for the Feuerstättenschau three to five years after the last, and the weeks of the law
 * after what caused it. Where the file names only the end, the season that ends there says when the work may begin. A known last or next Feuerstättenschau makes its task even when the file lists none.
 */
export function ergaenzeFristen(
  liegenschaft: Pick<Importstand, 'aufgaben' | 'letzteFss' | 'naechsteFss'>,
  jahr: number,
  katalog: ReadonlyMap<string, Pick<Taetigkeit, 'fenster' | 'name' | 'wiederholung'>>,
): ImportAufgabe[] {
  const schaufrist = fristDerSchau(liegenschaft);
  const ergaenzt = liegenschaft.aufgaben.flatMap((aufgabe): ImportAufgabe[] => {
    const taetigkeit = katalog.get(aufgabe.taetigkeitId ?? '');
    if (aufgabe.fristVon !== undefined || aufgabe.fristBis !== undefined)
      return [
        istSchau(aufgabe)
          ? { ...aufgabe, ...nachSperre(aufgabe, liegenschaft.letzteFss) }
          : mitSaisonbeginn(mitWochenfrist(aufgabe, taetigkeit), taetigkeit),
      ];
    if (istSchau(aufgabe) && schaufrist !== undefined) return [{ ...aufgabe, ...schaufrist }];
    if (taetigkeit === undefined) return [aufgabe];
    return fristenImJahr(taetigkeit, jahr).map(({ von, bis }) => ({
      ...aufgabe,
      fristVon: von,
      fristBis: bis,
    }));
  });
  if (schaufrist === undefined || ergaenzt.some(istSchau)) return ergaenzt;
  return [
    ...ergaenzt,
    { taetigkeitId: 'fss', text: katalog.get('fss')?.name ?? 'Feuerstättenschau', ...schaufrist },
  ];
}

/** Four weeks from commissioning on (§ 14 1. BImSchV), six after a failed measurement (§ 1 Abs. 2 KÜO): the catalogue says how many. */
function mitWochenfrist(
  aufgabe: ImportAufgabe,
  taetigkeit: Pick<Taetigkeit, 'wiederholung'> | undefined,
): ImportAufgabe {
  const wochen = taetigkeit?.wiederholung.art === 'einmalig' ? taetigkeit.wiederholung.wochenMax : undefined;
  if (aufgabe.fristVon === undefined || aufgabe.fristBis !== undefined || wochen === undefined)
    return aufgabe;
  return { ...aufgabe, fristBis: plusTage(aufgabe.fristVon, 7 * wochen) };
}

/** Many lists say only until when: the season in which that day lies says from when. */
function mitSaisonbeginn(
  aufgabe: ImportAufgabe,
  taetigkeit: Pick<Taetigkeit, 'fenster' | 'wiederholung'> | undefined,
): ImportAufgabe {
  if (aufgabe.fristVon !== undefined || aufgabe.fristBis === undefined || taetigkeit === undefined)
    return aufgabe;
  const von = fristAmTag(taetigkeit, aufgabe.fristBis)?.von;
  return von === undefined ? aufgabe : { ...aufgabe, fristVon: von };
}

const istSchau = ({ taetigkeitId }: Pick<ImportAufgabe, 'taetigkeitId'>): boolean => taetigkeitId === 'fss';

type Schaufrist = Pick<ImportAufgabe, 'fristVon' | 'fristBis'>;

function fristDerSchau({
  letzteFss,
  naechsteFss,
}: Pick<Importstand, 'letzteFss' | 'naechsteFss'>): Schaufrist | undefined {
  if (naechsteFss !== undefined) return nachSperre({ fristBis: naechsteFss }, letzteFss);
  return letzteFss === undefined ? undefined : alsFrist(fssFrist(letzteFss));
}

/** A Frist never lies in the three years after the last one (§ 14 SchfHwG): what would end there becomes the lawful window. */
function nachSperre({ fristVon, fristBis }: Schaufrist, letzteFss: Tag | undefined): Schaufrist {
  const genannt = {
    ...(fristVon === undefined ? {} : { fristVon }),
    ...(fristBis === undefined ? {} : { fristBis }),
  };
  if (letzteFss === undefined) return genannt;
  const fenster = fssFrist(letzteFss);
  if (istGesperrt(fristBis, letzteFss)) return alsFrist(fenster);
  return { ...genannt, fristVon: spaeter(fristVon ?? fenster.von, fenster.von) };
}

const alsFrist = ({ von, bis }: Frist): Schaufrist => ({ fristVon: von, fristBis: bis });

/** Whether a Frist that ends on `bis` lies wholly in the three years after the last Feuerstättenschau. */
export const istGesperrt = (bis: Tag | undefined, letzteFss: Tag): boolean =>
  bis !== undefined && bis < fssFrist(letzteFss).von;

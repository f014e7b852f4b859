import { FORMATE, type Importformat, IMPORTFORMATE, istImportformat } from './datei/importformat.ts';

/** What comes without a file. */
const WEITERE_ARTEN = { partner: 'Partner' } as const;

/** Where properties come from. */
export type Importart = Importformat | keyof typeof WEITERE_ARTEN;
export const IMPORTARTEN: readonly Importart[] = [...FORMATE, 'partner'];

export const importartName = (art: Importart): string =>
  istImportformat(art) ? IMPORTFORMATE[art].name : WEITERE_ARTEN[art];

export const IMPORT_STATUS = ['hochgeladen', 'geprueft', 'uebernommen', 'rueckgaengig', 'verworfen'] as const;
export type ImportStatus = (typeof IMPORT_STATUS)[number];

/** What an import means for one property; of one that is `gleich` nobody has said yet whether it is the one that is there. */
export const IMPORTBEFUNDE = ['neu', 'geaendert', 'gleich', 'fehlt', 'wiederDa'] as const;
export type Importbefund = (typeof IMPORTBEFUNDE)[number];

/** What becomes of new houses at a known address. */
export const GLEICHEWAHLEN = ['zusammenfuehren', 'neu'] as const;

/** How it is known what a text of a file means: by a person, beyond doubt, as a guess, or not at all. */
export const TAETIGKEITSHERKUENFTE = ['gewaehlt', 'erkannt', 'vermutet', 'neu'] as const;

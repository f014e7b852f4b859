import { plusTage } from '@kehrtour/domain/tag';
import {
  MANGELART_NAMEN,
  type Mangelart,
  mangelfrist,
  type MangelGesagt,
} from '@kehrtour/domain/termin/mangel';

/** Days from today; the first one is what the law says. */
export const FRISTEN = [42, 14, 7] as const;

export type Mangelentwurf = {
  meldungId: string;
  terminId: string;
  art: Mangelart | '';
  text: string;
  gefahr: boolean;
  gesagt: MangelGesagt | '';
  tage: number;
  anlageId: string;
};

/** As it begins, under the id that the fact will have. */
export const mangelentwurf = (meldungId: string, terminId: string): Mangelentwurf => ({
  meldungId,
  terminId,
  art: '',
  text: '',
  gefahr: false,
  gesagt: '',
  tage: FRISTEN[0],
  anlageId: '',
});

/** The sentence that says what is missing; empty: nothing. */
export function fehlendes({ art, text, gesagt }: Mangelentwurf): string {
  if (art === '') return 'Bitte wählen Sie unter „Was ist es?“, woran es liegt.';
  if (art === 'sonstiges' && text.trim() === '') return 'Bitte beschreiben Sie den Mangel.';
  return gesagt === '' ? 'Bitte wählen Sie, wem Sie es gesagt haben, oder „Niemand“.' : '';
}

/** @param heute the local day on which it was found */
export function alsMangelmeldung(
  { meldungId, terminId, art, text, gefahr, gesagt, tage, anlageId }: Mangelentwurf,
  fotos: readonly string[],
  heute: string,
) {
  return {
    id: meldungId,
    terminId,
    art: 'mangel' as const,
    text: text.trim() || MANGELART_NAMEN[art || 'sonstiges'],
    angaben: {
      mangel: {
        art: art || ('sonstiges' as const),
        gefahr,
        gesagt: gesagt || ('niemand' as const),
        frist: gefahr ? mangelfrist(heute, true) : plusTage(heute, tage),
        anlageId: anlageId || null,
      },
      ...(fotos.length > 0 && { fotos: [...fotos] }),
    },
  };
}

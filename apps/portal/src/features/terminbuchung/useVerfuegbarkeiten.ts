import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { verfuegbarkeitenListe } from '@kehrtour/contract/verfuegbarkeit';
import type { Verfuegbarkeiten } from '@kehrtour/contract/verfuegbarkeit';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** Puts an answer in the place of what the page shows. */
export function useVerfuegbarkeiten(): (neu: Verfuegbarkeiten) => void {
  const cache = useQueryClient();
  return (neu) => cache.setQueryData(keyOf(verfuegbarkeitenListe, {}), neu);
}

/** Says why something outside of a form did not work. */
export function meldeFehler(error: unknown): void {
  showToast(sentenceOf(error), { tone: 'danger' });
}

import type { aenderungHolen } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';

import type { useAenderung } from './useAenderung.ts';

/** A reason that suggests itself stands there already; whoever knows a better one writes over it. */
export function mitVorgabe(
  aenderung: ReturnType<typeof useAenderung>,
  { wechsel, grund }: AnswerOf<typeof aenderungHolen>,
): ReturnType<typeof useAenderung> {
  if (grund === '') return aenderung;
  const gebrochene = wechsel.flatMap(({ klasse, terminId }) =>
    klasse === 'gebrochen' && terminId !== null ? [[terminId, grund] as const] : [],
  );
  const gruende = { ...Object.fromEntries(gebrochene), ...aenderung.gruende };
  return { ...aenderung, gruende, nimmAn: (getan, zurueck) => aenderung.nimmAn(getan, zurueck, gruende) };
}

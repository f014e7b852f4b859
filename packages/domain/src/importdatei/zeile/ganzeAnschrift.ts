import { trenneAnschrift } from '../../ort/ganzeAnschrift.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import type { Zeilenleser } from './zelle.ts';

/** A reader whose column of whole addresses answers for street and number, postcode and town; what has a column of its own keeps it. */
export function mitGanzerAnschrift(leser: Zeilenleser): Zeilenleser {
  const ganze = leser.text('anschrift');
  if (ganze === '') return leser;
  const { haus, plz, ort } = trenneAnschrift(ganze) ?? { haus: ganze, plz: '', ort: '' };
  const teile: Partial<Record<Importfeld, string>> = { strasseHausnr: haus, plz, ort };
  return {
    ...leser,
    text: (feld) => leser.text(feld) || (teile[feld] ?? ''),
    sage: (feld, befund) =>
      leser.sage(
        feld === 'strasseHausnr' || feld === 'plz' || feld === 'plzOrt' ? 'anschrift' : feld,
        befund,
      ),
  };
}

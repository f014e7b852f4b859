import { liesHausnummer } from '@kehrtour/domain/ort/hausnummer';
import { liesGetippteAnschrift } from '@kehrtour/domain/ort/liesGetippteAnschrift';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { feld } from './ergebnis.ts';
import type { Stand } from './stand.ts';

type Anschrift = NonNullable<Stand['anschrift']>;

const TRENNER = '|';

/** A suggestion as the value of its field. */
export const alsVorschlag = ({ plz, strasse, hausnr, ort }: Anschrift): string =>
  [plz, strasse, hausnr, ort].join(TRENNER);

/** The address of a suggestion that was chosen. */
export function ausVorschlag(wert: string): Anschrift | undefined {
  const [plz, strasse, hausnr, ort] = wert.split(TRENNER);
  if (!plz || !strasse || !hausnr || ort === undefined) return undefined;
  return { plz, strasse, hausnr, ort };
}

/** Liberal: `D-91207`, `Hardtstr. 12` in one field, `12 A`. */
export function liesAnschrift(form: FormData): {
  anschrift: Anschrift;
  maengel: FieldFault[];
  eingaben: Record<string, string>;
} {
  const eingaben = { plz: feld(form, 'plz'), strasse: feld(form, 'strasse'), hausnr: feld(form, 'hausnr') };
  const { plzMangel, plz, ...getrennt } = liesGetippteAnschrift(eingaben);
  const maengel: FieldFault[] = [];
  if (plzMangel !== undefined) maengel.push({ fieldId: 'plz', text: plzMangel });
  if (getrennt.strasse === '' || getrennt.strasse.length > 80)
    maengel.push({ fieldId: 'strasse', text: 'Bitte geben Sie die Straße ein, in der das Haus steht.' });
  if (liesHausnummer(getrennt.hausnr) === undefined)
    maengel.push({
      fieldId: 'hausnr',
      text: 'Bitte geben Sie die Hausnummer ein, zum Beispiel 12 oder 12a.',
    });
  return {
    anschrift: { plz, ...getrennt, ort: feld(form, 'ort').slice(0, 80) },
    maengel,
    eingaben,
  };
}

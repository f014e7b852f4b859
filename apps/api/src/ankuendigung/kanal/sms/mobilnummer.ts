import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

import type { KontaktKurz } from '../../empfang/empfang.store.ts';

/** The mobile number of somebody in E.164, wherever it was written; undefined where there is none, as a landline gets no SMS. */
export function mobilnummer({ mobil, telefon }: Pick<KontaktKurz, 'mobil' | 'telefon'>): string | undefined {
  return [mobil, telefon].flatMap((nummer) => {
    const gelesen = parsePhoneNumberFromString(nummer, { defaultCountry: 'DE', extract: false });
    return gelesen?.isValid() === true && gelesen.ext === undefined ? [gelesen.number] : [];
  })[0];
}

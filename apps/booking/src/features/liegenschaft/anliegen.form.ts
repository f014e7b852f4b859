import { hausanliegen } from '@kehrtour/contract/hausanliegen';
import {
  HAUSANLIEGEN,
  HAUSANLIEGEN_WORTE,
  type Hausanliegen,
} from '@kehrtour/domain/liegenschaft/hausanliegen';

/** Everything that can be typed or chosen, empty where it was not. */
export type Anliegeneingaben = { anliegen: string; text: string; telefon: string };

export interface Anliegenmangel {
  fieldId: keyof Anliegeneingaben;
  text: string;
}

export const LEERE_EINGABEN: Anliegeneingaben = { anliegen: '', text: '', telefon: '' };

type Gemeldet = { anliegen: Hausanliegen; text: string; telefon: string };
type Gelesen = { ok: true; gemeldet: Gemeldet } | { ok: false; maengel: Anliegenmangel[] };

/** What a form sent, in the words of the contract, or field by field what is missing. */
export function liesAnliegen({ anliegen, text, telefon }: Anliegeneingaben): Gelesen {
  const gewaehlt = HAUSANLIEGEN.find((eines) => eines === anliegen);
  if (gewaehlt === undefined)
    return { ok: false, maengel: [{ fieldId: 'anliegen', text: 'Bitte wählen Sie, worum es geht.' }] };
  if (text === '' && HAUSANLIEGEN_WORTE[gewaehlt].textNoetig)
    return { ok: false, maengel: [{ fieldId: 'text', text: 'Bitte schreiben Sie, was sich geändert hat.' }] };
  const gelesen = hausanliegen.safeParse({ anliegen: gewaehlt, text, telefon });
  if (gelesen.success) return { ok: true, gemeldet: gelesen.data };
  return {
    ok: false,
    maengel: gelesen.error.issues.map(({ path, message }) =>
      path[0] === 'telefon'
        ? { fieldId: 'telefon', text: `Die Telefonnummer ${message}.` }
        : { fieldId: 'text', text: `Ihr Text ${message}.` },
    ),
  };
}

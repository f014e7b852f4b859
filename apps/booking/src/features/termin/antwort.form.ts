import { type KundenAntwort, kundenAntwort } from '@kehrtour/contract/ankuendigung';
import { ABMELDUNGSGRUENDE } from '@kehrtour/domain/liegenschaft/abmeldung';

import { type Antwortformular, type Antworteingaben, type Formularmangel } from './antwortformular.ts';

export type GeleseneAntwort = { ok: true; antwort: KundenAntwort } | { ok: false; maengel: Formularmangel[] };

/** Turns what a form sent into an answer of the contract, or says field by field what is missing. */
export function liesAntwort(formular: Antwortformular, eingaben: Antworteingaben): GeleseneAntwort {
  const antwort = antwortAus(formular, eingaben);
  if ('fieldId' in antwort) return { ok: false, maengel: [antwort] };
  const gelesen = kundenAntwort.safeParse(antwort);
  if (gelesen.success) return { ok: true, antwort: gelesen.data };
  const felder = feldIds(formular);
  return {
    ok: false,
    maengel: gelesen.error.issues.map(({ path, message }) => ({
      fieldId: path[0] === 'telefon' ? felder.telefon : felder.text,
      text: path[0] === 'telefon' ? `Die Telefonnummer ${message}.` : `Ihr Text ${message}.`,
    })),
  };
}

function antwortAus(formular: Antwortformular, eingaben: Antworteingaben): KundenAntwort | Formularmangel {
  const { nachbar, wahl, wunsch, wunschTelefon, frage, frageTelefon } = eingaben;
  switch (formular) {
    case 'daheim':
      return { art: 'daheim' };
    case 'warDa':
      return { art: 'warDa' };
    case 'nachbar':
      if (nachbar === '')
        return { fieldId: 'nachbar', text: 'Bitte schreiben Sie, bei wem der Schlüssel liegt.' };
      return { art: 'schluesselNachbar', text: nachbar };
    case 'frage':
      if (frage === '') return { fieldId: 'frage', text: 'Bitte schreiben Sie Ihre Frage in das Feld.' };
      return { art: 'frage', text: frage, ...mitTelefon(frageTelefon) };
    case 'nichtsMehr': {
      const grund = ABMELDUNGSGRUENDE.find((einer) => einer === eingaben.grund);
      if (grund === undefined) return { fieldId: 'grund', text: 'Bitte tippen Sie an, was zutrifft.' };
      return {
        art: 'nichtsMehr',
        grund,
        ...(eingaben.nichtsMehr === '' ? {} : { text: eingaben.nichtsMehr }),
      };
    }
    case 'passtNicht':
      // Whoever writes a wish and forgets the dot before it means the wish.
      if (wahl === 'wunsch' || (wahl === '' && wunsch !== '')) {
        if (wunsch === '')
          return { fieldId: 'wunsch', text: 'Bitte schreiben Sie, wann es Ihnen besser passt.' };
        return { art: 'wunsch', text: wunsch, ...mitTelefon(wunschTelefon) };
      }
      if (wahl === '') return { fieldId: 'wahl', text: 'Bitte tippen Sie eine der Möglichkeiten an.' };
      if (wahl === 'unsicher' || wahl === 'passtNicht') return { art: wahl };
      return { art: 'alternative', alternativeId: wahl };
  }
}

const mitTelefon = (telefon: string): { telefon?: string } => (telefon === '' ? {} : { telefon });

function feldIds(formular: Antwortformular): { text: string; telefon: string } {
  if (formular === 'frage') return { text: 'frage', telefon: 'frageTelefon' };
  if (formular === 'nichtsMehr') return { text: 'nichtsMehr', telefon: 'nichtsMehr' };
  return { text: formular === 'nachbar' ? 'nachbar' : 'wunsch', telefon: 'wunschTelefon' };
}

/** The forms of the page by the button that sends them. */
export type Antwortformular = 'daheim' | 'nachbar' | 'passtNicht' | 'frage' | 'nichtsMehr' | 'warDa';

const FORMULARE: readonly Antwortformular[] = [
  'daheim',
  'nachbar',
  'passtNicht',
  'frage',
  'nichtsMehr',
  'warDa',
];

const FELDER = [
  'nachbar',
  'wahl',
  'wunsch',
  'wunschTelefon',
  'frage',
  'frageTelefon',
  'grund',
  'nichtsMehr',
] as const;

/** Everything that can be typed or chosen, empty where it was not. */
export type Antworteingaben = Record<(typeof FELDER)[number], string>;

export interface Formularmangel {
  fieldId?: string;
  text: string;
}

/** An answer that was not taken, with everything that was typed. */
export interface Antwortmangel {
  formular: Antwortformular | undefined;
  eingaben: Antworteingaben;
  maengel: Formularmangel[];
  /** Nobody took the answer: it can be sent again as it is. */
  gestoert: boolean;
  /** Key of the answer that may have arrived in spite of that. */
  schluessel: string;
}

export const LEERE_EINGABEN: Antworteingaben = {
  nachbar: '',
  wahl: '',
  wunsch: '',
  wunschTelefon: '',
  frage: '',
  frageTelefon: '',
  grund: '',
  nichtsMehr: '',
};

/** What a browser sent: which form, its fields and the key against sending twice. */
export function liesFormular(form: FormData): {
  formular: Antwortformular | undefined;
  eingaben: Antworteingaben;
  schluessel: string;
} {
  const feld = (name: string): string => {
    const wert = form.get(name);
    // Line breaks of forms are CRLF; the limits count one sign for each.
    return typeof wert === 'string' ? wert.replaceAll('\r\n', '\n').trim() : '';
  };
  const eingaben = { ...LEERE_EINGABEN };
  for (const name of FELDER) eingaben[name] = feld(name);
  return {
    formular: FORMULARE.find((eines) => eines === feld('antwort')),
    eingaben,
    schluessel: feld('schluessel'),
  };
}

import { bessereSchreibung } from '@kehrtour/domain/importdatei/name/schreibweise';
import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import type { Importfeld } from '@kehrtour/domain/importdatei/spalte/importfeld';
import type { ImportEinheit, ImportKontakt } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { keysOf } from '@kehrtour/domain/keysOf';
import {
  KONTAKTROLLEN,
  KONTAKTROLLEN_NAMEN,
  listenname,
  type Personenname,
} from '@kehrtour/domain/liegenschaft/kontakt';
import { strassenSchluessel } from '@kehrtour/domain/ort/strasse';

/** What is asked of a file while a house is laid over what is known of it. */
export type Leere = {
  readonly hat: (feld: Importfeld) => boolean;
  /** @returns whether a known value stays although its cell is empty; it is counted either way */
  readonly bleibt: (teil: Importteil, feld: string, wert: string) => boolean;
};

/** Columns that name somebody in this role. */
const SPALTEN_DER_ROLLE: Readonly<Record<ImportKontakt['rolle'], readonly Importfeld[]>> = {
  eigentuemer: ['name', 'vorname', 'firma'],
  bewohner: ['bewohner'],
  verwalter: ['verwalter'],
};
const ANSCHRIFT_DER_ROLLE = {
  eigentuemer: 'eigentuemerStrasse',
  bewohner: 'eigentuemerStrasse',
  verwalter: 'verwalterStrasse',
} as const satisfies Record<ImportKontakt['rolle'], Importfeld>;
const WEGE = { telefon: 'Telefon', mobil: 'Mobiltelefon', email: 'E-Mail' } as const;

/** The people of a house: a role without a column keeps its people, the same person what the file does not say. */
export function behalteKontakte(
  neue: readonly ImportKontakt[],
  alte: readonly ImportKontakt[],
  leere: Leere,
): readonly ImportKontakt[] {
  const frei = [...alte];
  const genannte = neue.map((neu) => {
    const stelle = frei.findIndex((alt) => alt.rolle === neu.rolle && istDieselbe(neu, alt));
    const [alt] = stelle < 0 ? [] : frei.splice(stelle, 1);
    return alt === undefined ? neu : verbinde(neu, alt, leere);
  });
  const bleiben = KONTAKTROLLEN.flatMap((rolle) => {
    // Another person in this role has taken the place of the former one.
    if (genannte.some((eine) => eine.rolle === rolle)) return [];
    const uebrige = frei.filter((alt) => alt.rolle === rolle);
    if (!SPALTEN_DER_ROLLE[rolle].some(leere.hat)) return uebrige;
    return uebrige.filter((alt) => leere.bleibt('kontakte', KONTAKTROLLEN_NAMEN[rolle], listenname(alt)));
  });
  return [...genannte, ...bleiben];
}

/** Units a file names count as it names them; one that names none takes none away without a yes. */
export function behalteEinheiten(
  neue: readonly ImportEinheit[],
  alte: readonly ImportEinheit[],
  { hat, bleibt }: Leere,
): readonly ImportEinheit[] {
  if (neue.length === 0) {
    if (!hat('einheit') && !hat('geschoss') && !hat('lage')) return alte;
    return alte.filter(({ bezeichnung }) => bleibt('einheiten', 'Nutzungseinheit', bezeichnung));
  }
  const bekannt = new Map(alte.map((einheit) => [einheit.schluessel, einheit]));
  return neue.map((einheit) => {
    const alt = bekannt.get(einheit.schluessel);
    const mitEigentuemer =
      alt?.eigentuemer === undefined ? einheit : { eigentuemer: alt.eigentuemer, ...einheit };
    const bewohner = alt?.bewohner;
    if (einheit.bewohner !== undefined || bewohner === undefined) return mitEigentuemer;
    return hat('bewohner') && !bleibt('einheiten', KONTAKTROLLEN_NAMEN.bewohner, listenname(bewohner))
      ? mitEigentuemer
      : { ...mitEigentuemer, bewohner };
  });
}

/** Names a list cuts short or writes in capitals are the same; one that says nobody means who is there. */
function istDieselbe(neu: Personenname, alt: Personenname): boolean {
  const gleich = (a = '', b = ''): boolean => strassenSchluessel(a) === strassenSchluessel(b);
  const vereinbar = (a = '', b = ''): boolean => a === '' || b === '' || gleich(a, b);
  const ohneNamen = [neu.nachname, neu.vorname, neu.firma].every((name = '') => name === '');
  if (ohneNamen) return true;
  return (
    gleich(neu.nachname, alt.nachname) &&
    vereinbar(neu.vorname, alt.vorname) &&
    (neu.nachname === undefined ? gleich(neu.firma, alt.firma) : vereinbar(neu.firma, alt.firma))
  );
}

function verbinde(neu: ImportKontakt, alt: ImportKontakt, { hat, bleibt }: Leere): ImportKontakt {
  const wege = keysOf(WEGE).flatMap((weg) => {
    const wert = alt[weg];
    if (neu[weg] !== undefined || wert === undefined) return [];
    return !istLeer(weg, neu, hat) || bleibt('kontakte', WEGE[weg], wert) ? [[weg, wert]] : [];
  });
  const namen = (['titel', 'vorname', 'nachname', 'firma'] as const).flatMap((teil) => {
    const name = bessereSchreibung(neu[teil] ?? '', alt[teil] ?? '');
    return name === '' ? [] : [[teil, name]];
  });
  const empfaengtTermin = neu.empfaengtTermin ?? alt.empfaengtTermin;
  const adresse = neu.adresse ?? (hat(ANSCHRIFT_DER_ROLLE[neu.rolle]) ? undefined : alt.adresse);
  return {
    ...neu,
    ...Object.fromEntries([...namen, ...wege]),
    anrede: neu.anrede === 'ohne' ? alt.anrede : neu.anrede,
    ...(adresse === undefined ? {} : { adresse }),
    ...(empfaengtTermin === undefined ? {} : { empfaengtTermin }),
    ...(alt.sperrvermerk === true ? { sperrvermerk: true as const } : {}),
  };
}

/** One column brings landline and mobile numbers: one of them there leaves the other unsaid. */
function istLeer(weg: keyof typeof WEGE, neu: ImportKontakt, hat: Leere['hat']): boolean {
  if (weg === 'email') return hat('email');
  if (hat('telefon') && hat('mobil')) return true;
  const ohneNummer = neu.telefon === undefined && neu.mobil === undefined;
  return ohneNummer && (hat('telefon') || hat('mobil'));
}

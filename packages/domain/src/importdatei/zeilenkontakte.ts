import { excelschaden } from '../excelschaden.ts';
import type { Kontaktrolle, Personenname } from '../kontakt.ts';
import type { Importfeld } from './importfeld.ts';
import type { ImportKontakt } from './importliegenschaft.ts';
import { leseAnrede, leseName, type Namensfolge } from './personenname.ts';
import { istMobilnummer, leseMail, leseTelefon } from './werte.ts';
import type { Zeilenleser } from './zelle.ts';

export interface GeleseneKontakte {
  readonly kontakte: readonly ImportKontakt[];
  /** Texts from phone columns that are no phone numbers (`bei Meyer klingeln`). */
  readonly reste: readonly string[];
}

interface Erreichbarkeit {
  readonly telefon?: string;
  readonly mobil?: string;
  readonly email?: string;
}

/** The people of a row. Phones and mail belong to the owner, else to the resident, else to the Verwalter. */
export function leseZeilenkontakte(leser: Zeilenleser, folge: Namensfolge): GeleseneKontakte {
  const reste: string[] = [];
  for (const feld of NAMENSFELDER) meldeVerlorenes(leser, feld);
  const erreichbar = leseErreichbarkeit(leser, reste);
  const personen: { rolle: Kontaktrolle; name: Personenname | undefined }[] = [
    { rolle: 'eigentuemer', name: leseEigentuemer(leser, folge) },
    { rolle: 'bewohner', name: leseEinzelnamen(leser, 'bewohner', folge) },
    { rolle: 'verwalter', name: leseEinzelnamen(leser, 'verwalter', folge) },
  ];
  const benannt = personen.flatMap(({ rolle, name }) => (name === undefined ? [] : [{ rolle, ...name }]));
  const anzuschreiben = benannt.length === 0 && hatErreichbarkeit(erreichbar) ? [OHNE_NAMEN] : benannt;
  const kontakte = anzuschreiben.map((kontakt, i): ImportKontakt => {
    const mitWegen = i === 0 ? { ...kontakt, ...erreichbar } : kontakt;
    return kontakt.rolle === 'eigentuemer' ? { ...mitWegen, ...leseEigentuemeradresse(leser) } : mitWegen;
  });
  return { kontakte, reste };
}

const NAMENSFELDER = ['name', 'vorname', 'firma', 'bewohner', 'verwalter'] as const;

/** Old character sets know no `ş`: exports write `Ay?e`. */
function meldeVerlorenes(leser: Zeilenleser, feld: (typeof NAMENSFELDER)[number]): void {
  const wert = leser.text(feld);
  if (/\p{L}\?\p{L}|\uFFFD/u.test(wert)) leser.sage(feld, { art: 'zeichen-verloren', wert });
}

const OHNE_NAMEN: ImportKontakt = { rolle: 'eigentuemer', anrede: 'ohne' };

function leseEigentuemer(leser: Zeilenleser, folge: Namensfolge): Personenname | undefined {
  const firma = leser.text('firma');
  const vorname = leser.text('vorname');
  const name = leser.text('name');
  if (firma === '' && name === '' && vorname === '') return undefined;
  const gelesen = vorname === '' ? leseName(name, folge) : mitVorname(name, vorname);
  const anrede = leseAnrede(leser.text('anrede')) ?? gelesen.anrede;
  const titel = leser.text('titel') || (gelesen.titel ?? '');
  return {
    ...gelesen,
    anrede: firma !== '' && gelesen.nachname === undefined ? 'firma' : anrede,
    ...(titel === '' ? {} : { titel }),
    ...(firma === '' ? {} : { firma }),
  };
}

function mitVorname(name: string, vorname: string): Personenname {
  const gelesen = leseName(name, 'nachnameZuerst');
  if (gelesen.firma !== undefined) return gelesen;
  return { ...gelesen, nachname: name === '' ? undefined : name, vorname };
}

function leseEinzelnamen(
  leser: Zeilenleser,
  feld: 'bewohner' | 'verwalter',
  folge: Namensfolge,
): Personenname | undefined {
  const text = leser.text(feld);
  if (text === '' || text === '-') return undefined;
  const name = leseName(text, folge);
  // A management without legal form in its name (`WEG-Verwaltung Schönberger`) is a firm all the same.
  return feld === 'verwalter' && name.vorname === undefined && name.anrede === 'ohne'
    ? { anrede: 'firma', firma: text }
    : name;
}

function leseEigentuemeradresse(leser: Zeilenleser): Pick<ImportKontakt, 'adresse'> {
  const strasseHausnr = leser.text('eigentuemerStrasse');
  if (strasseHausnr === '') return {};
  return {
    adresse: { strasseHausnr, plz: leser.text('eigentuemerPlz'), ort: leser.text('eigentuemerOrt') },
  };
}

function leseErreichbarkeit(leser: Zeilenleser, reste: string[]): Erreichbarkeit {
  const nummern = [leseNummer(leser, 'telefon', reste), leseNummer(leser, 'mobil', reste)].filter(
    (nummer) => nummer !== undefined,
  );
  const mobil = nummern.find(istMobilnummer);
  const telefon = nummern.find((nummer) => nummer !== mobil);
  const email = leseMailadresse(leser);
  return {
    ...(telefon === undefined ? {} : { telefon }),
    ...(mobil === undefined ? {} : { mobil }),
    ...(email === undefined ? {} : { email }),
  };
}

function leseNummer(leser: Zeilenleser, feld: Importfeld, reste: string[]): string | undefined {
  const wert = leser.text(feld);
  if (wert === '' || wert === '-') return undefined;
  if (excelschaden(wert) === 'zahl') {
    leser.sage(feld, { art: 'telefon-exceltext', wert });
    return undefined;
  }
  const nummer = leseTelefon(wert);
  if (nummer !== undefined) return nummer;
  leser.sage(feld, { art: 'telefon-ungueltig', wert });
  reste.push(wert);
  return undefined;
}

function leseMailadresse(leser: Zeilenleser): string | undefined {
  const wert = leser.text('email');
  if (wert === '' || wert === '-') return undefined;
  const email = leseMail(wert);
  if (email === undefined) leser.sage('email', { art: 'email-ungueltig', wert });
  return email;
}

function hatErreichbarkeit(erreichbar: Erreichbarkeit): boolean {
  return Object.keys(erreichbar).length > 0;
}

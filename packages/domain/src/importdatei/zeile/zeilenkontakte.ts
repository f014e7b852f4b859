import { empfaengername, type Kontaktrolle, type Personenname } from '../../liegenschaft/kontakt.ts';
import { excelschaden } from '../../ort/excelschaden.ts';
import { istFraglich } from '../name/erkenneNamensfolge.ts';
import { liesAnrede, ohneAnrede, sagtBeide } from '../name/namensanfang.ts';
import type { Namenslesart } from '../name/namensfolge.ts';
import { liesName } from '../name/personenname.ts';
import { ohneStand } from '../name/stand.ts';
import { liesSterbefall } from '../name/verstorben.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import type { ImportKontakt } from '../spalte/importliegenschaft.ts';
import { liesTelefonzelle, type Zellennummer } from '../spalte/telefonzelle.ts';
import { istMobilnummer, liesMail, liesWahrheitswert } from '../spalte/werte.ts';
import type { Zeilenleser } from './zelle.ts';

export interface GeleseneKontakte {
  readonly kontakte: readonly ImportKontakt[];
  /** Texts from phone columns that are no phone numbers (`bei Meyer klingeln`). */
  readonly reste: readonly string[];
}

/** Columns that speak of nobody but a person in this role. */
export const EIGENE_WEGE = {
  verwalter: { telefon: 'verwalterTelefon', mobil: 'verwalterMobil', email: 'verwalterEmail' },
  bewohner: { telefon: 'bewohnerTelefon', mobil: 'bewohnerMobil', email: 'bewohnerEmail' },
} as const satisfies Partial<Record<Kontaktrolle, Wegfelder>>;

type Wegfelder = Readonly<Record<'telefon' | 'mobil' | 'email', Importfeld>>;
const WEGE: Wegfelder = { telefon: 'telefon', mobil: 'mobil', email: 'email' };

interface Erreichbarkeit {
  readonly telefon?: string;
  readonly mobil?: string;
  readonly email?: string;
}

/** The people of a row. Phones and mail belong to the owner, else to the resident, else to the Verwalter, where columns do not say whose. */
export function liesZeilenkontakte(leser: Zeilenleser, namen: Namenslesart): GeleseneKontakte {
  const reste: string[] = [];
  for (const feld of NAMENSFELDER) meldeVerlorenes(leser, feld);
  const erreichbar = liesErreichbarkeit(leser, WEGE, reste);
  const personen: { rolle: Kontaktrolle; name: Personenname | undefined }[] = [
    { rolle: 'eigentuemer', name: liesEigentuemer(leser, namen) },
    { rolle: 'bewohner', name: liesEinzelnamen(leser, 'bewohner', namen) },
    { rolle: 'verwalter', name: liesEinzelnamen(leser, 'verwalter', namen) },
  ];
  const benannt = personen.flatMap(({ rolle, name }) => (name === undefined ? [] : [{ rolle, ...name }]));
  const anzuschreiben = benannt.length === 0 && hatErreichbarkeit(erreichbar) ? [OHNE_NAMEN] : benannt;
  const gesperrt = istGesperrt(leser.text('sperrvermerk'));
  const kontakte = anzuschreiben.map((kontakt, i): ImportKontakt => {
    const { rolle } = kontakt;
    const eigene = rolle === 'eigentuemer' ? {} : liesErreichbarkeit(leser, EIGENE_WEGE[rolle], reste);
    return {
      ...kontakt,
      ...(i === 0 ? erreichbar : {}),
      ...eigene,
      // Whose lock it is the row does not say: everybody who may live there. A Verwaltung is no resident.
      ...(gesperrt && rolle !== 'verwalter' ? { sperrvermerk: true as const } : {}),
      ...(rolle === 'bewohner' ? {} : liesAnschrift(leser, rolle)),
    };
  });
  return { kontakte, reste };
}

/** Whatever is no clear no is a lock: `ja`, `x`, but also `bis 12/2027`. */
const istGesperrt = (text: string): boolean =>
  text !== '' && !/^[-–—]+$/.test(text) && !/^kein/i.test(text) && liesWahrheitswert(text) !== false;

const NAMENSFELDER = ['name', 'vorname', 'firma', 'bewohner', 'verwalter'] as const;

/** Old character sets know no `ş`: exports write `Ay?e`. */
function meldeVerlorenes(leser: Zeilenleser, feld: (typeof NAMENSFELDER)[number]): void {
  const wert = leser.text(feld);
  if (/\p{L}\?\p{L}|\uFFFD/u.test(wert)) leser.sage(feld, { art: 'zeichen-verloren', wert });
}

const OHNE_NAMEN: ImportKontakt = { rolle: 'eigentuemer', anrede: 'ohne' };

function liesEigentuemer(leser: Zeilenleser, namen: Namenslesart): Personenname | undefined {
  const firma = leser.text('firma');
  const vorname = leser.text('vorname');
  const name = leser.text('name');
  if (firma === '' && name === '' && vorname === '') return undefined;
  const gelesen =
    vorname === '' ? liesNamenszelle(leser, 'name', namen) : mitVorname(leser, name, vorname, namen);
  if (firma === '' && istNiemand(gelesen)) return undefined;
  const fraglich = vorname === '' && istFraglich(name, namen);
  if (sagtBeide(leser.text('anrede')))
    leser.sage('anrede', { art: 'anrede-beide', wert: leser.text('anrede') });
  const beerbt = gelesen.anrede === 'erbengemeinschaft';
  const anrede = (fraglich || beerbt ? undefined : liesAnrede(leser.text('anrede'))) ?? gelesen.anrede;
  const titel = leser.text('titel') || (gelesen.titel ?? '');
  return {
    ...gelesen,
    anrede: firma !== '' && gelesen.nachname === undefined ? 'firma' : anrede,
    ...(titel === '' ? {} : { titel }),
    ...(firma === '' ? {} : { firma }),
  };
}

/** Whoever is read the other way round than the column is greeted without a name until a person says the order. */
function liesNamenszelle(leser: Zeilenleser, feld: Importfeld, namen: Namenslesart): Personenname {
  const wert = leser.text(feld);
  const fraglich = istFraglich(wert, namen);
  const name = liesName(wert, namen.folge, !fraglich);
  const { vorname = '', nachname = '' } = name;
  // A column that says nothing is asked about once, not at each of its rows.
  if (fraglich && namen.sicher) leser.sage(feld, { art: 'name-fraglich', wert, vorname, nachname });
  else if (liesSterbefall(wert) !== undefined) sageVerstorben(leser, feld, wert, name);
  else if (nenntMehrere(wert, name)) leser.sage(feld, { art: 'name-mehrere', wert });
  else if (sagtBeide(wert)) leser.sage(feld, { art: 'anrede-beide', wert });
  return name;
}

const sageVerstorben = (leser: Zeilenleser, feld: Importfeld, wert: string, name: Personenname): void =>
  leser.sage(feld, { art: 'name-verstorben', wert, empfaenger: empfaengername(name) });

/** Two people of whom no common Anrede is known. */
const nenntMehrere = (wert: string, { anrede, nachname = '' }: Personenname): boolean =>
  anrede === 'ohne' &&
  (/ (?:und|u\.|&|\+|\/) |[,;]/.test(nachname.replace(ohneStand(wert).stand, '')) ||
    (/ (?:und|u\.|&|\+) /.test(wert) && ohneAnrede(wert).anrede !== 'ohne'));

/** `unbekannt`, `N. N.`: the cell names nobody. */
const istNiemand = ({ firma, vorname, nachname }: Personenname): boolean =>
  [firma, vorname, nachname].every((teil) => (teil ?? '') === '');

function mitVorname(leser: Zeilenleser, name: string, vorname: string, namen: Namenslesart): Personenname {
  const zusammen = `${vorname} ${name}`.trim();
  if (liesSterbefall(zusammen) !== undefined) {
    const gelesen = liesName(name === '' ? vorname : `${name}, ${vorname}`, namen.folge);
    sageVerstorben(leser, 'name', zusammen, gelesen);
    return gelesen;
  }
  const gelesen = liesName(name, 'nachnameZuerst');
  if (gelesen.firma !== undefined) return gelesen;
  // `Eheleute Kern` and `Dr. Kern` are called Kern; whatever else stands in a column of surnames is one.
  const genannt = gelesen.vorname === undefined && (gelesen.anrede !== 'ohne' || gelesen.titel !== undefined);
  return { ...gelesen, nachname: genannt ? gelesen.nachname : name || undefined, vorname };
}

export function liesEinzelnamen(
  leser: Zeilenleser,
  feld: 'bewohner' | 'verwalter' | 'wohnungEigentuemer',
  namen: Namenslesart,
): Personenname | undefined {
  const text = leser.text(feld);
  if (text === '' || text === '-') return undefined;
  const name = liesNamenszelle(leser, feld, namen);
  if (istNiemand(name)) return undefined;
  // A management without legal form in its name (`WEG-Verwaltung Schönberger`) is a firm all the same.
  return feld === 'verwalter' && name.vorname === undefined && name.anrede === 'ohne'
    ? { anrede: 'firma', firma: text }
    : name;
}

function liesAnschrift(
  leser: Zeilenleser,
  rolle: 'eigentuemer' | 'verwalter',
): Pick<ImportKontakt, 'adresse'> {
  const strasseHausnr = leser.text(`${rolle}Strasse`);
  if (strasseHausnr === '') return {};
  return { adresse: { strasseHausnr, plz: leser.text(`${rolle}Plz`), ort: leser.text(`${rolle}Ort`) } };
}

function liesErreichbarkeit(leser: Zeilenleser, wege: Wegfelder, reste: string[]): Erreichbarkeit {
  const nummern = [...liesNummern(leser, wege.telefon, reste), ...liesNummern(leser, wege.mobil, reste)];
  const mobil = nummern.find(istMobilnummer);
  const telefon = nummern.find((nummer) => nummer !== mobil);
  // There is room for two; nobody's third one is lost.
  const weitere = nummern.filter((nummer) => nummer !== mobil && nummer !== telefon);
  reste.push(...[...new Set(weitere)].map((nummer) => `Telefon: ${nummer}`));
  const email = liesMailadresse(leser, wege.email);
  return {
    ...(telefon === undefined ? {} : { telefon }),
    ...(mobil === undefined ? {} : { mobil }),
    ...(email === undefined ? {} : { email }),
  };
}

/** The numbers of a cell; what else stands in it goes to the remarks, and is said. */
function liesNummern(leser: Zeilenleser, feld: Importfeld, reste: string[]): string[] {
  const wert = leser.text(feld);
  if (wert === '' || wert === '-') return [];
  const { nummern, rest, gerundet } = liesTelefonzelle(wert);
  if (gerundet === true || excelschaden(wert) === 'zahl') {
    leser.sage(feld, { art: 'telefon-exceltext', wert });
    return [];
  }
  if (nummern.length === 0) {
    leser.sage(feld, { art: 'telefon-ungueltig', wert });
    reste.push(wert);
    return [];
  }
  if (nummern.length > 1) leser.sage(feld, { art: 'telefon-mehrere', wert });
  if (rest !== '') {
    leser.sage(feld, { art: 'telefon-bemerkung', wert, rest });
    // With its number, else nobody knows which of two is for the evening.
    reste.push(`Telefon: ${wert.replace(/\s+/g, ' ')}`);
  }
  for (const eine of nummern) sageErgaenztes(leser, feld, eine);
  return nummern.map(({ nummer }) => nummer);
}

function sageErgaenztes(leser: Zeilenleser, feld: Importfeld, eine: Zellennummer): void {
  const { nummer, roh, ergaenzt, fraglich, ohneVorwahl, berichtigt } = eine;
  if (fraglich === true) leser.sage(feld, { art: 'telefon-fraglich', wert: roh, nummer });
  else if (ergaenzt !== undefined) leser.sage(feld, { art: 'telefon-ergaenzt', wert: roh, nummer });
  else if (berichtigt === true) leser.sage(feld, { art: 'telefon-berichtigt', wert: roh, nummer });
  else if (ohneVorwahl === true) leser.sage(feld, { art: 'telefon-ohne-vorwahl', wert: roh });
}

function liesMailadresse(leser: Zeilenleser, feld: Importfeld): string | undefined {
  const wert = leser.text(feld);
  if (wert === '' || wert === '-') return undefined;
  const email = liesMail(wert);
  if (email === undefined) leser.sage(feld, { art: 'email-ungueltig', wert });
  return email;
}

function hatErreichbarkeit(erreichbar: Erreichbarkeit): boolean {
  return Object.keys(erreichbar).length > 0;
}

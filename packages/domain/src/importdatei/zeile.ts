import { adressSchluessel, type Adresse } from '../adresse.ts';
import { leseLiegenschafttyp, type LiegenschaftStatus, type Liegenschafttyp } from '../liegenschaft.ts';
import type { Tag } from '../tag.ts';
import type { ImportAufgabe, ImportEinheit, ImportKontakt } from './importliegenschaft.ts';
import type { Meldung } from './meldung.ts';
import type { Namensfolge } from './personenname.ts';
import type { Spaltenzuordnung } from './spaltenzuordnung.ts';
import { leseKoordinaten, leseWahrheitswert, type Koordinaten } from './werte.ts';
import { leseZeilenadresse } from './zeilenadresse.ts';
import { leseZahl, leseZeilenaufgaben, leseZeilentag, type EigeneTaetigkeiten } from './zeilenaufgaben.ts';
import { leseZeilenkontakte } from './zeilenkontakte.ts';
import { zeilenleser, type Zeilenleser } from './zelle.ts';

/** What holds for all rows of a file. */
export interface Leseart {
  readonly zuordnung: Spaltenzuordnung;
  readonly namensfolge: Namensfolge;
  /** The unit column counts units (`6`) instead of naming one (`2. OG links`). */
  readonly einheitIstAnzahl: boolean;
  readonly eigeneTaetigkeiten: EigeneTaetigkeiten;
}

/** One row, understood. */
export interface GeleseneZeile {
  readonly zeile: number;
  readonly schluessel: string;
  readonly externalId?: string;
  readonly laufnummer?: number;
  readonly kundennummer?: string;
  readonly kehrbezirk?: string;
  readonly adresse: Adresse;
  readonly typ: Liegenschafttyp;
  readonly status: LiegenschaftStatus;
  readonly anzahlEinheiten?: number;
  readonly einheit?: ImportEinheit;
  readonly kontakte: readonly ImportKontakt[];
  readonly aufgaben: readonly ImportAufgabe[];
  readonly koordinaten?: Koordinaten;
  readonly letzteFss?: Tag;
  readonly naechsteFss?: Tag;
  readonly notiz?: string;
  readonly meldungen: readonly Meldung[];
  readonly fehlerhaft: boolean;
}

/** Reads one row by its mapping; `zeile` counts from 1 as a spreadsheet does. */
export function leseZeile(zellen: readonly string[], zeile: number, leseart: Leseart): GeleseneZeile {
  const leser = zeilenleser(zellen, leseart.zuordnung, zeile);
  const adresse = leseZeilenadresse(leser);
  const einheit = leseart.einheitIstAnzahl ? undefined : leseEinheit(leser);
  const { kontakte, reste } = leseZeilenkontakte(leser, leseart.namensfolge);
  const aufgaben = leseZeilenaufgaben(leser, leseart.eigeneTaetigkeiten, einheit?.schluessel);
  const externalId = leser.text('externalId');
  return ohneLeere({
    zeile,
    schluessel: externalId === '' ? `adr:${adressSchluessel(adresse)}` : `id:${externalId}`,
    externalId: externalId || undefined,
    laufnummer: leseZahl(leser, 'laufnummer'),
    kundennummer: leser.text('kundennummer') || undefined,
    kehrbezirk: leser.text('kehrbezirk') || undefined,
    adresse,
    typ: leseLiegenschafttyp(leser.text('gebaeudetyp')),
    status: leseStatus(leser),
    anzahlEinheiten: leseart.einheitIstAnzahl ? leseZahl(leser, 'einheit') : undefined,
    einheit,
    kontakte,
    aufgaben,
    koordinaten: leseKoordinatenDerZeile(leser),
    letzteFss: leseZeilentag(leser, 'letzteFss'),
    naechsteFss: leseNaechsteFss(leser),
    notiz: [leser.text('notiz'), ...reste].filter((teil) => teil !== '').join('; ') || undefined,
    meldungen: leser.meldungen,
    fehlerhaft: leser.meldungen.some(({ schwere }) => schwere === 'fehler'),
  });
}

function leseEinheit(leser: Zeilenleser): ImportEinheit | undefined {
  const nummer = leser.text('einheit');
  const geschoss = leser.text('geschoss');
  const lage = leser.text('lage');
  const bezeichnung = [nummer, geschoss, lage].filter((teil) => teil !== '').join(' ');
  if (bezeichnung === '') return undefined;
  return {
    schluessel: bezeichnung.toLowerCase(),
    bezeichnung,
    ...(geschoss === '' ? {} : { geschoss }),
    ...(lage === '' ? {} : { lage }),
  };
}

function leseStatus(leser: Zeilenleser): LiegenschaftStatus {
  const text = leser.text('status').toLowerCase();
  if (text === '' || leseWahrheitswert(text) === true || text.startsWith('aktiv')) return 'aktiv';
  if (/leer/.test(text)) return 'leerstand';
  if (/neubau/.test(text)) return 'neubau';
  if (/keine/.test(text)) return 'ohneTaetigkeiten';
  return leseWahrheitswert(text) === false || /unbenutzt|still|gesperrt|inaktiv/.test(text)
    ? 'unbenutzt'
    : 'aktiv';
}

function leseKoordinatenDerZeile(leser: Zeilenleser): Koordinaten | undefined {
  const breite = leser.text('breitengrad');
  const laenge = leser.text('laengengrad');
  if (breite === '' && laenge === '') return undefined;
  const koordinaten = leseKoordinaten(breite, laenge);
  if (koordinaten === undefined)
    leser.sage('breitengrad', { art: 'koordinaten-ungueltig', wert: `${breite} / ${laenge}` });
  return koordinaten;
}

/** Some programs give only the year of the next Feuerstättenschau: then its last day counts. */
function leseNaechsteFss(leser: Zeilenleser): Tag | undefined {
  const text = leser.text('naechsteFss');
  return /^20\d\d$/.test(text) ? `${text}-12-31` : leseZeilentag(leser, 'naechsteFss');
}

function ohneLeere(zeile: GeleseneZeile): GeleseneZeile {
  const gefuellt = Object.entries(zeile).filter(([, wert]) => wert !== undefined);
  return Object.fromEntries(gefuellt) as unknown as GeleseneZeile;
}

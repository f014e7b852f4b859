import { type Bestandsspalte, jeSpalte } from '../../liegenschaft/bestandsspalte.ts';
import {
  liesLiegenschafttyp,
  type LiegenschaftStatus,
  type Liegenschafttyp,
} from '../../liegenschaft/liegenschaft.ts';
import { adressSchluessel, type Adresse } from '../../ort/adresse.ts';
import type { Tag } from '../../tag.ts';
import type { Namenslesart } from '../name/namensfolge.ts';
import type {
  ImportAnlage,
  ImportAufgabe,
  ImportEinheit,
  ImportKontakt,
} from '../spalte/importliegenschaft.ts';
import type { Meldung } from '../spalte/meldung.ts';
import type { Spaltenzuordnung } from '../spalte/spaltenzuordnung.ts';
import { liesKoordinaten, liesWahrheitswert, type Koordinaten } from '../spalte/werte.ts';
import { liesZeilenadresse } from './zeilenadresse.ts';
import { liesZeilenanlage } from './zeilenanlage.ts';
import { liesZahl, liesSchautage, liesZeilenaufgaben, type EigeneTaetigkeiten } from './zeilenaufgaben.ts';
import { liesEinzelnamen, liesZeilenkontakte } from './zeilenkontakte.ts';
import { type Wertkorrekturen, zeilenleser, type Zeilenleser } from './zelle.ts';

/** What holds for all rows of a file. */
export interface Leseart {
  readonly zuordnung: Spaltenzuordnung;
  readonly namen: Namenslesart;
  /** The unit column counts units (`6`) instead of naming one (`2. OG links`). */
  readonly einheitIstAnzahl: boolean;
  /** A postcode of four digits has lost its leading zero: so it is where a whole column of them has four. */
  readonly vierstelligeIstNull: boolean;
  readonly eigeneTaetigkeiten: EigeneTaetigkeiten;
  readonly korrekturen?: Wertkorrekturen | undefined;
  readonly heute?: Tag | undefined;
  /** What a `ja` or `x` in the status column means: its header may be „aktiv“ or „Leerstand“. */
  readonly statusBeiJa: LiegenschaftStatus;
}

/** One row, understood. */
export interface GeleseneZeile extends Readonly<Partial<Record<Bestandsspalte, string>>> {
  readonly zeile: number;
  readonly schluessel: string;
  readonly externalId?: string;
  readonly laufnummer?: number;
  readonly adresse: Adresse;
  readonly typ: Liegenschafttyp;
  readonly status: LiegenschaftStatus;
  readonly anzahlEinheiten?: number;
  readonly einheit?: ImportEinheit;
  readonly anlage?: ImportAnlage;
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
export function liesZeile(zellen: readonly string[], zeile: number, leseart: Leseart): GeleseneZeile {
  const leser = zeilenleser(zellen, leseart, zeile);
  const { adresse, wohnung } = liesZeilenadresse(leser, leseart.vierstelligeIstNull);
  const einheit = liesEinheit(leser, leseart, wohnung);
  const { kontakte, reste } = liesZeilenkontakte(leser, leseart.namen);
  const anlage = liesZeilenanlage(leser, einheit?.schluessel);
  const aufgaben = liesZeilenaufgaben(leser, leseart.eigeneTaetigkeiten, {
    einheit: einheit?.schluessel,
    anlage,
  });
  const externalId = leser.text('externalId');
  const fehlerhaft = leser.meldungen.some(({ schwere }) => schwere === 'fehler');
  return ohneLeere({
    zeile,
    schluessel: externalId === '' ? `adr:${adressSchluessel(adresse)}` : `id:${externalId}`,
    externalId: externalId || undefined,
    laufnummer: liesZahl(leser, 'laufnummer'),
    ...jeSpalte((spalte) => leser.text(spalte) || undefined),
    adresse,
    typ: liesLiegenschafttyp(leser.text('gebaeudetyp')),
    status: liesStatus(leser, leseart.statusBeiJa),
    anzahlEinheiten: leseart.einheitIstAnzahl ? liesZahl(leser, 'einheit') : undefined,
    einheit,
    anlage,
    kontakte,
    aufgaben,
    koordinaten: liesKoordinatenDerZeile(leser),
    ...liesSchautage(leser, aufgaben),
    notiz: [leser.text('notiz'), ...reste].filter((teil) => teil !== '').join('; ') || undefined,
    meldungen: nurGeltende(leser.meldungen, fehlerhaft),
    fehlerhaft,
  });
}

/** Everything that has to be put right is said of a row that stays out, so that it is put right in one go; what only informs is not. */
export const nurGeltende = (meldungen: readonly Meldung[], fehlerhaft: boolean): readonly Meldung[] =>
  fehlerhaft ? meldungen.filter(({ schwere }) => schwere !== 'hinweis') : meldungen;

/** @param wohnung what the address itself says of a flat */
function liesEinheit(
  leser: Zeilenleser,
  { einheitIstAnzahl, namen }: Pick<Leseart, 'einheitIstAnzahl' | 'namen'>,
  wohnung: string,
): ImportEinheit | undefined {
  const nummer = einheitIstAnzahl ? '' : leser.text('einheit');
  const geschoss = einheitIstAnzahl ? '' : leser.text('geschoss');
  const lage = einheitIstAnzahl ? '' : leser.text('lage');
  const ausSpalten = [nummer, geschoss, lage].filter((teil) => teil !== '').join(' ');
  const bezeichnung = ausSpalten.includes(wohnung) ? ausSpalten : `${wohnung} ${ausSpalten}`.trim();
  if (bezeichnung === '') return undefined;
  const eigentuemer = liesEinzelnamen(leser, 'wohnungEigentuemer', namen);
  return {
    schluessel: bezeichnung.toLowerCase(),
    bezeichnung,
    ...(geschoss === '' ? {} : { geschoss }),
    ...(lage === '' ? {} : { lage }),
    ...(eigentuemer === undefined ? {} : { eigentuemer }),
  };
}

function liesStatus(leser: Zeilenleser, beiJa: LiegenschaftStatus): LiegenschaftStatus {
  const text = leser.text('status').toLowerCase();
  if (text === '') return 'aktiv';
  const ja = liesWahrheitswert(text);
  if (ja === true) return beiJa;
  if (ja === false) return beiJa === 'aktiv' ? 'unbenutzt' : 'aktiv';
  return statusAusWort(text);
}

/** The status a word names: in a cell, or as the header above a column of crosses. */
export function statusAusWort(wort: string): LiegenschaftStatus {
  const klein = wort.toLowerCase();
  if (/leer/.test(klein)) return 'leerstand';
  if (/neubau/.test(klein)) return 'neubau';
  if (/keine/.test(klein)) return 'ohneTaetigkeiten';
  return /unbenutzt|still|gesperrt|inaktiv|unused/.test(klein) ? 'unbenutzt' : 'aktiv';
}

function liesKoordinatenDerZeile(leser: Zeilenleser): Koordinaten | undefined {
  const breite = leser.text('breitengrad');
  const laenge = leser.text('laengengrad');
  if (breite === '' && laenge === '') return undefined;
  const koordinaten = liesKoordinaten(breite, laenge);
  if (koordinaten === undefined)
    leser.sage('breitengrad', { art: 'koordinaten-ungueltig', wert: `${breite} / ${laenge}` });
  return koordinaten;
}

function ohneLeere(zeile: GeleseneZeile): GeleseneZeile {
  const gefuellt = { ...zeile };
  for (const [name, wert] of Object.entries(zeile))
    if (wert === undefined) Reflect.deleteProperty(gefuellt, name);
  return gefuellt;
}

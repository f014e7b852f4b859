import type { Anlageart, Bauweise, Benutzung, Brennstoff } from '../../anlage/anlage.ts';
import type { Bestandsspalte } from '../../liegenschaft/bestandsspalte.ts';
import type { Kontaktrolle, Personenname } from '../../liegenschaft/kontakt.ts';
import type {
  LiegenschaftStatus,
  Liegenschaftrolle,
  Liegenschafttyp,
} from '../../liegenschaft/liegenschaft.ts';
import type { Adresse } from '../../ort/adresse.ts';
import type { Tag } from '../../tag.ts';
import type { Koordinaten } from './werte.ts';

export interface ImportKontakt extends Personenname {
  readonly rolle: Kontaktrolle;
  readonly telefon?: string;
  readonly mobil?: string;
  readonly email?: string;
  /** Only where it differs from the property. */
  readonly adresse?: { readonly strasseHausnr: string; readonly plz: string; readonly ort: string };
  /** Whether notices go to this person; missing where the source does not say. */
  readonly empfaengtTermin?: boolean;
  /** Auskunftssperre (§ 51 BMG); missing where the source does not say, and never `false`. */
  readonly sperrvermerk?: true;
}

export type ImportPerson = Omit<ImportKontakt, 'rolle'>;

export interface ImportEinheit {
  /** Tells the units of one property apart. */
  readonly schluessel: string;
  readonly bezeichnung: string;
  readonly geschoss?: string;
  readonly lage?: string;
  readonly bewohner?: ImportPerson;
  readonly eigentuemer?: ImportPerson;
}

export interface ImportAnlage {
  /** Tells the installations of one property apart, as the file describes them. */
  readonly schluessel: string;
  readonly art: Anlageart;
  /** As the file names it, where the kind says less. */
  readonly bezeichnung?: string;
  readonly brennstoff?: Exclude<Brennstoff, ''>;
  readonly benutzung?: Exclude<Benutzung, ''>;
  readonly bauweise?: Exclude<Bauweise, ''>;
  readonly leistungKw?: number;
  readonly baujahr?: number;
  readonly arbeitswerte?: number;
  readonly lage?: string;
  /** `schluessel` of the unit it stands in; missing for the whole house. */
  readonly einheit?: string;
}

export interface ImportAufgabe {
  /** Entry of the catalogue; missing when the text was not understood and a person must choose. */
  readonly taetigkeitId?: string;
  /** As the file names it. */
  readonly text: string;
  readonly fristVon?: Tag;
  readonly fristBis?: Tag;
  /** Minutes on site as the file says; else the catalogue decides. */
  readonly dauerMinuten?: number;
  /** Done, as the source says: it ends a task that is known and makes none. */
  readonly erledigtAm?: Tag;
  /** `schluessel` of the unit it belongs to; missing for the whole house. */
  readonly einheit?: string;
}

/** One property as a file describes it, out of one or several rows. */
export interface ImportLiegenschaft extends Readonly<Partial<Record<Bestandsspalte, string>>> {
  /** `id:LA-100` or, without an id, the address: what makes a second import find it again. */
  readonly schluessel: string;
  readonly externalId?: string;
  /** The sweep's working order; decimals squeeze a house in. */
  readonly laufnummer?: number;
  readonly adresse: Adresse;
  readonly typ: Liegenschafttyp;
  /** Which kind of work the company has there; files do not say. */
  readonly rolle?: Liegenschaftrolle;
  readonly status: LiegenschaftStatus;
  readonly anzahlEinheiten: number;
  readonly einheiten: readonly ImportEinheit[];
  /** Missing where the file says nothing of any. */
  readonly anlagen?: readonly ImportAnlage[];
  readonly kontakte: readonly ImportKontakt[];
  readonly aufgaben: readonly ImportAufgabe[];
  readonly koordinaten?: Koordinaten;
  readonly letzteFss?: Tag;
  readonly naechsteFss?: Tag;
  readonly notiz?: string;
  /** Rows of the file, counted from 1 as a spreadsheet shows them. */
  readonly zeilen: readonly number[];
}

/** Everything of a property except where in the file it stood. */
export type Importstand = Omit<ImportLiegenschaft, 'zeilen'>;

/** One text for equal contents, whatever the order of keys: compare it, or store its hash. */
export function kanonischerText(inhalt: Importstand | { readonly wert: unknown }): string {
  return JSON.stringify(inhalt, (schluessel: string, wert: unknown) => {
    if (schluessel === 'zeilen') return undefined;
    return istObjekt(wert) ? nachSchluesselGeordnet(wert) : wert;
  });
}

/** Tells the tasks of one property apart. */
export function aufgabenSchluessel(aufgabe: ImportAufgabe): string {
  const { taetigkeitId = aufgabe.text.toLowerCase(), fristVon = '', fristBis = '', einheit = '' } = aufgabe;
  return `${taetigkeitId}|${fristVon}|${fristBis}|${einheit}`;
}

function istObjekt(wert: unknown): wert is Record<string, unknown> {
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert);
}

function nachSchluesselGeordnet(objekt: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(objekt).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

import type { Gleichewahl, Importauftrag, ImportVerlust } from '@kehrtour/contract/importauftrag';
import type { ImportAnzahl, ImportMeldung, ImportMeldungsgruppe } from '@kehrtour/contract/importbefund';
import type {
  Blatt,
  ImportSpalte,
  ImportVorschauzeile,
  Lesart,
  Wertkorrektur,
} from '@kehrtour/contract/importlesart';
import type { Importformat } from '@kehrtour/domain/importdatei/datei/importformat';
import type { Importbefund } from '@kehrtour/domain/importdatei/importauftrag';
import type { Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import type { Zeilenform } from '@kehrtour/domain/importdatei/zeile/zeilenform';
import type { Adresse } from '@kehrtour/domain/ort/adresse';
import type { Jahresfenster, Wiederholung } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { VielnamigesHaus } from '../liegenschaft/doppelt/hauskennungen.ts';

/** A file as it was stored, and what is known of how to read it; what is missing is found out. */
export type Datei = {
  readonly bytes: Uint8Array;
  readonly art: Importformat;
  readonly lesart: Partial<Lesart>;
  readonly zuordnung?: Readonly<Record<string, number>> | undefined;
  readonly korrekturen?: readonly Wertkorrektur[] | undefined;
  /** What the company calls its own work: a comma in it parts nothing. */
  readonly eigeneNamen?: readonly string[];
};

/** What the process that reads needs of the company: texts of JSON, because a text crosses into it without being walked through. */
export type Bestandsauskunft = {
  readonly heute: Tag;
  readonly katalog: readonly {
    readonly id: string;
    readonly name: string;
    readonly fenster: readonly Jahresfenster[];
    readonly wiederholung: Wiederholung;
  }[];
  /** Text of the file → entry of the catalogue, as somebody chose. */
  readonly gewaehlt: Readonly<Record<string, string>>;
  /** Pages of `VorhandeneLiegenschaft[]`: properties that files brought. */
  readonly vorhandene: readonly string[];
  /** Pages of `AndereLiegenschaft[]`: properties that were made by hand. */
  readonly andere: readonly string[];
  /** What becomes of new houses at a known address; missing while nobody said. */
  readonly gleiche?: Gleichewahl | undefined;
  readonly leereLoeschen: boolean;
  /** Houses that the source may know as several. */
  readonly vielnamige: readonly VielnamigesHaus[];
};
export type AndereLiegenschaft = {
  readonly id: string;
  readonly externalId: string | null;
  readonly adresse: Adresse;
  /** Only where the file is merged with it, or finds it by its Objekt-ID. */
  readonly stand: Importstand | null;
};

export type Vorschau = {
  readonly lesart: Lesart;
  /** The same for every file with this header. */
  readonly kopf: string;
  readonly zuordnung: Record<string, number>;
  readonly fehlendePflichtfelder: string[];
  readonly spalten: ImportSpalte[];
  readonly zeilen: ImportVorschauzeile[];
  readonly zeilenImText: number;
  /** Missing in previews of before, as what stands below. */
  readonly anfang?: readonly string[];
  readonly blaetter?: readonly Blatt[];
  readonly taetigkeitstexte?: readonly Taetigkeitstext[];
  readonly zeilenform: Zeilenform;
  /** Missing in previews of before. */
  readonly namen?: Importauftrag['namen'];
  readonly hatMails: boolean;
};

/** What a file calls some work, how often, and for which entry of the catalogue it was taken. */
export type Taetigkeitstext = {
  readonly text: string;
  readonly anzahl: number;
  readonly taetigkeitId: string | null;
  readonly sicher: boolean;
};

/** One step of an import about one property, as the table keeps it. */
export type Importschritt = {
  readonly nummer: number;
  readonly befund: Importbefund;
  readonly titel: string;
  readonly liegenschaft_id: string;
  readonly neu: unknown;
  readonly aenderungen: readonly { teil: string; alt: string; neu: string; geschuetzt: boolean }[];
};

export type UnbekannteTaetigkeit = { text: string; anzahl: number; taetigkeitId: string | null };

export type Pruefergebnis = {
  readonly anzahl: ImportAnzahl;
  readonly meldungen: readonly ImportMeldung[];
  readonly gruppen: readonly ImportMeldungsgruppe[];
  readonly unbekannt: readonly UnbekannteTaetigkeit[];
  readonly verluste: readonly ImportVerlust[];
  /** There are addresses that nobody has said yet of whether they are for appointments. */
  readonly hatMails: boolean;
  /** Each a text of JSON with at most 200 `Importschritt`. */
  readonly pakete: readonly string[];
};

/** What can be asked of a file. */
export type Dateifragen = {
  vorschau: { readonly frage: 'vorschau'; readonly datei: Datei };
  pruefung: {
    readonly frage: 'pruefung';
    readonly datei: Datei;
    readonly bestand: Bestandsauskunft;
    /** Where the file is a list of ours: the same list as it would be given out now. */
    readonly heutige?: Datei | undefined;
  };
  fehlerliste: {
    readonly frage: 'fehlerliste';
    readonly datei: Datei;
    readonly bestand: Pick<Bestandsauskunft, 'katalog' | 'gewaehlt' | 'heute'>;
  };
};
export type Dateiantworten = { vorschau: Vorschau; pruefung: Pruefergebnis; fehlerliste: string };

export type Lesegrund =
  | 'import.datei-leer'
  | 'import.datei-unlesbar'
  | 'import.zu-viele-zeilen'
  | 'import.zu-viele-spalten';
/** Without a sentence of its own the reason's sentence counts. */
export type Ungelesen = { readonly ok: false; readonly grund: Lesegrund; readonly satz?: string };
export type Gelesen<Antwort> = { readonly ok: true; readonly antwort: Antwort } | Ungelesen;

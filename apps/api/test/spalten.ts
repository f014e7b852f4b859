import type { Mail } from '../src/platform/service/mail.ts';

type Name =
  | 'tag'
  | 'brennstoff'
  | 'lage'
  | 'ankuendigung_id'
  | 'anrede'
  | 'firma'
  | 'vorname'
  | 'absender'
  | 'an'
  | 'art'
  | 'bescheid_zuerst'
  | 'bestaetigt_durch'
  | 'betreff'
  | 'bezeichnung'
  | 'bezug_id'
  | 'datenherkunft'
  | 'email'
  | 'empfaenger'
  | 'ereignis'
  | 'ergebnis'
  | 'external_id'
  | 'frist_bis'
  | 'frist_von'
  | 'gegenstand_id'
  | 'halt_id'
  | 'hausnr'
  | 'id'
  | 'kanal'
  | 'kehrtour_id'
  | 'kontakt_id'
  | 'liegenschaft_id'
  | 'mitarbeiter_id'
  | 'mobil'
  | 'nachname'
  | 'name'
  | 'notiz'
  | 'nummer'
  | 'nutzungseinheit_id'
  | 'ort'
  | 'ort_quelle'
  | 'ortsteil'
  | 'notiz_arbeit'
  | 'notiz_zugang'
  | 'quelle'
  | 'referenz'
  | 'passwort_hash'
  | 'rolle'
  | 'schluessel'
  | 'sha256'
  | 'slug'
  | 'stand'
  | 'status'
  | 'strasse'
  | 'taetigkeit_id'
  | 'telefon'
  | 'termin_id'
  | 'text'
  | 'unternehmen_id'
  | 'verortet_fuer'
  | 'vorlage'
  | 'typ'
  | 'was'
  | 'weg'
  | 'wer'
  | 'xml'
  | 'xml_sha256'
  | 'zeitraum'
  | 'zweiter_faktor';
type Zahl =
  | 'anhaenge'
  | 'anteil'
  | 'anzahl'
  | 'cent'
  | 'dauer_minuten'
  | 'einheiten_anzahl'
  | 'folge'
  | 'laufnummer'
  | 'minuten'
  | 'nachBeginn'
  | 'nachVersuch'
  | 'platz'
  | 'texte'
  | 'version';
type Zeitpunkt =
  | 'am'
  | 'angelegt_am'
  | 'beginn'
  | 'bis'
  | 'ende'
  | 'fenster_bis'
  | 'fenster_von'
  | 'gesehen_am'
  | 'gueltig_bis';
type Schalter =
  | 'aktiv'
  | 'abgeschlossen'
  | 'email_fuer_termine'
  | 'empfaengt_termin'
  | 'fest'
  | 'keine_sms'
  | 'langsam'
  | 'nicht_mehr_im_export'
  | 'ohneNachweis'
  | 'sperrvermerk'
  | 'ueberstimmt'
  | 'uhr_fraglich'
  | 'verworfen';

/** What a column of this name holds, in whichever table it stands; what may be null says so where a test goes on from it. */
interface Inhalt
  extends Record<Name, string>, Record<Zahl, number>, Record<Zeitpunkt, Date>, Record<Schalter, boolean> {
  abgeloest_durch: string | null;
  arbeit: unknown;
  aufgaben: unknown;
  auswahl: readonly string[];
  erledigt_am: Date | null;
  fehler: string | null;
  aw: number | null;
  baujahr: number | null;
  grund: string | null;
  inhalt: Uint8Array;
  kw: number | null;
  laeuft_ab: Date | null;
  lat: number | null;
  lokal: readonly string[];
  /** What a history says of it afterwards. */
  nach: { readonly gesehenAm?: string };
  nachricht: Mail;
  rechtstexte: readonly string[];
  taetigkeiten: unknown;
  verfallen_am: Date | null;
  von: Date;
  wunsch: unknown;
  ziel: Uint8Array;
  zuschlagCent: number | null;
  zuschlagText: string;
}
type Schlicht = keyof Inhalt;
/** A column, also as text and under another name. */
export type Spalte =
  | Schlicht
  | `${Schlicht}::text`
  | `${Schlicht} as ${string}`
  | `${Schlicht}::text as ${string}`;
type Genannt<S extends string> = S extends `${string} as ${infer Anders}`
  ? Anders
  : S extends `${infer Eine}::text`
    ? Eine
    : S;
type Inhalte<S extends string> = S extends `${string}::text${string}`
  ? string
  : S extends `${infer Eine} as ${string}`
    ? Inhalte<Eine>
    : S extends Schlicht
      ? Inhalt[S]
      : never;
export type Zeile<S extends Spalte> = { [Eine in S as Genannt<Eine>]: Inhalte<Eine> };

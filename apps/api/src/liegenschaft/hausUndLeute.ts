import type { Anlageart, Bauweise, Benutzung, Brennstoff } from '@kehrtour/domain/anlage/anlage';
import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import type { Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { type Bestandsspalte, OHNE_ANGABEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import type { Datenherkunft, Kontaktrolle, Kontaktart } from '@kehrtour/domain/liegenschaft/kontakt';
import type {
  LiegenschaftStatus,
  Liegenschafttyp,
  Liegenschaftrolle,
  Ortquelle,
} from '@kehrtour/domain/liegenschaft/liegenschaft';

import { type NameUndAnschrift } from './kontaktspalten.ts';

export type HausRow = Record<Bestandsspalte, string> & {
  id: string;
  quelle: string;
  external_id: string | null;
  laufnummer: number | null;
  strasse: string;
  hausnr: string;
  hausnr_zusatz: string;
  plz: string;
  ort: string;
  ortsteil: string;
  typ: Liegenschafttyp;
  rolle: Liegenschaftrolle;
  status: LiegenschaftStatus;
  einheiten_anzahl: number;
  lat: number | null;
  lon: number | null;
  ort_quelle: Ortquelle | null;
  ort_guete: string | null;
  notiz_zugang: string;
  notiz_arbeit: string;
  lokal_geaendert: Importteil[];
  import_stand: Importstand | null;
  import_id: string | null;
  nicht_mehr_im_export: boolean;
};
export type EinheitRow = {
  id: string;
  liegenschaft_id: string;
  external_id: string | null;
  nummer: string;
  geschoss: string;
  lage: string;
  bezeichnung: string;
  aktiv: boolean;
  import_id: string | null;
};
export type AnlageRow = {
  id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  art: Anlageart;
  bezeichnung: string;
  brennstoff: Brennstoff;
  benutzung: Benutzung;
  bauweise: Bauweise;
  selbstkalibrierend: boolean;
  leistung_kw: number | null;
  baujahr: number | null;
  arbeitswerte: number | null;
  lage: string;
  aktiv: boolean;
  schluessel: string | null;
  import_id: string | null;
};
export type KontaktRow = Omit<NameUndAnschrift, 'anrede'> & {
  id: string;
  art: Kontaktart;
  anrede: NameUndAnschrift['anrede'] | '';
  telefon: string;
  mobil: string;
  email: string;
  email_fuer_termine: boolean;
  sperrvermerk: boolean;
  datenherkunft: Datenherkunft;
  external_id: string | null;
  import_id: string | null;
};
export type VerbindungRow = {
  id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  kontakt_id: string;
  rolle: Kontaktrolle;
  empfaengt_termin: boolean;
};
/** One house with its units, its installations and the people who have to do with it, as rows. */
export type HausUndLeute = {
  readonly haus: HausRow;
  readonly einheiten: readonly EinheitRow[];
  readonly anlagen: readonly AnlageRow[];
  readonly kontakte: readonly KontaktRow[];
  readonly verbindungen: readonly VerbindungRow[];
};

/** Somebody who no longer belongs to this house, and stays with every other one. */
export type Gegangener = { readonly kontaktId: string; readonly liegenschaftId: string };

/** A house about which nothing is known but where it stands. */
export function leeresHaus(
  id: string,
  { strasse, hausnr, plz, ort }: Pick<HausRow, 'strasse' | 'hausnr' | 'plz' | 'ort'>,
): HausRow {
  return {
    id,
    quelle: 'hand',
    external_id: null,
    laufnummer: null,
    ...OHNE_ANGABEN,
    strasse,
    hausnr,
    plz,
    ort,
    hausnr_zusatz: '',
    ortsteil: '',
    typ: 'unbekannt',
    rolle: 'freiUndHoheitlich',
    status: 'aktiv',
    einheiten_anzahl: 1,
    lat: null,
    lon: null,
    ort_quelle: null,
    ort_guete: null,
    notiz_zugang: '',
    notiz_arbeit: '',
    lokal_geaendert: [],
    import_stand: null,
    import_id: null,
    nicht_mehr_im_export: false,
  };
}

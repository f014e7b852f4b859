import { LIEGENSCHAFTTYP_NAMEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import type { KatalogId } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';
import { teileTag } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';
import iconv from 'iconv-lite';

import type { DemoAufgabe } from './musterbach.aufgaben.ts';
import type { DemoKontakt } from './musterbach.leute.ts';
import type { DemoLiegenschaft, Musterbach } from './musterbach.ts';

const SPALTEN =
  'Lfd. Nr.;Objekt-ID;Straße;Hausnr.;PLZ;Ort;Gebäudeart;NE;Anrede;Nachname;Vorname;Hausverwaltung;Telefon;Mobil;E-Mail;Tätigkeit;Frist von;Frist bis;Dauer (Min);Bemerkung';

/** Activities as district software writes them. */
const KURZNAMEN: Partial<Record<KatalogId, string>> = {
  kehrung_1x: 'Kehrung (1x jährlich)',
  kehrung_2x: 'Kehrung (2x jährlich)',
  kehrung_3x: 'Kehrung (3x jährlich)',
  kehrung_4x: 'Kehrung (4x jährlich)',
  awu_gas_1: 'Abgaswegüberprüfung Gas',
  awu_gas_2: 'Abgaswegüberprüfung Gas (2-jährlich)',
  awu_oel_1: 'Abgaswegüberprüfung Öl',
  messung_oelgas: 'Emissionsmessung',
  messung_fest: 'Feststoffmessung',
};
const ANREDEN: Partial<Record<DemoKontakt['anrede'], string>> = {
  frau: 'Frau',
  herr: 'Herr',
  eheleute: 'Eheleute',
  firma: 'Firma',
};

/**
 * The district as the usual export of a district program: Windows-1252, `;`, CRLF, one row per property and
 * task, no coordinates.
 */
export function schreibeMusterbachCsv(ort: Musterbach): Uint8Array {
  const kontakte = new Map(ort.kontakte.map((kontakt) => [kontakt.externalId, kontakt]));
  const beteiligte = Map.groupBy(ort.zuordnungen, ({ liegenschaft }) => liegenschaft);
  const arbeiten = Map.groupBy(ort.aufgaben, ({ liegenschaft }) => liegenschaft);
  const zeilen = ort.liegenschaften.flatMap((haus) => {
    const wer = beteiligte.get(haus.externalId) ?? [];
    const kontaktMit = (rolle: string) =>
      kontakte.get(wer.find((einer) => einer.rolle === rolle)?.kontakt ?? '');
    const stamm = stammdaten(haus, kontaktMit('eigentuemer'), kontaktMit('verwalter'));
    return (arbeiten.get(haus.externalId) ?? []).map((aufgabe) => [
      ...stamm,
      ...arbeit(aufgabe),
      bemerkung(haus),
    ]);
  });
  const text = [SPALTEN, ...zeilen.map((zeile) => zeile.map(feld).join(';')), ''].join('\r\n');
  return iconv.encode(text, 'win1252');
}

function stammdaten(haus: DemoLiegenschaft, eigentuemer?: DemoKontakt, verwalter?: DemoKontakt): string[] {
  return [
    String(haus.laufnummer),
    haus.externalId,
    haus.strasse,
    haus.hausnr,
    haus.plz,
    haus.ort,
    LIEGENSCHAFTTYP_NAMEN[haus.typ],
    String(haus.einheitenAnzahl),
    ANREDEN[eigentuemer?.anrede ?? 'ohne'] ?? '',
    eigentuemer?.firma || (eigentuemer?.nachname ?? ''),
    eigentuemer?.firma ? '' : (eigentuemer?.vorname ?? ''),
    verwalter?.firma ?? '',
    eigentuemer?.telefon ?? '',
    eigentuemer?.mobil ?? '',
    eigentuemer?.email ?? '',
  ];
}

function arbeit({ taetigkeitId, bezeichnung, fristVon, fristBis, dauerMinuten }: DemoAufgabe): string[] {
  return [KURZNAMEN[taetigkeitId] ?? bezeichnung, datum(fristVon), datum(fristBis), String(dauerMinuten)];
}

function bemerkung({ notizZugang, notizArbeit }: DemoLiegenschaft): string {
  return [notizZugang, notizArbeit].filter(Boolean).join('; ');
}

function datum(tag: Tag): string {
  const { jahr, monat, tagImMonat } = teileTag(tag);
  return `${String(tagImMonat).padStart(2, '0')}.${String(monat).padStart(2, '0')}.${jahr}`;
}

function feld(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

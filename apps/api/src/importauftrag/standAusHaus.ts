import {
  aufgabenSchluessel,
  type ImportAnlage,
  type ImportAufgabe,
  type ImportEinheit,
  type ImportKontakt,
  type Importstand,
} from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { filled } from '@kehrtour/domain/keysOf';
import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import type { Personenname } from '@kehrtour/domain/liegenschaft/kontakt';
import { adressSchluessel, strassenzeile } from '@kehrtour/domain/ort/adresse';

import type { AufgabeRow } from '../aufgabe/vieleAufgaben.ts';
import type { EinheitRow, HausRow, KontaktRow } from '../liegenschaft/hausUndLeute.ts';
import type { Hausstand } from './hausstand.ts';

/** A house as a file would describe it, out of its rows: what a file is laid over when a person made the house. */
export function standAusHaus(hausstand: Hausstand): Importstand {
  const { haus, einheiten, kontakte, verbindungen, aufgaben } = hausstand;
  const aktive = einheiten.filter(({ aktiv }) => aktiv);
  const schluessel = new Map(aktive.map((einheit) => [einheit.id, einheitSchluessel(einheit)]));
  const personen = new Map(kontakte.map((kontakt) => [kontakt.id, kontakt]));
  const leute = verbindungen.flatMap((verbindung) => {
    const kontakt = personen.get(verbindung.kontakt_id);
    return kontakt === undefined ? [] : [{ verbindung, kontakt }];
  });
  const adresse = adresseVon(haus);
  return {
    schluessel: haus.external_id === null ? `adr:${adressSchluessel(adresse)}` : `id:${haus.external_id}`,
    ...filled({ externalId: haus.external_id, laufnummer: haus.laufnummer, notiz: haus.notiz_arbeit }),
    ...filled(jeSpalte((spalte) => haus[spalte])),
    adresse,
    typ: haus.typ,
    rolle: haus.rolle,
    status: haus.status,
    anzahlEinheiten: haus.einheiten_anzahl,
    einheiten: aktive.map((einheit): ImportEinheit => {
      const [bewohner, eigentuemer] = (['bewohner', 'eigentuemer'] as const).map(
        (rolle) =>
          leute.find(
            ({ verbindung }) => verbindung.nutzungseinheit_id === einheit.id && verbindung.rolle === rolle,
          )?.kontakt,
      );
      return {
        schluessel: einheitSchluessel(einheit),
        bezeichnung: einheit.bezeichnung,
        ...filled({ geschoss: einheit.geschoss, lage: einheit.lage }),
        ...(bewohner === undefined ? {} : { bewohner: namenVon(bewohner) }),
        ...(eigentuemer === undefined ? {} : { eigentuemer: namenVon(eigentuemer) }),
      };
    }),
    ...anlagenVon(hausstand, schluessel),
    kontakte: leute
      .filter(({ verbindung }) => verbindung.nutzungseinheit_id === null)
      .map(({ verbindung, kontakt }) => kontaktVon(verbindung.rolle, kontakt)),
    aufgaben: aufgaben
      // A person's tasks stay whatever a file says; they are no word of one.
      .filter(({ status, import_id: importId }) => status === 'offen' && importId !== null)
      .map((row) => aufgabeVon(row, schluessel.get(row.nutzungseinheit_id ?? ''))),
    ...(haus.lat === null || haus.lon === null || haus.ort_quelle !== 'datei'
      ? {}
      : { koordinaten: { lat: haus.lat, lon: haus.lon } }),
  };
}

/** Those a file brought; a person's stay whatever a file says, and are no word of one. */
function anlagenVon(
  { anlagen }: Hausstand,
  einheiten: ReadonlyMap<string, string>,
): Pick<Importstand, 'anlagen'> {
  const ausDatei = anlagen.flatMap((row): ImportAnlage[] => {
    if (row.import_id === null || row.schluessel === null || !row.aktiv) return [];
    const { schluessel, art, bezeichnung, brennstoff, baujahr, arbeitswerte, lage } = row;
    const einheit = einheiten.get(row.nutzungseinheit_id ?? '') ?? null;
    const daten = { bezeichnung, baujahr, arbeitswerte, lage, leistungKw: row.leistung_kw, einheit };
    return [
      {
        schluessel,
        art,
        ...filled(daten),
        ...(brennstoff === '' ? {} : { brennstoff }),
        ...(row.benutzung === '' ? {} : { benutzung: row.benutzung }),
        ...(row.bauweise === '' ? {} : { bauweise: row.bauweise }),
      },
    ];
  });
  return ausDatei.length === 0 ? {} : { anlagen: ausDatei };
}

/** Tells the units of a house apart, whoever made them. */
export const einheitSchluessel = ({
  external_id: id,
  bezeichnung,
}: Pick<EinheitRow, 'external_id' | 'bezeichnung'>): string => id ?? bezeichnung.toLowerCase();

/** Tells the tasks of a house apart: one that a person made is known by what it says. */
export function schluesselDerAufgabe(row: AufgabeRow, einheit: string | undefined): string {
  return istVonHand(row) ? aufgabenSchluessel(aufgabeVon(row, einheit)) : row.schluessel;
}

/** What a booking made belongs to its appointment. */
export const istVonHand = ({ import_id: importId, schluessel }: AufgabeRow): boolean =>
  importId === null && !schluessel.startsWith('buchung:');

function aufgabeVon(row: AufgabeRow, einheit: string | undefined): ImportAufgabe {
  return {
    taetigkeitId: row.taetigkeit_id,
    text: row.bezeichnung,
    ...filled({ fristVon: row.frist_von, einheit: einheit ?? null }),
    fristBis: row.frist_bis,
    dauerMinuten: row.dauer_minuten,
  };
}

function adresseVon(haus: HausRow): Importstand['adresse'] {
  const { strasse, hausnr, hausnr_zusatz: zusatz, plz, ort, ortsteil } = haus;
  return { strasse, hausnr: `${hausnr}${zusatz}`, plz, ort, ...filled({ ortsteil }) };
}

function kontaktVon(rolle: ImportKontakt['rolle'], kontakt: KontaktRow): ImportKontakt {
  const { telefon, mobil, email, strasse, hausnr, plz, ort } = kontakt;
  return {
    rolle,
    ...namenVon(kontakt),
    ...filled({ telefon, mobil, email }),
    ...(strasse === '' ? {} : { adresse: { strasseHausnr: strassenzeile({ strasse, hausnr }), plz, ort } }),
  };
}

function namenVon({ anrede, titel, vorname, nachname, firma }: KontaktRow): Personenname {
  return { anrede: anrede === '' ? 'ohne' : anrede, ...filled({ titel, vorname, nachname, firma }) };
}

import { randomUUID } from 'node:crypto';

import type { Tag } from '@kehrtour/domain/tag';

import { musterbach, type Musterbach } from '../../demo/musterbach.ts';
import type { AufgabeRow } from '../aufgabe/vieleAufgaben.ts';
import type { Hausstand } from '../importauftrag/hausstand.ts';
import {
  type AnlageRow,
  type EinheitRow,
  type HausRow,
  type KontaktRow,
  leeresHaus,
  type VerbindungRow,
} from '../liegenschaft/hausUndLeute.ts';

/** Counted from the end of the working order: what the last export of the district software no longer named. */
const UNGENANNT = [2, 19, 33];

/** The invented district as rows, its Fristen around `heute`. */
export function musterbachBestand(heute: Tag): Hausstand[] {
  const ort = musterbach(heute);
  const ids = new Map(
    [...ort.einheiten, ...ort.kontakte].map(({ externalId }) => [externalId, randomUUID()]),
  );
  const idVon = (externalId: string): string => ids.get(externalId) ?? '';
  const kontakte = new Map(
    ort.kontakte.map((kontakt) => [kontakt.externalId, kontaktRow(kontakt, idVon(kontakt.externalId))]),
  );
  const amHaus = ({ liegenschaft }: { liegenschaft: string }): string => liegenschaft;
  const einheiten = Map.groupBy(ort.einheiten, amHaus);
  const zuordnungen = Map.groupBy(ort.zuordnungen, amHaus);
  const aufgaben = Map.groupBy(ort.aufgaben, amHaus);
  const { length } = ort.liegenschaften;
  return ort.liegenschaften.map((haus, stelle) => {
    const id = randomUUID();
    const beteiligte = zuordnungen.get(haus.externalId) ?? [];
    return {
      haus: { ...hausRow(haus, id), nicht_mehr_im_export: UNGENANNT.includes(length - stelle) },
      einheiten: (einheiten.get(haus.externalId) ?? []).map((einheit) =>
        einheitRow(einheit, id, idVon(einheit.externalId)),
      ),
      anlagen: anlagenAus(aufgaben.get(haus.externalId) ?? [], id),
      kontakte: beteiligte.flatMap(({ kontakt }) => kontakte.get(kontakt) ?? []),
      verbindungen: beteiligte.map((zuordnung) => verbindungRow(zuordnung, id, idVon)),
      aufgaben: (aufgaben.get(haus.externalId) ?? []).map((aufgabe) => aufgabeRow(aufgabe, id)),
    };
  });
}

function hausRow(haus: Musterbach['liegenschaften'][number], id: string): HausRow {
  return {
    ...leeresHaus(id, haus),
    external_id: haus.externalId,
    laufnummer: haus.laufnummer,
    ortsteil: haus.ortsteil,
    typ: haus.typ,
    rolle: haus.rolle,
    einheiten_anzahl: haus.einheitenAnzahl,
    ...haus.koordinate,
    ort_quelle: 'hand',
    ort_guete: 'exakt',
    notiz_zugang: haus.notizZugang,
    notiz_arbeit: haus.notizArbeit,
  };
}

function einheitRow(
  { externalId, nummer, geschoss, lage }: Musterbach['einheiten'][number],
  hausId: string,
  id: string,
): EinheitRow {
  const bezeichnung = [geschoss, lage].filter((teil) => teil !== '').join(' ');
  return {
    id,
    liegenschaft_id: hausId,
    external_id: externalId,
    nummer,
    geschoss,
    lage,
    bezeichnung,
    aktiv: true,
    import_id: null,
  };
}

function kontaktRow(
  { externalId, emailFuerTermine, ...daten }: Musterbach['kontakte'][number],
  id: string,
): KontaktRow {
  return {
    ...daten,
    id,
    titel: '',
    zeile2: '',
    email_fuer_termine: emailFuerTermine,
    sperrvermerk: false,
    external_id: externalId,
    import_id: null,
  };
}

function verbindungRow(
  zuordnung: Musterbach['zuordnungen'][number],
  hausId: string,
  idVon: (externalId: string) => string,
): VerbindungRow {
  const { einheit, kontakt, rolle, empfaengtTermin } = zuordnung;
  return {
    id: randomUUID(),
    liegenschaft_id: hausId,
    nutzungseinheit_id: einheit === null ? null : idVon(einheit),
    kontakt_id: idVon(kontakt),
    rolle,
    empfaengt_termin: empfaengtTermin,
  };
}

function aufgabeRow(aufgabe: Musterbach['aufgaben'][number], hausId: string): AufgabeRow {
  const { taetigkeitId, bezeichnung, fristVon, fristBis, dauerMinuten } = aufgabe;
  return {
    id: randomUUID(),
    liegenschaft_id: hausId,
    nutzungseinheit_id: null,
    taetigkeit_id: taetigkeitId,
    bezeichnung,
    frist_von: fristVon,
    frist_bis: fristBis,
    dauer_minuten: dauerMinuten,
    status: 'offen',
    erledigt_am: null,
    kehrtour_id: null,
    schluessel: `${taetigkeitId}|${fristVon}|${fristBis}|`,
    import_id: null,
  };
}

type Anlagewissen = Pick<AnlageRow, 'art' | 'brennstoff'> & Partial<AnlageRow>;
/** What has to stand in a house where such work is due. */
const ANLAGE_ZUR_ARBEIT: Readonly<Record<string, Anlagewissen>> = {
  awu_gas_1: {
    art: 'kombiwasserheizer',
    brennstoff: 'erdgas',
    bauweise: 'raumluftabhaengig',
    leistung_kw: 18,
  },
  awu_gas_2: {
    art: 'heizkessel',
    brennstoff: 'erdgas',
    bauweise: 'raumluftunabhaengig',
    leistung_kw: 20,
    lage: 'Keller',
  },
  awu_oel_1: {
    art: 'heizkessel',
    brennstoff: 'heizoel',
    bauweise: 'raumluftabhaengig',
    leistung_kw: 24,
    lage: 'Keller',
  },
  kehrung_1x: {
    art: 'kaminofen',
    brennstoff: 'scheitholz',
    benutzung: 'gelegentlich',
    leistung_kw: 7,
    lage: 'Wohnzimmer',
  },
  kehrung_2x: {
    art: 'heizkessel',
    brennstoff: 'pellets',
    benutzung: 'heizperiode',
    leistung_kw: 15,
    lage: 'Keller',
  },
  kehrung_3x: { art: 'kachelofen', brennstoff: 'scheitholz', benutzung: 'heizperiode', lage: 'Stube' },
  kehrung_4x: { art: 'heizherd', brennstoff: 'scheitholz', benutzung: 'ganzjaehrig', lage: 'Küche' },
};
const BAUJAHR_AB = 1994;
const BAUJAHRE = 28;

/** The fires that the work of a house is about, older and newer ones. */
function anlagenAus(aufgaben: readonly Musterbach['aufgaben'][number][], hausId: string): AnlageRow[] {
  const arbeiten = new Set(aufgaben.map(({ taetigkeitId }) => taetigkeitId));
  return [...arbeiten].flatMap((arbeit, i): AnlageRow[] => {
    const wissen = ANLAGE_ZUR_ARBEIT[arbeit];
    if (wissen === undefined) return [];
    const [erste] = aufgaben;
    const wurf = Number(erste?.liegenschaft.replaceAll(/\D/g, '') ?? 0) + i;
    return [
      {
        bezeichnung: '',
        benutzung: '',
        bauweise: '',
        selbstkalibrierend: false,
        leistung_kw: null,
        baujahr: BAUJAHR_AB + ((wurf * 7) % BAUJAHRE),
        arbeitswerte: null,
        nutzungseinheit_id: null,
        lage: '',
        aktiv: true,
        schluessel: null,
        import_id: null,
        ...wissen,
        id: randomUUID(),
        liegenschaft_id: hausId,
      },
    ];
  });
}

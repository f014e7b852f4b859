import { randomUUID } from 'node:crypto';

import type { Tag } from '@kehrtour/domain/tag';

import { musterbach, type Musterbach } from '../../demo/musterbach.ts';
import type { AufgabeRow } from '../aufgabe/vieleAufgaben.ts';
import type { Hausstand } from '../importauftrag/hausstand.ts';
import {
  type EinheitRow,
  type HausRow,
  type KontaktRow,
  leeresHaus,
  type VerbindungRow,
} from '../liegenschaft/hausUndLeute.ts';

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
  return ort.liegenschaften.map((haus) => {
    const id = randomUUID();
    const beteiligte = zuordnungen.get(haus.externalId) ?? [];
    return {
      haus: hausRow(haus, id),
      einheiten: (einheiten.get(haus.externalId) ?? []).map((einheit) =>
        einheitRow(einheit, id, idVon(einheit.externalId)),
      ),
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

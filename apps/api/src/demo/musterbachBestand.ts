import { randomUUID } from 'node:crypto';

import type { Tag } from '@kehrtour/domain/tag';

import { musterbach } from '../../demo/musterbach.ts';
import { type Hausstand, leeresHaus } from '../importauftrag/hausstand.ts';

/** The invented district as rows, its Fristen around `heute`. */
export function musterbachBestand(heute: Tag): Hausstand[] {
  const ort = musterbach(heute);
  const von = ({ liegenschaft }: { liegenschaft: string }) => liegenschaft;
  const einheiten = Map.groupBy(ort.einheiten, von);
  const zuordnungen = Map.groupBy(ort.zuordnungen, von);
  const aufgaben = Map.groupBy(ort.aufgaben, von);
  const ids = new Map(
    [...ort.einheiten, ...ort.kontakte].map(({ externalId }) => [externalId, randomUUID()]),
  );
  const idVon = (externalId: string): string => ids.get(externalId) ?? '';
  const kontakte = new Map(ort.kontakte.map((kontakt) => [kontakt.externalId, kontakt]));
  return ort.liegenschaften.map((haus) => {
    const id = randomUUID();
    const beteiligte = zuordnungen.get(haus.externalId) ?? [];
    return {
      haus: {
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
      },
      einheiten: (einheiten.get(haus.externalId) ?? []).map(({ externalId, nummer, geschoss, lage }) => ({
        id: idVon(externalId),
        liegenschaft_id: id,
        external_id: externalId,
        nummer,
        geschoss,
        lage,
        bezeichnung: [geschoss, lage].filter((teil) => teil !== '').join(' '),
        aktiv: true,
        import_id: null,
      })),
      kontakte: beteiligte.flatMap(({ kontakt }) => kontaktRow(kontakte.get(kontakt), idVon(kontakt))),
      verbindungen: beteiligte.map(({ einheit, kontakt, rolle, empfaengtTermin }) => ({
        id: randomUUID(),
        liegenschaft_id: id,
        nutzungseinheit_id: einheit === null ? null : idVon(einheit),
        kontakt_id: idVon(kontakt),
        rolle,
        empfaengt_termin: empfaengtTermin,
      })),
      aufgaben: (aufgaben.get(haus.externalId) ?? []).map((aufgabe) => ({
        id: randomUUID(),
        liegenschaft_id: id,
        nutzungseinheit_id: null,
        taetigkeit_id: aufgabe.taetigkeitId,
        bezeichnung: aufgabe.bezeichnung,
        frist_von: aufgabe.fristVon,
        frist_bis: aufgabe.fristBis,
        dauer_minuten: aufgabe.dauerMinuten,
        status: 'offen',
        erledigt_am: null,
        kehrtour_id: null,
        schluessel: `${aufgabe.taetigkeitId}|${aufgabe.fristVon}|${aufgabe.fristBis}|`,
        import_id: null,
      })),
    };
  });
}

type DemoKontakt = ReturnType<typeof musterbach>['kontakte'][number];

function kontaktRow(kontakt: DemoKontakt | undefined, id: string): Hausstand['kontakte'] {
  if (kontakt === undefined) return [];
  const { externalId, emailFuerTermine, ...daten } = kontakt;
  return [
    {
      ...daten,
      id,
      titel: '',
      zeile2: '',
      email_fuer_termine: emailFuerTermine,
      external_id: externalId,
      import_id: null,
    },
  ];
}

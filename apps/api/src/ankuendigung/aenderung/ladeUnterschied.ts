import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import {
  type NeuerPlatz,
  type Unterschied,
  vergleiche,
  type Zusage,
} from '@kehrtour/domain/planung/aenderung';
import { brauchtAnkuendigungsfrist } from '@kehrtour/domain/taetigkeit/besuch';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import {
  hatPlatzVerloren,
  terminStatusName,
  VERLEGEN_VORLAUF_STUNDEN_MIN,
} from '@kehrtour/domain/termin/termin';
import { fruehesterBesuch } from '@kehrtour/domain/versand/ankuendigungsfrist';
import { beginnMinute } from '@kehrtour/domain/zeitfenster';

import {
  type AenderungRow,
  findAenderung,
  mitVorschlag,
  type PlanvorschlagRow,
} from '../../kehrtour/aenderungStand.ts';
import { findKehrtour, type KehrtourRow } from '../../kehrtour/kehrtourStand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { zustelltageDes } from '../../unternehmen/betriebskalender.ts';
import { haltWieGesagt } from '../absage/haltWieGesagt.ts';
import { ladeAhnungslose } from '../absage/sageKundenAb.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { type Empfang, hatAndereArbeit } from '../empfang/empfang.ts';
import { listZusagen, type ZusageRow } from './zusage.store.ts';

type NeuerHalt = AenderungRow['halte'][number];

/** A plan that waits, beside everything that was promised. */
export type GeladenerUnterschied = {
  readonly kehrtour: KehrtourRow;
  readonly aenderung: AenderungRow;
  /** Everybody who could be told: at the new places, and where nobody comes any more at the old ones. */
  readonly grundlage: Ankuendigungsgrundlage;
  readonly zusagen: ReadonlyMap<string, ZusageRow>;
  readonly unterschied: Unterschied;
  /** Stops that come into the round for a visit that was booked: whoever booked knows when. */
  readonly gebuchteHalte: ReadonlySet<string>;
  /** Who was never told of the visit, and is told nothing where it is dropped. */
  readonly ahnungslos: (empfang: Empfang) => boolean;
  /** What has happened since the plan was made. */
  readonly seither: readonly string[];
};

/** `statt`: beside another proposal than the one that waits. @throws Refused 'nicht-gefunden' where no plan waits */
export async function ladeUnterschied(
  ctx: TenantCtx,
  tx: Tx,
  kehrtourId: string,
  { gesperrt = false, statt }: { readonly gesperrt?: boolean; readonly statt?: PlanvorschlagRow } = {},
): Promise<GeladenerUnterschied> {
  const kehrtour = await findKehrtour(tx, kehrtourId);
  const wartend = await findAenderung(tx, kehrtourId);
  if (!kehrtour || !wartend) throw new Refused('nicht-gefunden');
  const aenderung = statt ? mitVorschlag(wartend, statt) : wartend;
  const geplante = aenderung.halte.filter((halt) => !halt.ausgelassen && halt.vorbei !== true);
  const gesagte = await listZusagen(tx, kehrtourId, gesperrt);
  const rows = gesagte.map((row) => ({ ...row, halt_id: row.halt_id ?? haltFuer(row, geplante) }));
  const platz = new Set(geplante.map(({ id }) => id));
  const grundlage = await ladeAnkuendigung(ctx, tx, kehrtourId, {
    halte: [...geplante, ...alteHalte(rows, platz)],
  });
  const zusagen = rows
    .map((row) => alsZusage(row, ctx.now(), grundlage))
    // Whoever has lost the place already loses nothing by this plan.
    .filter(
      ({ status, mitarbeiterId, haltId }) =>
        !hatPlatzVerloren(status, mitarbeiterId) || platz.has(haltId ?? ''),
    );
  return {
    kehrtour,
    aenderung,
    grundlage,
    zusagen: new Map(rows.map((row) => [row.id, row])),
    unterschied: vergleiche(
      zusagen,
      geplante.flatMap((halt) => alsPlatz(halt, zusagen)),
    ),
    gebuchteHalte: new Set(
      gesagte.flatMap((row, index) => (row.halt_id === null ? (rows[index]?.halt_id ?? []) : [])),
    ),
    ahnungslos: await ladeAhnungslose(
      tx,
      rows.map(({ id }) => id),
    ),
    seither: seitherAus(aenderung, rows, kehrtour),
  };
}

/** Where the plan drives for a visit that was booked and has no stop in force yet. */
const haltFuer = ({ liegenschaft_id }: ZusageRow, geplante: readonly NeuerHalt[]): string | null =>
  geplante.find(
    (halt) => halt.liegenschaft_id === liegenschaft_id && (halt.nutzungseinheit_id ?? null) === null,
  )?.id ?? null;

/** Where nobody comes any more, the stop as it was told. */
function alteHalte(rows: readonly ZusageRow[], geplant: ReadonlySet<string>): NeuerHalt[] {
  const alte = rows.flatMap((row) =>
    row.halt_id === null || geplant.has(row.halt_id) ? [] : [{ ...row, id: row.halt_id }],
  );
  return [...new Map(alte.map((halt) => [halt.id, halt])).values()].map(haltWieGesagt);
}

function alsZusage(row: ZusageRow, jetzt: Date, grundlage: Ankuendigungsgrundlage): Zusage {
  const empfang = empfangVon(grundlage, row.id);
  const von = ortszeitAus(row.fenster_von);
  const bisDahin = (row.fenster_von.getTime() - jetzt.getTime()) / 3_600_000;
  return {
    id: row.id,
    haltId: row.halt_id,
    status: row.status,
    tag: von.tag,
    beginn: ortszeitAus(row.beginn).uhrzeit,
    fenster: { beginn: von.uhrzeit, ende: ortszeitAus(row.fenster_bis).uhrzeit },
    mitarbeiterId: row.mitarbeiter_id,
    // For a Feuerstättenschau they are told who comes; for other work only the company, and whom it sends is its business.
    personen:
      empfang && brauchtAnkuendigungsfrist(empfang.besuch) ? (empfang.termin?.personen ?? null) : null,
    fruehestens: fruehestensFuer(empfang, grundlage),
    verlegbar: bisDahin >= VERLEGEN_VORLAUF_STUNDEN_MIN,
    andereArbeit: empfang !== undefined && hatAndereArbeit(empfang),
  };
}

export const empfangVon = ({ empfaenge }: Ankuendigungsgrundlage, terminId: string): Empfang | undefined =>
  empfaenge.find(({ termin, zurKenntnis }) => termin?.id === terminId && !zurKenntnis);

/** First day that could still be told: with a whole day of notice, for a Feuerstättenschau with that of § 3 KÜO. */
export function fruehestensFuer(
  empfang: Empfang | undefined,
  { heute, rahmen }: Ankuendigungsgrundlage,
): Tag {
  const naechster = plusTage(heute, 2);
  if (!empfang || !brauchtAnkuendigungsfrist(empfang.besuch)) return naechster;
  const { kanal, halt } = empfang;
  const gesetzlich = fruehesterBesuch(heute, kanal, {
    feiertage: rahmen.feiertageBei(halt),
    zustelltage: zustelltageDes(rahmen.absender),
  });
  return gesetzlich > naechster ? gesetzlich : naechster;
}

/** Whoever is visited when she was to be visited anyway is told no other window. */
function alsPlatz(halt: NeuerHalt, zusagen: readonly Zusage[]): NeuerPlatz[] {
  if (halt.tag === null || halt.beginn === null || halt.fenster_von === null || halt.fenster_bis === null)
    return [];
  const uhr = (iso: string): string => ortszeitAus(new Date(iso)).uhrzeit;
  const ansage = halt.ansage ?? { von: halt.fenster_von, bis: halt.fenster_bis };
  const zugesagte = zusagen.filter((one) => one.haltId === halt.id && one.tag === halt.tag);
  const beginn = beginnMinute(
    { uhrzeit: uhr(halt.beginn), sekunden: new Date(halt.beginn).getSeconds() },
    zugesagte.map(({ fenster }) => fenster),
  );
  const gleich = zugesagte.find((one) => one.beginn === beginn);
  return [
    {
      haltId: halt.id,
      tag: halt.tag,
      beginn,
      fenster: gleich?.fenster ?? { beginn: uhr(ansage.von), ende: uhr(ansage.bis) },
      mitarbeiterId: halt.mitarbeiter_id,
    },
  ];
}

function seitherAus(
  { zusagen, version }: AenderungRow,
  jetzt: readonly ZusageRow[],
  kehrtour: KehrtourRow,
): string[] {
  const damals = new Map(zusagen.map((zusage) => [zusage.id, zusage]));
  const saetze = [
    ...jetzt.flatMap((row) => {
      const vorher = damals.get(row.id);
      if (vorher === undefined) return [`${row.anschrift}: ein neuer Termin`];
      if (vorher.version === row.version) return [];
      return [
        vorher.status === row.status
          ? `${row.anschrift}: der Termin wurde geändert`
          : `${row.anschrift}: ${terminStatusName(row.status)}`,
      ];
    }),
    ...zusagen
      .filter(({ id }) => !jetzt.some((row) => row.id === id))
      .map(({ anschrift }) => `${anschrift}: der Termin steht nicht mehr`),
  ];
  if (saetze.length === 0 && kehrtour.version !== version) return ['Die Kehrtour selbst wurde geändert'];
  return saetze;
}

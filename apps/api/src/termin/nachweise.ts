import type { Nachweis } from '@kehrtour/contract/nachweis';
import {
  geltendeZustellungen,
  istZuBringen,
  type Zugangsregel,
  type Zustellbild,
  zustellbild,
  ZUSTELLUNGSARTEN,
  zustellungMoeglich,
} from '@kehrtour/domain/nachweis/zustellung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { pruefeAnkuendigung } from '@kehrtour/domain/versand/ankuendigungsfrist';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { feiertageBei, zustelltageDes } from '../unternehmen/betriebskalender.ts';
import { listNachweise, type Nachweisfrage, type NachweisRow } from './nachweis.store.ts';

/** Beyond the visit, for what is delivered late. */
const ZUGANG_TAGE = 14;

/** What was told to whom and what became of it, the oldest first. */
export async function ladeNachweise(ctx: TenantCtx, tx: Tx, frage: Nachweisfrage): Promise<Nachweis[]> {
  return nachweiseAus(ctx, await listNachweise(tx, frage));
}

/** The same notices as they are, and as they would be under another calendar of the company: Werktage count otherwise then. */
export async function ladeNachweiseUnter(
  ctx: TenantCtx,
  tx: Tx,
  frage: Nachweisfrage,
  { bundesland, einstellungen }: Pick<NachweisRow, 'bundesland' | 'einstellungen'>,
): Promise<{ jetzt: Nachweis[]; danach: Nachweis[] }> {
  const rows = await listNachweise(tx, frage);
  return {
    jetzt: nachweiseAus(ctx, rows),
    danach: nachweiseAus(
      ctx,
      rows.map((row) => ({ ...row, bundesland, einstellungen })),
    ),
  };
}

function nachweiseAus(ctx: TenantCtx, rows: readonly NachweisRow[]): Nachweis[] {
  const heute = ortszeitAus(ctx.now()).tag;
  const letzte = letzteJe(rows);
  return rows.map((row) =>
    nachweisAus(row, {
      heute,
      feiertage: feiertageDesHauses(row),
      zustelltage: zustelltageDes(row),
      gilt: giltNoch(row, letzte),
    }),
  );
}

type Letzte = ReadonlyMap<string, NachweisRow>;
const letzteJe = (rows: readonly NachweisRow[]): Letzte => new Map(rows.map((row) => [empfangDer(row), row]));

/**
 * A later notice replaces only its own. Whoever looks after a house is told of all its flats at once, and of one that is off by itself:
 * until all of them are told anew.
 */
function giltNoch(row: NachweisRow, letzte: Letzte): boolean {
  if (letzte.get(empfangDer(row))?.id !== row.id) return false;
  const zeiten = letzte.get(hausDer(row));
  return !istEinzelabsage(row) || zeiten === undefined || zeiten.erstellt_am <= row.erstellt_am;
}

const istEinzelabsage = ({ art, entfaellt }: NachweisRow): boolean => art === 'mitteilung' && entfaellt;
const hausDer = ({ liegenschaft_id, kehrtour_id }: NachweisRow): string =>
  `${liegenschaft_id}/${kehrtour_id}`;
function empfangDer(row: NachweisRow): string {
  if (istEinzelabsage(row)) return `${row.termin_id}/zurKenntnis`;
  return row.art === 'mitteilung' ? hausDer(row) : row.termin_id;
}

/** From the notice to what comes after the visit: receipt lies within. */
const feiertageDesHauses = (row: NachweisRow): Feiertag[] =>
  feiertageBei(row, row, tagDer(row.erstellt_am), plusTage(tagDer(row.fenster_von), ZUGANG_TAGE));

const tagDer = (zeit: Date): Tag => ortszeitAus(zeit).tag;

type Umstand = Zugangsregel & {
  readonly heute: Tag;
  /** The last notice of its appointment: the one that still says something. */
  readonly gilt: boolean;
};

function nachweisAus(row: NachweisRow, umstand: Umstand): Nachweis {
  const { zustellungen } = row;
  const mail =
    row.versand === null
      ? null
      : {
          status: row.versand,
          gesendetAm: row.gesendet_am && tagDer(row.gesendet_am),
          zurueckAm: row.zurueck_am && tagDer(row.zurueck_am),
        };
  const bild = zustellbild({ kanal: row.kanal, zustellungen, mail }, umstand);
  const geltend = new Set(geltendeZustellungen(zustellungen).map(({ id }) => id));
  return {
    id: row.id,
    terminId: row.termin_id,
    art: row.art,
    kanal: row.kanal,
    empfaenger: row.empfaenger,
    anschrift: row.anschrift,
    rechtsart: row.rechtsart,
    titel: row.titel,
    personen: row.personen,
    erstelltAm: row.erstellt_am.toISOString(),
    stand: bild.stand,
    zugestelltPer: bild.kanal,
    am: bild.am,
    von: bild.von,
    zugangAm: bild.zugangAm,
    zuBringen: umstand.gilt && istZuBringen(bild) && (row.steht || row.entfaellt),
    frist: fristDer(row, bild, umstand),
    ersatzFuer: row.ersatz_fuer,
    ersatz: row.ersatz,
    moeglich: ZUSTELLUNGSARTEN.filter(
      (art) => art !== 'gedruckt' && zustellungMoeglich(art, { stand: bild.stand, zustellungen }),
    ),
    zustellungen: zustellungen.map(({ berichtigt: _welche, ...eine }) => ({
      ...eine,
      vermerktAm: new Date(eine.vermerktAm).toISOString(),
      gilt: geltend.has(eine.id),
    })),
  };
}

/** § 3 Abs. 1 KÜO, counted from what happened; before that, whether today would still do. */
function fristDer(row: NachweisRow, bild: Zustellbild, umstand: Umstand): Nachweis['frist'] {
  if (
    !row.fss ||
    !umstand.gilt ||
    row.art === 'absage' ||
    row.art === 'mitteilung' ||
    row.termin_status === 'abgesagt'
  )
    return null;
  const { spaetestensAm, ok } = pruefeAnkuendigung(
    { versandAm: bild.am ?? umstand.heute, besuchAm: tagDer(row.fenster_von), kanal: bild.kanal },
    umstand,
  );
  return { bis: spaetestensAm, reicht: ok };
}

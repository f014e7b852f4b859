import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type {
  abrufeHolen,
  Kehrbezirkssoftware,
  Partnerverbindung,
} from '@kehrtour/contract/kehrbezirkssoftware';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findOffenesToken } from './partner.store.ts';
import { findFreigabe, listAbrufe, listVerbindungen, type VerbindungRow } from './verbindung.store.ts';

const SEITE = 50;

export function verlangeVerwaltung(ctx: StaffCtx): void {
  if (!darf(ctx.actor.rolle, 'verbindung.verwalten')) throw new Refused('nicht-erlaubt');
}

/** The programs that speak for the company, and those that did. */
export async function zeigeKehrbezirkssoftware(ctx: StaffCtx): Promise<Kehrbezirkssoftware> {
  verlangeVerwaltung(ctx);
  return ctx.transaction((tx) => softwareJetzt(ctx, tx));
}

export async function softwareJetzt(ctx: TenantCtx, tx: Tx): Promise<Kehrbezirkssoftware> {
  const offen = await findOffenesToken(tx, ctx.now());
  return {
    verbindungen: (await listVerbindungen(tx)).map(verbindungAus),
    offenesToken: offen ? { id: offen.id, laeuftAb: offen.laeuft_ab.toISOString() } : null,
  };
}

function verbindungAus(row: VerbindungRow): Partnerverbindung {
  return {
    id: row.id,
    name: row.partner_name,
    umgebung: row.umgebung,
    kunde: row.kunde,
    rechte: [...row.rechte],
    angelegtAm: row.angelegt_am.toISOString(),
    zuletztAm: row.zuletzt_am.toISOString(),
    gesendetAm: row.gesendet_am?.toISOString() ?? null,
    fehlerhaft: row.fehlerhaft,
    meldungen:
      row.webhook_url === null
        ? null
        : {
            wirt: new URL(row.webhook_url).host,
            zugestelltAm: row.webhook_zugestellt_am?.toISOString() ?? null,
            ausSeit: row.webhook_aus_seit?.toISOString() ?? null,
          },
    importauftragId: row.importauftrag_id,
    beendet:
      row.beendet_am === null
        ? null
        : { am: row.beendet_am.toISOString(), von: row.beendet_von ?? 'betrieb' },
  };
}

/** What a program did, the newest first. */
export async function zeigeAbrufe(
  ctx: StaffCtx,
  id: string,
  cursor: string | undefined,
): Promise<AnswerOf<typeof abrufeHolen>> {
  verlangeVerwaltung(ctx);
  return ctx.transaction(async (tx) => {
    if (!(await findFreigabe(tx, id))) throw new Refused('nicht-gefunden');
    const rows = await listAbrufe(tx, id, {
      vor: cursor === undefined ? undefined : Number(cursor),
      limit: SEITE + 1,
    });
    const eintraege = rows.slice(0, SEITE).map(({ id: nummer, am, was, angaben }) => ({
      id: String(nummer),
      am: am.toISOString(),
      was,
      mal: angaben.mal ?? 1,
      neu: angaben.neu ?? 0,
      geaendert: angaben.geaendert ?? 0,
      unveraendert: angaben.unveraendert ?? 0,
      fehlerhaft: angaben.fehlerhaft ?? 0,
    }));
    return { eintraege, weiter: rows.length > SEITE ? (eintraege.at(-1)?.id ?? null) : null };
  });
}

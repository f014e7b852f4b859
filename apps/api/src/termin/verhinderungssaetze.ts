import { type VerhinderterBesuch, verhinderungsstand } from '@kehrtour/domain/nachweis/verhinderung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { VERHINDERTE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { nanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { getSitz } from '../unternehmen/auftritt.ts';
import { feiertageBei } from '../unternehmen/betriebskalender.ts';
import { einstellungenAus } from '../unternehmen/einstellungen.ts';
import { ladeNachweise } from './nachweise.ts';
import type { TerminRow } from './terminblatt.store.ts';
import { findNaechsteSchau, listVerhinderte, type VerhindertRow } from './verhinderung.store.ts';

export { VERHINDERTE_SCHAU } from './verhinderung.store.ts';

/** A second notice has to be found within this many days, holidays among them. */
const AUSBLICK_TAGE = 60;

/** What the office does next where nobody opened for a Feuerstättenschau; empty for every other appointment. */
export async function verhinderungssaetze(ctx: TenantCtx, tx: Tx, termin: TerminRow): Promise<string[]> {
  if (!istEinerVon(VERHINDERTE, termin.status)) return [];
  const rows = await listVerhinderte(tx, termin.id);
  if (!rows.some(({ id }) => id === termin.id)) return [];
  const betrieb = await getSitz(tx);
  const besuche: VerhinderterBesuch[] = [];
  for (const row of rows) besuche.push(await besuchAus(ctx, tx, row));
  const heute = ortszeitAus(ctx.now()).tag;
  const naechste = await findNaechsteSchau(tx, termin.id);
  const erster = besuche[0]?.besuchAm ?? heute;
  return [
    ...verhinderungsstand(besuche, {
      heute,
      naechsteAm: naechste ? ortszeitAus(naechste.fenster_von).tag : null,
      feiertage: feiertageBei(
        termin,
        betrieb,
        plusTage(erster, -AUSBLICK_TAGE),
        plusTage(heute, AUSBLICK_TAGE),
      ),
      ...einstellungenAus(betrieb.einstellungen).gebuehren,
    }).saetze,
  ];
}

/** The last notice that said when somebody comes is the one that counts. */
async function besuchAus(
  ctx: TenantCtx,
  tx: Tx,
  { id, fenster_von, mitarbeiter_id: mitarbeiterId, personen }: VerhindertRow,
): Promise<VerhinderterBesuch> {
  const nachweise = await ladeNachweise(ctx, tx, { terminIds: [id] });
  const letzte = nachweise.findLast(({ art }) => art === 'ankuendigung' || art === 'aenderung');
  const besuchAm = ortszeitAus(fenster_von).tag;
  return {
    besuchAm,
    zugangAm: letzte?.zugangAm ?? null,
    genannt: nanntePerson({ besuchAm, personen, mitarbeiterId }),
  };
}

import type { Messwerte } from '@kehrtour/contract/betrieb';

import type { AdminCtx } from '../../platform/ctx.ts';
import { roomOnDisk } from '../../platform/settings/freeSpace.ts';
import { liesMesswerte } from './liesMesswerte.ts';

/** The same for the operator's desk. */
export async function zeigeMesswerte({ deps }: AdminCtx): Promise<Messwerte> {
  const { ausgang, gescheitert, gesichertAm, auftraege } = await liesMesswerte(deps);
  const seit = auftraege
    .flatMap((auftrag) => auftrag.seit ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  const summe = (zahl: (auftrag: (typeof auftraege)[number]) => number): number =>
    auftraege.reduce((bisher, auftrag) => bisher + zahl(auftrag), 0);
  return {
    jetzt: deps.now().toISOString(),
    ausgang: ausgang.map((row) => ({ ...row, seit: row.seit.toISOString() })),
    gescheiterteNachrichten: gescheitert,
    auftraege: {
      warten: summe(({ warten }) => warten),
      seit: seit[0]?.toISOString() ?? null,
      laufen: summe(({ laufen }) => laufen),
      gescheitert: summe((auftrag) => auftrag.gescheitert),
    },
    gesichertAm: gesichertAm?.toISOString() ?? null,
    freieBytes: (await roomOnDisk(deps.env))?.frei ?? null,
  };
}

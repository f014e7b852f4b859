import { planungRefused } from '../../planung/stand/planung.grund.ts';
import { PLANEN } from '../../planung/stand/planungsvorgang.ts';
import type { Tx } from '../../platform/db/db.ts';
import { wartendeVorgaenge } from '../../vorgang/vorgang.ts';

/** Whoever orders more proposals than anybody can look at waits for the first of them, and with them does not keep other companies waiting. */
const WARTENDE_JE_BETRIEB_MAX = 20;

/** @throws Refused 'ueberlastet' when too many proposals of this company wait */
export async function verlangeRuhigereSchlange(tx: Tx): Promise<void> {
  if ((await wartendeVorgaenge(tx, PLANEN.name)) < WARTENDE_JE_BETRIEB_MAX) return;
  throw planungRefused('viele-warten', WARTENDE_JE_BETRIEB_MAX);
}

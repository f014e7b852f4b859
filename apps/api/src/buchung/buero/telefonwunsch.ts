import type { Telefonwunsch } from '@kehrtour/contract/terminbuero';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { listFaellige } from '../angebot/haus.store.ts';
import { type Buchungswunsch, dauerVon, nichtBedient, verorte } from '../angebot/wunsch.ts';
import { buchungRefused } from '../buchung.grund.ts';
import { findHausanschrift, findTaetigkeit } from './buero.store.ts';

export type Verstanden = {
  readonly wunsch: Buchungswunsch;
  readonly taetigkeit: BuchbareRow;
  /** What the office should know of the address; it decides. */
  readonly hinweis: string | null;
};

/**
 * What somebody wants on the phone: a house of the stock or a new address, and work that need not be offered online. The
 * due task of a known house is fulfilled by it.
 * @throws Refused 'nicht-gefunden' | 'eingabe-ungueltig'
 */
export async function versteheTelefonwunsch(
  ctx: StaffCtx,
  { taetigkeitId, angaben, wo }: Telefonwunsch,
): Promise<Verstanden> {
  const { taetigkeit, haus } = await ctx.transaction(async (tx) => ({
    taetigkeit: await findTaetigkeit(tx, taetigkeitId),
    haus: wo.art === 'liegenschaft' ? await findHausanschrift(tx, wo.liegenschaftId) : undefined,
  }));
  if (!taetigkeit) throw buchungRefused('taetigkeit-weg');
  if (wo.art === 'liegenschaft' && !haus) throw new Refused('nicht-gefunden');
  const verortet = await verorte(ctx, wo.art === 'anschrift' ? wo.anschrift : (haus ?? leer));
  const liegenschaftId = wo.art === 'liegenschaft' ? wo.liegenschaftId : (verortet.haus?.id ?? null);
  const faellig =
    liegenschaftId === null
      ? undefined
      : (await ctx.transaction((tx) => listFaellige(tx, liegenschaftId, null))).find(
          (aufgabe) => aufgabe.taetigkeit_id === taetigkeit.id,
        );
  const abgelehnt = liegenschaftId === null ? nichtBedient(verortet, taetigkeit.art) : undefined;
  return {
    taetigkeit,
    hinweis: abgelehnt ? HINWEIS[abgelehnt.grund] : null,
    wunsch: {
      taetigkeitId,
      angaben,
      dauerMinuten: dauerVon(taetigkeit, angaben),
      anschrift: verortet.anschrift,
      ort: verortet.ort,
      ortQuelle: verortet.ortQuelle,
      ortGuete: verortet.ortGuete,
      gebietId: verortet.gebiet?.id ?? null,
      liegenschaftId,
      nutzungseinheitId: null,
      aufgabeId: faellig?.id ?? null,
      mitCode: false,
    },
  };
}

const leer = { plz: '', strasse: '', hausnr: '' };
const HINWEIS = {
  gebiet: 'Diese Anschrift liegt außerhalb des Gebiets, das Sie für Buchungen eingetragen haben.',
  hoheitlich: 'Für hoheitliche Arbeiten ist hier nach Ihren Angaben ein anderer Bezirk zuständig.',
};

import {
  istNurAnfrage,
  istZahlungspflichtig,
  type Preisangabe,
} from '@kehrtour/domain/taetigkeit/preisangabe';

import type { BuchbareRow } from './angebot.store.ts';

/** Whether its contract is one that somebody pays for, through whatever door it comes. */
export const kostetGeld = ({ art, online, buchung }: BuchbareRow): boolean =>
  istZahlungspflichtig(art, online, buchung.preisCent ?? null);

/** What the company says about its price. */
export const preisDer = ({ buchung }: Pick<BuchbareRow, 'buchung'>): Preisangabe => ({
  preisCent: buchung.preisCent ?? null,
  preisText: buchung.preisText ?? '',
});

/** Whether customers can only ask for it. */
export const nurAnfrage = (taetigkeit: BuchbareRow): boolean =>
  istNurAnfrage({ art: taetigkeit.art, online: taetigkeit.online, ...preisDer(taetigkeit) });

/** Whether the last button orders: a contract somebody pays for, under its price (§ 312j BGB). */
export const wirdBestellt = (taetigkeit: BuchbareRow): boolean =>
  kostetGeld(taetigkeit) && !nurAnfrage(taetigkeit);

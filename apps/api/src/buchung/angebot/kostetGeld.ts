import { istZahlungspflichtig } from '@kehrtour/domain/buchung';

import type { BuchbareRow } from './angebot.store.ts';

/** Whether booking this online concludes a contract somebody pays for (§ 312j BGB). */
export const kostetGeld = ({ art, online, buchung }: BuchbareRow): boolean =>
  istZahlungspflichtig(art, online, buchung.preisCent ?? null);

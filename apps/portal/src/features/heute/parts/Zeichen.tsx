import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import { terminStatusName } from '@kehrtour/domain/termin/termin';
import {
  Ban,
  CalendarX2,
  CircleCheckBig,
  CircleDashed,
  CircleHelp,
  DoorClosed,
  Hand,
  HousePlus,
  MessageSquareX,
} from 'lucide-react';

/** No two states share a sign: what is done was seen, what is confirmed was only said. */
const ZEICHEN = {
  entwurf: [CircleDashed, 'still'],
  angefragt: [CircleHelp, 'offen'],
  angekuendigt: [CircleDashed, 'still'],
  bestaetigt: [HousePlus, 'zugesagt'],
  abgelehnt: [MessageSquareX, 'nein'],
  unsicher: [CircleHelp, 'offen'],
  verschoben: [CalendarX2, 'still'],
  abgesagt: [Ban, 'nein'],
  erledigt: [CircleCheckBig, 'getan'],
  nichtAngetroffen: [DoorClosed, 'verhindert'],
  zutrittVerweigert: [Hand, 'verhindert'],
} as const satisfies Record<TerminStatus, unknown>;

export function Zeichen({ stand }: { stand: TerminStatus }) {
  const [Bild, ton] = ZEICHEN[stand];
  return (
    <span className="zeichen" data-ton={ton}>
      <Bild aria-hidden />
      {terminStatusName(stand)}
    </span>
  );
}

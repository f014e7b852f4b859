import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import { jeStand, terminStatusName } from '@kehrtour/domain/termin/termin';
import {
  Ban,
  CalendarX2,
  CircleCheckBig,
  CircleDashed,
  CircleQuestionMark,
  DoorClosed,
  Hand,
  HousePlus,
  type LucideIcon,
  MessageSquareX,
} from 'lucide-react';

/** No two states share a sign: what is done was seen, what is confirmed was only said. */
const zeichenNach = jeStand<readonly [LucideIcon, string]>(
  {
    entwurf: [CircleDashed, 'still'],
    steht: [CircleDashed, 'still'],
    passtNicht: [MessageSquareX, 'nein'],
    aufgehoben: [Ban, 'nein'],
    getan: [CircleCheckBig, 'getan'],
    verhindert: [DoorClosed, 'verhindert'],
  },
  {
    angefragt: [CircleQuestionMark, 'offen'],
    bestaetigt: [HousePlus, 'zugesagt'],
    unsicher: [CircleQuestionMark, 'offen'],
    verschoben: [CalendarX2, 'still'],
    zutrittVerweigert: [Hand, 'verhindert'],
  },
);

export function Zeichen({ stand }: { stand: TerminStatus }) {
  const [Bild, ton] = zeichenNach(stand);
  return (
    <span className="zeichen" data-ton={ton}>
      <Bild aria-hidden />
      {terminStatusName(stand)}
    </span>
  );
}

import { Farbpunkt } from '../../../../shared/person/Farbpunkt.tsx';
import type { Person } from '../../wochenplan.ts';

/** Who drives, with the colour of her lane. */
export function PersonName({ person }: { person: Person }) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <Farbpunkt farbe={((person.farbe - 1) % 6) + 1} />
      {person.name}
    </span>
  );
}

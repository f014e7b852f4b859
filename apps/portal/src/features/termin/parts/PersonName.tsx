import type { Person } from '../wochenplan.ts';

/** Who drives, with the colour of her lane. */
export function PersonName({ person }: { person: Person }) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <span
        aria-hidden
        className="size-3 shrink-0 rounded-full"
        style={{ background: `var(--color-lane-${((person.farbe - 1) % 6) + 1})` }}
      />
      {person.name}
    </span>
  );
}

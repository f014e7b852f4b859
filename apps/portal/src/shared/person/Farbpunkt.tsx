/** The colour of a person, beside the name; it stays where the system sets all other colours, for it is what tells ways apart. */
export const Farbpunkt = ({ farbe }: { farbe: number }) => (
  <span
    aria-hidden
    className="size-3 shrink-0 rounded-full forced-color-adjust-none"
    style={{ background: `var(--color-lane-${farbe})` }}
  />
);

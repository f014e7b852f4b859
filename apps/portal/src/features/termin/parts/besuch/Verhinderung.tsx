/** What comes next where nobody opened: a second notice, then the surcharge, then the authority. */
export function Verhinderung({ saetze }: { saetze: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {saetze.map((satz) => (
        <li key={satz}>{satz}</li>
      ))}
    </ul>
  );
}

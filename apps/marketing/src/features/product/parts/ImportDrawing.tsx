const ROWS = [
  ['12', 'M³hlstra▀e 4', '1067'],
  ['12,5', 'M³hlstra▀e 4a', '1067'],
  ['13', 'Grüner Weg 1', '1069'],
];
const UNDERSTOOD = [
  ['12', 'Mühlstraße 4', '01067'],
  ['12,5', 'Mühlstraße 4 a', '01067'],
  ['13', 'Grüner Weg 1', '01069'],
];

/** A damaged file, and how it is understood. */
export function ImportDrawing() {
  return (
    <div aria-hidden className="grid gap-2">
      <Rows rows={ROWS} look="border-dashed border-edge text-muted" />
      <svg
        viewBox="0 0 24 24"
        className="mx-auto size-6 fill-none stroke-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 3v17M5 13l7 7 7-7" />
      </svg>
      <Rows rows={UNDERSTOOD} look="border-success-line bg-success-soft text-ink" />
    </div>
  );
}

function Rows({ rows, look }: { rows: readonly (readonly string[])[]; look: string }) {
  return (
    <div className={`rounded-lg border p-3 font-mono text-sm ${look}`}>
      {rows.map(([number, street, plz]) => (
        <p key={number} className="grid grid-cols-[3rem_1fr_4rem] gap-2 py-1">
          <span>{number}</span>
          <span>{street}</span>
          <span className="text-right">{plz}</span>
        </p>
      ))}
    </div>
  );
}

const SHEET = [
  [0, 0, 1],
  [1, 0, 11],
  [0, 1, 21],
  [1, 1, 31],
] as const;

/** Four slips on a sheet, one cut, one pile in walking order. */
export function StackDrawing() {
  return (
    <svg viewBox="0 0 460 250" aria-hidden className="h-auto w-full">
      {[2, 1, 0].map((sheet) => (
        <g key={sheet} transform={`translate(${14 + sheet * 9} ${30 - sheet * 9})`}>
          <rect width="150" height="200" rx="3" className="fill-surface stroke-edge" strokeWidth="1.5" />
          {sheet === 0
            ? SHEET.map(([column, row, number]) => (
                <g key={number} transform={`translate(${column * 75} ${row * 100})`}>
                  <text
                    x="37"
                    y="44"
                    textAnchor="middle"
                    className="fill-ink text-[26px] font-bold tabular-nums"
                  >
                    {number}
                  </text>
                  <path d="M18 60h39M18 70h28" className="stroke-edge" strokeWidth="2" />
                  <rect x="18" y="78" width="14" height="14" className="fill-ink" />
                </g>
              ))
            : null}
        </g>
      ))}
      <path d="M89 20v216M4 130h170" className="stroke-accent" strokeWidth="2" strokeDasharray="6 5" />
      <path
        d="M206 130h54m-14 -12l14 12l-14 12"
        className="fill-none stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[5, 4, 3, 2, 1, 0].map((layer) => (
        <g key={layer} transform={`translate(${300 + layer * 11} ${96 - layer * 12})`}>
          <rect width="86" height="116" rx="3" className="fill-surface stroke-edge" strokeWidth="1.5" />
          <text x="12" y="24" className="fill-ink text-[18px] font-bold tabular-nums">
            {layer + 1}
          </text>
          {layer === 0 ? (
            <>
              <path d="M12 44h52M12 56h40" className="stroke-edge" strokeWidth="2" />
              <rect x="12" y="80" width="22" height="22" className="fill-ink" />
            </>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

const QR = ['1110111', '1010101', '1110111', '0001000', '1110101', '1010011', '1110110'];

/** Words in a drawing are as wide as their frames want them, in whatever typeface they come. */
const breit = (textLength: number) => ({ textLength, lengthAdjust: 'spacingAndGlyphs' as const });

/** A small drawing of the slip: where the code stands, and where the house number. */
export function Zettelbild() {
  return (
    <svg
      role="img"
      aria-label="Zeichnung des Zettels: Der Code steht unten, rechts neben dem schwarz-weißen Quadrat. Die Hausnummer steht oben bei Ihrer Adresse."
      viewBox="0 0 320 196"
      className="h-auto w-full max-w-96"
    >
      <rect
        x="1"
        y="1"
        width="318"
        height="194"
        rx="8"
        className="fill-surface stroke-edge"
        strokeWidth="2"
      />
      <g className="fill-line">
        <rect x="20" y="20" width="128" height="12" rx="3" />
        <rect x="20" y="74" width="200" height="9" rx="3" />
        <rect x="20" y="90" width="164" height="9" rx="3" />
      </g>
      <text x="20" y="59" className="fill-muted" fontSize="16" {...breit(98)}>
        Musterstraße
      </text>
      <g className="fill-ink">
        {QR.flatMap((zeile, y) =>
          [...zeile].map((punkt, x) =>
            punkt === '1' ? (
              <rect key={`${x} ${y}`} x={20 + x * 9} y={116 + y * 9} width="9.2" height="9.2" />
            ) : null,
          ),
        )}
      </g>
      <g fill="none" className="stroke-accent" strokeWidth="3">
        <rect x="122" y="41" width="34" height="25" rx="8" />
        <rect x="98" y="122" width="146" height="36" rx="10" />
      </g>
      <g className="fill-ink" fontWeight="700">
        <text x="130" y="59" fontSize="16" {...breit(17)}>
          12
        </text>
        <text x="108" y="147" fontSize="20" {...breit(126)}>
          7K2M-9QXA
        </text>
      </g>
      <g className="fill-accent-ink" fontSize="15" fontWeight="600">
        <text x="166" y="59" {...breit(97)}>
          Hausnummer
        </text>
        <text x="252" y="146" {...breit(39)}>
          Code
        </text>
      </g>
      <rect x="98" y="168" width="110" height="8" rx="3" className="fill-line" />
    </svg>
  );
}

const LANES = [
  {
    name: 'Anna',
    windows: [
      [0, 120],
      [120, 120],
      [255, 105],
    ],
    stops: [
      [8, 26],
      [42, 34],
      [84, 26],
      [128, 40],
      [178, 30],
      [262, 30],
      [304, 44],
    ],
  },
  {
    name: 'Mehmet',
    windows: [
      [0, 120],
      [120, 120],
      [240, 120],
    ],
    stops: [
      [14, 40],
      [64, 26],
      [126, 26],
      [160, 26],
      [196, 34],
      [250, 26],
      [290, 26],
      [326, 22],
    ],
  },
] as const;
const HOURS = [8, 9, 10, 11, 12, 13, 14];
const LEFT = 76;

/** Two people on one time axis: promised windows are bands, stops the blocks inside. */
export function LanesDrawing() {
  return (
    <svg viewBox="0 0 460 196" aria-hidden className="h-auto w-full text-soot-600">
      {HOURS.map((hour, index) => (
        <g key={hour}>
          <path
            d={`M${LEFT + index * 60} 24V186`}
            stroke="currentColor"
            strokeWidth="1"
            strokeOpacity="0.5"
          />
          <text
            x={LEFT + index * 60}
            y="14"
            textAnchor="middle"
            className="fill-on-frame-muted text-[13px] tabular-nums"
          >
            {hour}
          </text>
        </g>
      ))}
      {LANES.map(({ name, windows, stops }, lane) => (
        <g key={name} transform={`translate(0 ${36 + lane * 80})`}>
          <text x="0" y="36" className="fill-on-frame text-[15px] font-semibold">
            {name}
          </text>
          {windows.map(([from, width]) => (
            <rect
              key={from}
              x={LEFT + from + 2}
              y="4"
              width={width - 4}
              height="56"
              rx="6"
              className="fill-[#3b2f14] stroke-[#a67c25]"
            />
          ))}
          {stops.map(([from, width], index) => (
            <rect
              key={from}
              x={LEFT + from}
              y="18"
              width={width}
              height="28"
              rx="4"
              className={lane === 0 && index === 3 ? 'fill-[#e25a28]' : 'fill-soot-100'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

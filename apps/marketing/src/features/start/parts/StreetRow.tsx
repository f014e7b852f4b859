import { HouseDrawing, type HouseShape } from './HouseDrawing.tsx';

/** A street of an invented town, from left to right; lit windows are answers. */
const HOUSES: readonly HouseShape[] = [
  { x: 24, width: 118, wall: 74, roof: 58, kind: 'gable', chimney: 0.7, lit: [0, 3], smoke: true },
  { x: 160, width: 92, wall: 104, roof: 44, kind: 'hip', chimney: 0.28, lit: [1, 2, 4], smoke: false },
  { x: 268, width: 132, wall: 66, roof: 76, kind: 'gable', chimney: 0.3, lit: [1], smoke: false },
  { x: 424, width: 104, wall: 132, roof: 40, kind: 'hip', chimney: 0.72, lit: [0, 2, 3, 5], smoke: true },
  { x: 546, width: 126, wall: 84, roof: 64, kind: 'gable', chimney: 0.66, lit: [0, 1, 3], smoke: false },
  { x: 696, width: 96, wall: 62, roof: 70, kind: 'gable', chimney: 0.3, lit: [], smoke: false },
  { x: 812, width: 140, wall: 112, roof: 46, kind: 'hip', chimney: 0.24, lit: [0, 2, 5], smoke: true },
  { x: 974, width: 104, wall: 78, roof: 60, kind: 'gable', chimney: 0.7, lit: [1, 2], smoke: false },
  { x: 1096, width: 88, wall: 92, roof: 54, kind: 'gable', chimney: 0.32, lit: [0], smoke: false },
];
const GROUND = 236;

/** Houses in chalk on soot, and the round as a line of ember from door to door. */
export function StreetRow() {
  const doors = HOUSES.map(({ x, width, door = 0.5 }) => x + width * door);
  return (
    <svg viewBox="0 0 1200 290" aria-hidden className="block h-auto w-full min-w-200 text-soot-400">
      {HOUSES.map((house) => (
        <HouseDrawing key={house.x} house={house} ground={GROUND} />
      ))}
      <path d={`M0 ${GROUND}H1200`} stroke="currentColor" strokeWidth="1.5" />
      <path
        d={`M0 262${doors.map((x) => `C${x - 40} 262 ${x - 30} 258 ${x} 258S${x + 30} 266 ${x + 42} 264`).join('')}L1200 262`}
        pathLength="1"
        strokeDasharray="1"
        className="animate-[draw_2.4s_var(--ease-out)_both] fill-none stroke-[#e25a28] motion-reduce:animate-none"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      {doors.map((x, index) => (
        <g key={x}>
          <circle cx={x} cy="258" r="11" className="fill-frame stroke-[#e25a28]" strokeWidth="2.5" />
          <text
            x={x}
            y="262.5"
            textAnchor="middle"
            className="fill-on-frame text-[12px] font-bold tabular-nums"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

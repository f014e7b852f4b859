import type { DemoPlan } from '../planning.ts';
import { DEPOT, type House, houses, type Point, points, streets } from '../village.ts';
import { way } from '../ways.ts';

export type DemoMapProps = { plan: DemoPlan; ordered: boolean; chosen: string | null; label: string };

/** The village from above: streets in chalk, the round in ember. The list beside it says the same. */
export function DemoMap({ plan, ordered, chosen, label }: DemoMapProps) {
  const order = plan.visits.map(({ house }) => house);
  return (
    <svg
      viewBox="0 0 1000 620"
      role="img"
      aria-label={label}
      className="block h-auto w-full rounded-lg border border-frame-line bg-frame"
    >
      <path d="M0 470C140 452 210 606 420 604S760 566 1000 592V620H0z" className="fill-soot-800" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {streets.map(({ name, along }) => (
          <path
            key={name}
            d={pathOf(along.flatMap((at) => points[at] ?? []))}
            className="stroke-soot-700"
            strokeWidth="18"
          />
        ))}
        <path
          key={order.join()}
          d={pathOf(route(order))}
          pathLength="1"
          strokeDasharray="1"
          className={`stroke-[#e8622f] ${ordered ? 'animate-[draw_0.9s_var(--ease-out)_both] motion-reduce:animate-none' : ''}`}
          strokeWidth="5"
          strokeOpacity={ordered ? 1 : 0.65}
        />
      </g>
      {streets.map(({ name, label: { x, y, turn } }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor="middle"
          transform={`rotate(${turn} ${x} ${y})`}
          className="fill-soot-300 text-[15px] max-sm:text-[24px]"
        >
          {name}
        </text>
      ))}
      <Depot />
      {houses.map((house) => (
        <Pin key={house.id} house={house} number={order.indexOf(house.id) + 1} chosen={chosen === house.id} />
      ))}
    </svg>
  );
}

function Pin({ house, number, chosen }: { house: House; number: number; chosen: boolean }) {
  const door = points[house.door];
  if (!door) return null;
  const x = door.x + house.aside.x;
  const y = door.y + house.aside.y;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${door.x - x} ${door.y - y}L0 0`} className="stroke-soot-500" strokeWidth="2" />
      <path
        d="M-19 17V-5L0 -23L19 -5V17z"
        className={`max-sm:scale-160 ${chosen ? 'fill-[#e8622f] stroke-soot-50' : 'fill-soot-50 stroke-soot-900'}`}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text
        y="11"
        textAnchor="middle"
        className={`text-[20px] font-bold tabular-nums max-sm:scale-160 ${chosen ? 'fill-soot-950' : 'fill-soot-900'}`}
      >
        {number}
      </text>
    </g>
  );
}

function Depot() {
  const at = points[DEPOT];
  if (!at) return null;
  return (
    <g>
      <circle cx={at.x} cy={at.y} r="13" className="fill-[#d2aa58] stroke-soot-950" strokeWidth="3" />
      <text
        x={at.x}
        y={at.y - 22}
        textAnchor="middle"
        className="fill-[#dfbd76] text-[16px] font-semibold max-sm:text-[22px]"
      >
        Betrieb
      </text>
    </g>
  );
}

function route(order: readonly string[]): Point[] {
  const doors = [DEPOT, ...order.map((id) => houses.find((house) => house.id === id)?.door ?? DEPOT), DEPOT];
  return doors.slice(1).flatMap((door, index) => way(doors[index] ?? DEPOT, door));
}

function pathOf(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

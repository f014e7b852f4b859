export interface HouseShape {
  x: number;
  width: number;
  wall: number;
  roof: number;
  kind: 'gable' | 'hip';
  /** Where the chimney stands, as share of the width. */
  chimney: number;
  /** Share of the width; the middle without it. */
  door?: number;
  /** Windows with light, counted from the top left. */
  lit: readonly number[];
  smoke: boolean;
}

const WINDOW = { width: 13, height: 18 };
const CHIMNEY = { width: 15, above: 24 };

/** One house as a few strokes of chalk. */
export function HouseDrawing({ house, ground }: { house: HouseShape; ground: number }) {
  const { x, width, wall, roof, kind, lit, smoke } = house;
  const eaves = ground - wall;
  const ridge = eaves - roof;
  const inset = kind === 'hip' ? width * 0.2 : width / 2;
  const stack = x + width * house.chimney - CHIMNEY.width / 2;
  const onRoof = roofHeightAt(house, stack - x + CHIMNEY.width / 2);
  const top = eaves - onRoof - CHIMNEY.above;
  const rows = Math.max(1, Math.floor((wall - 34) / 30));
  const columns = width > 110 ? 3 : 2;
  const door = x + width * (house.door ?? 0.5);
  return (
    <g className="fill-frame stroke-current" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
      {smoke ? (
        <path
          d={`M${stack + 6} ${top - 9}c-7 -9 8 -12 2 -22s4 -11 1 -18`}
          className="animate-[smoke_5s_ease-in-out_infinite] fill-none stroke-soot-500 motion-reduce:animate-none"
          strokeWidth="3"
        />
      ) : null}
      <path d={`M${stack} ${eaves}V${top}h${CHIMNEY.width}V${eaves}z`} />
      <path d={`M${stack - 3} ${top}h${CHIMNEY.width + 6}v-5h${-CHIMNEY.width - 6}z`} />
      <path d={`M${x} ${eaves}h${width}V${ground}h${-width}z`} />
      <path
        d={
          kind === 'gable'
            ? `M${x - 7} ${eaves}L${x + width / 2} ${ridge}L${x + width + 7} ${eaves}z`
            : `M${x - 6} ${eaves}L${x + inset} ${ridge}H${x + width - inset}L${x + width + 6} ${eaves}z`
        }
      />
      {Array.from({ length: rows * columns }, (_, index) => {
        const column = index % columns;
        const row = Math.floor(index / columns);
        const left = x + ((column + 0.5) * width) / columns - WINDOW.width / 2;
        const isDoor = row === rows - 1 && Math.abs(left + WINDOW.width / 2 - door) < 16;
        if (isDoor) return null;
        return (
          <rect
            key={index}
            x={left}
            y={eaves + 12 + row * 30}
            width={WINDOW.width}
            height={WINDOW.height}
            strokeWidth="1.25"
            className={lit.includes(index) ? 'fill-[#d2aa58] stroke-[#d2aa58]' : ''}
          />
        );
      })}
      <path d={`M${door - 8} ${ground}v-28h16v28`} />
    </g>
  );
}

function roofHeightAt({ width, roof, kind }: HouseShape, along: number): number {
  const fromEdge = Math.min(along, width - along);
  const slope = kind === 'hip' ? width * 0.2 : width / 2;
  return Math.min(1, fromEdge / slope) * roof * 0.85;
}

import type { MapTool } from '../map.props.ts';

const MOVE = 'Pfeiltasten bewegen die Karte, Plus und Minus zoomen';

/** What keys do on a map that has the focus: everything that a pointer does. */
export const KEYS: Readonly<Record<MapTool, string>> = {
  move: `${MOVE}.`,
  place: `${MOVE}, die Eingabetaste setzt in der Mitte.`,
  lasso: `${MOVE}, die Eingabetaste nimmt alles, was zu sehen ist.`,
  rectangle: `${MOVE}, die Eingabetaste nimmt alles, was zu sehen ist.`,
};

/** Over a map that keys move; the frame around both is the group `map`. */
export function KeyHint({ tool }: { tool: MapTool }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 hidden group-has-[canvas:focus-visible]/map:block"
    >
      {tool === 'place' ? (
        <svg viewBox="0 0 32 32" className="absolute top-1/2 left-1/2 size-8 -translate-1/2">
          <path d="M16 2v10M16 20v10M2 16h10M20 16h10" className="stroke-surface stroke-4" />
          <path d="M16 2v10M16 20v10M2 16h10M20 16h10" className="stroke-accent stroke-2" />
        </svg>
      ) : null}
      <p className="absolute bottom-7 left-2 max-w-[80%] rounded-sm bg-frame px-2 py-1 text-sm text-on-frame">
        {KEYS[tool]}
      </p>
    </div>
  );
}

import { formatMenge } from '@kehrtour/domain/format';

import type { MapProps } from '../map.props.ts';
import type { MapStack } from './mapStacks.ts';
import { StackPanel } from './StackPanel.tsx';

/** What stands open: nothing, the list of all such places, or one place. */
export type StackShown = 'none' | 'places' | MapStack;

export type StacksProps = {
  stacks: readonly MapStack[];
  shown: StackShown;
  onShow: (shown: StackShown) => void;
  selected: ReadonlySet<string>;
  onSelect: MapProps['onSelect'];
};

/** Houses that no zoom parts, as lists: opened by a press on the map, or with the keyboard by a button seen while it has the focus. */
export function Stacks({ stacks, shown, onShow, selected, onSelect }: StacksProps) {
  const [first] = stacks;
  if (first === undefined) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => onShow(stacks.length === 1 ? first : 'places')}
        className="sr-only rounded-lg border border-line bg-raised px-3 py-2 text-sm font-semibold shadow-lg focus:not-sr-only focus:absolute focus:top-2 focus:left-16 focus:z-10 focus:px-3 focus:py-2 print:hidden"
      >
        Mehrere Häuser an einer Stelle: {formatMenge(stacks.length, 'Stelle', 'Stellen')}
      </button>
      {shown === 'none' ? null : shown === 'places' ? (
        <StackPanel
          heading="Mehrere Häuser an einer Stelle"
          rows={stacks.map(({ id, points }) => ({
            id,
            label: `${points.length} Häuser: ${points[0]?.label ?? ''} …`,
            danger: points.some(({ tone }) => tone === 'danger'),
          }))}
          onPress={(id) => onShow(stacks.find((stack) => stack.id === id) ?? 'none')}
          onClose={() => onShow('none')}
        />
      ) : (
        <StackPanel
          heading={`${shown.points.length} Häuser an dieser Stelle`}
          rows={shown.points.map(({ id, label, tone }) => ({
            id,
            label,
            danger: tone === 'danger',
            pressed: selected.has(id),
          }))}
          onPress={onSelect}
          onClose={() => onShow('none')}
        />
      )}
    </>
  );
}

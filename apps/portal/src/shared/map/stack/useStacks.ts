import { useMemo, useState } from 'react';

import type { DrawnPoint, MapProps } from '../map.props.ts';
import { drawnOf, stacksOf, stacksWith } from './mapStacks.ts';
import type { StackShown } from './Stacks.tsx';

type Asked = Pick<MapProps, 'points' | 'onSelect' | 'onArea' | 'tool'> & { selected: ReadonlySet<string> };

/** Several points at one place are drawn as one; a press on it opens their list. */
export function useStacks({ points, selected, onSelect, onArea, tool }: Asked) {
  const [shownId, setShownId] = useState('none');
  const all = useMemo(() => stacksOf(points), [points]);
  const byId = useMemo(
    () => new Map(all.filter((stack) => stack.points.length > 1).map((stack) => [stack.id, stack])),
    [all],
  );
  const drawn = useMemo(
    () =>
      all.flatMap((stack): DrawnPoint[] => {
        const point = drawnOf(stack, selected);
        return point === undefined ? [] : [point];
      }),
    [all, selected],
  );
  const chosen = useMemo(
    () => (byId.size === 0 ? selected : stacksWith(all, selected)),
    [all, byId, selected],
  );
  // A plan that changed meanwhile may have other places.
  const shown: StackShown = shownId === 'places' ? 'places' : (byId.get(shownId) ?? 'none');
  return {
    /** What is drawn instead of the points. */
    points: drawn,
    selected: chosen,
    stacks: useMemo(() => [...byId.values()], [byId]),
    shown,
    show: (next: StackShown) => setShownId(typeof next === 'string' ? next : next.id),
    onSelect: (id: string) => {
      if (tool === 'place') return;
      setShownId(byId.has(id) ? id : 'none');
      if (!byId.has(id)) onSelect?.(id);
    },
    onArea: (ids: string[]) =>
      onArea?.(ids.flatMap((id) => byId.get(id)?.points.map((point) => point.id) ?? [id])),
  };
}

import { createContext } from 'react';

import type { AxisSpan } from '../timeAxis.layout.ts';

/** What lanes, bands and blocks know of their axis. */
export const TimeAxisContext = createContext<
  AxisSpan & { helpId: string; movedByKey: (blockId: string) => void }
>({
  fromMinute: 0,
  toMinute: 1440,
  helpId: '',
  movedByKey: () => undefined,
});

/** What bands and blocks know of their lane. */
export const TimeLaneContext = createContext<{ id: string; label: string }>({ id: '', label: '' });

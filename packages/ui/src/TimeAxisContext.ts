import { createContext } from 'react';

import type { AxisSpan } from './timeAxis.layout.ts';

/** What lanes, bands and blocks know of their axis. */
export const TimeAxisContext = createContext<AxisSpan & { helpId: string }>({
  fromMinute: 0,
  toMinute: 1440,
  helpId: '',
});

/** What bands and blocks know of their lane. */
export const TimeLaneContext = createContext<{ id: string; label: string }>({ id: '', label: '' });

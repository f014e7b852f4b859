import { createContext } from 'react';

import type { AxisSpan } from '../timeAxis.layout.ts';

/** What lanes, bands and blocks know of their axis. */
export const TimeAxisContext = createContext<
  AxisSpan & {
    helpId: string;
    movedByKey: (blockId: string) => void;
    /** The lane a dragged block would land in. */
    overLane: string | null;
    setOverLane: (laneId: string | null) => void;
  }
>({
  fromMinute: 0,
  toMinute: 1440,
  helpId: '',
  movedByKey: () => undefined,
  overLane: null,
  setOverLane: () => undefined,
});

/** What bands and blocks know of their lane. */
export const TimeLaneContext = createContext<{ id: string; label: string; bands: number }>({
  id: '',
  label: '',
  bands: 1,
});

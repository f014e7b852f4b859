import { bediene } from '../platform/process/bediene.ts';
import type { Kalenderauftrag } from './kalenderantwort.ts';
import { liesAntwort } from './liesAntwort.ts';

bediene(async ({ antwort, spanne, eigenerWirt }: Kalenderauftrag) =>
  liesAntwort(antwort, spanne, eigenerWirt),
);

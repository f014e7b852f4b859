import { serveParent } from '../platform/process/serveParent.ts';
import type { Kalenderauftrag } from './kalenderantwort.ts';
import { liesAntwort } from './liesAntwort.ts';

serveParent(async ({ antwort, spanne, eigenerWirt }: Kalenderauftrag) =>
  liesAntwort(antwort, spanne, eigenerWirt),
);

import { bediene } from '../platform/process/bediene.ts';
import type { Kalenderantwort } from './kalenderantwort.ts';
import { liesAntwort } from './liesAntwort.ts';
import type { Belegt } from './zeitraum.ts';

bediene(async (auftrag) => {
  const { antwort, spanne } = auftrag as { antwort: Kalenderantwort; spanne: Belegt };
  return liesAntwort(antwort, spanne);
});

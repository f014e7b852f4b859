import { bediene } from '../platform/process/bediene.ts';
import type { Kalenderantwort } from './kalenderantwort.ts';
import { liesAntwort } from './liesAntwort.ts';
import type { Belegt } from './zeitraum.ts';

type Auftrag = { antwort: Kalenderantwort; spanne: Belegt; eigenerWirt: string };

bediene(async (auftrag) => {
  const { antwort, spanne, eigenerWirt } = auftrag as Auftrag;
  return liesAntwort(antwort, spanne, eigenerWirt);
});

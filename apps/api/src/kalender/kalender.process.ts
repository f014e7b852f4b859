import { bediene } from '../platform/bediene.ts';
import { liesKalender } from './liesKalender.ts';
import type { Belegt } from './zeitraum.ts';

bediene(async (auftrag) => {
  const { texte, spanne } = auftrag as { texte: string[]; spanne: Belegt };
  return texte.map((text) => liesKalender(text, spanne));
});

import { teile } from '@kehrtour/domain/kehrtour/terminteilung';

import type { Arbeit, Teilbar } from './ladeTeilbar.ts';
import { teilungRefused } from './teilung.grund.ts';

/** The chosen tasks. @throws Refused 'termin.nicht-teilbar' | 'eingabe-ungueltig' */
export function verlangeTeil(termin: Teilbar, aufgabeIds: readonly string[], jetzt: Date): Arbeit[] {
  const teil = teile(termin, aufgabeIds, jetzt);
  if (!teil.ok) throw teilungRefused(teil.reason);
  return teil.value;
}

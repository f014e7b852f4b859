import { ApiError } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keysOf } from '@kehrtour/domain/keysOf';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { feldZu } from './einwilligung.ts';
import { type Abgelehnt, abgelehnt } from './ergebnis.ts';
import { EINWILLIGUNG_FEHLT } from './kontaktdaten.form.ts';

/** What the server refused, at the fields it names or as one sentence; whatever is no refusal is thrown on. */
export function abgelehntVon(error: unknown, getippt?: Record<string, string>): Abgelehnt {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  const maengel = (error.problem.felder ?? []).map(({ feld, text }) => mangelAus(feld, text));
  return abgelehnt(error.status, maengel.length > 0 ? maengel : [{ text: sentenceOf(error) }], getippt);
}

/** `kontakt.email`, `einwilligungen.datenschutz`: the server's names for the fields of this page. */
function mangelAus(name: string, text: string): FieldFault {
  const [gruppe, letzter = gruppe ?? ''] = name.split('.');
  const art = keysOf(EINWILLIGUNG_FEHLT).find((eine) => eine === letzter);
  if (gruppe !== 'einwilligungen' || art === undefined)
    return { fieldId: letzter, text: /^[A-ZÄÖÜ]/.test(text) ? text : `Diese Angabe ${text}.` };
  return { fieldId: feldZu({ art }), text: EINWILLIGUNG_FEHLT[art] };
}

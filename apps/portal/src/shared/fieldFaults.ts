import { ApiError } from '@kehrtour/api-client/client';
import type { FieldFault } from '@kehrtour/ui/plain/ErrorSummary.tsx';

/** Names of fields as they stand on the form, by their dotted path in the request; the path is also the field's id. */
export type FieldLabels = Readonly<Record<string, string>>;

/**
 * A refusal as the sentences of an error summary. Fields that the form shows are led to; everything else is said as a whole.
 * @param error whatever the call rejected with
 */
export function faultsOf(error: unknown, labels: FieldLabels): FieldFault[] {
  if (!(error instanceof ApiError)) return [{ text: unreachable(error) }];
  const { felder = [], detail } = error.problem;
  const known = felder.flatMap(({ feld, text }) => faultAt(feld, text, labels) ?? []);
  return known.length > 0 ? known : [{ text: detail }];
}

/** The sentence at the field that shows this path, or at the list the path lies in; undefined when the form shows neither. */
export function faultAt(path: string, text: string, labels: FieldLabels): FieldFault | undefined {
  const label = labels[path];
  if (label !== undefined) return { fieldId: path, text: fieldSentence(label, text) };
  const above = path.split('.').slice(0, -1).join('.');
  return above === '' ? undefined : faultAt(above, text, labels);
}

/** The contract says `fehlt` or `ist keine Uhrzeit`; a rule of the trade may bring a whole sentence of its own. */
export function fieldSentence(label: string, text: string): string {
  if (/^\p{Lu}/u.test(text)) return text;
  if (text === 'fehlt') return `Bitte füllen Sie „${label}“ aus.`;
  return `„${label}“ ${text}.`;
}

function unreachable(error: unknown): string {
  if (error instanceof Error && error.name === 'ExpiredAuthSessionError')
    return 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich neu an.';
  return 'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
}

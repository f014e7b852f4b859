import type { Problem } from '@kehrtour/contract/problem';

import { ApiError, isProblem } from './client.ts';

/** One line of an error summary. Without `fieldId` the sentence leads to no field. */
export type FieldFault = { fieldId?: string; text: string };

/** Names of fields as they stand on the form, by their dotted path in the request; the path is also the field's id. */
export type FieldLabels = Readonly<Record<string, string>>;

/** The problem details of a refusal: our own calls carry them as `problem`, the session's calls as `body`. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof ApiError) return error.problem;
  const body = error instanceof Error && 'body' in error ? error.body : null;
  return isProblem(body) ? body : null;
}

/**
 * Whatever a call rejected with, as the sentences of an error summary: fields that the form shows are led to, everything
 * else is said as a whole. A login that another one overtook says nothing.
 */
export function faultsOf(error: unknown, labels: FieldLabels): FieldFault[] {
  if (error instanceof Error && error.name === 'OvertakenLoginError') return [];
  const problem = problemOf(error);
  if (problem === null) return [{ text: unreachable(error) }];
  const known = (problem.felder ?? []).flatMap(({ feld, text }) => faultAt(feld, text, labels) ?? []);
  if (known.length > 0) return known;
  return [{ text: asOneText(problem) }];
}

/** What went wrong in one sentence, where no form stands beside it; '' for what somebody else's login has already answered. */
export const sentenceOf = (error: unknown, labels: FieldLabels = {}): string =>
  faultsOf(error, labels)[0]?.text ?? '';

/** The title of an unreadable input says nothing that its sentence does not; a front door has but one sentence for both. */
function asOneText({ type, title, detail }: Problem): string {
  return type === 'eingabe-ungueltig' || title === detail ? detail : `${title}. ${detail}`;
}

/** The sentence at the field that shows this path, or at the list the path lies in; undefined when the form shows neither. */
export function faultAt(path: string, text: string, labels: FieldLabels): FieldFault | undefined {
  const label = labels[path];
  if (label !== undefined) return { fieldId: path, text: fieldSentence(label, text) };
  const above = path.split('.').slice(0, -1).join('.');
  return above === '' ? undefined : faultAt(above, text, labels);
}

/** The contract says `fehlt` or `ist keine Uhrzeit`; a rule of the trade may bring a whole sentence of its own. */
function fieldSentence(label: string, text: string): string {
  if (/^\p{Lu}/u.test(text)) return text;
  if (text === 'fehlt') return `Bitte füllen Sie „${label}“ aus.`;
  return `„${label}“ ${text}.`;
}

function unreachable(error: unknown): string {
  if (error instanceof Error && error.name === 'ExpiredAuthSessionError')
    return 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich neu an.';
  if (error instanceof Error && error.name === 'AuthAnswerError')
    return `Der Server hat anders geantwortet, als diese Seite erwartet: „${error.message}“. Laden Sie die Seite neu; bleibt es dabei, schreiben Sie uns diesen Satz.`;
  return 'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
}

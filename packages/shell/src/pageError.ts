import { fieldsOf } from '@kehrtour/domain/keysOf';
export const NOT_FOUND_MESSAGE = 'This page could not be found';
export const NOT_FOUND_WORDS = {
  heading: 'Diese Seite gibt es nicht',
  text: 'Prüfen Sie die Adresse, oder gehen Sie zur Startseite und suchen Sie von dort aus weiter.',
};
export const UNKNOWN_GUARD_MESSAGE = 'Unknown middleware';

/** An error that is a page: its status decides what the visitor reads. */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PageError';
    this.status = status;
  }
}

/** For loaders: what the address names does not exist. */
export function notFound(): PageError {
  return new PageError(404, NOT_FOUND_MESSAGE);
}

/** Any thrown thing as status and message: from statusCode, status or response.status, otherwise 500. */
export function asPageError(error: unknown): PageError {
  if (error instanceof PageError) return error;
  const thing = fieldsOf(error);
  const status =
    [thing['statusCode'], thing['status'], fieldsOf(thing['response'])['status']].find(isErrorStatus) ?? 500;
  if (status === 404) return new PageError(404, NOT_FOUND_MESSAGE);
  const message = thing['message'] ?? thing['statusText'];
  return new PageError(status, typeof message === 'string' && message !== '' ? message : 'An error occurred');
}

function isErrorStatus(value: unknown): value is number {
  return typeof value === 'number' && value >= 400 && value <= 599;
}

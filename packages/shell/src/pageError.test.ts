import { describe, expect, it } from 'vitest';

import { asPageError, notFound } from './pageError.ts';

describe('anything thrown, read as a page', () => {
  it.each([
    ['a statusCode', { statusCode: 502, message: 'Die Daten fehlen' }, 502, 'Die Daten fehlen'],
    ['a status', { status: 403, statusText: 'Forbidden' }, 403, 'Forbidden'],
    [
      'the status of a response',
      { response: { status: 409 }, message: 'Zwei zugleich' },
      409,
      'Zwei zugleich',
    ],
    ['a plain error', new Error('kaputt'), 500, 'kaputt'],
    ['a word', 'kaputt', 500, 'An error occurred'],
    ['nothing', null, 500, 'An error occurred'],
    ['a status that is none', { status: 'offen' }, 500, 'An error occurred'],
    ['a missing page', { status: 404, message: 'Not Found' }, 404, 'This page could not be found'],
    ['our own', notFound(), 404, 'This page could not be found'],
  ])('takes %s', (_, error, status, message) => {
    expect(asPageError(error)).toMatchObject({ status, message });
  });
});

import type { AnswerOf, CallOf, Endpoint } from '@kehrtour/contract/endpoint';
import { fehlerAusweg, fehlerStatus, fehlerTitel } from '@kehrtour/contract/fehler';
import type { FehlerCode } from '@kehrtour/contract/fehler';
import type { Problem } from '@kehrtour/contract/problem';

import { ApiError } from './client.ts';
import type { Client } from './client.ts';

/** What a story or test says the server would answer to one endpoint. */
export type FakeAnswer = {
  readonly endpoint: Endpoint;
  readonly answer: (input: unknown) => unknown;
};

/** The endpoint answers this, or what the function makes of the call. */
export function answers<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E> | ((input: CallOf<E>) => AnswerOf<E>),
): FakeAnswer {
  const make = typeof answer === 'function' ? (answer as (input: unknown) => unknown) : () => answer;
  return { endpoint, answer: make };
}

/** The endpoint never answers: the page keeps showing that it waits. */
export function keepsWaiting(endpoint: Endpoint): FakeAnswer {
  return { endpoint, answer: () => new Promise(() => undefined) };
}

/** The endpoint refuses with one of the closed list of reasons. */
export function refuses(
  endpoint: Endpoint,
  code: FehlerCode,
  extra: Partial<Pick<Problem, 'felder' | 'angaben' | 'detail'>> = {},
): FakeAnswer {
  return {
    endpoint,
    answer: () => {
      const problem = { type: code, title: fehlerTitel(code), status: fehlerStatus(code) };
      throw new ApiError({ ...problem, detail: fehlerAusweg(code), ...extra });
    },
  };
}

/** A client without a server, for stories and tests of screens; a call that nobody foresaw is a bug and says so. */
export function fakeClient(...fakes: FakeAnswer[]): Client {
  // Stories say what one endpoint answers; which call asks for it is known where it is asked.
  const answer = async <Answer>(endpoint: Endpoint, input: unknown): Promise<Answer> => {
    const fake = fakes.find((one) => one.endpoint === endpoint);
    if (fake === undefined) throw new Error(`Nobody answers ${endpoint.method} ${endpoint.path} here.`);
    return (await fake.answer(input)) as Answer;
  };
  return {
    call: (endpoint, input) => answer(endpoint, input),
    file: (endpoint, input) => answer(endpoint, input),
    upload: (endpoint, input) => answer(endpoint, input),
    stream: (endpoint) => answer(endpoint, {}),
  };
}

/** A request was made after the session had ended. Name and message are fixed by specification §8. */
export class ExpiredAuthSessionError extends Error {
  constructor() {
    super('Both token and refresh token have expired. Your request was aborted.');
    this.name = 'ExpiredAuthSessionError';
  }
}

/** The server answered a login or user call with a failure; `body` is its problem details, when it sent any. */
export class AuthRequestError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The server answered with status ${status}.`);
    this.name = 'AuthRequestError';
    this.status = status;
    this.body = body;
  }
}

/** The server said yes but what it sent cannot be a session. */
export class AuthAnswerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AuthAnswerError';
  }
}

/** A login that was overtaken by a later one, or by a logout; its answer is thrown away. */
export class OvertakenLoginError extends Error {
  constructor() {
    super('This login was overtaken by a later action.');
    this.name = 'OvertakenLoginError';
  }
}

import { fieldsOf } from '@kehrtour/domain/keysOf';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';

import { errorShape, withoutValues } from './errorShape.ts';

type Asked = { method: string; url: string; id: string };

/** Lines say what happened and where, never to whom: many may read a log, and it is kept long. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: ['req.headers.authorization', 'headers.authorization', 'passwort', '*.passwort'],
      remove: true,
    },
    serializers: {
      err: (error: unknown) => errorShape(error),
      req: ({ method, url, id }: Asked) => ({ method, url: pathShape(url), id }),
    },
    hooks: { logMethod },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Without a text of its own a line would take the error's. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, text]: readonly unknown[] = args;
  if (first instanceof Error) return void method.apply(this, [{ err: first }, textOf(first, text)]);
  const { err } = fieldsOf(first);
  if (err instanceof Error) return void method.apply(this, [first, textOf(err, text)]);
  method.apply(this, args);
}

const textOf = (error: Error, text: unknown): string =>
  typeof text === 'string' && text !== error.message ? withoutValues(text) : 'error';

const WORD = /^[a-z][a-z0-9.]{0,23}(-[a-z0-9.]{1,23}){0,8}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^\d{1,6}$/;

/** Where a request went: no query, and of the path only what is a word of ours, an id or a small number. */
export function pathShape(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const known = (segment: string): boolean =>
    segment === '' || WORD.test(segment) || UUID.test(segment) || NUMBER.test(segment);
  const shown = path.split('/').map((segment) => {
    if (known(segment) && !segment.endsWith('.ics')) return segment;
    return segment.endsWith('.ics') ? '….ics' : '…';
  });
  return shown.join('/').slice(0, 300);
}

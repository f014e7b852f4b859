import type * as z from 'zod/mini';

import type { FehlerCode } from './fehler.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may knock: anyone (also the holder of a customer's code, checked in the verb), staff, operator, or a program that a company connected. */
export type Zugang = 'oeffentlich' | 'mitarbeiter' | 'adminUser' | 'partner';

/**
 * One call of the wire as a plain object. The server hands its schemas to Fastify unchanged,
 * the client types itself from the same object.
 */
export type Endpoint = {
  readonly method: Method;
  /** Without the `/api` prefix; parameters as `:id`. */
  readonly path: `/${string}`;
  /** One German sentence for the documentation. */
  readonly zweck: string;
  readonly zugang: Zugang;
  readonly params?: z.ZodMiniType<object>;
  readonly query?: z.ZodMiniType<object>;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  readonly fehler?: readonly FehlerCode[];
  /** The call creates or sends something: `Idempotency-Key` is mandatory and a repetition answers the same. */
  readonly idempotent?: boolean;
  /** `file` answers bytes, `events` a server-sent stream, `upload` takes multipart form data. */
  readonly kind?: 'json' | 'file' | 'events' | 'upload';
  /** One screen asks it many times a minute; it is limited apart from all other calls, and more generously. */
  readonly haeufig?: boolean;
  /** The operator may ask it, too, while she looks into the company with a reason. Only what reads, and nothing that opens a door. */
  readonly einsehbar?: boolean;
  /** A phone that holds a day's round alone may ask it, too: what it has opens nothing else. */
  readonly imFeld?: boolean;
};

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Out<E['params']>;
export type QueryOf<E extends Endpoint> = Out<E['query']>;
export type BodyOf<E extends Endpoint> = Out<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;
export type FehlerOf<E extends Endpoint> = E['fehler'] extends readonly (infer C)[] ? C : never;

/** What a caller passes: only the parts the endpoint has. */
export type CallOf<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { params: In<E['params']> }
  : object) &
  (E['query'] extends z.ZodMiniType ? { query?: In<E['query']> } : object) &
  (E['body'] extends z.ZodMiniType ? { body: In<E['body']> } : object) &
  (E['idempotent'] extends true ? { idempotencyKey: string } : object);

/** Keeps the literal types of the object. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** The answer of a rule: either the new value or one reason out of the rule's closed list. */
export type Result<Value, Grund extends string> = Ok<Value> | Refused<Grund>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Refused<Grund extends string> {
  readonly ok: false;
  readonly reason: Grund;
}

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

export function refuse<Grund extends string>(reason: Grund): Refused<Grund> {
  return { ok: false, reason };
}

import { type FehlerCode, fehlerAusweg, fehlerStatus, fehlerTitel } from '@kehrtour/contract/fehler';
import type { FeldFehler, Problem } from '@kehrtour/contract/problem';

export type Extra = {
  readonly detail?: string;
  readonly felder?: readonly FeldFehler[];
  readonly angaben?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
};

/** A refusal on its way out of a verb. The transaction around it rolls back. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: FehlerCode;
  readonly extra: Extra;
  constructor(code: FehlerCode, extra: Extra = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
  }
}

/** One field with its own sentence. */
export const amFeld = (feld: string, text: string): Extra => ({ detail: text, felder: [{ feld, text }] });

export function toProblem(code: FehlerCode, extra: Extra, requestId: string): Problem {
  return {
    type: code,
    title: fehlerTitel(code),
    status: fehlerStatus(code),
    detail: extra.detail ?? fehlerAusweg(code),
    instance: requestId,
    ...(extra.felder ? { felder: [...extra.felder] } : {}),
    ...(extra.angaben ? { angaben: extra.angaben } : {}),
  };
}

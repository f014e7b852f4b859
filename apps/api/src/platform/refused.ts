import { type FehlerCode, fehlerAusweg, fehlerStatus, fehlerTitel } from '@kehrtour/contract/fehler';
import type { FeldFehler, Problem } from '@kehrtour/contract/problem';

type Extra = {
  detail?: string;
  felder?: FeldFehler[];
  angaben?: Record<string, unknown>;
  retryAfterSeconds?: number;
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

/** Refuses one field with its own sentence. */
export function feldRefused(feld: string, text: string): Refused {
  return new Refused('eingabe-ungueltig', { detail: text, felder: [{ feld, text }] });
}

export function toProblem(code: FehlerCode, extra: Extra, requestId: string): Problem {
  return {
    type: code,
    title: fehlerTitel(code),
    status: fehlerStatus(code),
    detail: extra.detail ?? fehlerAusweg(code),
    instance: requestId,
    ...(extra.felder ? { felder: extra.felder } : {}),
    ...(extra.angaben ? { angaben: extra.angaben } : {}),
  };
}

import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

/** A form was taken: the next page. */
export interface Weiter {
  weiter: string;
}

/** A form was not taken: what is wrong with it, and all that was typed. */
export interface Abgelehnt {
  status: number;
  mangel: Mangel;
}

export interface Mangel {
  maengel: FieldFault[];
  eingaben: Record<string, string>;
}

export const abgelehnt = (
  status: number,
  maengel: FieldFault[],
  eingaben: Record<string, string> = {},
): Abgelehnt => ({ status, mangel: { maengel, eingaben } });

/** What a form sent, as text without the line ends of forms and without signs that no keyboard has. */
export function feld(form: FormData, name: string): string {
  const wert = form.get(name);
  if (typeof wert !== 'string') return '';
  return wert
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\n\P{Cc}]/gu, ' ')
    .trim();
}

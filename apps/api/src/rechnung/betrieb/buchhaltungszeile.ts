/** An amount with a comma. */
export const euro = (cent: number): string =>
  `${cent < 0 ? '-' : ''}${Math.trunc(Math.abs(cent) / 100)},${String(Math.abs(cent) % 100).padStart(2, '0')}`;

export const zeile = (felder: readonly string[]): string => `${felder.join(';')}\r\n`;

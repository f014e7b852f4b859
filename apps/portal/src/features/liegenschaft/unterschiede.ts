import * as z from 'zod/mini';

const angaben = z.object({
  unterschiede: z.array(z.object({ feld: z.string(), jetzt: z.unknown() })),
});

export type Unterschied = { feld: string; jetzt: string };

/** What a refusal says about the present state, as words; empty when it says nothing. */
export function liesUnterschiede(wert: unknown): Unterschied[] {
  const gelesen = angaben.safeParse(wert);
  if (!gelesen.success) return [];
  return gelesen.data.unterschiede.map(({ feld, jetzt }) => ({ feld, jetzt: inWorten(jetzt) }));
}

function inWorten(wert: unknown): string {
  if (typeof wert === 'number') return String(wert).replace('.', ',');
  return typeof wert === 'string' ? wert : '';
}

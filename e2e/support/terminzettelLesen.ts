import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Runde } from './rundeAnkuendigen.ts';
import { origin } from './surroundings.ts';

const CODE = /\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/;

/** The house that is visited; a letter also carries the address of whoever gets it. */
const HAUSNUMMER = /(\d+\s?[a-z]?)\s+\d{5} [^·\d]+ · Liegenschaft/;

/** Reads code and house number from the first printed letter of a round, as a customer would. */
export async function terminzettelLesen({
  kehrtourId,
  token,
}: Runde): Promise<{ code: string; hausnr: string }> {
  const response = await fetch(`${origin}/api/kehrtouren/${kehrtourId}/terminzettel?format=brief&alle=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`terminzettel: ${response.status} ${await response.text()}`);
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 }).promise;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const code = CODE.exec(text)?.[0];
    const hausnr = HAUSNUMMER.exec(text)?.[1];
    if (code && hausnr) return { code, hausnr };
  }
  throw new Error('No letter shows a code and a house number.');
}

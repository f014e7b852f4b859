import { terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import * as z from 'zod/mini';

/** Sites are typed line by line; an empty line is no site. */
const zeilen = z.pipe(
  z.pipe(
    z.array(z.string()),
    z.transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== '')),
  ),
  terminbuchungseinstellungen.shape.seiten,
);

export const seitenImFormular = z.extend(terminbuchungseinstellungen, { seiten: zeilen });

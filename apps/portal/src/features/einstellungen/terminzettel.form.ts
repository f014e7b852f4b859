import { zettelworte } from '@kehrtour/contract/einstellungen';
import * as z from 'zod/mini';

/** Sentences are typed line by line; an empty line is no sentence. */
const zeilen = z.pipe(
  z.pipe(
    z.array(z.string()),
    z.transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== '')),
  ),
  zettelworte.shape.vorbereitung,
);

export const worteImFormular = z.extend(zettelworte, { vorbereitung: zeilen });

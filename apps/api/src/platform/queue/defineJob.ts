import * as z from 'zod/mini';

/** A kind of work for later: its name, and what it carries besides the company that it belongs to. Nothing personal. */
export type Job<Data = unknown, Name extends string = string> = {
  readonly name: Name;
  readonly payload: z.ZodMiniType<Data & { unternehmenId: string }>;
};

export const ID = z.guid();

export function defineJob<const Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape,
) {
  return { name, payload: z.object({ ...shape, unternehmenId: ID }) };
}

/** What was queued, read once; what cannot be read fails the job, and names the fields, never their values. */
export function readPayload<Data>(
  { name, payload }: Job<Data>,
  data: unknown,
): Data & { unternehmenId: string } {
  const read = z.safeParse(payload, data);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path.join('.') || 'payload');
  throw new Error(`the payload of ${name} cannot be read: ${[...new Set(fields)].join(', ')}`);
}

import { PageError, UNKNOWN_GUARD_MESSAGE } from './pageError.ts';
import type { RouteHandle } from './route.ts';

/** A page that someone asks for. */
export interface Visit {
  /** Path, query and hash. */
  url: string;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** Lets the visitor in with null, otherwise names the address to go to instead. */
export type Guard = (visit: Visit) => Promise<string | null> | string | null;

/**
 * Runs the guards that the matched routes name, parents first, each once; the first refusal decides.
 * @throws PageError 500 when nobody registered a name; the name itself goes to the log only
 */
export async function runGuards(
  handles: readonly RouteHandle[],
  guards: Readonly<Record<string, Guard>>,
  visit: Visit,
): Promise<string | null> {
  const names = new Set(handles.flatMap((handle) => handle.guards ?? []));
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (guard === undefined) throw unknownGuard(name);
    const target = await guard(visit);
    if (target !== null) return target;
  }
  return null;
}

function unknownGuard(name: string): PageError {
  // oxlint-disable-next-line no-console -- the visitor must not read the name, the developer must
  console.error(`[ERROR] [SHELL] Nobody registered a guard named ${name}.`);
  return new PageError(500, UNKNOWN_GUARD_MESSAGE);
}

/** What of a module decides with which others it travels. */
interface Known {
  readonly importers: readonly string[];
}
type Context = { getModuleInfo: (id: string) => Known | null };

/** Whatever is loaded by one of these has a part of its own; the first two load with every page behind the login. */
const START = /\/index\.html$/;
const LAYOUT = /\/LoggedInLayout\.tsx$/;
const ROUTE = /\/src\/routes\/[^/]+\.tsx$/;
const LOGIN = /\/src\/routes\/anmelden\.tsx$/;

/** Pages that share a module, from which on all pages load it: fewer, and it costs more bytes than it spares requests. */
const MOST = 0.55;
const HALF = 0.5;

/**
 * Modules that most pages load travel in two files, instead of in a file for each set of pages that share them: the one is the
 * login's as well. What a group holds imports nothing outside of it and of the first, so that no page loads more than these.
 * @param routes how many pages there are
 */
export function chunkGroups(routes: number) {
  const reached = reachedFrom();
  const share = (from: ReadonlySet<string>): number =>
    some(from, LAYOUT) ? 1 : [...from].filter((id) => ROUTE.test(id)).length / routes;
  const isStart = (from: ReadonlySet<string>): boolean =>
    some(from, START) || (some(from, LOGIN) && share(from) >= HALF);
  const group = (name: string, priority: number, holds: (from: ReadonlySet<string>) => boolean) => ({
    priority,
    debugName: name,
    name: (id: string, context: Context): string | null =>
      !isOwn(id) || isRoot(id) || !holds(reached(id, context)) ? null : name,
  });
  return [group('grund', 2, isStart), group('rahmen', 1, (from) => !isStart(from) && share(from) >= MOST)];
}

/** What others wrote comes along with what of ours uses it: their lists of everything hide who uses what. */
const isOwn = (id: string): boolean => !id.includes('/node_modules/');
const isRoot = (id: string): boolean => ROUTE.test(id) || LAYOUT.test(id) || START.test(id);
const some = (ids: ReadonlySet<string>, what: RegExp): boolean => [...ids].some((id) => what.test(id));

/** Which pages load a module at once, by way of whatever imports it; each module is asked once. */
function reachedFrom(): (id: string, context: Context) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, context) => {
    const before = known.get(id);
    if (before) return before;
    const roots = new Set<string>();
    const seen = new Set<string>([id]);
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (isRoot(next)) roots.add(next);
      for (const importer of context.getModuleInfo(next)?.importers ?? []) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        waiting.push(importer);
      }
    }
    known.set(id, roots);
    return roots;
  };
}

/** What one process of ours, or its image, says to another; nobody sets it. */
const ours = ['DOOR_TOKEN', 'NODE_ENV'];

/** Settings that these sources read. */
export function settingsIn(sources: readonly string[]): Set<string> {
  const text = sources.join('\n');
  return new Set([
    ...[...text.matchAll(/\benv(?:\.|\[['"])([A-Z][A-Z\d_]+)/g)].map(([, name = '']) => name),
    // A schema reads all its names.
    ...[...text.matchAll(/^ +([A-Z][A-Z\d_]+): z\./gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/'(PUBLIC_[A-Z]+)'/g)].map(([, name = '']) => name),
  ]);
}

/** Settings that the sources read and the page of settings does not name, and the other way round: names at the beginning of an item. */
export function unnamedSettings(sources: readonly string[], page: string): string[] {
  const read = settingsIn(sources);
  const named = new Set(
    page
      .replaceAll(/\n {2}(?=\S)/g, ' ')
      .split('\n')
      .filter((line) => line.startsWith('- `'))
      .flatMap((line) => [...(/^- [^(:]*/.exec(line)?.[0] ?? '').matchAll(/`([A-Z][A-Z\d_]+)`/g)])
      .map(([, name = '']) => name),
  );
  return [
    ...[...read]
      .filter((name) => !named.has(name) && !ours.includes(name))
      .map((name) => `nennt die Einstellung ${name} nicht, die gelesen wird`),
    // One setting for each app is put together from its name.
    ...[...named]
      .filter((name) => !read.has(name) && !/^PUBLIC_URL_[A-Z]+$/.test(name))
      .map((name) => `nennt die Einstellung ${name}, die niemand liest`),
  ].toSorted();
}

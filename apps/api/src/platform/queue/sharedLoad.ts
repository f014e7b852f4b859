/**
 * Lets callers who ask the same question at the same time share one answer, without ever giving anybody one that was begun
 * before they asked: whoever comes while a load runs waits for the next, which all latecomers share.
 */
export function sharedLoad<T>(): (name: string, load: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();
  const start = (name: string, load: () => Promise<T>): Promise<T> => {
    const loading = load().finally(() => {
      if (running.get(name) === loading) running.delete(name);
    });
    running.set(name, loading);
    return loading;
  };
  return (name, load) => {
    const now = running.get(name);
    if (!now) return start(name, load);
    const already = waiting.get(name);
    if (already) return already;
    const next = now
      .catch(() => undefined)
      .then(() => {
        waiting.delete(name);
        return start(name, load);
      });
    waiting.set(name, next);
    return next;
  };
}

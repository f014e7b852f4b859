/**
 * In a rush, what is asked while one load runs is loaded together by the next one; a lone caller waits for nobody.
 * @param load answers in the order it was asked
 */
export function batched<K, V>(load: (asked: readonly K[]) => Promise<readonly V[]>): (key: K) => Promise<V> {
  type Waiting = { key: K; done: (value: V) => void; fail: (error: unknown) => void };
  let queue: Waiting[] = [];
  let busy = false;
  const drain = async (): Promise<void> => {
    busy = true;
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        const values = await load(batch.map(({ key }) => key));
        batch.forEach(({ done }, index) => done(values[index] as V));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    busy = false;
  };
  return (key) =>
    new Promise<V>((done, fail) => {
      queue.push({ key, done, fail });
      if (!busy) void drain();
    });
}

/** One of something for each key that lives elsewhere, gone with it. */
export function perKey<K extends WeakKey, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

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

/** One queue for each name, such as a company, gone when nobody stands in it. */
export function batchedEach<K, V>(
  load: (name: string, asked: readonly K[]) => Promise<readonly V[]>,
): (name: string, key: K) => Promise<V> {
  type Queue = { readonly ask: (key: K) => Promise<V>; waiting: number };
  const queues = new Map<string, Queue>();
  return async (name, key) => {
    const queue = queues.get(name) ?? { ask: batched<K, V>((asked) => load(name, asked)), waiting: 0 };
    queues.set(name, queue);
    queue.waiting += 1;
    try {
      return await queue.ask(key);
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(name);
    }
  };
}

import type { Db } from '../db/db.ts';
import { perKey } from '../queue/batched.ts';

/** More sessions than one process serves in a day; the oldest is forgotten first. */
const SEEN_MAX = 20_000;

class SessionsSeen {
  private readonly hashes = new Set<string>();

  remember(hash: Uint8Array): void {
    this.hashes.add(nameOf(hash));
    const [oldest] = this.hashes.size > SEEN_MAX ? this.hashes : [];
    if (oldest !== undefined) this.hashes.delete(oldest);
  }
  forget(hash: Uint8Array): void {
    this.hashes.delete(nameOf(hash));
  }
  has(hash: Uint8Array): boolean {
    return this.hashes.has(nameOf(hash));
  }
}

const nameOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64');

/** Sessions that this process found valid at their last request. It opens no door; limits count them for themselves. */
export const sessionsSeen = perKey((_db: Db) => new SessionsSeen());

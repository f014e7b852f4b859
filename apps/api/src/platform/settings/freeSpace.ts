import { statfs } from 'node:fs/promises';

import type { Env } from './env.ts';

export type RoomOnDisk = { readonly frei: number; readonly reserve: number };

/** Bytes that this process may still write where `DATA_DIR` lies; undefined where nobody says so. */
export async function roomOnDisk({ dataDir, reserveBytes }: Env): Promise<RoomOnDisk | undefined> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return { frei: bavail * bsize, reserve: reserveBytes };
  } catch {
    return undefined;
  }
}

/** Somebody has to make room soon: companies with many files are refused more of them. */
export async function isNearlyFull(env: Env): Promise<boolean> {
  const room = await roomOnDisk(env);
  return room !== undefined && room.frei < room.reserve;
}

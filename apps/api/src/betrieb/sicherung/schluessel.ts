import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { systemCode } from '../../platform/refusal/systemCode.ts';
import type { Env } from '../../platform/settings/env.ts';
import { secretsFrom } from '../../platform/settings/secrets.ts';
import { fingerprintOf } from '../../platform/start/keepSecretKey.ts';

export const SCHLUESSELDATEI = 'geheimnis';

/** The key as it lies in a folder; undefined: none does. */
export async function schluesselIn(ordner: string): Promise<string | undefined> {
  try {
    return (await readFile(join(ordner, SCHLUESSELDATEI), 'utf8')).trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The first key there is of these: of the settings, of the folders in their order. */
export async function findeSchluessel(
  env: Pick<Env, 'secretKey'>,
  ordner: readonly string[],
): Promise<string | undefined> {
  if (env.secretKey !== undefined) return env.secretKey;
  for (const einer of ordner) {
    const gefunden = await schluesselIn(einer);
    if (gefunden !== undefined) return gefunden;
  }
  return undefined;
}

export const abdruckVon = (schluessel: string): string => fingerprintOf(secretsFrom(schluessel));

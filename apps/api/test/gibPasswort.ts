import { ROLLEN } from '@kehrtour/domain/rolle';

import { setPasswort } from '../src/konto/konto.store.ts';
import { hashPasswort } from '../src/konto/passwort.ts';
import { hashToken } from '../src/platform/settings/secrets.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

const hashes = new Map<string, Promise<string>>();

/** Everybody of this company has this password; their sessions stay. */
export async function gibPasswort(api: TestApi, betrieb: TestBetrieb, passwort: string): Promise<void> {
  const bekannt = hashes.get(passwort) ?? hashPasswort(passwort);
  hashes.set(passwort, bekannt);
  const hash = await bekannt;
  await api.deps.db.transaction({}, async (tx) => {
    for (const rolle of ROLLEN)
      await setPasswort(tx, {
        strategie: 'mitarbeiter',
        personId: betrieb.mitarbeiterId[rolle],
        hash,
        behalte: hashToken(betrieb.token[rolle]),
      });
  });
}

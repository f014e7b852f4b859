import type { Bankposten, Bankteil } from '@kehrtour/domain/bankauszug/bankposten';
import { findeNeuePosten } from '@kehrtour/domain/bankauszug/findeNeuePosten';

import type { TenantCtx } from '../../platform/ctx.ts';
import { kurz } from '../bank/kontoauszug.ts';
import {
  ersetzeSumme,
  insertBankbuchungen,
  listPosten,
  listVerweise,
  lockBankbuchungen,
  type NeueBankbuchung,
} from './bankbuchung.store.ts';

/** Keeps what a file tells that was not known yet, all of it or nothing; answers how many payments that is. */
export function merkeBuchungen(betreiber: TenantCtx, gelesen: readonly Bankposten[]): Promise<number> {
  const tage = [...new Set(gelesen.map(({ am }) => am))];
  return betreiber.transaction(
    async (tx) => {
      await lockBankbuchungen(tx);
      const neue = findeNeuePosten(gelesen, await listPosten(tx, tage));
      for (const { statt } of neue) if (statt) await ersetzeSumme(tx, statt.posten);
      const vergeben = await listVerweise(tx, tage);
      const rows = neue.flatMap(({ posten, teile, statt }) =>
        rowsAus({ posten, teile }, vergeben, statt?.posten),
      );
      if (rows.length > 0) await insertBankbuchungen(tx, rows, betreiber.now());
      return rows.length;
    },
    { statementTimeoutMs: 60_000 },
  );
}

type Neues = { posten: Bankposten; teile: readonly Bankteil[] };

function rowsAus({ posten, teile }: Neues, vergeben: Set<string>, gruppe?: string): NeueBankbuchung[] {
  const { konto, form, abdruck, kennung, am, cent } = posten;
  const verweise = teile.map((teil) => freierVerweis({ ...posten, teile: [teil] }, vergeben));
  const [erster = ''] = verweise;
  return teile.map((teil, stelle) => ({
    verweis: verweise[stelle] ?? '',
    posten: gruppe ?? erster,
    postenCent: cent,
    konto,
    form,
    abdruck,
    kennung,
    am,
    ...teil,
  }));
}

/** What people and books know it by: the bank's word where there is one, and what it says, counted among its equals. */
function freierVerweis({ konto, am, kennung, teile }: Bankposten, vergeben: Set<string>): string {
  const wort = `${kennung.slice(0, 60)} ${kurz([konto, am, teile]).slice(0, 16)}`.trim();
  let verweis = wort;
  for (let stelle = 2; vergeben.has(verweis); stelle += 1) verweis = `${wort}/${stelle}`;
  vergeben.add(verweis);
  return verweis;
}

import { tableOf } from '@kehrtour/domain/keysOf';
import { DIENSTKANAELE } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../platform/ctx.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import type { AbsenderRow } from '../empfang/empfang.store.ts';
import { kanalweg } from './kanaele.ts';
import type { OffeneWege } from './weg/kanalweg.ts';

/** Which ways stand open to this company, or to one of which nothing is known: none that needs a service. */
export function offeneWege(
  { deps }: TenantCtx,
  absender: Pick<AbsenderRow, 'einstellungen'> | undefined,
): OffeneWege {
  const einstellungen = einstellungenAus(absender?.einstellungen ?? {});
  return tableOf(DIENSTKANAELE, (kanal) => kanalweg(kanal)?.offen?.(deps, einstellungen) === true);
}

import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { vormerken } from '@kehrtour/contract/vormerkung';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Buchungswunsch } from '../angebot/wunsch.ts';

type Eingabe = BodyOf<typeof vormerken>;

/** Everything that was entered, with the wish as it was understood and the time as it was shown. */
export type Vormerkungsinhalt = Pick<Eingabe, 'kontakt' | 'notiz' | 'herkunft'> & {
  readonly wunsch: Buchungswunsch;
  readonly zeit: Zeit;
  readonly einwilligungen: readonly (Eingabe['einwilligungen'][number] & { readonly am: string })[];
};

/** For this company and this row alone: moved to another one it opens no more. */
const etikett = ({ unternehmenId }: TenantCtx, id: string): string => `vormerkung/${unternehmenId}/${id}`;

export const versiegle = (ctx: TenantCtx, id: string, inhalt: Vormerkungsinhalt): Uint8Array =>
  ctx.deps.secrets.seal(etikett(ctx, id), JSON.stringify(inhalt));

/** Undefined when it was changed, or sealed for another company or row, or with another key. */
export function oeffneInhalt(
  ctx: TenantCtx,
  { id, inhalt }: { id: string; inhalt: Uint8Array },
): Vormerkungsinhalt | undefined {
  try {
    return JSON.parse(ctx.deps.secrets.unseal(etikett(ctx, id), inhalt)) as Vormerkungsinhalt;
  } catch {
    return undefined;
  }
}

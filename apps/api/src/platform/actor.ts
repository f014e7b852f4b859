import type { Rolle } from '@kehrtour/contract/konto';
import type { Partnerrecht } from '@kehrtour/domain/unternehmen/partner';

/** Proof that a company was established by a session or a customer's code. Minted in `ctx.ts` alone. */
export type UnternehmenId = string & { readonly __id: 'Unternehmen' };

/** Who acts. A customer is the holder of a code, a partner a program that the company connected; the system is a job. */
export type Actor =
  | {
      readonly art: 'mitarbeiter';
      readonly id: string;
      readonly rolle: Rolle;
      readonly sitzung: Uint8Array;
      /** It is an operator who looks in with a reason: she reads, and her transactions write nothing. */
      readonly einsicht?: string;
    }
  | { readonly art: 'adminUser'; readonly id: string; readonly sitzung: Uint8Array }
  | {
      readonly art: 'partner';
      /** Id of the connection. */
      readonly id: string;
      readonly partnerId: string;
      readonly name: string;
      readonly rechte: readonly Partnerrecht[];
    }
  | { readonly art: 'kunde'; readonly zugangscodeId: string }
  | { readonly art: 'gast' }
  | { readonly art: 'system' };

/** How the history names an actor. */
export function actorName(actor: Actor): string {
  if (actor.art === 'mitarbeiter' && actor.einsicht !== undefined) return `adminUser:${actor.id}`;
  if (actor.art === 'mitarbeiter' || actor.art === 'adminUser' || actor.art === 'partner')
    return `${actor.art}:${actor.id}`;
  return actor.art;
}

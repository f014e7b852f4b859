import { bindeAufgaben } from '../../aufgabe/aufgabenstand.ts';
import type { KehrtourRow } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { anschriftVon } from '../empfang/empfang.ts';
import { type Ansage, belegeSchichten, sageAn, schreibeTermine } from './ansage.ts';
import { type Ankuendigungsgrundlage, pruefeFrist } from './ladeAnkuendigung.ts';
import { loeseAbgelehnteAb } from './loeseAbgelehnteAb.ts';

/**
 * Whether § 3 KÜO lets these be told.
 * @throws Refused 'kehrtour.frist-zu-kurz' where it does not and nobody confirmed a waiver
 */
export function verlangeFrist(
  ansagen: readonly Ansage[],
  grundlage: Ankuendigungsgrundlage,
  trotzdem: boolean,
): void {
  const zuKurz = ansagen.filter(({ empfang, kanal }) => pruefeFrist(empfang, kanal, grundlage)?.ok === false);
  if (zuKurz.length > 0 && !trotzdem)
    throw new Refused('kehrtour.frist-zu-kurz', {
      angaben: { halte: zuKurz.map(({ empfang }) => anschriftVon(empfang)) },
    });
}

/**
 * What telling times of a round is, for the first time or of a plan that takes its place: shifts as taken, appointments with their
 * codes, notices with their proofs, work as the round's. Answers what leaves by itself, as rows of the outbox.
 */
export async function verkuende(
  ctx: StaffCtx,
  tx: Tx,
  { grundlage, ansagen, plan }: Verkuendung,
): Promise<string[]> {
  const { id } = grundlage.kehrtour;
  await belegeSchichten(ctx, tx, { id, plan });
  await schreibeTermine(ctx, tx, grundlage, ansagen);
  const abgeloeste = await loeseAbgelehnteAb(
    ctx,
    tx,
    ansagen.flatMap(({ terminId, aenderung, empfang }) =>
      aenderung || empfang.zurKenntnis ? [] : [terminId],
    ),
  );
  const hinaus = await sageAn(ctx, tx, grundlage, { ansagen, abgeloeste });
  await bindeAufgaben(
    tx,
    id,
    grundlage.empfaenge.flatMap((empfang) => empfang.aufgaben.map((aufgabe) => aufgabe.id)),
  );
  return hinaus;
}

type Verkuendung = Pick<KehrtourRow, 'plan'> & {
  /** With those alone whose appointments may change. */
  readonly grundlage: Ankuendigungsgrundlage;
  readonly ansagen: readonly Ansage[];
};

import { formatDatum } from '@kehrtour/domain/format';

import { fahrzeitmatrix } from '../../ort/fahrzeiten/fahrzeitmatrix.ts';
import { fahrzeitenFuer } from '../../ort/fahrzeitenFuer.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { quartalsorte } from '../quartalsproblem/quartal.problem.ts';
import type { Quartalsinhalt } from '../quartalsproblem/quartalsinhalt.ts';
import { findBetriebMitMitte } from '../stand/planung.store.ts';

export type Quartalsfahrzeiten = {
  readonly sekunden: Int32Array;
  readonly anzahl: number;
  readonly faktor: number;
  /** Source and age of the roads, for people. */
  readonly quelle: string;
};

/** Ways by car from street to street, cached per company. Never inside a transaction. */
export async function fahrzeitenImQuartal(
  ctx: TenantCtx,
  inhalt: Pick<Quartalsinhalt, 'teile' | 'schichten'>,
  onFortschritt?: (anteil: number) => void,
): Promise<Quartalsfahrzeiten> {
  const betrieb = await ctx.transaction((tx) => findBetriebMitMitte(tx));
  const { quelle, cache } = await fahrzeitenFuer(ctx);
  const matrix = await fahrzeitmatrix(quelle, cache, {
    orte: quartalsorte(inhalt).orte,
    modus: 'auto',
    onFortschritt: (fertig, alle) => onFortschritt?.(alle === 0 ? 1 : fertig / alle),
  });
  return {
    sekunden: matrix.sekunden,
    anzahl: matrix.anzahl,
    faktor: einstellungenAus(betrieb?.einstellungen ?? {}).planung.fahrzeitFaktor,
    quelle: matrix.stand ? `${matrix.quelle}, Stand ${formatDatum(matrix.stand)}` : matrix.quelle,
  };
}

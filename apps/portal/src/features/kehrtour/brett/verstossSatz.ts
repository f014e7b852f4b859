import { VERSTOSS_SATZ } from '@kehrtour/domain/planung/planverstoss';
import type { Violation, ViolationCode } from '@kehrtour/planner';

const SAETZE: Record<ViolationCode, (sekunden: number) => string> = VERSTOSS_SATZ;

/** What an order made by hand breaks, in words. */
export const verstossSatz = ({ code, amount }: Pick<Violation, 'code' | 'amount'>): string =>
  SAETZE[code](amount);

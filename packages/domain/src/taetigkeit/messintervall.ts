/** What § 15 of the 1. BImSchV asks of a plant: fuel, and whether it adjusts its combustion by itself. */
export interface Messanlage {
  readonly brennstoff: 'oelGas' | 'fest';
  /** Year in which it was put into operation. */
  readonly inbetriebnahme: number;
  readonly selbstkalibrierend?: boolean;
}

/** § 15 Abs. 3 1. BImSchV: up to this age every third year, then every second. */
export const MESSALTER_JAHRE = 12;

/**
 * Every how many calendar years a plant is measured that is due in `jahr`. Solid boilers every second (§ 15 Abs. 1 1. BImSchV),
 * oil and gas every third up to twelve years after they were put into operation, then every second, self-calibrating ones
 * every fifth (§ 15 Abs. 3).
 */
export function messintervallJahre(
  { brennstoff, inbetriebnahme, selbstkalibrierend = false }: Messanlage,
  jahr: number,
): 2 | 3 | 5 {
  if (brennstoff === 'fest') return 2;
  if (selbstkalibrierend) return 5;
  return jahr - inbetriebnahme <= MESSALTER_JAHRE ? 3 : 2;
}

/** The interval as the office reads it beside a task. */
export function messintervallSatz(inbetriebnahme: number, jahr: number): string {
  const jahre = messintervallJahre({ brennstoff: 'oelGas', inbetriebnahme }, jahr);
  const alter = jahre === 3 ? `höchstens ${MESSALTER_JAHRE}` : `mehr als ${MESSALTER_JAHRE}`;
  return `${jahr} ist die Anlage ${alter} Jahre alt: danach wieder in ${jahre === 3 ? 'drei' : 'zwei'} Jahren (§ 15 Abs. 3 1. BImSchV).`;
}

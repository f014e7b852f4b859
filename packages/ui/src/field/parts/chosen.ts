import type { Choice } from '../field.props.ts';

/** Tells which of the choices it is; what is none of them is not told. */
export function chosen<Id extends string>(
  choices: readonly Choice<Id>[],
  id: unknown,
  tell: ((id: Id) => void) | undefined,
): void {
  const choice = choices.find((one) => one.id === id);
  if (choice) tell?.(choice.id);
}

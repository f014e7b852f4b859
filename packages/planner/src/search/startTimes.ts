import type { Model } from '../model/model.ts';
import { NEVER } from '../model/model.ts';

/** Earliest allowed start at or after t; NEVER when t is past the last window. */
export function startFrom(model: Model, at: number, t: number): number {
  if (t > model.windowHi[at]!) return NEVER;
  const several = model.several[at];
  if (!several) return t < model.windowLo[at]! ? model.windowLo[at]! : t;
  for (let w = 0; ; w += 2) {
    if (t <= several[w + 1]!) return t < several[w]! ? several[w]! : t;
  }
}

/** Latest allowed start at or before t; -NEVER when t is before the first window. */
export function startUntil(model: Model, at: number, t: number): number {
  if (t < model.windowLo[at]!) return -NEVER;
  const several = model.several[at];
  if (!several) return t > model.windowHi[at]! ? model.windowHi[at]! : t;
  for (let w = several.length - 2; ; w -= 2) {
    if (t >= several[w]!) return t > several[w + 1]! ? several[w + 1]! : t;
  }
}

import type { Random } from '../random.ts';
import type { Journal } from './journal.ts';
import type { Neighbours } from './neighbours.ts';
import type { RouteState } from './routeState.ts';

const KEEP_LONGER_SHARE = 0.01;
/** Two shifts taken apart as a whole, up to so many stops of each: streets longer than a string move no other way. */
const WHOLE_SHIFTS = 2;
const WHOLE_STOPS = 60;

interface RuinSettings {
  /** Stops removed on average. */
  readonly removed: number;
  readonly stringMax: number;
  readonly splitShare: number;
  /** How often whole shifts are removed instead of strings. */
  readonly wholeShare: number;
}

/**
 * Slack induction by string removals: neighbouring strings from neighbouring routes.
 * Christiaens & Vanden Berghe, Transportation Science 54(2), 2020.
 */
export class Ruin {
  private readonly state: RouteState;
  private readonly journal: Journal;
  private readonly neighbours: Neighbours;
  private readonly random: Random;
  private readonly settings: RuinSettings;
  private readonly route: Int32Array;

  constructor(parts: {
    state: RouteState;
    journal: Journal;
    neighbours: Neighbours;
    random: Random;
    settings: RuinSettings;
  }) {
    this.state = parts.state;
    this.journal = parts.journal;
    this.neighbours = parts.neighbours;
    this.random = parts.random;
    this.settings = parts.settings;
    this.route = new Int32Array(parts.state.model.nodes);
  }

  /** Removes strings around `seed`; routes are left refreshed. */
  around(seed: number): void {
    const { random, settings } = this;
    const served = this.state.model.nodes - this.state.banked;
    if (served === 0) return;
    if (settings.wholeShare > 0 && random.next() < settings.wholeShare) {
      this.remove(seed, WHOLE_SHIFTS, (length) => Math.min(length, WHOLE_STOPS));
      return;
    }
    const stringMax = Math.min(settings.stringMax, served / this.used());
    const stringsMax = (4 * settings.removed) / (1 + stringMax) - 1;
    const strings = Math.floor(random.next() * stringsMax + 1);
    this.remove(seed, strings, (length) => Math.floor(random.next() * Math.min(length, stringMax) + 1));
  }

  private used(): number {
    const { state } = this;
    let used = 0;
    for (let k = 0; k < state.model.shifts; k++) if (state.length[k]! > 0) used += 1;
    return used;
  }

  /** From as many shifts met first around `seed` one string each; `wanted` says how long it is to be. */
  private remove(seed: number, strings: number, wanted: (length: number) => number): void {
    const { state } = this;
    let left = strings;
    const list = this.neighbours.of(seed);
    for (let p = 0; p < list.length && left > 0; p++) {
      const node = list[p]!;
      const k = state.shift[node]!;
      if (k < 0 || this.journal.touched(k) || state.model.fixed[node] === 1) continue;
      this.journal.save(k);
      this.removeString(node, k, wanted(state.length[k]!));
      state.refresh(k);
      left -= 1;
    }
  }

  /** A string of `wanted` stops around `node`, half of the time with a kept piece inside it. */
  private removeString(node: number, k: number, wanted: number): void {
    const { state, random, route, settings } = this;
    let length = 0;
    let at = 0;
    const head = state.first(k);
    for (let i = state.next[head]!; i !== head + 1; i = state.next[i]!) {
      if (i === node) at = length;
      route[length++] = i;
    }
    let kept = 0;
    if (wanted > 1 && wanted < length && random.next() < settings.splitShare) {
      kept = 1;
      while (wanted + kept < length && random.next() < KEEP_LONGER_SHARE) kept += 1;
    }
    const span = wanted + kept;
    const lowest = Math.max(0, at - span + 1);
    const highest = Math.min(at, length - span);
    const begin = lowest + random.below(highest - lowest + 1);
    const keepFrom = kept > 0 ? begin + random.below(wanted + 1) : begin + span;
    for (let p = begin; p < begin + span; p++) {
      if (p >= keepFrom && p < keepFrom + kept) continue;
      if (state.model.fixed[route[p]!] === 0) state.unlink(route[p]!);
    }
  }
}

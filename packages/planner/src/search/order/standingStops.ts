import { append, fits } from '../loadRoutes.ts';
import type { RouteState } from '../routeState.ts';

/**
 * Stops without a rank that a person locked to one shift and one window: they stand in it first, one after the other by
 * their time, and whatever has a rank is put around them.
 */
export class StandingStops {
  private readonly state: RouteState;
  /** Per shift, by time. */
  private readonly nodes: number[][];

  constructor(state: RouteState) {
    this.state = state;
    const { model } = state;
    this.nodes = Array.from({ length: model.shifts }, () => []);
    for (let node = 0; node < model.nodes; node++) {
      const lock = model.problem.stops[model.members[node]![0]!]!.lock;
      if (!Number.isNaN(model.sequence[node]) || !lock?.vehicle || !lock.window) continue;
      this.nodes[model.shiftOfVehicle.get(lock.vehicle)!]!.push(node);
    }
    const window = (node: number): number => model.windows[node]?.[0] ?? 0;
    for (const shift of this.nodes) shift.sort((a, b) => window(a) - window(b));
  }

  /** Puts them into the empty route of a shift. */
  stand(shift: number): void {
    for (const node of this.nodes[shift]!) append(this.state, shift, node);
  }

  get any(): boolean {
    return this.nodes.some((shift) => shift.length > 0);
  }

  /** Adds a node behind the last ranked one; false leaves the route as it was. */
  append(shift: number, node: number): boolean {
    return this.nodes[shift]!.length === 0 ? append(this.state, shift, node) : this.insert(shift, node);
  }

  /** Puts a node between those of a lower and of a higher rank, before or after what stands there. */
  insert(shift: number, node: number): boolean {
    const { state } = this;
    const { model } = state;
    if (model.placement[shift * model.nodes + node] === Infinity) return false;
    const end = state.first(shift) + 1;
    const rank = model.sequence[node]!;
    let before = state.prev[end]!;
    while (before < model.nodes && !(model.sequence[before]! <= rank)) before = state.prev[before]!;
    do {
      state.link(node, before);
      state.refresh(shift);
      if (fits(state, shift)) return true;
      state.unlink(node);
      state.refresh(shift);
      before = state.next[before]!;
    } while (before !== end && !(model.sequence[before]! > rank));
    return false;
  }
}

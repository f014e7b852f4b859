import type { UniformProblem } from './uniformProblem.ts';

/**
 * Routes that may break time windows and capacity at a price (time warp: Nagata, Bräysy & Dullaert 2010).
 * Stops 0..n-1; start depot of route r is n + 2r, its end n + 2r + 1; the matrices know the depot as row n.
 *
 * As only lateness costs, a route's head needs two numbers (when service ends, warp so far) and its tail two more
 * (latest arrival without further warp, warp in any case): cheaper than the usual four-number segments.
 */
export class Tours {
  readonly problem: UniformProblem;
  readonly stops: number;
  readonly size: number;
  readonly routes: number;
  readonly time: Int32Array;
  readonly price: Int32Array;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  readonly route: Int32Array;
  readonly position: Int32Array;
  /** Rows of a stop's neighbours in the matrices; prices of the arcs into it, out of it and past it. */
  readonly prevRow: Int32Array;
  readonly nextRow: Int32Array;
  readonly arcIn: Int32Array;
  readonly arcOut: Int32Array;
  readonly arcPast: Int32Array;
  /** End of service and warp of the head up to and with a node; load likewise. */
  readonly headTime: Int32Array;
  readonly headWarp: Int32Array;
  readonly headLoad: Int32Array;
  /** Latest arrival and warp of the tail from a node on. */
  readonly tailTime: Int32Array;
  readonly tailWarp: Int32Array;
  readonly load: Int32Array;
  readonly warp: Int32Array;
  readonly length: Int32Array;
  /** Price of what a route breaks. */
  readonly penalty: Float64Array;
  /** Move number of the route's last change. */
  readonly changed: Int32Array;
  moves = 0;
  loadPrice = 1;
  warpPrice = 1;
  /** A walk along nodes in a new order: see `begin`, `visit`, `finish`. */
  private walkTime = 0;
  private walkWarp = 0;
  private walkRow = 0;

  constructor(problem: UniformProblem) {
    const count = problem.stops + 2 * problem.vehicles;
    this.problem = problem;
    this.stops = problem.stops;
    this.size = problem.size;
    this.routes = problem.vehicles;
    this.time = problem.time;
    this.price = problem.price;
    this.next = new Int32Array(count);
    this.prev = new Int32Array(count);
    this.route = new Int32Array(count);
    this.position = new Int32Array(count);
    this.prevRow = new Int32Array(problem.stops);
    this.nextRow = new Int32Array(problem.stops);
    this.arcIn = new Int32Array(problem.stops);
    this.arcOut = new Int32Array(problem.stops);
    this.arcPast = new Int32Array(problem.stops);
    this.headTime = new Int32Array(count);
    this.headWarp = new Int32Array(count);
    this.headLoad = new Int32Array(count);
    this.tailTime = new Int32Array(count);
    this.tailWarp = new Int32Array(count);
    this.load = new Int32Array(problem.vehicles);
    this.warp = new Int32Array(problem.vehicles);
    this.length = new Int32Array(problem.vehicles);
    this.penalty = new Float64Array(problem.vehicles);
    this.changed = new Int32Array(problem.vehicles);
  }

  first(r: number): number {
    return this.stops + 2 * r;
  }

  /** Row of a node in the matrices. */
  row(node: number): number {
    return node < this.stops ? node : this.stops;
  }

  /** Loads routes one after the other; the rest stays empty. */
  set(order: Int32Array, lengths: Int32Array): void {
    let at = 0;
    for (let r = 0; r < this.routes; r++) {
      let before = this.first(r);
      for (let p = 0; p < lengths[r]!; p++) {
        const node = order[at++]!;
        this.next[before] = node;
        this.prev[node] = before;
        before = node;
      }
      this.next[before] = this.first(r) + 1;
      this.prev[this.first(r) + 1] = before;
      this.refresh(r);
    }
  }

  /** Puts `node` behind `before`. */
  link(node: number, before: number): void {
    const after = this.next[before]!;
    this.next[before] = node;
    this.prev[node] = before;
    this.next[node] = after;
    this.prev[after] = node;
  }

  unlink(node: number): void {
    const before = this.prev[node]!;
    const after = this.next[node]!;
    this.next[before] = after;
    this.prev[after] = before;
  }

  refresh(r: number): void {
    const {
      problem,
      stops: n,
      size,
      time,
      price,
      next,
      prev,
      prevRow,
      nextRow,
      arcIn,
      arcOut,
      arcPast,
      headTime,
      headWarp,
      headLoad,
      tailTime,
      tailWarp,
    } = this;
    const { service, ready, due, demand } = problem;
    const head = n + 2 * r;
    const end = head + 1;
    let t = ready[n]!;
    let warp = 0;
    let load = 0;
    let from = n;
    let position = 0;
    for (let i = head; ; i = next[i]!) {
      const row = i < n ? i : n;
      if (i !== head) {
        t += time[from * size + row]!;
        if (t < ready[row]!) t = ready[row]!;
        else if (t > due[row]!) {
          warp += t - due[row]!;
          t = due[row]!;
        }
        t += service[row]!;
      }
      if (i < n) {
        load += demand[i]!;
        prevRow[i] = from;
        arcIn[i] = price[from * size + i]!;
      }
      headTime[i] = t;
      headWarp[i] = warp;
      headLoad[i] = load;
      this.route[i] = r;
      this.position[i] = position++;
      from = row;
      if (i === end) break;
    }
    let latest = due[n]!;
    let tail = 0;
    tailTime[end] = latest;
    tailWarp[end] = 0;
    let to = n;
    for (let i = prev[end]!; ; i = prev[i]!) {
      const row = i < n ? i : n;
      latest -= time[row * size + to]! + service[row]!;
      if (latest < ready[row]!) {
        tail += ready[row]! - latest;
        latest = ready[row]!;
      } else if (latest > due[row]!) latest = due[row]!;
      tailTime[i] = latest;
      tailWarp[i] = tail;
      if (i < n) {
        nextRow[i] = to;
        arcOut[i] = price[i * size + to]!;
        arcPast[i] = price[prevRow[i]! * size + to]!;
      }
      to = row;
      if (i === head) break;
    }
    this.load[r] = load;
    this.warp[r] = warp;
    this.length[r] = position - 2;
    this.penalty[r] = this.warpPrice * warp + this.overload(load);
    this.changed[r] = this.moves;
  }

  overload(load: number): number {
    const over = load - this.problem.capacity;
    return over > 0 ? over * this.loadPrice : 0;
  }

  /** Warp of head i followed directly by tail j. */
  warpJoin(i: number, j: number): number {
    const n = this.stops;
    const t =
      this.headTime[i]! + this.time[(i < n ? i : n) * this.size + (j < n ? j : n)]! - this.tailTime[j]!;
    return this.headWarp[i]! + this.tailWarp[j]! + (t > 0 ? t : 0);
  }

  /** Warp of head i, node v, tail j. */
  warpWith(i: number, v: number, j: number): number {
    const n = this.stops;
    const { ready, due, service } = this.problem;
    let t = this.headTime[i]! + this.time[(i < n ? i : n) * this.size + v]!;
    let warp = this.headWarp[i]! + this.tailWarp[j]!;
    if (t < ready[v]!) t = ready[v]!;
    else if (t > due[v]!) {
      warp += t - due[v]!;
      t = due[v]!;
    }
    t += service[v]! + this.time[v * this.size + (j < n ? j : n)]! - this.tailTime[j]!;
    return t > 0 ? warp + t : warp;
  }

  /** Warp of head i, nodes v and w, tail j. */
  warpWithTwo(i: number, v: number, w: number, j: number): number {
    this.begin(i);
    this.visit(v);
    this.visit(w);
    return this.finish(j);
  }

  begin(i: number): void {
    this.walkTime = this.headTime[i]!;
    this.walkWarp = this.headWarp[i]!;
    this.walkRow = i < this.stops ? i : this.stops;
  }

  visit(v: number): void {
    const { ready, due, service } = this.problem;
    let t = this.walkTime + this.time[this.walkRow * this.size + v]!;
    if (t < ready[v]!) t = ready[v]!;
    else if (t > due[v]!) {
      this.walkWarp += t - due[v]!;
      t = due[v]!;
    }
    this.walkTime = t + service[v]!;
    this.walkRow = v;
  }

  /** Visits the nodes from `first` to `last` in their present order. */
  visitFrom(first: number, last: number): void {
    for (let i = first; ; i = this.next[i]!) {
      this.visit(i);
      if (i === last) return;
    }
  }

  finish(j: number): number {
    const n = this.stops;
    const t = this.walkTime + this.time[this.walkRow * this.size + (j < n ? j : n)]! - this.tailTime[j]!;
    return this.walkWarp + this.tailWarp[j]! + (t > 0 ? t : 0);
  }
}

import type { Model } from '../model/model.ts';

/** Nearest nodes of a node by travel price, made when first asked for: a short run never pays for all of them. */
export class Neighbours {
  private readonly model: Model;
  private readonly lists: (Int32Array | undefined)[];
  private readonly most: number;

  constructor(model: Model, most: number) {
    this.model = model;
    this.most = Math.min(most, model.nodes);
    this.lists = Array.from({ length: model.nodes });
  }

  /** The node itself first, then the others by distance. */
  of(node: number): Int32Array {
    const known = this.lists[node];
    if (known) return known;
    const { model } = this;
    const price = model.arcPrice[0]!;
    const keys = new Float64Array(model.nodes);
    for (let j = 0; j < model.nodes; j++) {
      const there = price[node * model.size + j]!;
      const back = price[j * model.size + node]!;
      // the index rides along, so that a plain numeric sort is enough
      keys[j] = (j === node ? 0 : 1 + Math.min(there, back)) * model.nodes + j;
    }
    keys.sort();
    const list = new Int32Array(this.most);
    for (let p = 0; p < this.most; p++) list[p] = keys[p]! % model.nodes;
    this.lists[node] = list;
    return list;
  }
}

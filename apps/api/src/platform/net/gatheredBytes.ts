const FIRST_BYTES = 64 * 1024;

/** Bytes in the order in which they come, in one piece: a server that sends them one by one needs no more memory than another. */
export class GatheredBytes {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(part: Uint8Array): void {
    const size = this.#size + part.length;
    if (size > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(size, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#size);
      this.#bytes = larger;
    }
    this.#bytes.set(part, this.#size);
    this.#size = size;
  }

  all(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }
}

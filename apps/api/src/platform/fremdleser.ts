import { Kindprozess } from './kindprozess.ts';
import { Refused } from './refused.ts';

type Grenzen = {
  readonly speicherMb: number;
  /** Of computing: the same for the same file, whether the machine is busy or not. */ readonly rechenMs: number;
  /** By the clock on the wall: for whoever waits without computing. */ readonly zeitMs: number;
  /** How many are read at once. */ readonly plaetze: number;
  /** How many may wait for a place; who comes then is asked to come back. */ readonly wartendeMax: number;
  /** The script needs native code, so the process may load it. */ readonly nativ?: boolean;
};

/** The process may read what is on the disk, its own code first; it writes nothing, starts nothing but the thread of its clock, and calls nobody. */
const RECHTE = ['--permission', '--allow-fs-read=*', '--allow-worker'];

/**
 * Reads what strangers wrote where it can hurt nobody. Each file gets a process of its own: a thread that runs out of memory
 * ends the whole process with it in four of ten tried ways, whatever its resource limits say.
 */
export class Fremdleser {
  readonly #skript: URL;
  readonly #grenzen: Grenzen;
  readonly #wartende: (() => void)[] = [];
  #belegt = 0;

  constructor(skript: URL, grenzen: Grenzen) {
    this.#skript = skript;
    this.#grenzen = grenzen;
  }

  /** @throws ProzessFehler when the file needs too much or cannot be read, Refused 'ueberlastet' when too many wait */
  async lies(inhalt: unknown): Promise<unknown> {
    await this.#nimmPlatz();
    const { speicherMb, rechenMs, zeitMs, nativ } = this.#grenzen;
    const rechte = nativ ? [...RECHTE, '--allow-addons'] : RECHTE;
    const prozess = new Kindprozess(this.#skript, speicherMb, rechte, rechenMs);
    try {
      return await prozess.rufe(inhalt, { timeoutMs: zeitMs, versucheMax: 1 });
    } finally {
      prozess.beende();
      this.#gibPlatzFrei();
    }
  }

  async #nimmPlatz(): Promise<void> {
    if (this.#belegt < this.#grenzen.plaetze) {
      this.#belegt += 1;
      return;
    }
    if (this.#wartende.length >= this.#grenzen.wartendeMax)
      throw new Refused('ueberlastet', {
        detail:
          'Gerade werden sehr viele Dateien gelesen. Bitte versuchen Sie es in einer Minute noch einmal.',
        retryAfterSeconds: 60,
      });
    await new Promise<void>((weiter) => this.#wartende.push(weiter));
  }

  /** The place goes straight to who waits longest; nobody can slip in between. */
  #gibPlatzFrei(): void {
    const weiter = this.#wartende.shift();
    if (weiter) weiter();
    else this.#belegt -= 1;
  }
}

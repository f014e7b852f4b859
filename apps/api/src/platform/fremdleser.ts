import { Kindprozess } from './kindprozess.ts';
import { Plaetze, type Platzzahl } from './plaetze.ts';
import { requestRefused } from './request.grund.ts';

type Grenzen = Omit<Platzzahl, 'zuViele'> & {
  readonly speicherMb: number;
  /** Of computing: the same for the same file, whether the machine is busy or not. */ readonly rechenMs: number;
  /** By the clock on the wall: for whoever waits without computing. */ readonly zeitMs: number;
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
  readonly #plaetze: Plaetze;

  constructor(skript: URL, grenzen: Grenzen) {
    this.#skript = skript;
    this.#grenzen = grenzen;
    this.#plaetze = new Plaetze({ ...grenzen, zuViele: () => requestRefused('many-files') });
  }

  /** @throws ProzessFehler when the file needs too much or cannot be read, Refused 'ueberlastet' when too many wait */
  lies(inhalt: unknown): Promise<unknown> {
    return this.#plaetze.nimm(async () => {
      const { speicherMb, rechenMs, zeitMs, nativ } = this.#grenzen;
      const rechte = nativ ? [...RECHTE, '--allow-addons'] : RECHTE;
      const prozess = new Kindprozess(this.#skript, speicherMb, rechte, rechenMs);
      try {
        return await prozess.rufe(inhalt, { timeoutMs: zeitMs, versucheMax: 1 });
      } finally {
        prozess.beende();
      }
    });
  }
}

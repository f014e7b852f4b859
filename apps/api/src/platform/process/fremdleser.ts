import { Plaetze, type Platzzahl } from '../refusal/plaetze.ts';
import { requestRefused } from '../refusal/request.grund.ts';
import { nurDateien } from './codeRechte.ts';
import { Kindprozess } from './kindprozess.ts';

type Grenzen = Omit<Platzzahl, 'zuViele'> & {
  readonly speicherMb: number;
  /** Of computing: the same for the same file, whether the machine is busy or not. */ readonly rechenMs: number;
  /** By the clock on the wall: for whoever waits without computing. */ readonly zeitMs: number;
  /** The script needs native code, so the process may load it. */ readonly nativ?: boolean;
};

/** Beside the heap: what Node is, the bytes of the file, and what native code unpacks. */
const NEBENBEI_MB = 1_024;

/** The process reads its own code; it writes nothing, starts nothing but the thread of its clock, and calls nobody. */
const RECHTE = [...nurDateien(), '--allow-worker'];

/**
 * Reads what strangers wrote where it can hurt nobody. Each file gets a process of its own: a thread that runs out of memory
 * ends the whole process with it in four of ten tried ways, whatever its resource limits say. What is asked and answered has one
 * type for both ends.
 */
export class Fremdleser<Frage, Antwort> {
  readonly #skript: URL;
  readonly #grenzen: Grenzen;
  readonly #plaetze: Plaetze;

  constructor(skript: URL, grenzen: Grenzen) {
    this.#skript = skript;
    this.#grenzen = grenzen;
    this.#plaetze = new Plaetze({ ...grenzen, zuViele: () => requestRefused('many-files') });
  }

  /** @throws ProzessFehler when the file needs too much or cannot be read, Refused 'ueberlastet' when too many wait */
  lies(inhalt: Frage): Promise<Antwort> {
    return this.#plaetze.nimm(async () => {
      const { speicherMb, rechenMs, zeitMs, nativ } = this.#grenzen;
      const rechte = nativ ? [...RECHTE, '--allow-addons'] : RECHTE;
      const verbrauch = { rechenMs, gesamtMb: speicherMb + NEBENBEI_MB };
      const prozess = new Kindprozess<Frage, Antwort>(this.#skript, speicherMb, rechte, verbrauch);
      try {
        return await prozess.rufe(inhalt, { timeoutMs: zeitMs, versucheMax: 1 });
      } finally {
        prozess.beende();
      }
    });
  }
}

import { Slots, type SlotCount } from '../queue/slots.ts';
import { requestRefused } from '../refusal/request.grund.ts';
import { onlyFiles } from './codePermissions.ts';
import { OwnProcess } from './ownProcess.ts';

type Limits = Omit<SlotCount, 'tooMany'> & {
  readonly memoryMb: number;
  /** Time of computing: the same for the same file, whether the machine is busy or not. */ readonly cpuMs: number;
  /** By the clock on the wall: for whoever waits without computing. */ readonly wallMs: number;
  /** The script needs native code, so the process may load it. */ readonly native?: boolean;
};

/** Beside the heap: what Node is, the bytes of the file, and what native code unpacks. */
const BESIDE_MB = 1_024;

/** The process reads its own code; it writes nothing, starts nothing but the thread of its clock, and calls nobody. */
const RIGHTS = [...onlyFiles(), '--allow-worker'];

/**
 * Reads what strangers wrote where it can hurt nobody. Each file gets a process of its own: a thread that runs out of memory
 * ends the whole process with it in four of ten tried ways, whatever its resource limits say. What is asked and answered has one
 * type for both ends.
 */
export class StrangerReader<Question, Answer> {
  readonly #script: URL;
  readonly #limits: Limits;
  readonly #slots: Slots;

  constructor(script: URL, limits: Limits) {
    this.#script = script;
    this.#limits = limits;
    this.#slots = new Slots({ ...limits, tooMany: () => requestRefused('many-files') });
  }

  /** @throws ProcessFault when the file needs too much or cannot be read, Refused 'ueberlastet' when too many wait */
  read(content: Question): Promise<Answer> {
    return this.#slots.take(async () => {
      const { memoryMb, cpuMs, wallMs, native } = this.#limits;
      const rights = native ? [...RIGHTS, '--allow-addons'] : RIGHTS;
      const usage = { cpuMs, totalMb: memoryMb + BESIDE_MB };
      const child = new OwnProcess<Question, Answer>(this.#script, memoryMb, rights, usage);
      try {
        return await child.call(content, { timeoutMs: wallMs, attemptsMax: 1 });
      } finally {
        child.end();
      }
    });
  }
}

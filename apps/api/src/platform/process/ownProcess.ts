import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';

/** What came back from a process of our own instead of an answer. */
export class ProcessFault extends Error {
  /** A reason the process named itself, or one of ours: crashed, out of time, cancelled. */
  readonly grund: string;

  constructor(grund: string, text: string) {
    super(text);
    this.name = 'ProcessFault';
    this.grund = grund;
  }
}

export interface CallOptions {
  readonly timeoutMs?: number;
  /** How often a task is given to a process that died of it; twice unless told. */
  readonly attemptsMax?: number;
  readonly signal?: AbortSignal;
  /** Hears what the process reports while it works. */
  readonly onReport?: (said: unknown) => void;
}

interface Task<Question, Answer> extends CallOptions {
  readonly content: Question;
  readonly attempt: number;
  readonly resolve: (result: Answer) => void;
  readonly reject: (fault: ProcessFault) => void;
}

/** Message of the child to its parent; the child's side is `serveParent.ts`. */
export type Message<Answer> =
  | { readonly type: 'report'; readonly content: unknown }
  | { readonly type: 'result'; readonly content: Answer }
  | { readonly type: 'fault'; readonly grund: string; readonly text: string };

const ATTEMPTS_MAX = 2;

/** What a process may use; whoever uses more is ended. */
export interface Usage {
  /** Time of computing, however long that takes on the wall. */
  readonly cpuMs: number;
  /** Memory in all, also beside the heap, where bytes and arrays of numbers lie. */
  readonly totalMb: number;
}

/** What a process is told when it starts. */
export interface Handover {
  readonly usage: Usage | undefined;
  /** Where it keeps its compiled code: the only place whose right it gives back. */
  readonly kept: string | undefined;
}

/** With this a process ends itself that computed for longer than it may; unlike `SIGXCPU` it leaves no picture of its memory on the disk. */
export const CPU_TIME_UP = 'SIGVTALRM';
/** With this one that holds more than it may. */
export const MEMORY_UP = 'SIGUSR2';

/** The other two are what V8 ends a process with when memory is not enough, or an array would be larger than it can count. */
const MEMORY_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', MEMORY_UP];

/**
 * A script in a process of its own that answers one task after the other. It starts with the first task;
 * a crash, a timeout or a cancel ends it and the next task starts a new one. A task that the process died
 * of is tried once more, then refused: nothing here can take the caller down.
 */
export class OwnProcess<Question, Answer> {
  readonly #script: URL;
  readonly #usage: Usage | undefined;
  readonly #execArgv: readonly string[];
  readonly #waiting: Task<Question, Answer>[] = [];
  #child: ChildProcess | null = null;
  #running: Task<Question, Answer> | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `rights` are Node's own flags for what the process may do (`codePermissions.ts`); with a `usage` they hold `--allow-worker`. */
  constructor(script: URL, memoryMb: number, rights: readonly string[] = [], usage?: Usage) {
    this.#script = script;
    this.#usage = usage;
    this.#execArgv = [`--max-old-space-size=${memoryMb}`, ...rights];
  }

  /** Rejects with `ProcessFault`; `prozess.abgestuerzt`, `prozess.zu-langsam`, `prozess.abgebrochen` are ours. */
  call(content: Question, options: CallOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const task: Task<Question, Answer> = { ...options, content, attempt: 1, resolve, reject };
      if (options.signal?.aborted === true) return reject(cancelled());
      options.signal?.addEventListener('abort', () => this.#abort(content), { once: true });
      this.#waiting.push(task);
      this.#next();
    });
  }

  /** Ends the process and refuses what waits; a later task starts it again. */
  end(): void {
    const open = [this.#running, ...this.#waiting.splice(0)];
    this.#kill();
    for (const task of open) task?.reject(cancelled());
  }

  #next(): void {
    if (this.#running !== null) return;
    const task = this.#waiting.shift();
    // An idle process must not keep the server from ending.
    if (task === undefined) return this.#child?.channel?.unref();
    this.#running = task;
    const child = this.#child ?? this.#start();
    child.channel?.ref();
    child.send({ content: task.content });
    if (task.timeoutMs === undefined) return;
    this.#timer = setTimeout(() => {
      this.#kill();
      task.reject(tooSlow());
      this.#next();
    }, task.timeoutMs);
  }

  #start(): ChildProcess {
    const compiled = compiledCode();
    const limited = this.#execArgv.includes('--permission') && compiled !== undefined;
    // Only what the system needs to start it: the process reads files of strangers and gets no secrets.
    const handover: Handover = { usage: this.#usage, kept: limited ? compiled : undefined };
    const child = fork(this.#script, [JSON.stringify(handover)], {
      execArgv: [...this.#execArgv, ...(limited ? rightsToKeep(compiled) : [])],
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.on('message', (message: Message<Answer>) => this.#hear(child, message));
    child.on('error', () => this.#crashed(child, null));
    child.on('exit', (_, signal) => this.#crashed(child, signal));
    this.#child = child;
    return child;
  }

  #hear(child: ChildProcess, message: Message<Answer>): void {
    const task = this.#running;
    if (child !== this.#child || task === null) return;
    if (message.type === 'report') return task.onReport?.(message.content);
    this.#done();
    if (message.type === 'result') task.resolve(message.content);
    else task.reject(new ProcessFault(message.grund, message.text));
    this.#next();
  }

  #crashed(child: ChildProcess, signal: NodeJS.Signals | null): void {
    if (child !== this.#child) return;
    const task = this.#running;
    this.#child = null;
    this.#done();
    if (task === null) return;
    const ended = endBy(signal);
    if (task.attempt < (task.attemptsMax ?? ATTEMPTS_MAX) && ended.grund === 'prozess.abgestuerzt') {
      this.#waiting.unshift({ ...task, attempt: task.attempt + 1 });
    } else {
      task.reject(ended);
    }
    this.#next();
  }

  #abort(content: Question): void {
    const place = this.#waiting.findIndex((task) => task.content === content);
    if (place >= 0) return this.#waiting.splice(place, 1)[0]?.reject(cancelled());
    const task = this.#running;
    if (task === null || task.content !== content) return;
    this.#kill();
    task.reject(cancelled());
    this.#next();
  }

  #kill(): void {
    const child = this.#child;
    this.#child = null;
    this.#done();
    child?.kill('SIGKILL');
  }

  #done(): void {
    clearTimeout(this.#timer);
    this.#running = null;
  }
}

/** Where V8 keeps what it made of our scripts, so that they start in half the time; where this process has none, they have none. */
function compiledCode(): string | undefined {
  const ofThisVersion = module.getCompileCacheDir();
  return ofThisVersion === undefined ? undefined : path.dirname(ofThisVersion);
}

/** To write is given back by `serveParent` before the first word of a stranger. */
const rightsToKeep = (compiled: string): string[] => [
  `--allow-fs-read=${compiled}`,
  `--allow-fs-write=${compiled}`,
];

function endBy(signal: NodeJS.Signals | null): ProcessFault {
  if (signal === CPU_TIME_UP) return tooSlow();
  const grund = MEMORY_SIGNALS.includes(signal) ? 'prozess.speicher' : 'prozess.abgestuerzt';
  return new ProcessFault(grund, 'Die Rechnung ist abgestürzt.');
}

function tooSlow(): ProcessFault {
  return new ProcessFault('prozess.zu-langsam', 'Die Rechnung hat zu lange gedauert.');
}

function cancelled(): ProcessFault {
  return new ProcessFault('prozess.abgebrochen', 'Die Rechnung wurde abgebrochen.');
}

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';

/** What came back from a process of our own instead of an answer. */
export class ProzessFehler extends Error {
  /** A reason the process named itself, or one of ours: crashed, out of time, cancelled. */
  readonly grund: string;

  constructor(grund: string, text: string) {
    super(text);
    this.name = 'ProzessFehler';
    this.grund = grund;
  }
}

export interface Aufrufoptionen {
  readonly timeoutMs?: number;
  /** How often a task is given to a process that died of it; twice unless told. */
  readonly versucheMax?: number;
  readonly signal?: AbortSignal;
  /** Hears what the process reports while it works. */
  readonly onMeldung?: (meldung: unknown) => void;
}

interface Auftrag<Frage, Antwort> extends Aufrufoptionen {
  readonly inhalt: Frage;
  readonly versuch: number;
  readonly loese: (ergebnis: Antwort) => void;
  readonly verwirf: (fehler: ProzessFehler) => void;
}

/** Message of the child to its parent; the child's side is `bediene.ts`. */
export type Nachricht<Antwort> =
  | { readonly art: 'meldung'; readonly inhalt: unknown }
  | { readonly art: 'ergebnis'; readonly inhalt: Antwort }
  | { readonly art: 'fehler'; readonly grund: string; readonly text: string };

const VERSUCHE_MAX = 2;

/** What a process may use; whoever uses more is ended. */
export interface Verbrauch {
  /** Of computing, however long that takes. */
  readonly rechenMs: number;
  /** Of memory in all, also beside the heap, where bytes and arrays of numbers lie. */
  readonly gesamtMb: number;
}

/** What a process is told when it starts. */
export interface Mitgabe {
  readonly verbrauch: Verbrauch | undefined;
  /** Where it keeps its compiled code: the only place whose right it gives back. */
  readonly kept: string | undefined;
}

/** With this a process ends itself that computed for longer than it may; unlike `SIGXCPU` it leaves no picture of its memory on the disk. */
export const RECHENZEIT_UM = 'SIGVTALRM';
/** With this one that holds more than it may. */
export const SPEICHER_UM = 'SIGUSR2';

/** The other two are what V8 ends a process with when memory is not enough, or an array would be larger than it can count. */
const SPEICHERSIGNALE: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', SPEICHER_UM];

/**
 * A script in a process of its own that answers one task after the other. It starts with the first task;
 * a crash, a timeout or a cancel ends it and the next task starts a new one. A task that the process died
 * of is tried once more, then refused: nothing here can take the caller down.
 */
export class Kindprozess<Frage, Antwort> {
  readonly #skript: URL;
  readonly #verbrauch: Verbrauch | undefined;
  readonly #execArgv: readonly string[];
  readonly #schlange: Auftrag<Frage, Antwort>[] = [];
  #kind: ChildProcess | null = null;
  #laufend: Auftrag<Frage, Antwort> | null = null;
  #uhr: NodeJS.Timeout | undefined;

  /** `rechte` are Node's own flags for what the process may do (`codeRechte.ts`); with a `verbrauch` they hold `--allow-worker`. */
  constructor(skript: URL, speicherMb: number, rechte: readonly string[] = [], verbrauch?: Verbrauch) {
    this.#skript = skript;
    this.#verbrauch = verbrauch;
    this.#execArgv = [`--max-old-space-size=${speicherMb}`, ...rechte];
  }

  /** Rejects with `ProzessFehler`; `prozess.abgestuerzt`, `prozess.zu-langsam`, `prozess.abgebrochen` are ours. */
  rufe(inhalt: Frage, optionen: Aufrufoptionen = {}): Promise<Antwort> {
    return new Promise((loese, verwirf) => {
      const auftrag: Auftrag<Frage, Antwort> = { ...optionen, inhalt, versuch: 1, loese, verwirf };
      if (optionen.signal?.aborted === true) return verwirf(abgebrochen());
      optionen.signal?.addEventListener('abort', () => this.#brichAb(inhalt), { once: true });
      this.#schlange.push(auftrag);
      this.#weiter();
    });
  }

  /** Ends the process and refuses what waits; a later task starts it again. */
  beende(): void {
    const offen = [this.#laufend, ...this.#schlange.splice(0)];
    this.#toete();
    for (const auftrag of offen) auftrag?.verwirf(abgebrochen());
  }

  #weiter(): void {
    if (this.#laufend !== null) return;
    const auftrag = this.#schlange.shift();
    // An idle process must not keep the server from ending.
    if (auftrag === undefined) return this.#kind?.channel?.unref();
    this.#laufend = auftrag;
    const kind = this.#kind ?? this.#starte();
    kind.channel?.ref();
    kind.send({ inhalt: auftrag.inhalt });
    if (auftrag.timeoutMs === undefined) return;
    this.#uhr = setTimeout(() => {
      this.#toete();
      auftrag.verwirf(zuLangsam());
      this.#weiter();
    }, auftrag.timeoutMs);
  }

  #starte(): ChildProcess {
    const compiled = compiledCode();
    const limited = this.#execArgv.includes('--permission') && compiled !== undefined;
    // Only what the system needs to start it: the process reads files of strangers and gets no secrets.
    const mitgabe: Mitgabe = { verbrauch: this.#verbrauch, kept: limited ? compiled : undefined };
    const kind = fork(this.#skript, [JSON.stringify(mitgabe)], {
      execArgv: [...this.#execArgv, ...(limited ? rightsToKeep(compiled) : [])],
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    kind.unref();
    kind.on('message', (nachricht: Nachricht<Antwort>) => this.#hoere(kind, nachricht));
    kind.on('error', () => this.#abgestuerzt(kind, null));
    kind.on('exit', (_, signal) => this.#abgestuerzt(kind, signal));
    this.#kind = kind;
    return kind;
  }

  #hoere(kind: ChildProcess, nachricht: Nachricht<Antwort>): void {
    const auftrag = this.#laufend;
    if (kind !== this.#kind || auftrag === null) return;
    if (nachricht.art === 'meldung') return auftrag.onMeldung?.(nachricht.inhalt);
    this.#fertig();
    if (nachricht.art === 'ergebnis') auftrag.loese(nachricht.inhalt);
    else auftrag.verwirf(new ProzessFehler(nachricht.grund, nachricht.text));
    this.#weiter();
  }

  #abgestuerzt(kind: ChildProcess, signal: NodeJS.Signals | null): void {
    if (kind !== this.#kind) return;
    const auftrag = this.#laufend;
    this.#kind = null;
    this.#fertig();
    if (auftrag === null) return;
    const ende = endeDurch(signal);
    if (auftrag.versuch < (auftrag.versucheMax ?? VERSUCHE_MAX) && ende.grund === 'prozess.abgestuerzt') {
      this.#schlange.unshift({ ...auftrag, versuch: auftrag.versuch + 1 });
    } else {
      auftrag.verwirf(ende);
    }
    this.#weiter();
  }

  #brichAb(inhalt: Frage): void {
    const wartend = this.#schlange.findIndex((auftrag) => auftrag.inhalt === inhalt);
    if (wartend >= 0) return this.#schlange.splice(wartend, 1)[0]?.verwirf(abgebrochen());
    const auftrag = this.#laufend;
    if (auftrag === null || auftrag.inhalt !== inhalt) return;
    this.#toete();
    auftrag.verwirf(abgebrochen());
    this.#weiter();
  }

  #toete(): void {
    const kind = this.#kind;
    this.#kind = null;
    this.#fertig();
    kind?.kill('SIGKILL');
  }

  #fertig(): void {
    clearTimeout(this.#uhr);
    this.#laufend = null;
  }
}

/** Where V8 keeps what it made of our scripts, so that they start in half the time; where this process has none, they have none. */
function compiledCode(): string | undefined {
  const ofThisVersion = module.getCompileCacheDir();
  return ofThisVersion === undefined ? undefined : path.dirname(ofThisVersion);
}

/** To write is given back by `bediene` before the first word of a stranger. */
const rightsToKeep = (compiled: string): string[] => [
  `--allow-fs-read=${compiled}`,
  `--allow-fs-write=${compiled}`,
];

function endeDurch(signal: NodeJS.Signals | null): ProzessFehler {
  if (signal === RECHENZEIT_UM) return zuLangsam();
  const grund = SPEICHERSIGNALE.includes(signal) ? 'prozess.speicher' : 'prozess.abgestuerzt';
  return new ProzessFehler(grund, 'Die Rechnung ist abgestürzt.');
}

function zuLangsam(): ProzessFehler {
  return new ProzessFehler('prozess.zu-langsam', 'Die Rechnung hat zu lange gedauert.');
}

function abgebrochen(): ProzessFehler {
  return new ProzessFehler('prozess.abgebrochen', 'Die Rechnung wurde abgebrochen.');
}

import { Refused } from '../refusal/refused.ts';

/** Whose stream it is; the marks are those with which ends of sessions are told. */
export type StreamOwner = {
  readonly sitzung: string;
  readonly person: string;
  readonly unternehmen: string;
};
type Stream = { readonly owner: StreamOwner; readonly end: () => void };

/** A browser needs one; the others are half-open ones that nobody closed. */
const PER_SESSION_MAX = 4;
/** More screens than the largest company has desks, in one process. */
const PER_COMPANY_MAX = 200;

/** The open streams of one process, so that they can be counted and ended. */
export class OpenStreams {
  private readonly streams = new Set<Stream>();

  /**
   * Takes a stream in. A session's fifth one ends its oldest: whoever comes back after a broken connection is let in.
   * @returns takes it out again
   * @throws Refused 'ueberlastet' when the company has too many
   */
  add(owner: StreamOwner, end: () => void): () => void {
    const stream = { owner, end };
    const ofSession = this.of((other) => other.sitzung === owner.sitzung);
    if (ofSession.length >= PER_SESSION_MAX) this.close(ofSession.slice(0, 1));
    if (this.of((other) => other.unternehmen === owner.unternehmen).length >= PER_COMPANY_MAX)
      throw new Refused('ueberlastet', { retryAfterSeconds: 60 });
    this.streams.add(stream);
    return () => void this.streams.delete(stream);
  }

  /** Ends what belongs to a session, person or company that is out. */
  endOf(whose: string): void {
    this.close(this.of((owner) => Object.values(owner).includes(whose)));
  }

  /** Ends all of them: the screens come back and ask for everything again. */
  endAll(): void {
    this.close([...this.streams]);
  }

  private of(mine: (owner: StreamOwner) => boolean): Stream[] {
    return [...this.streams].filter(({ owner }) => mine(owner));
  }

  private close(streams: readonly Stream[]): void {
    for (const stream of streams) {
      this.streams.delete(stream);
      stream.end();
    }
  }
}

import { systemCtx } from '../ctx.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { LetterService, LetterState } from '../service/letterService.ts';
import {
  beginLetter,
  claimDeadDrafts,
  claimForLook,
  type ClaimedLetter,
  claimLetter,
  forgetDraft,
  keepDraft,
  type OrderedLetter,
  settleFailed,
  settleLater,
  settleOrdered,
  settlePosted,
  settleReturned,
} from './letterOutbox.ts';
import { countAlone, monthCents } from './monthCost.ts';
import { startRelayLoop } from './relayLoop.ts';

/** What the trade knows of its letters. */
export type LetterTrade = {
  /** The sheet, at the moment it is handed over. */
  readonly render: (deps: Deps, letter: ClaimedLetter) => Promise<Uint8Array>;
  /** What the letters of a month may cost together; null where the company sends none any more. */
  readonly limitCent: (tx: Tx) => Promise<number | null>;
  readonly changed: (deps: Deps, unternehmenId: string, id: string) => Promise<void>;
};

const ATTEMPTS_MAX = 8;
/** So soon a draft has been read. */
const READ_MS = 5000;
/** No sheet of ours is near this; the service takes no more. */
const BYTES_MAX = 10_000_000;
const UNGEWISS = 'Beim Auftrag unterbrochen; ob der Brief gedruckt wird, ist nicht bekannt.';

/** Every letter that is due takes its next step; answers how many did. No letter is ordered twice, whoever dies in between. */
export async function relayLetters(
  deps: Deps,
  trade: LetterTrade,
  stopped: () => boolean = () => false,
): Promise<number> {
  const service = deps.letters;
  let stepped = 0;
  if (service === undefined) return stepped;
  while (!stopped()) {
    const letter = await jobs(deps, (tx) => claimLetter(tx, deps.now()));
    if (!letter) break;
    stepped += 1;
    await step({ deps, trade, service }, letter).catch(async (error: unknown) => {
      deps.log.error({ err: error, message: letter.id }, 'letter');
      // Once it lies with the service it may just have been ordered.
      const surely = letter.anbieter_id === null;
      await again(deps, letter, { grund: 'Der Brief ließ sich nicht senden.', surely });
    });
  }
  return stepped;
}

const jobs = <T>(deps: Deps, work: (tx: Tx) => Promise<T>): Promise<T> =>
  deps.db.transaction({ role: 'kehrtour_jobs' }, work);

type Hand = { readonly deps: Deps; readonly trade: LetterTrade; readonly service: LetterService };

async function step(hand: Hand, letter: ClaimedLetter): Promise<void> {
  if (letter.anbieter_id === null) return leaveDraft(hand, letter);
  const { deps, trade, service } = hand;
  const begun = letter.begonnen_am !== null;
  const state = await service.look(letter.anbieter_id);
  switch (state.art) {
    case 'gestoert':
      return again(deps, letter, { grund: state.grund, surely: !begun });
    case 'bereit':
      return order(hand, letter, { anbieterId: letter.anbieter_id, cent: state.cent });
    case 'unterwegs':
      if (!begun) return again(deps, letter, { grund: null, surely: true });
      break;
    case 'abgelehnt':
      await service.discard(letter.anbieter_id);
      await jobs(deps, (tx) => settleFailed(tx, letter, { grund: state.grund, surely: true, final: true }));
      return trade.changed(deps, letter.unternehmen_id, letter.id);
    case 'aufgegeben':
    case 'zurueck':
      break;
  }
  await settled(hand, letter, state);
}

/** It was ordered; what became of it since is written down, too. */
async function settled(
  { deps, trade }: Hand,
  letter: ClaimedLetter,
  state: Extract<LetterState, { art: 'unterwegs' | 'aufgegeben' | 'zurueck' | 'abgelehnt' }>,
): Promise<void> {
  const cent = 'cent' in state ? state.cent : undefined;
  await jobs(deps, async (tx) => {
    await settleOrdered(tx, letter, { now: deps.now(), cent });
    await note(tx, { ...letter, anbieter_id: letter.anbieter_id ?? '' }, { state, now: deps.now() });
  });
  await trade.changed(deps, letter.unternehmen_id, letter.id);
}

async function leaveDraft({ deps, trade, service }: Hand, letter: ClaimedLetter): Promise<void> {
  const pdf = await trade.render(deps, letter);
  if (pdf.length > BYTES_MAX) {
    const grund = 'Das Blatt ist für den Briefdienst zu groß.';
    await jobs(deps, (tx) => settleFailed(tx, letter, { grund, surely: true, final: true }));
    return trade.changed(deps, letter.unternehmen_id, letter.id);
  }
  const made = await service.leave(pdf, {
    datei: `${letter.id}.pdf`,
    // A draft too many is printed by nobody: each attempt is its own.
    key: `${letter.id}-${letter.versuche}`,
    an: letter.nachricht.an.adresse,
  });
  if (made.art === 'angelegt') {
    const lookAt = new Date(deps.now().getTime() + READ_MS);
    await jobs(deps, (tx) => keepDraft(tx, letter, made.anbieterId, lookAt));
    return undefined;
  }
  if (made.art === 'gestoert') return again(deps, letter, { grund: made.grund, surely: true });
  await jobs(deps, (tx) => settleFailed(tx, letter, { grund: made.grund, surely: true, final: true }));
  return trade.changed(deps, letter.unternehmen_id, letter.id);
}

const NICHT_BEAUFTRAGT = {
  abgeschaltet: 'Ihr Betrieb hat Briefe über den Briefdienst ausgeschaltet.',
  'zu-teuer': 'Die Grenze, die Sie für Briefe in diesem Monat gesetzt haben, ist erreicht.',
} as const;

/** The only step that costs: counted against the month first, written down before it is taken, and taken once by the service. */
async function order(
  hand: Hand,
  letter: ClaimedLetter,
  { anbieterId, cent }: { anbieterId: string; cent: number | undefined },
): Promise<void> {
  const { deps, trade, service } = hand;
  const may = await begin(hand, letter, cent);
  if (may === 'angehalten') {
    await jobs(deps, (tx) => settleLater(tx, letter, { at: deps.now(), grund: null }));
    return undefined;
  }
  if (may !== 'darf') {
    const grund = NICHT_BEAUFTRAGT[may];
    await service.discard(anbieterId);
    await jobs(deps, (tx) => settleFailed(tx, letter, { grund, surely: true, final: false }));
    return trade.changed(deps, letter.unternehmen_id, letter.id);
  }
  const ordered = await service.order(anbieterId);
  if (ordered.art !== 'bestellt')
    // A refusal right after it was found ready: the next look tells whether an earlier order got through.
    return again(
      deps,
      { ...letter, begonnen_am: deps.now() },
      { grund: ordered.grund, surely: ordered.art === 'abgelehnt' },
    );
  return settled(hand, letter, { art: 'unterwegs', cent });
}

const begin = (
  { deps, trade }: Hand,
  letter: ClaimedLetter,
  cent: number | undefined,
): Promise<'darf' | 'angehalten' | keyof typeof NICHT_BEAUFTRAGT> =>
  systemCtx(deps, letter.unternehmen_id).transaction(async (tx) => {
    const now = deps.now();
    if (letter.begonnen_am === null) {
      await countAlone(tx, 'brief', letter.unternehmen_id);
      const limit = await trade.limitCent(tx);
      const spent = await monthCents(tx, 'brief', now, letter.id);
      if (limit === null) return 'abgeschaltet';
      if (spent + (cent ?? deps.env.briefCent) > limit) return 'zu-teuer';
    }
    return (await beginLetter(tx, letter, { now, cent })) ? 'darf' : 'angehalten';
  });

/** Once more later, ever more rarely; in the end given up, and where nobody knows, for good. */
async function again(
  deps: Deps,
  letter: ClaimedLetter,
  { grund, surely }: { grund: string | null; surely: boolean },
): Promise<void> {
  const at = new Date(deps.now().getTime() + 1000 * 2 ** letter.versuche * 15);
  await jobs(deps, (tx) =>
    letter.versuche < ATTEMPTS_MAX
      ? settleLater(tx, letter, { at, grund })
      : settleFailed(tx, letter, {
          grund: surely ? (grund ?? 'Der Briefdienst wird mit dem Brief nicht fertig.') : UNGEWISS,
          surely,
          final: !surely,
        }),
  );
}

const HOUR_MS = 3_600_000;

/** Asks what became of ordered letters, and takes thrown-away drafts back. Answers how many it learned something of. */
export async function lookAfterLetters(deps: Deps, trade: LetterTrade): Promise<number> {
  const service = deps.letters;
  if (service === undefined) return 0;
  const ago = (hours: number): Date => new Date(deps.now().getTime() - hours * HOUR_MS);
  const letters = await jobs(deps, (tx) =>
    claimForLook(tx, { now: deps.now(), open: ago(0.25), posted: ago(12), longest: ago(24 * 30) }),
  );
  let learned = 0;
  for (const letter of letters) {
    const state = await service.look(letter.anbieter_id);
    if (state.art === 'gestoert' || state.art === 'bereit') continue;
    if (!(await jobs(deps, (tx) => note(tx, letter, { state, now: deps.now() })))) continue;
    learned += 1;
    await trade.changed(deps, letter.unternehmen_id, letter.id);
  }
  for (const draft of await jobs(deps, claimDeadDrafts))
    if ((await service.discard(draft.anbieter_id)).art === 'weg')
      await jobs(deps, (tx) => forgetDraft(tx, draft));
  return learned;
}

async function note(
  tx: Tx,
  letter: OrderedLetter,
  { state, now }: { state: LetterState; now: Date },
): Promise<boolean> {
  if (state.art === 'aufgegeben') return settlePosted(tx, letter, { now, cent: state.cent });
  if (state.art !== 'zurueck' && state.art !== 'abgelehnt') return false;
  const returned = state.art === 'zurueck';
  return settleReturned(tx, letter, { now, grund: state.grund, returned });
}

/** Answers a function that ends it after the letter in hand. */
export function startLetters(deps: Deps, trade: LetterTrade): () => Promise<void> {
  if (deps.letters === undefined) return async () => undefined;
  return startRelayLoop(deps, {
    what: 'letter relay',
    ways: ['brief'],
    send: (stopped) => relayLetters(deps, trade, stopped),
  });
}

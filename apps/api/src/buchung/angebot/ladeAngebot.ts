import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Deps } from '../../platform/deps.ts';
import { perKey } from '../../platform/queue/batched.ts';
import { sharedLoad } from '../../platform/queue/sharedLoad.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findStammWennNeu } from './angebot.store.ts';
import { type Angebot, angebotZu } from './angebot.ts';
import { oeffneBetrieb } from './oeffneBetrieb.ts';

/** What was read of a company, and the mark it had before that. */
type Gelesen = Omit<Angebot, 'ctx'> & {
  readonly unternehmenId: string;
  readonly marke: string;
  readonly gelesenUm: Date;
};

/** Companies whose offers one process keeps; a large one takes a few megabytes. */
const BETRIEBE_MAX = 100;

const jeProzess = perKey((_deps: Deps) => ({
  gemeinsam: sharedLoad<Gelesen>(),
  bekannt: new Map<string, Gelesen>(),
}));

/**
 * Free times of the company with this address. Whoever asks at the same moment shares one reading, and nobody reads again what
 * nobody has changed: one statement asks for the mark of the company, two more read its times when the mark is a new one.
 * @throws Refused 'nicht-gefunden' | 'buchung.nicht-angeboten' with the phone number
 */
export async function ladeAngebot(ctx: GuestCtx, slug: string): Promise<Angebot> {
  const { gemeinsam, bekannt } = jeProzess(ctx.deps);
  const name = slug.toLowerCase();
  const { unternehmenId, ...gelesen } = await gemeinsam(name, async () => {
    const alt = bekannt.get(name);
    // Forgotten until it is known to be true: what fails below must not leave it behind.
    bekannt.delete(name);
    const neu = await lies(ctx, name, alt);
    bekannt.set(name, neu);
    const [erster] = bekannt.keys();
    if (bekannt.size > BETRIEBE_MAX && erster !== undefined) bekannt.delete(erster);
    return neu;
  });
  // Limits count the address of the one who asks, not of the one whose question was read for.
  return { ...gelesen, ctx: ctx.as({ art: 'gast' }, unternehmenId) };
}

async function lies(ctx: GuestCtx, slug: string, alt: Gelesen | undefined): Promise<Gelesen> {
  const gelesen = alt && (await liesBetrieb(ctx.as({ art: 'gast' }, alt.unternehmenId), alt));
  // A company may have given its address to another one: then the gate is asked again.
  if (gelesen?.stamm.slug === slug) return gelesen;
  const kunde = await oeffneBetrieb(ctx, slug);
  // An address the company once had leads to it still, and costs no second reading.
  if (gelesen?.unternehmenId === kunde.unternehmenId) return gelesen;
  const frisch = await liesBetrieb(kunde, undefined);
  if (!frisch) throw new Refused('nicht-gefunden');
  return frisch;
}

/** The mark is read before the times: what is written in between only makes one reading more. */
async function liesBetrieb(kunde: TenantCtx, alt: Gelesen | undefined): Promise<Gelesen | undefined> {
  const jetzt = kunde.now();
  const gilt = alt !== undefined && alt.gelesenUm <= jetzt && jetzt < alt.giltBis;
  const { unternehmenId } = kunde;
  const allein = kunde.deps.db.alone({ unternehmenId });
  const { marke, stamm } = await findStammWennNeu(allein, gilt ? alt.marke : undefined);
  if (gilt && marke === alt.marke) return alt;
  if (!stamm) return undefined;
  const { ctx: _ctx, ...angebot } = await kunde.transaction((tx) => angebotZu(kunde, tx, stamm));
  return { ...angebot, unternehmenId, marke, gelesenUm: jetzt };
}

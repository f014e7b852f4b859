import { systemCtx } from '../../../platform/ctx.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ClaimedLetter } from '../../../platform/post/letterOutbox.ts';
import type { LetterTrade } from '../../../platform/post/letterRelay.ts';
import { Refused } from '../../../platform/refusal/refused.ts';
import { erzeugeTerminzettel } from '../../../terminzettel/erzeugeTerminzettel.ts';
import type { Absender, Brief } from '../../../terminzettel/zettelAuftrag.ts';
import { einstellungenAus } from '../../../unternehmen/einstellungen.ts';
import { holeLogo } from '../../../unternehmen/logo.ts';
import { findAbsender } from '../../empfang/empfang.store.ts';
import { meldeNeuenVersandstand } from '../weg/meldeNeuenVersandstand.ts';

/** What is printed on a letter, as the outbox keeps it: everything but the logo. */
export type Briefblatt = {
  readonly absender: Absender;
  readonly titel: string;
  readonly erstelltAm: string;
  readonly brief: Brief;
};

/** What the outbox has to know of letters to do its work. */
export const BRIEFHANDEL: LetterTrade = {
  render: druckeBrief,
  limitCent: async (tx) => {
    const absender = await findAbsender(tx, null);
    if (!absender) return null;
    const { an, hoechstensEuroImMonat } = einstellungenAus(absender.einstellungen).briefdienst;
    return an ? hoechstensEuroImMonat * 100 : null;
  },
  changed: meldeNeuenVersandstand,
};

/** The same sheet that the office prints by itself. */
async function druckeBrief(deps: Deps, { unternehmen_id, nachricht }: ClaimedLetter): Promise<Uint8Array> {
  const { absender, titel, erstelltAm, brief } = nachricht.blatt as Briefblatt;
  const logo = await logoDes(deps, unternehmen_id);
  return erzeugeTerminzettel({
    format: 'brief',
    absender: { ...absender, ...(logo ? { logo } : {}) },
    titel,
    erstelltAm: new Date(erstelltAm),
    zettel: [brief],
  });
}

/** A broken logo costs the logo, never the letter. */
const logoDes = (deps: Deps, unternehmenId: string): Promise<Uint8Array | undefined> =>
  holeLogo(systemCtx(deps, unternehmenId)).catch((fehler: unknown) => {
    if (fehler instanceof Refused && fehler.code === 'nicht-gefunden') return undefined;
    throw fehler;
  });

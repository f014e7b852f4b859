import { MINUTEN_PRO_TAG, minutenSeitMitternacht, type Uhrzeit } from '../uhrzeit.ts';
import {
  istNachricht,
  istPapier,
  type Kanal,
  KANAL_WORTE,
  NACHRICHTENKANAELE,
  type Nachrichtenkanal,
} from './kanal.ts';

/** What follows by itself when a notice reached nobody: another message, or the office goes or rings. */
export const ERSATZWEGE = [...NACHRICHTENKANAELE, 'zettel', 'anruf'] as const;
export type Ersatzweg = (typeof ERSATZWEGE)[number];

/** Why no other message went. */
export const ERSATZGRUENDE = ['keiner', 'wunsch', 'verweigert', 'zuSpaet', 'zuTeuer', 'genugHeute'] as const;
export type Ersatzgrund = (typeof ERSATZGRUENDE)[number];

export interface Ersatzumstand {
  /** The ways that reach this person, in the order of her wish. */
  readonly moeglich: readonly Kanal[];
  /** By which ways it was tried already. */
  readonly versucht: readonly Kanal[];
  /** Whether a notice that leaves today this way still comes in time. */
  readonly rechtzeitig: (kanal: Kanal) => boolean;
  /** Whether another message this way stays within what the company wants to pay. */
  readonly bezahlbar: (kanal: Nachrichtenkanal) => boolean;
  /** Ways by which enough left today, from this company or to this person. */
  readonly voll: ReadonlySet<Kanal>;
  /** Has a mobile number and wants no SMS. */
  readonly verweigert: boolean;
}

export type Ersatz =
  | { readonly weg: Nachrichtenkanal; readonly grund: null }
  | { readonly weg: 'zettel' | 'anruf'; readonly grund: Ersatzgrund };

/** The next way of somebody whom a notice did not reach. No way is taken twice, so the chain ends with paper or a call. */
export function naechsterWeg({
  moeglich,
  versucht,
  rechtzeitig,
  bezahlbar,
  voll,
  verweigert,
}: Ersatzumstand): Ersatz {
  const papier = moeglich[0] !== undefined && istPapier(moeglich[0]);
  const hindernis = (kanal: Nachrichtenkanal): Ersatzgrund | null => {
    if (!rechtzeitig(kanal)) return 'zuSpaet';
    if (!bezahlbar(kanal)) return 'zuTeuer';
    return voll.has(kanal) ? 'genugHeute' : null;
  };
  let grund: Ersatzgrund = verweigert ? 'verweigert' : papier ? 'wunsch' : 'keiner';
  for (const kanal of moeglich) {
    // Somebody who wishes paper would rather have nothing else.
    if (istPapier(kanal)) break;
    if (!istNachricht(kanal) || versucht.includes(kanal)) continue;
    const hindert = hindernis(kanal);
    if (hindert === null) return { weg: kanal, grund: null };
    grund = hindert;
  }
  return rechtzeitig('einwurf') ? { weg: 'zettel', grund } : { weg: 'anruf', grund: 'zuSpaet' };
}

const AB: Uhrzeit = '08:00';
const BIS: Uhrzeit = '20:00';
/** Nobody is rung out of bed by a machine: what fails at night goes on in the morning. */
export const istSendezeit = (uhrzeit: Uhrzeit): boolean => uhrzeit >= AB && uhrzeit < BIS;

/** How long until then; 0 by day. */
export function minutenBisSendezeit(uhrzeit: Uhrzeit): number {
  if (istSendezeit(uhrzeit)) return 0;
  const minuten = minutenSeitMitternacht(AB) - minutenSeitMitternacht(uhrzeit);
  return minuten > 0 ? minuten : minuten + MINUTEN_PRO_TAG;
}

/** Half a sentence, behind what did not arrive. */
export const ERSATZGRUND_WORTE: Readonly<Record<Ersatzgrund, string>> = {
  keiner: 'ein anderer Weg ist nicht bekannt',
  wunsch: 'gewünscht ist ein Zettel',
  verweigert: 'SMS sind nicht erwünscht',
  zuSpaet: 'für eine andere Nachricht ist es zu spät',
  zuTeuer: 'weitere Nachrichten kosteten mehr, als Sie erlauben',
  genugHeute: 'für heute sind es genug Nachrichten',
};

/** What followed a notice by itself, and what it followed; '' where nothing did. */
export function ersatzText({
  ersatz,
  ersatzFuer,
}: {
  readonly ersatz: { readonly weg: Ersatzweg; readonly grund: Ersatzgrund | null } | null;
  readonly ersatzFuer: Kanal | null;
}): string {
  const worte = [
    ...(ersatzFuer === null ? [] : [`von selbst gesendet, weil ${KANAL_WORTE[ersatzFuer].weilNicht}`]),
    ...(ersatz === null ? [] : [folgeText(ersatz)]),
  ];
  return worte.join(' · ');
}

function folgeText({ weg, grund }: { weg: Ersatzweg; grund: Ersatzgrund | null }): string {
  if (weg === 'zettel') return `Zettel nötig: ${ERSATZGRUND_WORTE[grund ?? 'keiner']}`;
  if (weg === 'anruf') return 'Anruf nötig: auch für einen Zettel ist es zu spät';
  return `stattdessen ging eine ${KANAL_WORTE[weg].menge[0]}`;
}

import type { Anordnung } from './anordnung.ts';
import { bewerteAnordnung } from './bewerteAnordnung.ts';
import type { Bewertung, Grundlage } from './bewerteAnordnung.ts';

/** What the page sends: first the problem, then orders to be timed. */
export type Auftrag =
  | { art: 'grundlage'; grundlage: Grundlage }
  | { art: 'bewerte'; nummer: number; anordnung: Anordnung };
export type Ergebnis = { nummer: number; bewertung: Bewertung };

let grundlage: Grundlage | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Auftrag>) => {
  if (data.art === 'grundlage') {
    grundlage = data.grundlage;
    return;
  }
  if (grundlage === undefined) return;
  const ergebnis: Ergebnis = { nummer: data.nummer, bewertung: bewerteAnordnung(grundlage, data.anordnung) };
  self.postMessage(ergebnis);
});

import type { Absender, NichtAngetroffenKarte } from '../zettelAuftrag.ts';
import { absenderkopf } from './absenderkopf.ts';
import { antwortblock } from './antwortblock.ts';
import { arbeitenblock, rubrik } from './arbeitenblock.ts';
import { fensterblock } from './fensterblock.ts';
import type { Flaeche } from './flaeche.ts';
import { passendeStufe, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz } from './spalte.ts';
import { STIL } from './stil.ts';
import { textblock, zeilenblock } from './textblock.ts';
import { WORTE } from './worte.ts';
import { anwesenblock, fussblock, rechtsblock, trennlinie } from './zettelbloecke.ts';

const RAND = { seite: 8, oben: 7.5, unten: 6 };

/** The card at the door: friendly first, then when we were here, then the way to a new date. */
export function nichtAngetroffen(
  flaeche: Flaeche,
  inhalt: { karte: NichtAngetroffenKarte; absender: Absender; laufend: string },
): void {
  const { karte, absender, laufend } = inhalt;
  const platz: Platz = { flaeche, x: RAND.seite, breite: flaeche.breite - 2 * RAND.seite, grund: 1 };
  const oben = [
    absenderkopf(platz, absender),
    textblock(platz, {
      text: WORTE.nichtAngetroffen,
      stil: { ...STIL.titel, groesse: 16 },
      abstand: 5,
      art: 'H2',
    }),
    zeilenblock(platz, { text: karte.besuchtAm, stil: STIL.textFett, abstand: 1.6 }),
    anwesenblock(platz, karte.liegenschaft, karte.empfaenger),
    arbeitenblock(platz, karte.taetigkeiten, 'Was noch ansteht'),
    ...naechsterVorschlag(platz, karte),
  ];
  const frage = karte.neuerTermin ? WORTE.frage : WORTE.neuVereinbaren;
  const unten: Block[] = [
    trennlinie(platz, 4),
    antwortblock(platz, { frage, antwort: karte.antwort, absender }),
    rechtsblock(platz, karte.rechtstexte),
    fussblock(platz, absender, laufend),
  ];
  const hoehe = flaeche.hoehe - RAND.oben - RAND.unten;
  const stufe = passendeStufe([{ bloecke: [...oben, ...unten], hoehe }]);
  flaeche.dokument.gruppe('Sect', () => {
    setzeSpalte(oben, RAND.oben, stufe);
    setzeSpalte(unten, RAND.oben + hoehe - spaltenhoehe(unten, stufe), stufe);
  });
}

function naechsterVorschlag(platz: Platz, karte: NichtAngetroffenKarte): Block[] {
  if (!karte.neuerTermin) return [];
  return [{ ...rubrik(platz, WORTE.neuerTermin), abstand: 4 }, fensterblock(platz, karte.neuerTermin, 1.2)];
}

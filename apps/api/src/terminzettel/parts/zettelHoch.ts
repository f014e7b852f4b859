import type { Absender, Zettel } from '../zettelAuftrag.ts';
import { absenderkopf } from './absenderkopf.ts';
import { antwortblock } from './antwortblock.ts';
import { arbeitenblock } from './arbeitenblock.ts';
import { fensterblock } from './fensterblock.ts';
import type { Flaeche } from './flaeche.ts';
import { passendeStufe, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Platz } from './spalte.ts';
import { WORTE } from './worte.ts';
import {
  anwesenblock,
  fussblock,
  geaendertblock,
  personenblock,
  rechtsblock,
  titelblock,
  trennlinie,
  vorbereitungsblock,
  zugangsblock,
} from './zettelbloecke.ts';

/** Millimetres of white around an A6 slip: what cheap printers cannot reach, and air. */
const RAND = { seite: 8, oben: 7.5, unten: 6 };

/** A6 and A5: one column; what the customer needs hangs from the top, how to answer stands at the bottom. */
export function zettelHoch(
  flaeche: Flaeche,
  inhalt: { zettel: Zettel; absender: Absender; laufend: string },
  grund: number,
): void {
  const { zettel, absender, laufend } = inhalt;
  const platz: Platz = {
    flaeche,
    x: RAND.seite * grund,
    breite: flaeche.breite - 2 * RAND.seite * grund,
    grund,
  };
  const oben = [
    absenderkopf(platz, absender),
    titelblock(platz, zettel.titel),
    anwesenblock(platz, zettel.liegenschaft, zettel.empfaenger),
    fensterblock(platz, zettel.wann),
    ...geaendertblock(platz, zettel.geaendert),
    ...personenblock(platz, zettel.personen),
    arbeitenblock(platz, zettel.taetigkeiten),
    vorbereitungsblock(platz, zettel, absender),
    zugangsblock(platz, zettel.zugang),
  ];
  const unten = [
    trennlinie(platz, 0),
    antwortblock(platz, { frage: zettel.frage ?? WORTE.frage, antwort: zettel.antwort, absender }),
    rechtsblock(platz, zettel.rechtstexte),
    fussblock(platz, absender, laufend),
  ];
  const y = RAND.oben * grund;
  const hoehe = flaeche.hoehe - (RAND.oben + RAND.unten) * grund;
  const zwischen = [...oben, { ...trennlinie(platz, 4) }, ...unten.slice(1)];
  const stufe = passendeStufe([{ bloecke: zwischen, hoehe }]);
  flaeche.dokument.gruppe('Sect', () => {
    setzeSpalte(oben, y, stufe);
    setzeSpalte(unten, y + hoehe - spaltenhoehe(unten, stufe), stufe);
  });
}

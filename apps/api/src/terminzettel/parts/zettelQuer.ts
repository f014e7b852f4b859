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
  vorbereitungsblock,
  zugangsblock,
} from './zettelbloecke.ts';

const RAND = { seite: 10, oben: 8, unten: 6.5 };
const LUECKE = 9;
/** Share of the width for who, where and when. */
const ANTEIL_LINKS = 0.555;

/** DIN lang: left who comes, where and when; right what to do and how to answer; the law along the bottom. */
export function zettelQuer(
  flaeche: Flaeche,
  inhalt: { zettel: Zettel; absender: Absender; laufend: string },
): void {
  const { zettel, absender, laufend } = inhalt;
  const nutzbar = flaeche.breite - 2 * RAND.seite;
  const linkeBreite = nutzbar * ANTEIL_LINKS;
  const ganz: Platz = { flaeche, x: RAND.seite, breite: nutzbar, grund: 1 };
  const links: Platz = { ...ganz, breite: linkeBreite };
  const rechts: Platz = {
    ...ganz,
    x: RAND.seite + linkeBreite + LUECKE,
    breite: nutzbar - linkeBreite - LUECKE,
  };
  const linkeSpalte = [
    absenderkopf(links, absender),
    titelblock(links, zettel.titel),
    anwesenblock(links, zettel.liegenschaft, zettel.empfaenger),
    fensterblock({ ...links, grund: 1.12 }, zettel.wann),
    ...geaendertblock(links, zettel.geaendert),
    ...personenblock(links, zettel.personen),
    arbeitenblock(links, zettel.taetigkeiten),
  ];
  const hinweise = [vorbereitungsblock(rechts, zettel, absender), zugangsblock(rechts, zettel.zugang)];
  const antwort = [
    antwortblock(rechts, { frage: zettel.frage ?? WORTE.frage, antwort: zettel.antwort, absender }),
  ];
  const fuss = [rechtsblock(ganz, zettel.rechtstexte), fussblock(ganz, absender, laufend)];

  const hoehe = flaeche.hoehe - RAND.oben - RAND.unten;
  const stufe = passendeStufe([{ bloecke: [...linkeSpalte, ...fuss], hoehe }]);
  const fussOben = RAND.oben + hoehe - spaltenhoehe(fuss, stufe);
  const spaltenUnten = fussOben - (fuss[0]?.abstand ?? 0) * stufe.luft;
  const rechteStufe = passendeStufe([
    { bloecke: [...hinweise, ...antwort], hoehe: spaltenUnten - RAND.oben },
  ]);
  flaeche.dokument.gruppe('Sect', () => {
    setzeSpalte(linkeSpalte, RAND.oben, stufe);
    setzeSpalte(hinweise, RAND.oben, rechteStufe);
    setzeSpalte(antwort, spaltenUnten - spaltenhoehe(antwort, rechteStufe), rechteStufe);
    setzeSpalte(fuss, fussOben, stufe);
  });
  flaeche.dokument.schmuck(() => {
    const x = rechts.x - LUECKE / 2;
    flaeche.linie([x, RAND.oben], [x, spaltenUnten], 0.2);
  });
}

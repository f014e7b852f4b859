import type { Absender } from '../../terminzettel/zettelAuftrag.ts';
import { absatz, type Mailinhalt, rubrik } from '../papier/mailrahmen.ts';
import { knopfteil, satzteil, setzeMail } from '../papier/mailteile.ts';

export type Erwiderung = {
  readonly absender: Absender;
  readonly frage: string;
  readonly erwiderung: string;
  /** The page of the appointment. */
  readonly url: string;
};

const TITEL = 'Unsere Antwort auf Ihre Frage';

/** The answer to a question about an appointment, with the question, so that nobody has to remember it. */
export function erwiderungMail({ absender, frage, erwiderung, url }: Erwiderung): Mailinhalt {
  return setzeMail({
    betreff: TITEL,
    titel: TITEL,
    vorschau: erwiderung,
    absender,
    teile: [
      satzteil('Guten Tag,'),
      ...erwiderung.split('\n').filter(Boolean).map(satzteil),
      { text: `Sie hatten gefragt:\n${frage}`, html: rubrik('Sie hatten gefragt', absatz(frage)) },
      knopfteil('Meinen Termin ansehen', url),
    ],
  });
}

import type { Absender } from '../../terminzettel/zettelAuftrag.ts';
import {
  absatz,
  fusszeilen,
  knopf,
  type Mailinhalt,
  mailrahmen,
  rubrik,
  titelzeile,
} from '../papier/mailrahmen.ts';

export type Erwiderung = {
  readonly absender: Absender;
  readonly frage: string;
  readonly erwiderung: string;
  /** The page of the appointment. */
  readonly url: string;
};

const TITEL = 'Unsere Antwort auf Ihre Frage';
const KNOPF = 'Meinen Termin ansehen';

/** The answer to a question about an appointment, with the question, so that nobody has to remember it. */
export function erwiderungMail({ absender, frage, erwiderung, url }: Erwiderung): Mailinhalt {
  return {
    betreff: TITEL,
    text: [
      'Guten Tag,',
      erwiderung,
      `Sie hatten gefragt:\n${frage}`,
      `${KNOPF}:\n${url}`,
      fusszeilen(absender).join('\n'),
    ].join('\n\n'),
    html: mailrahmen({
      titel: TITEL,
      vorschau: erwiderung,
      absender,
      teile: [
        titelzeile(TITEL),
        ...erwiderung.split('\n').filter(Boolean).map(absatz),
        rubrik('Sie hatten gefragt', absatz(frage)),
        knopf(KNOPF, url),
      ],
    }),
  };
}

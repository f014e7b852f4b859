import { formatTagKurz } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { mitGewerk } from '@kehrtour/domain/taetigkeit/gewerk';
import { alsSmsText, passendeSms } from '@kehrtour/domain/versand/sms';

import type { Fenster } from '../../../terminzettel/zettelAuftrag.ts';
import type { Anlass, Nachricht } from '../../papier/nachricht.ts';

type Inhalt = Pick<Nachricht, 'zettel' | 'fenster' | 'anlass' | 'rahmen'>;

/** A notice in at most two parts: when, where, what, and the page on which to answer. What does not fit is left out from the end. */
export function ankuendigungSms({ zettel, fenster, anlass, rahmen }: Inhalt): string {
  const { name, telefon } = rahmen.absender;
  const ort = [zettel.liegenschaft.strasseHausnummer, zettel.liegenschaft.lage].filter(Boolean).join(', ');
  const satz = satzUeber(anlass, wann(fenster), rahmen.absender);
  const seite = zettel.antwort ? ` ${AUFFORDERUNG[anlass.art]}: ${zettel.antwort.url}` : '';
  const arbeit = arbeitVon(zettel.taetigkeiten.map(({ text }) => text));
  const ende = telefon === '' ? name : `${name}, Tel. ${telefon}`;
  const wer = zettel.personen === undefined ? '' : ` ${zettel.personen}`;
  return passendeSms(
    [
      // Names are told as far as there is room; the page behind the link has them in any case.
      ...(wer === ''
        ? []
        : [
            `${satz}: ${arbeit}, ${ort}.${wer}${seite} ${ende}`,
            `${satz}: ${kurz(inKuerze(arbeit), 40)}, ${kurz(ort, 60)}.${wer}${seite} ${kurz(name, 30)}`,
            `${satz}, ${kurz(ort, 40)}.${wer}${seite} ${kurz(name, 20)}`,
          ]),
      `${satz}: ${arbeit}, ${ort}.${seite} ${ende}`,
      `${satz}: ${arbeit}, ${ort}.${seite} ${kurz(name, 40)}`,
      `${satz}: ${kurz(inKuerze(arbeit), 40)}, ${kurz(ort, 60)}.${seite} ${kurz(name, 30)}`,
      `${satz}, ${kurz(ort, 40)}.${seite} ${kurz(name, 20)}`,
    ].map(alsSmsText),
  );
}

const AUFFORDERUNG: Record<Anlass['art'], string> = {
  ankuendigung: 'Bestätigen oder ändern',
  aenderung: 'Bestätigen oder ändern',
  arbeit: 'Bestätigen oder ändern',
  person: 'Bestätigen oder ändern',
  absage: 'Mehr',
  verspaetung: 'Mehr',
};

function satzUeber(anlass: Anlass, zeit: string, { gewerk, telefon }: Inhalt['rahmen']['absender']): string {
  switch (anlass.art) {
    case 'ankuendigung':
      return `${mitGewerk('Ihr {gewerk}', gewerk)} kommt ${zeit}`;
    case 'aenderung':
      return `Neue Zeit: ${zeit} statt ${alteZeit(anlass.bisher)}`;
    case 'arbeit':
      return `Ihr Termin ${zeit} bleibt, die Arbeit ändert sich`;
    case 'person':
      return `Ihr Termin ${zeit} bleibt, es kommt jemand anderes`;
    case 'absage':
      return `Abgesagt: Unser Besuch ${zeit} entfällt`;
    case 'verspaetung':
      return `Wir verspäten uns: statt ${zeit} kommen wir etwa ab ${anlass.etwa} Uhr. Passt das nicht mehr, ${telefon === '' ? 'melden Sie sich bitte' : `rufen Sie uns bitte an: ${telefon}`}`;
  }
}

/** `Di 12.01.2027, 08:00-10:00 Uhr` */
function wann({ von, bis }: Inhalt['fenster']): string {
  const beginn = ortszeitAus(von);
  return `${formatTagKurz(beginn.tag)}, ${beginn.uhrzeit}-${ortszeitAus(bis).uhrzeit} Uhr`;
}
const alteZeit = ({ datum, von }: Fenster): string => `${datum}, ${von} Uhr`;

const arbeitVon = ([erste = '', ...weitere]: readonly string[]): string =>
  weitere.length === 0 ? erste : `${erste} u. a.`;

/** `Feuerstättenschau` of `Feuerstättenschau: Besichtigung aller …`: what explains it stands on the page. */
const inKuerze = (arbeit: string): string => (arbeit.split(/[:(]/)[0] ?? arbeit).trim();

/** Ends with a whole word where one fits. */
function kurz(text: string, zeichen: number): string {
  if (text.length <= zeichen) return text;
  const teil = text.slice(0, zeichen - 1);
  const blank = teil.lastIndexOf(' ');
  return `${blank > 0 ? teil.slice(0, blank) : teil}.`;
}

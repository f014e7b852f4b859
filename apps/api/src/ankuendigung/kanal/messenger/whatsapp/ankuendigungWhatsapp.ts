import { formatAufzaehlung, formatTagLang } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { ShortMessage } from '../../../../platform/service/shortMessageTransport.ts';
import type { Anlass, Nachricht } from '../../../papier/nachricht.ts';
import { gefuellt, WHATSAPP_VORLAGEN } from './whatsappVorlagen.ts';

type Inhalt = Pick<Nachricht, 'zettel' | 'fenster' | 'anlass' | 'rahmen'>;

/** The whole text of a template may have 1024 characters; with these bounds none comes near. */
const NAME_ZEICHEN = 110;
const ARBEIT_ZEICHEN = 220;
const ORT_ZEICHEN = 120;

/** A notice in the words that are approved: which wording, what is put into it, and how it then reads. */
export function ankuendigungWhatsapp({
  zettel,
  fenster,
  anlass,
  rahmen,
}: Inhalt): Pick<ShortMessage, 'text'> & Required<Pick<ShortMessage, 'vorlage'>> {
  const vorlage = WHATSAPP_VORLAGEN[anlass.art];
  const { name, telefon } = rahmen.absender;
  const ort = [zettel.liegenschaft.strasseHausnummer, zettel.liegenschaft.lage].filter(Boolean).join(', ');
  const werte = [
    alsWert(telefon === '' ? name : `${name}, Tel. ${telefon}`, NAME_ZEICHEN),
    wann(fenster),
    ...bisher(anlass),
    alsWert(formatAufzaehlung(zettel.taetigkeiten.map(({ text }) => text)), ARBEIT_ZEICHEN),
    alsWert(ort, ORT_ZEICHEN),
  ];
  const seite = zettel.antwort?.url;
  const text = gefuellt(vorlage, werte);
  if (vorlage.knopf === undefined) return { text, vorlage: { name: vorlage.name, werte } };
  if (seite === undefined) throw new Error(`no page to lead to from ${vorlage.name}`);
  return {
    text: `${text}\n${vorlage.knopf}: ${seite}`,
    vorlage: { name: vorlage.name, werte, knopf: new URL(seite).searchParams.get('code') ?? '' },
  };
}

/** `Dienstag, 12. Januar 2027, zwischen 08:00 und 10:00 Uhr` */
function wann({ von, bis }: Inhalt['fenster']): string {
  const beginn = ortszeitAus(von);
  return `${formatTagLang(beginn.tag)}, zwischen ${beginn.uhrzeit} und ${ortszeitAus(bis).uhrzeit} Uhr`;
}

function bisher(anlass: Anlass): string[] {
  if (anlass.art === 'aenderung') return [`${anlass.bisher.datum}, ${anlass.bisher.von} Uhr`];
  return anlass.art === 'verspaetung' ? [anlass.etwa] : [];
}

/** A value has no line breaks and no long gaps, and says something. */
function alsWert(text: string, zeichen: number): string {
  const eine = text.replaceAll(/\s+/g, ' ').trim();
  const kurz = eine.length <= zeichen ? eine : `${eine.slice(0, zeichen - 1).trimEnd()}…`;
  return kurz === '' ? '–' : kurz;
}

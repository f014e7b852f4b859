import { type Html, html } from '../../platform/page/html.ts';
import { einzeilig } from '../../platform/page/icsText.ts';
import type { Absender } from '../../terminzettel/zettelAuftrag.ts';
import { absatz, fusszeilen, knopf, type Mailinhalt, mailrahmen, rubrik, titelzeile } from './mailrahmen.ts';

/** One part of a mail, for those who read it as text and for those who see it set: both say the same. */
export type Mailteil = { readonly text: string; readonly html: Html };
/** A heading with its lines. */
export type Rubrik = { readonly titel: string; readonly zeilen: readonly string[] };

export const satzteil = (text: string): Mailteil => ({ text, html: absatz(text) });

export const knopfteil = (text: string, url: string): Mailteil => ({
  text: `${text}:\n${url}`,
  html: knopf(text, url),
});

/** Headings without a line are left out. */
export const rubrikteile = (rubriken: readonly Rubrik[]): Mailteil[] =>
  rubriken
    .filter(({ zeilen }) => zeilen.length > 0)
    .map(({ titel, zeilen }) => ({
      text: [titel, ...zeilen.map((zeile) => `- ${zeile.replaceAll('\n', '\n  ')}`)].join('\n'),
      html: rubrik(
        titel,
        html`${zeilen.map((zeile) => html`<p style="margin:0 0 2px;white-space:pre-line">${zeile}</p>`)}`,
      ),
    }));

/** A whole mail to a customer: company on top, its parts, contact and Impressum below. */
export function setzeMail(mail: {
  readonly betreff: string;
  readonly titel: string;
  /** What lists of mails show of it. */
  readonly vorschau: string;
  readonly absender: Absender;
  readonly teile: readonly Mailteil[];
}): Mailinhalt {
  const { betreff, titel, vorschau, absender, teile } = mail;
  const unten = `-- \n${fusszeilen(absender).join('\n')}`;
  return {
    betreff: einzeilig(betreff),
    text: `${[...teile.map(({ text }) => text), unten].join('\n\n')}\n`,
    html: mailrahmen({
      titel,
      vorschau,
      absender,
      teile: [titelzeile(titel), ...teile.map((teil) => teil.html), html`<div style="height:26px"></div>`],
    }),
  };
}

import { html } from '../../platform/page/html.ts';
import type { Html } from '../../platform/page/html.ts';
import type { Absender } from '../../terminzettel/zettelAuftrag.ts';

/** What a mail says; the same shape as the outbox takes. */
export interface Mailinhalt {
  betreff: string;
  text: string;
  html: string;
}

/** Soot, chalk and ember, as on the slips; every text colour keeps 7:1 on its ground, in light and in dark. */
export const FARBE = {
  russ: '#1b1714',
  russMittel: '#4a423b',
  kreide: '#f6f3ee',
  papier: '#fffdfa',
  linie: '#ddd5cb',
  glut: '#9a3412',
} as const;

const SCHRIFT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Clients that ignore this keep the light sheet, which is whole in itself. */
const DUNKEL = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .grund {
      background: #171412 !important;
    }
    .blatt {
      background: #241f1b !important;
    }
    .text,
    .text a {
      color: #f3eee7 !important;
    }
    .leise,
    .leise a {
      color: #d0c6bb !important;
    }
    .glut {
      color: #ffb38a !important;
    }
    .linie {
      border-color: #463f39 !important;
    }
  }
  @media (max-width: 480px) {
    .innen {
      padding: 22px 18px !important;
    }
  }
</style>`;

/** The sheet around every mail to customers: company on top, contact and Impressum at the bottom; nothing is loaded. */
export function mailrahmen(inhalt: {
  titel: string;
  vorschau: string;
  absender: Absender;
  teile: readonly Html[];
}): string {
  const { titel, vorschau, absender, teile } = inhalt;
  const gewerk = [absender.gewerk, absender.bestellung].filter(Boolean).join(' · ');
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${titel}</title>
        ${DUNKEL}
      </head>
      <body class="grund" style="margin:0;padding:0;background:${FARBE.kreide}">
        <div style="display:none;max-height:0;overflow:hidden">${vorschau}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          class="grund"
          style="background:${FARBE.kreide}"
        >
          <tr>
            <td align="center" style="padding:24px 10px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                class="blatt"
                style="max-width:580px;background:${FARBE.papier};border-top:5px solid ${FARBE.russ}"
              >
                <tr>
                  <td
                    class="innen text"
                    style="padding:30px 34px;font-family:${SCHRIFT};font-size:16px;line-height:1.5;color:${FARBE.russ}"
                  >
                    <p style="margin:0;font-size:18px;font-weight:700">${absender.name}</p>
                    ${gewerk === '' ? '' : html`<p class="leise" style="margin:2px 0 0;font-size:13px;color:${FARBE.russMittel}">${gewerk}</p>`}
                    ${teile} ${fuss(absender)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}

function fuss(absender: Absender): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        class="leise linie"
        style="padding-top:18px;border-top:1px solid ${FARBE.linie};font-family:${SCHRIFT};font-size:13px;line-height:1.6;color:${FARBE.russMittel}"
      >
        ${fusszeilen(absender).map((zeile, i) => (i === 0 ? mitLinks(zeile, absender) : html`<br />${mitLinks(zeile, absender)}`))}
      </td>
    </tr>
  </table>`;
}

/** Who writes, how to reach them, where the law asks to point to; the same words in text and HTML. */
export function fusszeilen(absender: Absender): string[] {
  const telefon =
    absender.telefon &&
    `Telefon ${absender.telefon}${absender.telefonzeiten ? ` (${absender.telefonzeiten})` : ''}`;
  return [
    [absender.name, absender.strasse, absender.plzOrt].filter(Boolean).join(', '),
    [[absender.ansprechpartner, telefon].filter(Boolean).join(', '), absender.email]
      .filter(Boolean)
      .join(' · '),
    absender.ausweisHinweis,
    `Impressum und Datenschutz: ${rechtstexteVon(absender)}`,
  ].filter((zeile) => zeile !== '');
}

/** The address of the company's page with both texts open. */
const rechtstexteVon = ({ rechtsadresse }: Absender): string =>
  /^https?:/.test(rechtsadresse) ? `${rechtsadresse}?recht=offen#impressum` : rechtsadresse;

/** What of a line can be pressed: the legal page, the mail address and the phone of the company. */
function mitLinks(zeile: string, absender: Absender): Html {
  const { email = '', telefon = '' } = absender;
  const recht = rechtstexteVon(absender);
  const ziele: readonly (readonly [text: string, ziel: string])[] = [
    [/^https?:/.test(recht) ? recht : '', recht],
    [email, `mailto:${email}`],
    [telefon, `tel:${telefon.replaceAll(/[^\d+]/g, '')}`],
  ];
  const teile = ziele
    .filter(([text]) => text !== '')
    .reduce<readonly (Html | string)[]>(
      (bisher, ziel) => bisher.flatMap((teil) => (typeof teil === 'string' ? verlinkt(teil, ziel) : [teil])),
      [zeile],
    );
  return html`${teile}`;
}

function verlinkt(teil: string, [text, ziel]: readonly [string, string]): readonly (Html | string)[] {
  const link = html`<a href="${ziel}" style="color:${FARBE.russMittel}">${text}</a>`;
  return teil.split(text).flatMap((stueck, i) => (i === 0 ? [stueck] : [link, stueck]));
}

export function absatz(text: string): Html {
  return html`<p style="margin:14px 0 0">${text}</p>`;
}

export function titelzeile(text: string): Html {
  return html`<h1 style="margin:26px 0 0;font-size:22px;line-height:1.3;font-weight:700">${text}</h1>`;
}

export function rubrik(titel: string, inhalt: Html): Html {
  return html`<h2
      class="glut"
      style="margin:22px 0 4px;font-size:13px;letter-spacing:.02em;font-weight:600;color:${FARBE.glut}"
    >
      ${titel}
    </h2>
    ${inhalt}`;
}

/** A button that stays one in Outlook: a coloured table cell with a link in it. */
export function knopf(text: string, url: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px">
    <tr>
      <td bgcolor="${FARBE.glut}" style="background:${FARBE.glut};border-radius:8px">
        <a
          href="${url}"
          style="display:inline-block;padding:15px 26px;font-family:${SCHRIFT};font-size:17px;font-weight:600;color:#ffffff;text-decoration:none"
          >${text}</a
        >
      </td>
    </tr>
  </table>`;
}

import { type Html, html } from '../page/html.ts';

/** What a mail of the product itself says, before it has a recipient. */
export type SystemMail = { readonly betreff: string; readonly text: string; readonly html: string };

const FARBE = '#b4431a';

/** A mail of the product: a heading, paragraphs, at most one button, and quiet words at the end. */
export function mailOf(
  betreff: string,
  absaetze: readonly string[],
  knopf?: { text: string; link: string },
  schluss: string | readonly string[] = [],
): SystemMail {
  const leise = [schluss].flat().filter((zeile) => zeile !== '');
  const inhalt = [
    ...absaetze.map((text) => html`<p style="margin:0 0 16px">${text}</p>`),
    ...(knopf ? [knopfOf(knopf)] : []),
    ...leise.map(
      (zeile) => html`<p style="margin:24px 0 0;font-size:14px;color:#6b6259">${mitLinks(zeile)}</p>`,
    ),
  ];
  const text = [...absaetze, ...(knopf ? [`${knopf.text}: ${knopf.link}`] : []), ...leise].join('\n\n');
  return { betreff, text: `${text}\n`, html: rahmenUm(betreff, inhalt).toString() };
}

/** Addresses of ours in running text can be clicked. */
function mitLinks(zeile: string): Html[] {
  return zeile
    .split(/(https?:\/\/\S+)/)
    .map((teil, stelle) =>
      stelle % 2 === 1 ? html`<a href="${teil}" style="color:#6b6259">${teil}</a>` : html`${teil}`,
    );
}

function knopfOf({ text, link }: { text: string; link: string }): Html {
  return html`<p style="margin:24px 0">
      <a
        href="${link}"
        style="display:inline-block;padding:14px 22px;background:${FARBE};color:#fff;text-decoration:none;border-radius:8px;font-weight:600"
        >${text}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:14px;color:#6b6259">
      Falls der Knopf nicht geht, kopieren Sie diese Adresse: <br /><span style="word-break:break-all"
        >${link}</span
      >
    </p>`;
}

/** Tables and inline styles: mail programs know nothing newer. */
function rahmenUm(betreff: string, inhalt: readonly Html[]): Html {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>${betreff}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#f6f3ee;color:#221d18;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table
                role="presentation"
                width="560"
                style="max-width:100%;background:#fffdfa;border-radius:10px"
                cellpadding="0"
                cellspacing="0"
              >
                <tr>
                  <td style="padding:32px">
                    <h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${betreff}</h1>
                    ${inhalt}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

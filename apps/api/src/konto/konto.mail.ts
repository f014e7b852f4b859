import { type Html, html } from '../platform/html.ts';

export type SystemMail = { readonly betreff: string; readonly text: string; readonly html: string };

const FARBE = '#b4431a';

function mailOf(
  betreff: string,
  absaetze: readonly string[],
  knopf?: { text: string; link: string },
  schluss = '',
): SystemMail {
  const inhalt = [
    ...absaetze.map((text) => html`<p style="margin:0 0 16px">${text}</p>`),
    ...(knopf ? [knopfOf(knopf)] : []),
    ...(schluss === '' ? [] : [html`<p style="margin:24px 0 0;font-size:14px;color:#6b6259">${schluss}</p>`]),
  ];
  const text = [
    ...absaetze,
    ...(knopf ? [`${knopf.text}: ${knopf.link}`] : []),
    ...(schluss === '' ? [] : [schluss]),
  ].join('\n\n');
  return { betreff, text: `${text}\n`, html: rahmenUm(betreff, inhalt).toString() };
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

const NICHT_SIE =
  'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun; ohne diesen Link ändert sich nichts.';

export function passwortVergessenMail(an: { name: string; link: string }): SystemMail {
  return mailOf(
    'Neues Passwort für Kehrtour',
    [
      `Guten Tag ${an.name},`,
      'mit diesem Link vergeben Sie ein neues Passwort. Er gilt 30 Minuten und nur einmal.',
    ],
    { text: 'Neues Passwort vergeben', link: an.link },
    NICHT_SIE,
  );
}

export function einladungMail(an: { name: string; betrieb: string; link: string }): SystemMail {
  return mailOf(
    `Ihr Zugang zu Kehrtour bei ${an.betrieb}`,
    [
      `Guten Tag ${an.name},`,
      `für Sie ist ein Zugang bei ${an.betrieb} angelegt. Vergeben Sie jetzt Ihr Passwort; der Link gilt sieben Tage und nur einmal.`,
    ],
    { text: 'Passwort vergeben', link: an.link },
    'Sie erwarten keinen Zugang? Dann löschen Sie diese Nachricht einfach.',
  );
}

export function passwortGeaendertMail(an: { name: string; am: Date }): SystemMail {
  const am = an.am.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return mailOf(
    'Ihr Passwort wurde geändert',
    [
      `Guten Tag ${an.name},`,
      `Ihr Passwort für Kehrtour wurde am ${am} Uhr geändert. Alle anderen Sitzungen wurden beendet.`,
    ],
    undefined,
    'Das waren nicht Sie? Dann fordern Sie bitte sofort über „Passwort vergessen“ ein neues an und sagen Sie in Ihrem Betrieb Bescheid.',
  );
}

export function emailGeaendertMail(an: { name: string; neu: string }): SystemMail {
  return mailOf(
    'Ihre E-Mail-Adresse wurde geändert',
    [
      `Guten Tag ${an.name},`,
      `Ihr Zugang zu Kehrtour gehört jetzt zur Adresse ${an.neu}. Mit dieser hier melden Sie sich nicht mehr an.`,
    ],
    undefined,
    'Das waren nicht Sie? Dann sagen Sie bitte sofort in Ihrem Betrieb Bescheid.',
  );
}

export function schonRegistriertMail(an: { name: string; link: string }): SystemMail {
  return mailOf(
    'Sie haben schon einen Zugang zu Kehrtour',
    [
      `Guten Tag ${an.name},`,
      'mit dieser E-Mail-Adresse gibt es bereits einen Zugang. Melden Sie sich einfach an, oder vergeben Sie ein neues Passwort.',
    ],
    { text: 'Neues Passwort anfordern', link: an.link },
    NICHT_SIE,
  );
}

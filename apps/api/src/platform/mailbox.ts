import type { FastifyInstance } from 'fastify';

import type { Deps } from './deps.ts';
import { html, type Html } from './html.ts';
import type { Mail } from './mail.ts';
import { Refused } from './refused.ts';
import { sql } from './sql.ts';

type Row = { id: string; nachricht: Mail; status: string; angelegt_am: Date; fehler: string | null };

const at = (instant: Date): string =>
  instant.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/api/postfach.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.toString();

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;background:Canvas;color:CanvasText}main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.6rem .5rem;border-bottom:1px solid color-mix(in srgb,CanvasText 15%,Canvas)}a{color:LinkText}iframe{width:100%;height:75vh;border:1px solid color-mix(in srgb,CanvasText 20%,Canvas);border-radius:6px;background:#fff}
@media(max-width:40rem){th:nth-child(3),td:nth-child(3){display:none}}`;

/**
 * The local mailbox: what would have been sent, while no mail server is set. It shows mails of every company,
 * so it exists only without SMTP and on a demo or a machine of one's own.
 */
export function installMailbox(app: FastifyInstance, deps: Deps): void {
  if (deps.mail.art !== 'lokal') return;
  const rows = (id: string | undefined): Promise<Row[]> =>
    deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
      tx.rows<Row>(sql`select id, nachricht, status, angelegt_am, fehler from ausgang
      ${id === undefined ? sql`` : sql`where id = ${id}`} order by angelegt_am desc, id limit 200`),
    );
  const security =
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";
  const options = { schema: { hide: true } };
  app.get('/postfach.css', options, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/postfach', options, async (_request, reply) => {
    const mails = await rows(undefined);
    const list = html`<h1>Postfach dieses Rechners</h1>
      <p>Es ist kein Mailserver eingestellt. Hier liegt alles, was sonst verschickt würde.</p>
      ${
        mails.length === 0
          ? html`<p>Noch ist nichts da.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th>Betreff</th>
                  <th>An</th>
                  <th>Zeit</th>
                </tr>
              </thead>
              <tbody>
                ${mails.map(
                  (mail) =>
                    html`<tr>
                      <td><a href="/api/postfach/${mail.id}">${mail.nachricht.betreff}</a></td>
                      <td>${mail.nachricht.an.adresse}</td>
                      <td>${at(mail.angelegt_am)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }`;
    return reply
      .header('content-security-policy', security)
      .type('text/html; charset=utf-8')
      .send(page('Postfach', list));
  });
  app.get<{ Params: { id: string } }>('/postfach/:id', options, async (request, reply) => {
    const [mail] = /^[0-9a-f-]{36}$/.test(request.params.id) ? await rows(request.params.id) : [];
    if (!mail) throw new Refused('nicht-gefunden');
    const { nachricht } = mail;
    // Links in a mail lead on from here; the frame itself runs no script.
    const body = html`<p><a href="/api/postfach">Zurück zum Postfach</a></p>
      <h1>${nachricht.betreff}</h1>
      <p>An ${nachricht.an.name} &lt;${nachricht.an.adresse}&gt;, ${at(mail.angelegt_am)}</p>
      <iframe
        title="Inhalt der Nachricht"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        srcdoc="${nachricht.html}"
      ></iframe>
      ${(nachricht.anhaenge ?? []).map((anhang) => html`<p><a download="${anhang.name}" href="data:${anhang.typ};base64,${anhang.base64}">${anhang.name}</a></p>`)}
      <details>
        <summary>Nur Text</summary>
        <pre>${nachricht.text}</pre>
      </details>`;
    return reply
      .header('content-security-policy', security)
      .type('text/html; charset=utf-8')
      .send(page(nachricht.betreff, body));
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

import { VERSANDWEG_NAMEN } from '@kehrtour/domain/versand/vorgang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { html, type Html } from '../page/html.ts';
import { Refused } from '../refusal/refused.ts';
import type { Mail } from '../service/mail.ts';
import type { ShortMessage, ShortMessageWay } from '../service/shortMessageTransport.ts';
import type { Letter } from './letterOutbox.ts';

type Row = {
  id: string;
  status: string;
  angelegt_am: Date;
  angehalten_am: Date | null;
  naechster_versuch_ab: Date | null;
  fehler: string | null;
} & (
  | { weg: 'mail'; nachricht: Mail }
  | { weg: ShortMessageWay; nachricht: ShortMessage }
  | { weg: 'brief'; nachricht: Letter }
);

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
.kurz{max-width:24rem;padding:.8rem 1rem;border-radius:14px;background:color-mix(in srgb,CanvasText 8%,Canvas);white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:40rem){th:nth-child(3),td:nth-child(3){display:none}}`;

const SECURITY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What the gateway says of a visitor with nobody between; from all others it is a claim. */
const DIRECT_VISIT = 'x-kehrtour-unmittelbar';
const SIGNS_OF_A_PROXY = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * The local mailbox: what would have been sent, while no mail server is set. It shows mails of every company: it exists
 * only in a demo or when it was asked for, and opens only to those who came to us directly.
 */
export function installMailbox(app: FastifyInstance, deps: Deps): void {
  const { demo, postfach, addresses } = deps.env;
  if (deps.mail.art !== 'lokal' || !(demo || postfach) || addresses.before.api.startsWith('https:')) return;
  const options = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (!mayOpen(deps.env, request)) throw new Refused('nicht-gefunden');
    },
  };
  const send = (reply: FastifyReply, title: string, body: Html): FastifyReply =>
    reply
      .header('content-security-policy', SECURITY)
      .type('text/html; charset=utf-8')
      .send(page(title, body));
  app.get('/postfach.css', options, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/postfach', options, async (_request, reply) =>
    send(reply, 'Postfach', mailList(await listMails(deps))),
  );
  app.get<{ Params: { id: string } }>('/postfach/:id', options, async (request, reply) => {
    const known = /^[0-9a-f-]{36}$/.test(request.params.id);
    const [mail] = known ? await listMails(deps, request.params.id) : [];
    if (!mail) throw new Refused('nicht-gefunden');
    return send(reply, titleOf(mail), contentOf(mail));
  });
}

function mayOpen(env: Deps['env'], request: FastifyRequest): boolean {
  const { doorToken } = env;
  if (!LOOPBACK.has(request.socket.remoteAddress ?? '')) return false;
  const direct =
    doorToken === undefined
      ? SIGNS_OF_A_PROXY.every((name) => request.headers[name] === undefined)
      : isSame(String(request.headers[DIRECT_VISIT] ?? ''), doorToken);
  // A page of strangers must not read along under a name of theirs that leads to this machine, in a demo neither.
  return direct && isOurName(env, request.host) && (env.demo || LOOPBACK.has(request.ip));
}

/** A number is no name that somebody else could lead here; what mails and QR codes carry is ours. */
function isOurName({ addresses }: Deps['env'], host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  return Object.values(addresses.before).some((before) => URL.parse(before)?.hostname === name);
}

function isSame(given: string, known: string): boolean {
  const [a, b] = [given, known].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

const listMails = (deps: Deps, id?: string): Promise<Row[]> =>
  deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    tx.rows<Row>(sql`select id, weg, nachricht, status, angelegt_am, angehalten_am, naechster_versuch_ab, fehler from ausgang
      ${id === undefined ? sql`` : sql`where id = ${id}`} order by angelegt_am desc, id limit 200`),
  );

function mailList(mails: readonly Row[]): Html {
  const row = (mail: Row): Html =>
    html`<tr>
      <td><a href="/api/postfach/${mail.id}">${titleOf(mail)}</a></td>
      <td>${mail.nachricht.an.adresse}</td>
      <td>${at(mail.angelegt_am)}${noch(mail)}</td>
    </tr>`;
  const table = html`<table>
    <thead>
      <tr>
        <th>Betreff</th>
        <th>An</th>
        <th>Zeit</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(row)}
    </tbody>
  </table>`;
  return html`<h1>Postfach dieses Rechners</h1>
    <p>Es ist kein Mailserver eingestellt. Hier liegt alles, was sonst verschickt würde.</p>
    ${mails.length === 0 ? html`<p>Noch ist nichts da.</p>` : table}`;
}

/** What has not left yet is here all the same: whoever tries the product sees what will. */
function noch({ status, angehalten_am, naechster_versuch_ab }: Row): string {
  if (status !== 'neu') return '';
  if (angehalten_am !== null) return ' · angehalten, noch nicht hinaus';
  return naechster_versuch_ab === null ? '' : ` · geht um ${at(naechster_versuch_ab)} hinaus`;
}

function titleOf(mail: Row): string {
  if (mail.weg === 'mail') return mail.nachricht.betreff;
  return mail.weg === 'brief'
    ? `Brief: ${mail.nachricht.betreff}`
    : `${VERSANDWEG_NAMEN[mail.weg]}: ${mail.nachricht.text.slice(0, 60)} …`;
}

function contentOf(mail: Row): Html {
  if (mail.weg === 'mail') return oneMail(mail);
  return mail.weg === 'brief' ? oneLetter(mail) : oneShortMessage(mail);
}

/** The sheet itself is drawn when it is handed to the service; here stands to whom it goes. */
function oneLetter({ nachricht, angelegt_am: am, status, fehler }: Extract<Row, { weg: 'brief' }>): Html {
  return html`<p><a href="/api/postfach">Zurück zum Postfach</a></p>
    <h1>${nachricht.betreff}</h1>
    <p>Brief an ${nachricht.an.name}, ${nachricht.an.adresse}, ${at(am)}</p>
    <p>${status === 'gesendet' ? 'Beim Briefdienst bestellt.' : 'Noch nicht beim Briefdienst.'}</p>
    ${fehler === null ? '' : html`<p>Nicht angekommen: ${fehler}</p>`}`;
}

const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

function oneShortMessage({
  weg,
  nachricht,
  angelegt_am: am,
  fehler,
}: Extract<Row, { weg: ShortMessageWay }>): Html {
  const { an, absender, text } = nachricht;
  return html`<p><a href="/api/postfach">Zurück zum Postfach</a></p>
    <h1>${VERSANDWEG_NAMEN[weg]} von ${absender}</h1>
    <p>An ${an.name} (${an.adresse}), ${at(am)}, ${text.length} Zeichen</p>
    <p class="kurz">${linked(text)}</p>
    ${fehler === null ? '' : html`<p>Nicht angekommen: ${fehler}</p>`}`;
}

/** Links in a mail lead on from here; the frame itself runs no script. */
function oneMail({ nachricht, angelegt_am: am }: Extract<Row, { weg: 'mail' }>): Html {
  const attachment = (one: NonNullable<Mail['anhaenge']>[number]): Html =>
    html`<p><a download="${one.name}" href="data:${one.typ};base64,${one.base64}">${one.name}</a></p>`;
  return html`<p><a href="/api/postfach">Zurück zum Postfach</a></p>
    <h1>${nachricht.betreff}</h1>
    <p>An ${nachricht.an.name} &lt;${nachricht.an.adresse}&gt;, ${at(am)}</p>
    <iframe
      title="Inhalt der Nachricht"
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      srcdoc="${nachricht.html}"
    ></iframe>
    ${(nachricht.anhaenge ?? []).map(attachment)}
    ${nachricht.abmelden === undefined ? '' : html`<p>Im Kopf, für den Knopf „Abbestellen“ des Mailprogramms: ${nachricht.abmelden}</p>`}
    <details>
      <summary>Nur Text</summary>
      <pre>${nachricht.text}</pre>
    </details>`;
}

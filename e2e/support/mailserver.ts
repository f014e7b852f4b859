import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@kehrtour/testkit/freePort';

export interface Mailserver {
  url: string;
  /** To whom mails went, in their order; the same address twice where it got two. */
  angenommen: string[];
  /** How long it thinks before it takes a mail. */
  langsamMs: number;
  /** Whether it takes nothing for this address at the moment; it says that it might later. */
  weistAb: (adresse: string) => boolean;
  stop: () => Promise<void>;
}

/** A mail server on this machine, by RFC 5321 as far as our own client speaks it: slow where told, and with moods about addresses. */
export async function mailserver(): Promise<Mailserver> {
  const port = await freePort();
  const offene = new Set<Socket>();
  const server = createServer((socket) => {
    offene.add(socket);
    socket.on('close', () => offene.delete(socket));
    socket.on('error', () => socket.destroy());
    bedieneVerbindung(socket, dienst);
  });
  const dienst: Mailserver = {
    url: `smtp://127.0.0.1:${port}`,
    angenommen: [],
    langsamMs: 0,
    weistAb: () => false,
    stop: async () => {
      for (const socket of offene) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return dienst;
}

function bedieneVerbindung(socket: Socket, dienst: Mailserver): void {
  let gelesen = '';
  let inhalt = false;
  let an = '';
  const sage = (zeile: string): void => void (socket.destroyed || socket.write(`${zeile}\r\n`));
  const nimmMailAn = async (): Promise<void> => {
    const adresse = an;
    await wait(dienst.langsamMs);
    dienst.angenommen.push(adresse);
    sage('250 OK');
  };
  const zeile = (text: string): void => {
    if (inhalt) {
      if (text !== '.') return;
      inhalt = false;
      void nimmMailAn();
      return;
    }
    const befehl = text.slice(0, 4).toUpperCase();
    if (befehl === 'RCPT') {
      an = /<([^>]+)>/.exec(text)?.[1] ?? '';
      sage(dienst.weistAb(an) ? '450 4.2.0 Try again later' : '250 OK');
    } else if (befehl === 'DATA') {
      inhalt = true;
      sage('354 Go on');
    } else if (befehl === 'QUIT') {
      sage('221 Bye');
      socket.end();
    } else sage('250 OK');
  };
  sage('220 localhost ESMTP');
  socket.on('data', (teil: Buffer) => {
    gelesen += teil.toString('latin1');
    const zeilen = gelesen.split('\r\n');
    gelesen = zeilen.pop() ?? '';
    for (const text of zeilen) zeile(text);
  });
}

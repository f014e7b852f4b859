import { SMTPServer } from 'smtp-server';

export interface SentMail {
  id: string;
  to: string;
  text: string;
}

export interface MailServer {
  url: string;
  /** Everything that was ever handed to it. */
  mails: readonly SentMail[];
  stop: () => Promise<void>;
}

/** The operator's mail server: takes everything and keeps it. */
export async function startMailServer(port: number): Promise<MailServer> {
  const mails: SentMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const id = /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? '';
        const [to] = session.envelope.rcptTo;
        mails.push({ id, to: to?.address ?? '', text: textOf(raw) });
        done();
      });
    },
  });
  // A worker that dies breaks its line off in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Links stand in one piece again. */
function textOf(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

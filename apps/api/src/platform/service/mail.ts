import { createTransport } from 'nodemailer';

/** One mail as the outbox keeps it. */
export type Mail = {
  readonly an: { readonly name: string; readonly adresse: string };
  readonly von?: { readonly name: string };
  readonly antwortAn?: string;
  /** Address that takes a subscriber off the list: opened by a person, or posted to by a mail program (RFC 8058). */
  readonly abmelden?: string;
  readonly betreff: string;
  readonly text: string;
  readonly html: string;
  readonly anhaenge?: readonly { readonly name: string; readonly typ: string; readonly base64: string }[];
};

export type MailTransport = {
  /** `lokal` keeps everything in the mailbox page and sends nothing. */
  readonly art: 'smtp' | 'lokal';
  readonly send: (mail: Mail, messageId: string) => Promise<void>;
  readonly close: () => void;
};

const singleLine = (text: string): string => {
  if (/[\r\n\0]/.test(text)) throw new Error('line break in a mail header');
  return text;
};

/** SMTP when a server is configured; otherwise mails stay in the local mailbox. */
export function openMail(smtpUrl: string | undefined, from: string): MailTransport {
  if (smtpUrl === undefined) return { art: 'lokal', send: async () => undefined, close: () => undefined };
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  return {
    art: 'smtp',
    send: async (mail, messageId) => {
      await transport.sendMail({
        messageId,
        from: mail.von ? { name: singleLine(mail.von.name), address } : from,
        to: { name: singleLine(mail.an.name), address: singleLine(mail.an.adresse) },
        ...(mail.antwortAn ? { replyTo: singleLine(mail.antwortAn) } : {}),
        ...(mail.abmelden
          ? {
              headers: {
                'List-Unsubscribe': `<${singleLine(mail.abmelden)}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }
          : {}),
        subject: singleLine(mail.betreff),
        text: mail.text,
        html: mail.html,
        attachments: (mail.anhaenge ?? []).map((anhang) => ({
          filename: singleLine(anhang.name),
          contentType: anhang.typ,
          content: Buffer.from(anhang.base64, 'base64'),
        })),
      });
    },
    close: () => transport.close(),
  };
}

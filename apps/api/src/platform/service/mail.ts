import { fieldsOf } from '@kehrtour/domain/keysOf';
import { createTransport } from 'nodemailer';

import { MAIL_PLACE } from '../settings/mailReturnEnv.ts';

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
  /** `id` is that of its row; with the domain of the sender it makes the Message-ID (RFC 5322 §3.6.4). */
  readonly send: (mail: Mail, id: string) => Promise<void>;
  readonly close: () => void;
};

const singleLine = (text: string): string => {
  if (/[\r\n\0]/.test(text)) throw new Error('line break in a mail header');
  return text;
};

/**
 * SMTP when a server is configured; otherwise mails stay in the local mailbox. What cannot be delivered comes back to `back`
 * (RFC 5321 §4.4), and names the mail that it is about (RFC 3461).
 */
export function openMail(smtpUrl: string | undefined, from: string, back?: string): MailTransport {
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
    send: async (mail, id) => {
      await transport.sendMail({
        messageId: `<${id}@${address.split('@').at(-1) ?? 'localhost'}>`,
        from: mail.von ? { name: singleLine(mail.von.name), address } : from,
        to: { name: singleLine(mail.an.name), address: singleLine(mail.an.adresse) },
        ...(mail.antwortAn ? { replyTo: singleLine(mail.antwortAn) } : {}),
        headers: {
          // No program answers with an absence what no person wrote (RFC 3834 §5).
          'Auto-Submitted': 'auto-generated',
          ...(mail.abmelden
            ? {
                'List-Unsubscribe': `<${singleLine(mail.abmelden)}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
        ...(back === undefined ? {} : returned(back, mail, id)),
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

const returned = (back: string, mail: Mail, id: string) => ({
  envelope: { from: back.replace(MAIL_PLACE, id), to: mail.an.adresse },
  dsn: { id, return: 'headers', notify: ['failure' as const] },
});

/**
 * Whether a mail server said for good that it will not take a mail (RFC 5321 §4.2.1): 5xx to its recipient or its content. What it says to
 * us as the sender, or to whoever logs in, is for the operator to mend: those mails are tried again.
 */
export function isFinalRefusal(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const { code, command, responseCode } = fieldsOf(fault);
  const ofTheMail = code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ESTREAM';
  return (
    ofTheMail &&
    command !== 'MAIL FROM' &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode <= 599
  );
}

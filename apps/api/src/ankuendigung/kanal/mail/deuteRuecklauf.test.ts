import { describe, expect, it } from 'vitest';

import { ruecklaufMail } from '../../../../test/ruecklauf.ts';
import { deuteRuecklauf } from './deuteRuecklauf.ts';
import { ruecklaufgrund } from './ruecklaufgrund.ts';

const ID = '4b1de03a-8f0c-4c1e-9d5e-0a6f3c2b7e11';
const lies = (text: string) => deuteRuecklauf(Buffer.from(text));
const GANZ = { zurueck: 'Subject: ohne Kennung' };

/** As servers write it; what says of which mail is in one place only. */
const ZURUECK: Readonly<Record<string, string>> = {
  'Postfix, by the Message-ID of the mail': ruecklaufMail(ID),
  'a server that knows RFC 3461, by the envelope': ruecklaufMail(ID, { ...GANZ, envelopeId: ID }),
  'a server that returns nothing, by the address it came to': ruecklaufMail(ID, {
    ...GANZ,
    an: `ruecklauf+${ID}@kehrtour.example`,
  }),
  'Exchange, with the whole mail and words in another case': ruecklaufMail(ID)
    .replace('text/rfc822-headers', 'Message/RFC822')
    .replace('Action: failed', 'ACTION:FAILED')
    .replaceAll('\r\n', '\n'),
  'a mail relay that adds a comment': ruecklaufMail(ID, {
    action: 'failed (final)',
    status: '5.1.1 (no such user)',
  }),
  'a report of two recipients, of which one is late': ruecklaufMail(ID).replace(
    'Final-Recipient: rfc822; niemand@example.org\r\n',
    'Final-Recipient: rfc822; spaet@example.org\r\nAction: delayed\r\nStatus: 4.4.1\r\n\r\nFinal-Recipient: rfc822; niemand@example.org\r\n',
  ),
};
const NICHTS: Readonly<Record<string, string>> = {
  'a delay': ruecklaufMail(ID, { action: 'delayed', status: '4.4.7' }),
  'a success': ruecklaufMail(ID, { action: 'delivered', status: '2.0.0' }),
  'one of two addresses behind a forward got it': ruecklaufMail(ID).replace(
    'Final-Recipient: rfc822; niemand@example.org\r\n',
    'Final-Recipient: rfc822; a@example.org\r\nAction: relayed\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient: rfc822; niemand@example.org\r\n',
  ),
  'an absence': `To: ruecklauf+${ID}@kehrtour.example\r\nAuto-Submitted: auto-replied\r\nSubject: Bin im Urlaub\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
  'a report about nothing of ours': ruecklaufMail(ID, { zurueck: 'Message-ID: <123@anderswo.example>' }),
  'nothing at all': '',
  'no mail': '\0\0\0 %PDF-1.7',
};

describe('deuteRuecklauf', () => {
  it.each(Object.entries(ZURUECK))('reads %s', async (_wer, text) => {
    expect(await lies(text)).toEqual({ kennungen: [ID], grund: 'Diese Mailadresse gibt es nicht.' });
  });
  it.each(Object.entries(NICHTS))('makes nothing of %s', async (_was, text) => {
    expect(await lies(text)).toBeUndefined();
  });
  it('lets no field be said twice, and none that an object has by itself', async () => {
    const text = ruecklaufMail(ID).replace(
      'Action: failed',
      '__proto__: x\r\nconstructor: y\r\nAction: failed\r\nAction: delivered',
    );
    expect((await lies(text))?.kennungen).toEqual([ID]);
  });
  it('gives up on parts inside parts and on heads without end', async () => {
    const tief = (n: number): string =>
      Array.from(
        { length: n },
        (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`,
      ).join('');
    expect(await lies(tief(200))).toBeUndefined();
    expect(await lies(`X: ${'y'.repeat(1_500_000)}\r\n${ruecklaufMail(ID)}`)).toBeUndefined();
  });
});

describe('ruecklaufgrund', () => {
  it.each([
    ['5.2.2', 'Das Postfach ist voll.'],
    ['4.2.2 (mailbox full)', 'Das Postfach ist voll.'],
    ['5.7.26', 'Der Mailserver des Empfängers hat die Mail abgelehnt.'],
    ['5.0.0', 'Der Mailserver des Empfängers hat die Mail zurückgeschickt.'],
    ['', 'Der Mailserver des Empfängers hat die Mail zurückgeschickt.'],
  ])('says of %s what the office can do with', (status, satz) => {
    expect(ruecklaufgrund(status)).toBe(satz);
  });
});

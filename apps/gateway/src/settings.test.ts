import { describe, expect, it } from 'vitest';

import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('shows the demo on this machine only', () => {
    expect(readSettings({}, '/haus')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/haus/.data',
      demo: true,
    });
  });

  it('shows the demo to everyone when asked to', () => {
    expect(readSettings({ DEMO_PUBLIC: '1' }, '/haus').host).toBe('0.0.0.0');
  });

  it('takes a named database for real operation, unless the demo is asked for', () => {
    const DATABASE_URL = 'postgres://localhost/kehrtour';
    expect(readSettings({ DATABASE_URL }, '/haus')).toMatchObject({ demo: false, host: '0.0.0.0' });
    expect(readSettings({ DATABASE_URL, DEMO: '1' }, '/haus')).toMatchObject({
      demo: true,
      host: '127.0.0.1',
    });
  });

  it.each(['abc', '-1', '70000', '3000.5'])('refuses PORT=%s with a sentence', (PORT) => {
    expect(() => readSettings({ PORT }, '/haus')).toThrow(`PORT=${PORT} ist keine Portnummer`);
  });

  it('refuses a public address that is none', () => {
    expect(() => readSettings({ PUBLIC_URL: 'app.firma.de' }, '/haus')).toThrow('PUBLIC_URL=app.firma.de');
  });

  it.each([
    ['https', { PUBLIC_URL: 'https://app.firma.de' }, 'PUBLIC_URL=https://app.firma.de'],
    ['a proxy', { TRUST_PROXY: '127.0.0.1' }, 'TRUST_PROXY=127.0.0.1'],
    ['a mail server', { SMTP_URL: 'smtps://x' }, 'SMTP_URL'],
  ])('refuses the mailbox together with %s', (_, env, named) => {
    expect(() => readSettings({ POSTFACH: '1', ...env }, '/haus')).toThrow(
      `POSTFACH=1 und ${named} widersprechen sich`,
    );
  });
});

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
    const named = { DATABASE_URL: 'postgres://localhost/kehrtour', DATA_DIR: '/var/lib/kehrtour' };
    expect(readSettings(named, '/haus')).toMatchObject({ demo: false, host: '0.0.0.0' });
    expect(readSettings({ ...named, DEMO: '1' }, '/haus')).toMatchObject({
      demo: true,
      host: '127.0.0.1',
    });
  });

  it('wants to be told where files outlive an update, as soon as a database does', () => {
    const DATABASE_URL = 'postgres://localhost/kehrtour';
    expect(() => readSettings({ DATABASE_URL }, '/haus')).toThrow('DATABASE_URL ohne DATA_DIR');
    expect(readSettings({ DATABASE_URL, S3_ENDPOINT: 'https://s3.example' }, '/haus').dataDir).toBe(
      '/haus/.data',
    );
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

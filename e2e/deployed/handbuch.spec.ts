import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { findCaddy } from '@kehrtour/testkit/caddy';
import { findPostgres } from '@kehrtour/testkit/postgres';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const machine = fileURLToPath(new URL('handbuch/machine.sh', import.meta.url));
const NAMESPACES = ['unshare', '--mount', '--net', '--pid', '--fork', '--mount-proc'];
/** Whoever is not root asks for it, and does without where nobody may. */
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

function run(command: readonly string[]) {
  const [tool = '', ...args] = command;
  return spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}

/** What the page tells the operator to type, in its order; what installs packages is there already. */
const commands = [
  ...readFileSync(path.join(root, 'deploy/BETRIEB.md'), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms),
]
  .map(([, text = '']) => text)
  .filter((text) => !text.includes('apt-get') && !text.startsWith('#!'));

/** What somebody does between them, who is told to in words or has customers. */
const BETWEEN: readonly { readonly behind: string; readonly script: string }[] = [
  {
    behind: 'openssl rand',
    script: `sed -i 's|^PUBLIC_DOMAIN=.*|PUBLIC_DOMAIN=http://localhost:8080|' /etc/kehrtour/kehrtour.env
sed -i 's|^SMTP_URL=.*|SMTP_URL=smtp://127.0.0.1:2525|' /etc/kehrtour/server.env
echo DEMO=1 >> /etc/kehrtour/server.env`,
  },
  {
    behind: 'betreiber name@firma.de',
    script: `api=http://api.localhost:8080
patient() { curl -fsS --retry 90 --retry-delay 1 --retry-all-errors "$@"; }
look() {
  printf 'session %s\\n' "$(curl -sS -o /dev/null -w '%{http_code}' -H "authorization: Bearer $token" $api/mitarbeiter)"
  printf 'code %s\\n' "$(curl -sS "http://termin.localhost:8080/termin?code=$code" | grep -c 'Musterbach')"
}
patient -o /dev/null http://app.localhost:8080/anmelden
token=$(patient $api/mitarbeiter/anmelden -H 'content-type: application/json' \\
  -d '{"email":"demo@kehrtour.example","passwort":"schornstein-demo-2027"}' | sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')
for second in $(seq 90); do
  code=$(sudo -u postgres psql -At kehrtour -c "select substring(nachricht ->> 'text' from 'termin[?]code=([A-Za-z0-9_-]+)') from ausgang where nachricht ->> 'text' ~ 'termin[?]code=' order by id limit 1")
  [ -z "$code" ] || break
  sleep 1
done
look`,
  },
  { behind: '--loeschungen /var/backups', script: `echo 'before'; look` },
  {
    behind: 'zurueckspielen',
    script: `echo 'after'; patient -o /dev/null http://app.localhost:8080/anmelden; patient -o /dev/null $api/health/ready; look`,
  },
  {
    behind: 'ln -sfn 2',
    script: `readlink /proc/$(cat /run/units/kehrtour-api@3001.service.pid)/cwd
patient -o /dev/null http://app.localhost:8080/anmelden
systemctl start kehrtour-sicherung && ls /var/backups/kehrtour
systemctl stop kehrtour.target && sleep 1
ps -eo args | grep -c '^node\\|^caddy' || true`,
  },
];

test('whoever follows the handbook has an installation, a copy of it that came back, and the next version', () => {
  test.setTimeout(600_000);
  const can = run([...asRoot, ...NAMESPACES, 'true']).status === 0;
  test.skip(
    !can || findCaddy() !== '/usr/bin/caddy',
    'needs root, namespaces, and Caddy where Debian puts it',
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-handbuch-'));
  const script = path.join(folder, 'script.sh');
  writeFileSync(
    script,
    commands
      .flatMap((text) => [
        text,
        ...BETWEEN.filter(({ behind }) => text.includes(behind)).map((one) => one.script),
      ])
      .join('\n'),
  );
  const postgres = findPostgres() ?? '';
  const artefacts = process.env['ARTEFACTS'] ?? '';
  const deploy = path.join(root, 'deploy');
  const { status, stdout, stderr } = run([
    ...asRoot,
    ...NAMESPACES,
    'bash',
    machine,
    artefacts,
    deploy,
    process.execPath,
    postgres,
    script,
  ]);
  rmSync(folder, { recursive: true, force: true });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toContain('Der Betreiberzugang für name@firma.de ist angelegt.');
  expect(stdout).toContain('Gesichert in /var/backups/kehrtour/heute');
  expect(stdout).toContain('Zurückgespielt ist die Sicherung vom');
  expect(stdout).toMatch(/Verworfen: [\d.]+ Nachrichten?\. Der Versand läuft wieder\./);
  const [, before = '', after = ''] = /^before\n(.*?\n.*?)$[^]*^after\n(.*?\n.*?)$/m.exec(stdout) ?? [];
  expect(before).toMatch(/^session 200\ncode [1-9]/);
  expect(after).toBe(before);
  expect(stdout).toContain('/opt/kehrtour/2/api');
  expect(stdout.trim().split('\n').at(-1)).toBe('0');
});

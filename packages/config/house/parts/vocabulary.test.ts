import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkVocabulary } from './vocabulary.ts';

let folder: string;

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const found = () => checkVocabulary(folder).map(({ rule, file }) => `${rule} ${file}`);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vocabulary-'));
  write('packages/config/exceptions.json', '[]');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('checkVocabulary', () => {
  it('finds nothing in a house that is in order', () => {
    write('README.md', 'Siehe `apps/api/src/termin/termin.store.ts`.');
    write('apps/api/src/termin/termin.store.ts');
    write(
      'apps/api/package.json',
      '{ "dependencies": { "pg": "catalog:", "@kehrtour/domain": "workspace:*" } }',
    );
    expect(found()).toEqual([]);
  });

  it('keeps the root quiet', () => {
    write('notizen.txt');
    expect(found()).toEqual(['root notizen.txt']);
  });

  it.each(['utils.ts', 'helpers.ts', 'index.ts', 'types.ts', 'termin-buchung.ts', 'termin.dings.ts'])(
    'refuses the name %s',
    (name) => {
      write(`apps/api/src/termin/${name}`);
      expect(found()).toEqual([`name apps/api/src/termin/${name}`]);
    },
  );

  it.each(['function schreibe(', 'const nimm = (', 'const wo = async ('])(
    'refuses a function that does not say what it does to what: %s',
    (beginning) => {
      write('apps/api/src/termin/bucheTermin.ts', `async ${beginning}tx: Tx) {}`);
      write('apps/api/src/termin/legeTerminAn.ts', 'function schreibeTermin() { const wo = findOrt(); }');
      expect(found()).toEqual(['name apps/api/src/termin/bucheTermin.ts']);
    },
  );

  it('lets a drawer hold ten files', () => {
    for (let count = 0; count < 11; count += 1) write(`apps/portal/src/shared/datei${count}.ts`);
    expect(found()).toEqual(['shared apps/portal/src/shared']);
    for (let count = 0; count < 41; count += 1)
      write(`apps/portal/src/features/termin/parts/teil${count}.ts`);
    expect(found()).toContain('shared apps/portal/src/features/termin/parts');
  });

  it('wants names that differ by more than a dot', () => {
    write('apps/api/src/termin/termin.mail.ts', '');
    write('apps/api/src/termin/terminMail.ts', '');
    write('apps/api/src/aufgabe/aufgabe.mail.ts', '');
    expect(found()).toEqual(['name apps/api/src/termin/terminMail.ts']);
  });

  it('wants a customer’s day with its weekday', () => {
    write('apps/booking/src/features/buchung/Seite.tsx', 'const text = `bis ${formatTag(frist)}`;');
    write('apps/portal/src/features/buchung/Liste.tsx', 'const text = `bis ${formatTag(frist)}`;');
    expect(found()).toEqual(['sentence apps/booking/src/features/buchung/Seite.tsx']);
  });

  it('wants versions in the catalog', () => {
    write('apps/api/package.json', '{ "devDependencies": { "pg": "8.23.1" } }');
    expect(found()).toEqual(['version apps/api/package.json']);
  });

  it('wants a reason in words, not the number of a page that lies elsewhere', () => {
    write('apps/api/src/termin/bucheTermin.ts', `/** Ten minutes (${'rul'}ing 24). */`);
    write('apps/api/src/termin/verlegeTermin.ts', `/** As spec/domain.md ${'§'} 4 says. */`);
    write('apps/api/src/termin/bucheTermin.test.ts', `${'it'}('A01 books', () => {});`);
    expect(found()).toEqual([
      'cited apps/api/src/termin/bucheTermin.test.ts',
      'cited apps/api/src/termin/bucheTermin.ts',
      'cited apps/api/src/termin/verlegeTermin.ts',
    ]);
  });

  it.each([
    ['apps/api/src/termin/termin.store.ts', 'export const verschiebeTermin = 1;'],
    ['apps/api/src/termin/termin.mail.ts', 'export function verschobenMail() {}'],
    ['apps/api/src/termin/termin.store.ts', 'export async function moveHalt() {}'],
    ['apps/api/src/termin/sageAb.ts', 'export function storniereTermin() {}'],
    ['apps/api/src/termin/entferneTermin.ts', ''],
    ['apps/portal/src/features/termin/TerminBearbeitenScreen.tsx', ''],
    ['packages/contract/src/termin.ts', 'export const terminHinzufuegen = endpoint({});'],
    ['packages/contract/src/termin.ts', 'export const kontaktEntfernen = endpoint({});'],
    ['apps/api/src/termin/legeAn.ts', 'export function fuegeTerminHinzu() {}'],
    ['packages/domain/src/termin/termin.ts', 'export interface Terminlage {}'],
    ['packages/domain/src/taetigkeit/aufgabe.ts', 'export function lageZurFrist() {}'],
    [
      'packages/domain/src/kehrtour/kehrtour.ts',
      "const SCHRITTE = {\n  bearbeite: 'kehrtour.planen',\n} as const;",
    ],
    ['apps/portal/src/features/termin/zeile.props.ts', 'type Props = {\n  onEntferne: () => void;\n};'],
    ['apps/portal/src/features/kehrtour/brett.props.ts', 'type Props = {\n  tourId: string;\n};'],
    ['apps/api/src/kehrtour/kehrtour.store.ts', 'export const listOffeneTouren = 1;'],
    ['apps/portal/src/features/kehrtour/parts/Tourkarte.tsx', ''],
    ['packages/domain/src/tag.ts', 'export function leseTag() {}'],
  ])('wants one word for one act in %s: %s', (file, text) => {
    write(file, text);
    expect(found()).toEqual([`word ${file}`]);
  });

  it('lets words stand that only look alike, tests, and what is English altogether', () => {
    write(
      'apps/api/src/ort/koordinate.ts',
      ['function entfernungMeter', 'type Planungsgrundlage', 'const schlageQuartalVor', 'const anlageSetzen']
        .map((name) => `export ${name}`)
        .join('\n'),
    );
    write('apps/api/src/termin/termin.test.ts', 'export const verschiebe = 1;');
    write('packages/planner/src/edit/editPlan.ts', 'export function moveStop() {}');
    expect(found()).toEqual([]);
  });

  it.each([
    "throw new Refused('zu-gross', { detail: 'Das ist zu groß.' });",
    "throw new Refused(grund(eins), {\n felder: [{ feld: 'name', text: 'ist schon vergeben' }] });",
    "throw new Refused('zu-spaet', { detail: ZU_SPAET });",
    "throw new Refused('eingabe-ungueltig', amFeld('plz', 'Fünf Ziffern.'));",
  ])('wants the sentence of a refusal in the table of its concept: %s', (refusal) => {
    write('apps/api/src/termin/sageTerminAb.ts', refusal);
    write('apps/api/src/termin/termin.grund.ts', refusal);
    expect(found()).toEqual(['sentence apps/api/src/termin/sageTerminAb.ts']);
  });

  it('wants SQL that is read without scrolling', () => {
    write('apps/api/src/termin/termin.store.ts', `sql\`select ${'x'.repeat(148)}\`;`);
    write('apps/api/src/aufgabe/aufgabe.store.ts', `sql\`select ${'x'.repeat(147)}\`;`);
    expect(found()).toEqual(['line apps/api/src/termin/termin.store.ts']);
  });

  it('lets no test say how long something may take', () => {
    const since = 'performance.now() - begun';
    write('apps/api/src/termin/bucheTermin.test.ts', `expect(${since}).toBeLessThan(50);`);
    write('apps/api/src/termin/verlegeTermin.test.ts', `record(${since}); expect(termine).toEqual([]);`);
    write('apps/api/bench/termine.ts', `expect(${since}).toBeLessThan(50);`);
    expect(found()).toEqual(['timed apps/api/src/termin/bucheTermin.test.ts']);
  });

  it('lets no journey wait a number of seconds for what a machine computes', () => {
    write('e2e/journeys/buchung.spec.ts', `await page.${'waitFor'}Timeout(300);`);
    write('e2e/pages/ImportSeite.ts', `await expect(karte).toBeVisible({ ${'timeout'}: 120_000 });`);
    write('e2e/journeys/termin.spec.ts', 'await expect(karte).toBeVisible({ timeout: 2 * GEDULD_MS });');
    write('e2e/bench/karte.ts', `await page.${'waitFor'}Timeout(STEP_MS);`);
    expect(found()).toEqual(['waited e2e/journeys/buchung.spec.ts', 'waited e2e/pages/ImportSeite.ts']);
  });

  it('gives every test the patience of all', () => {
    write('apps/api/src/termin/a.test.ts', `await expect.poll(steht, { ${'timeout'}: 20_000 }).toBe(1);`);
    write(
      'apps/api/src/termin/b.test.ts',
      `await vi.waitFor(steht, { ${'timeout'}: 120_000, interval: 5 });`,
    );
    write('apps/api/src/termin/holeTermin.ts', `await hole({ ${'timeout'}: 20_000 });`);
    expect(found()).toEqual(['waited apps/api/src/termin/a.test.ts']);
  });

  it('lets nobody take rows in a condition', () => {
    const taken = 'select id from ausgang limit 1 for update skip locked';
    // In two pieces: otherwise this file would take rows in a condition itself.
    write('apps/api/src/platform/outbox.ts', `update ausgang set status = 1 where id ${'in'} (${taken})`);
    write('apps/api/src/platform/claims.ts', `with wartend as materialized (${taken}) update ausgang a set`);
    expect(found()).toEqual(['claimed apps/api/src/platform/outbox.ts']);
  });

  it('lets a refusal carry values, and pass on what somebody else said', () => {
    write(
      'apps/api/src/termin/aendereTermin.ts',
      "new Refused('veraltet', { angaben: { stand } }); new Refused(grund, { detail: gelesen.satz }); tell({ text: 'da' });",
    );
    expect(found()).toEqual([]);
  });

  it('has one place that makes a sentence of a refusal', () => {
    const byHand = ['`$', '{problem.title}. $', '{problem.detail}`'].join('');
    write('apps/booking/src/features/buchung/buche.server.ts', `return { text: ${byHand} };`);
    write('packages/api-client/src/faults.ts', `return ${byHand};`);
    expect(found()).toEqual(['sentence apps/booking/src/features/buchung/buche.server.ts']);
  });

  it('names a messenger in its row alone, so that the next one is missing nowhere', () => {
    write(
      'apps/portal/src/features/heute/Verspaetung.tsx',
      '// e.g. WhatsApp\n<p>per SMS oder WhatsApp</p>;',
    );
    write('apps/portal/src/features/heute/heute.format.ts', '/** `4 WhatsApp-Nachrichten` */');
    write('packages/domain/src/messenger.ts', "whatsapp: { name: 'WhatsApp' }");
    expect(found()).toEqual(['row apps/portal/src/features/heute/Verspaetung.tsx']);
  });

  it('asks for the code of a refusal by a name that the compiler knows', () => {
    write('apps/portal/src/shared/useForm.ts', `if (error.${'problem'}.type === 'veraltet') reload();`);
    write('packages/api-client/src/client.ts', `return error.${'problem'}.type === code;`);
    expect(found()).toEqual(['sentence apps/portal/src/shared/useForm.ts']);
  });

  it('hands the moment to whoever needs it', () => {
    const asked = ['const am = Date', 'now();'].join('.');
    write('apps/portal/src/features/heute/feldtag.ts', asked);
    write('apps/portal/src/features/heute/uhr.ts', asked);
    write('apps/api/src/platform/net/wait.ts', asked);
    expect(found()).toEqual(['timed apps/portal/src/features/heute/feldtag.ts']);
  });

  it('gives every table one folder that writes it', () => {
    write('apps/api/migrations/0001_grundlage.sql', 'create table termin (id uuid);');
    write('apps/api/src/termin/termin.store.ts', 'sql`insert into termin (id) values (1)`');
    write('apps/api/src/buchung/buchung.store.ts', 'sql`select id from termin for update`');
    write('apps/api/src/buchung/buchung.test.ts', 'sql`delete from termin`');
    expect(found()).toEqual([]);
    write('apps/api/src/kehrtour/kehrtour.store.ts', 'sql`\n  update termin set notiz = 1`');
    expect(found()).toEqual(['table termin']);
  });

  it('sees the writer of a table whose statements are made from its columns', () => {
    write('apps/api/migrations/0001_grundlage.sql', 'create table kontakt (id uuid);');
    write('apps/api/src/liegenschaft/haus.store.ts', "rowset<KontaktRow>('kontakt', { id: 'uuid' })");
    expect(found()).toEqual([]);
    write('apps/api/src/suche/suche.store.ts', "rowset<Row>(\n  'kontakt',\n  { id: 'uuid' },\n)");
    expect(found()).toEqual(['table kontakt']);
  });

  it.each([
    ['a path', '`apps/api/src/verschwunden.ts`', '`apps/api/src/termin/termin.store.ts`'],
    ['a path as the page of its folder says it', '`kehrtour/termin.store.ts`', '`termin/termin.store.ts`'],
    [
      'the target of a link',
      '[hier](../verschwunden.ts)',
      '[hier](../termin.store.ts#L3) [dort](https://a.de/b.ts)',
    ],
    ['a file', '`verschwunden.ts`', '`termin.store.ts`'],
    ['a name', '`verschwundenesVerb`', '`vorhandenesVerb`'],
  ])('misses %s that a page names, however deep it lies', (_what, gone, there) => {
    write('apps/api/src/termin/termin.store.ts', 'export const vorhandenesVerb = 1;');
    write('apps/api/src/termin/kanal/README.md', `Siehe ${gone} und ${there}.`);
    write('apps/marketing/content/blog/post.md', gone);
    expect(checkVocabulary(folder).map(({ rule, file, text }) => [rule, file, text])).toEqual([
      [
        'path',
        'apps/api/src/termin/kanal/README.md',
        `nennt ${/[\w./]*verschwunden[\w.]*|kehrtour[\w./]*/.exec(gone)?.[0]}, das es nicht gibt`,
      ],
    ]);
  });

  it('lets a page show files that a bench makes', () => {
    write('.github/CONTRIBUTING.md', '<!-- changes: written -->\n`probe.ts`\n<!-- end of changes -->\n');
    expect(found()).toEqual([]);
  });

  it('lets a closed list stand once, in the domain', () => {
    write('packages/domain/src/rolle.ts', "export const ROLLEN = ['inhaber', 'buero', 'azubi'] as const;");
    write('packages/contract/src/konto.ts', "z.enum(['buero', 'inhaber', 'azubi'])");
    write('apps/api/src/konto/konto.store.ts', "rolle: 'azubi' | 'buero' | 'inhaber';");
    write('apps/api/src/konto/konto.test.ts', "expect(rollen).toEqual(['azubi', 'buero', 'inhaber'])");
    write('apps/api/src/konto/meldeAn.ts', "const leitung = ['inhaber', 'buero'];");
    expect(found()).toEqual([
      'list apps/api/src/konto/konto.store.ts',
      'list packages/contract/src/konto.ts',
    ]);
  });

  describe('the state of an appointment', () => {
    it.each([
      "sql`update termin set status = 'abgesagt' where id = ${id}`",
      'sql`\n  update termin t\n  set folge = t.folge + 1, status=${status} from halt h where t.id = h.id`',
      'sql`update termin set notiz = ${notiz ? sql`${json(notiz)}::jsonb` : sql`notiz`}, status = ${status} where id = ${id}`',
      "sql`insert into termin (id, liegenschaft_id, status) values (${id}, ${haus}, 'bestaetigt')`",
      'sql`insert into termin (id) values (${id}) on conflict (id) do update set status = excluded.status`',
    ])('is written through one door: %s', (text) => {
      write('apps/api/src/termin/vermerk.store.ts', text);
      write('apps/api/src/termin/terminwechsel.store.ts', text);
      expect(found()).toEqual(['state apps/api/src/termin/vermerk.store.ts']);
    });

    it('is no migration’s business either', () => {
      write('apps/api/migrations/0001_grundlage.sql', "update termin set status = 'abgesagt';");
      expect(found()).toEqual(['state apps/api/migrations/0001_grundlage.sql']);
    });

    it.each([
      "sql`update termin set notiz = ${notiz} where status = 'bestaetigt' and id = ${id}`",
      "sql`update termin t set halt_id = h.id from halt h join kehrtour k on k.status = 'geplant' where t.id = h.id`",
      'sql`update kehrtour set status = ${status} where id = ${id}`',
      "sql`select id, status from termin where status = 'bestaetigt' for update`",
    ])('is not written by %s', (text) => {
      write('apps/api/src/termin/vermerk.store.ts', text);
      expect(found()).toEqual([]);
    });
  });

  describe('sets of states of an appointment', () => {
    beforeEach(() => {
      write(
        'packages/domain/src/termin/termin.ts',
        "export const TERMIN_STATUS = ['angefragt', 'bestaetigt', 'abgesagt', 'verschoben'] as const; vonArt('abgesagt', 'verschoben')",
      );
    });

    it('are those of a round, too', () => {
      write(
        'packages/domain/src/kehrtour/kehrtourstatus.ts',
        "export const KEHRTOUR_STATUS = ['entwurf', 'geplant', 'abgeschlossen', 'abgesagt'] as const;",
      );
      write('apps/api/src/kehrtour/runde.store.ts', "sql`k.status in ('abgeschlossen', 'abgesagt')`");
      expect(found()).toEqual(['list apps/api/src/kehrtour/runde.store.ts']);
    });

    it.each([
      "sql`select id from termin where status in ('angefragt', 'bestaetigt')`",
      "sql`select id from termin where status not in (\n'abgesagt',\n  'verschoben')`",
      "const STEHT = new Set(['angefragt', 'bestaetigt']);",
      "type Steht = 'angefragt' | 'bestaetigt';",
      "status === 'angefragt' || termin.status === 'bestaetigt' || status === 'abgesagt'",
      "status === 'angefragt' || status === 'bestaetigt'",
      "sql`select id from termin where status <> 'abgesagt' and t.status <> 'verschoben'`",
      "sql`order by case status when 'angefragt' then 0 when 'abgesagt' then 4 when 'verschoben' then 4 else 3 end`",
      "status !== 'angefragt' &&\n status !== 'bestaetigt' && status !== 'abgesagt'",
    ])('stand once, in the domain: %s', (text) => {
      write('apps/api/src/termin/termin.store.ts', text);
      expect(found()).toEqual(['list apps/api/src/termin/termin.store.ts']);
    });

    it.each([
      "sql`select id from termin where status in ${worte(STEHENDE)} and status <> 'verschoben'`",
      "sql`select id from kehrtour where status in ('abgeschlossen', 'abgesagt')`",
      "const NAMEN = { angefragt: 'Angefragt', bestaetigt: 'Bestätigt' };",
      "status === 'angefragt' ? 'abgesagt' : status",
      "sql`order by case status when 'angefragt' then 0 when 'abgesagt' then 4 else 3 end`",
      "sql`select id from termin where status <> 'abgesagt' and art <> 'brief'`",
    ])('are not %s', (text) => {
      write('apps/api/src/termin/termin.store.ts', text);
      expect(found()).toEqual([]);
    });
  });

  it.each([
    "cache.invalidateQueries({ queryKey: ['termine'] })",
    "['termine', 'buchungen'].map((word) => cache.invalidateQueries({ queryKey: [word] }))",
    "const TERMINE = ['termine'] as const; useQuery({ queryKey: TERMINE })",
    "cache.setQueryData<Termin>(['termine', id], termin)",
    "cache.getQueryData(\n  [\n'termine'])",
  ])('wants the key of a query made from its endpoint: %s', (call) => {
    write('apps/portal/src/features/termin/useTermin.ts', call);
    expect(found()).toEqual(['key apps/portal/src/features/termin/useTermin.ts']);
  });

  it.each([
    'const queryKey = keyOf(terminHolen, {}); cache.invalidateQueries({ queryKey })',
    'useQuery({ queryKey: keyOf(terminHolen, {}) }); const input = [];',
    'const key = keyOf(terminHolen, {}); cache.setQueryData(key, [])',
  ])('is content with %s', (call) => {
    write('apps/portal/src/features/termin/useTermin.ts', call);
    expect(found()).toEqual([]);
  });

  it('lets the list of exceptions only shrink', () => {
    write('packages/config/exceptions.json', '[{ "file": "apps/api/src/utils.ts", "rule": "name" }]');
    expect(found()).toContain('exception apps/api/src/utils.ts');
  });
});

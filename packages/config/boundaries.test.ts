import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const config = fileURLToPath(new URL('boundaries.cjs', import.meta.url));
const depcruise = fileURLToPath(new URL('node_modules/.bin/depcruise', import.meta.url));
const { forbidden } = createRequire(import.meta.url)(config) as {
  forbidden: { name: string; comment?: string }[];
};

/** One violation of every rule: this file imports that one. A chain reaches its last link through the others. */
const violations: Record<string, [from: string, ...to: string[]]> = {
  'no-cycle': ['packages/ui/src/kreisA.ts', 'packages/ui/src/kreisB.ts', 'packages/ui/src/kreisA.ts'],
  'every-import-exists': ['apps/portal/src/shared/fehlt.ts', './gibtEsNicht.ts'],
  'app-knows-no-app': ['apps/portal/src/main.ts', 'apps/admin/src/main.ts'],
  'package-knows-no-app': ['packages/auth/src/core/greiftHoch.ts', 'apps/portal/src/app/router.ts'],
  'domain-uses-nothing-of-ours': ['packages/domain/src/zeigt.ts', 'packages/ui/src/Knopf.ts'],
  'planner-uses-nothing-of-ours': ['packages/planner/src/zeigt.ts', 'packages/ui/src/Knopf.ts'],
  'ui-uses-nothing-of-ours': ['packages/ui/src/holt.ts', 'packages/api-client/src/termin.ts'],
  'ui-uses-ui-shell': ['packages/ui/patternlib/site/holt.ts', 'packages/api-client/src/termin.ts'],
  'contract-uses-domain': ['packages/contract/src/zeigt.ts', 'packages/ui/src/Knopf.ts'],
  'api-client-uses-contract': ['packages/api-client/src/rechnet.ts', 'packages/domain/src/termin/termin.ts'],
  'auth-uses-nothing-of-ours': ['packages/auth/src/core/zeigt.ts', 'packages/ui/src/Knopf.ts'],
  'shell-uses-ui-auth-domain': ['packages/shell/src/holt.ts', 'packages/api-client/src/termin.ts'],
  'testkit-uses-ui': ['packages/testkit/src/plant.ts', 'packages/planner/src/solve.ts'],
  'gateway-uses-addresses-watchdog': ['apps/gateway/src/rechnet.ts', 'packages/domain/src/termin/termin.ts'],
  'addresses-uses-nothing-of-ours': [
    'packages/addresses/src/rechnet.ts',
    'packages/domain/src/termin/termin.ts',
  ],
  'watchdog-uses-nothing-of-ours': [
    'packages/watchdog/src/rechnet.ts',
    'packages/domain/src/termin/termin.ts',
  ],
  'api-uses-addresses-watchdog-domain-contract-planner': [
    'apps/api/src/termin/zeigt.ts',
    'packages/ui/src/Knopf.ts',
  ],
  'booking-uses-watchdog-ui-shell-api-client-contract-domain': [
    'apps/booking/src/plant.ts',
    'packages/planner/src/solve.ts',
  ],
  'admin-uses-ui-shell-api-client-contract-domain-auth': [
    'apps/admin/src/plant.ts',
    'packages/planner/src/solve.ts',
  ],
  'portal-uses-ui-shell-api-client-contract-domain-auth-planner': [
    'apps/portal/src/shared/baut.ts',
    'packages/testkit/src/einTermin.ts',
  ],
  'marketing-uses-ui-shell-api-client-contract-domain-planner': [
    'apps/marketing/src/meldetAn.ts',
    'packages/auth/src/core/session.ts',
  ],
  'domain-and-planner-are-pure': ['packages/planner/src/liest.ts', 'node:fs'],
  'planner-and-domain-are-strangers': [
    'packages/planner/src/fragt.ts',
    'packages/domain/src/termin/termin.ts',
  ],
  'no-node-in-a-browser': ['packages/shell/src/liest.ts', 'node:fs'],
  'contract-speaks-zod-mini': ['packages/contract/src/termin.ts', 'zod'],
  'booking-knows-no-auth': [
    'apps/booking/src/routes/termin.ts',
    'packages/shell/src/frame.ts',
    'packages/auth/src/core/session.ts',
  ],
  'frontends-do-not-plan': ['apps/booking/src/routes/tour.ts', 'packages/planner/src/solve.ts'],
  'feature-knows-no-feature': [
    'apps/portal/src/features/termin/screen.ts',
    'apps/portal/src/features/kehrtour/screen.ts',
  ],
  'inward-only': ['apps/portal/src/features/termin/holt.ts', 'apps/portal/src/app/router.ts'],
  'shared-knows-no-feature': ['apps/portal/src/shared/holt.ts', 'apps/portal/src/features/termin/screen.ts'],
  'parts-are-private': ['apps/api/src/kehrtour/druckt.ts', 'apps/api/src/terminzettel/parts/seite.ts'],
  'parts-of-a-room-are-private': [
    'apps/portal/src/features/kehrtour/zeigt.ts',
    'apps/portal/src/features/kehrtour/quartal/parts/karte.ts',
  ],
  'a-room-knows-no-other': [
    'apps/portal/src/features/kehrtour/brett/zeigt.ts',
    'apps/portal/src/features/kehrtour/entwurf/wizard.ts',
  ],
  'room-order-buchung-grenze': [
    'apps/api/src/buchung/grenze/begrenzt.ts',
    'apps/api/src/buchung/angebot/liest.ts',
  ],
  'room-order-buchung-angebot': ['apps/api/src/buchung/angebot/liest.ts', 'apps/api/src/buchung/zeigt.ts'],
  'room-order-buchung-reservierung': [
    'apps/api/src/buchung/reservierung/liest.ts',
    'apps/api/src/buchung/buero/nimmt.ts',
  ],
  'room-order-buchung-buchung': [
    'apps/api/src/buchung/meldet.ts',
    'apps/api/src/buchung/terminwunsch/liest.ts',
  ],
  'room-order-buchung-vormerkung': [
    'apps/api/src/buchung/vormerkung/merkt.ts',
    'apps/api/src/buchung/terminwunsch/liest.ts',
  ],
  'room-order-buchung-terminwunsch': [
    'apps/api/src/buchung/terminwunsch/bucht.ts',
    'apps/api/src/buchung/buero/nimmt.ts',
  ],
  'room-order-buchung-buero': [
    'apps/api/src/buchung/buero/raeumt.ts',
    'apps/api/src/buchung/aufraeumen/raeumt.ts',
  ],
  'room-order-buchung-teilung': [
    'apps/api/src/buchung/teilung/teilt.ts',
    'apps/api/src/buchung/eigenezeit/liest.ts',
  ],
  'room-order-buchung-eigenezeit': [
    'apps/api/src/buchung/eigenezeit/raeumt.ts',
    'apps/api/src/buchung/aufraeumen/raeumt.ts',
  ],
  'room-order-ankuendigung-empfang': [
    'apps/api/src/ankuendigung/empfang/zaehlt.ts',
    'apps/api/src/ankuendigung/papier/setzt.ts',
  ],
  'room-order-ankuendigung-papier': [
    'apps/api/src/ankuendigung/papier/druckt.ts',
    'apps/api/src/ankuendigung/kanal/kanaele.ts',
  ],
  'room-order-ankuendigung-kanal': [
    'apps/api/src/ankuendigung/kanal/sms/sagt.ts',
    'apps/api/src/ankuendigung/ansage/ansage.ts',
  ],
  'room-order-ankuendigung-ansage': [
    'apps/api/src/ankuendigung/ansage/sagt.ts',
    'apps/api/src/ankuendigung/absage/sageAb.ts',
  ],
  'room-order-ankuendigung-absage-kunde': [
    'apps/api/src/ankuendigung/kunde/antwortet.ts',
    'apps/api/src/ankuendigung/antwortbrett/auswege.ts',
  ],
  'room-order-ankuendigung-ersatzweg-versand-verspaetung-mangelbrief-behoerde': [
    'apps/api/src/ankuendigung/ersatzweg/sagt.ts',
    'apps/api/src/ankuendigung/zustellung/meldeZustellung.ts',
  ],
  'room-order-ankuendigung-zustellung-verwaltung-aenderung-antwortbrett': [
    'apps/api/src/ankuendigung/aenderung/meldet.ts',
    'apps/api/src/ankuendigung/meldeAlles.ts',
  ],
  'round-and-planning-have-doors': [
    'apps/api/src/ankuendigung/ruft.ts',
    'apps/api/src/kehrtour/runde/kehrtourzeile.ts',
  ],
  'announcing-has-doors': [
    'apps/api/src/buchung/schreibt.ts',
    'apps/api/src/ankuendigung/papier/mailrahmen.ts',
  ],
  'only-stores-speak-sql': ['apps/api/src/termin/termin.routes.ts', 'pg'],
  'statements-stand-in-stores': ['apps/api/src/termin/liest.ts', 'apps/api/src/platform/db/sql.ts'],
  'a-store-is-private-to-its-concept': [
    'apps/api/src/kehrtour/liest.ts',
    'apps/api/src/termin/termin.store.ts',
  ],
  'one-door-to-the-state-of-a-termin': [
    'apps/api/src/termin/vermerkt.ts',
    'apps/api/src/termin/terminwechsel.store.ts',
  ],
  'platform-knows-no-concept': ['apps/api/src/platform/jobs.ts', 'apps/api/src/termin/bucheTermin.ts'],
  'strangers-are-read-in-processes': [
    'apps/api/src/main.ts',
    'apps/api/src/kalender/holt.ts',
    'apps/api/src/platform/readXml.ts',
    'saxes',
  ],
  'what-grows-with-a-district-runs-in-threads': [
    'apps/api/src/liegenschaft/zeigt.ts',
    'packages/domain/src/ort/doppelteHaeuser.ts',
  ],
  'concept-order-ort-feiertag-datei-vorgang-newsletter-kontaktformular': [
    'apps/api/src/ort/suche.ts',
    'apps/api/src/liegenschaft/ladeLiegenschaft.ts',
  ],
  'concept-order-unternehmen-mitarbeiter-liegenschaft-taetigkeit': [
    'packages/domain/src/liegenschaft/liegenschaft.ts',
    'packages/domain/src/kehrtour/kehrtour.ts',
  ],
  'rules-below-termin-know-no-states': [
    'packages/domain/src/taetigkeit/aufgabe.ts',
    'packages/domain/src/termin/termin.ts',
  ],
  'concept-order-konto-aufgabe': ['apps/api/src/aufgabe/plant.ts', 'apps/api/src/kehrtour/planeKehrtour.ts'],
  'concept-order-importauftrag': [
    'apps/api/src/importauftrag/bucht.ts',
    'apps/api/src/termin/bucheTermin.ts',
  ],
  'concept-order-belegung': ['apps/api/src/belegung/bucht.ts', 'apps/api/src/termin/bucheTermin.ts'],
  'concept-order-zugang': ['apps/api/src/zugang/oeffnet.ts', 'apps/api/src/kehrtour/planeKehrtour.ts'],
  'concept-order-termin': ['apps/api/src/termin/plant.ts', 'apps/api/src/kehrtour/planeKehrtour.ts'],
  'concept-order-gebiet-schliesstag-verfuegbarkeit': [
    'apps/api/src/gebiet/schaltet.ts',
    'apps/api/src/terminbuchung/schalteTerminbuchung.ts',
  ],
  'concept-order-terminbuchung-betroffen': [
    'apps/api/src/terminbuchung/plant.ts',
    'apps/api/src/kehrtour/planeKehrtour.ts',
  ],
  'concept-order-planung': ['apps/api/src/planung/schreibt.ts', 'apps/api/src/kehrtour/planeKehrtour.ts'],
  'concept-order-kehrtour': [
    'packages/domain/src/kehrtour/kehrtour.ts',
    'packages/domain/src/ankuendigung/wunschzeit.ts',
  ],
  'concept-order-mangel': ['apps/api/src/mangel/meldet.ts', 'apps/api/src/feld/sagtAn.ts'],
  'concept-order-feld': [
    'apps/api/src/feld/sagtAn.ts',
    'apps/api/src/ankuendigung/ansage/kuendigeKehrtourAn.ts',
  ],
  'concept-order-ankuendigung-terminzettel': [
    'apps/api/src/ankuendigung/bucht.ts',
    'apps/api/src/buchung/bucheTermin.ts',
  ],
  'concept-order-buchung': ['apps/api/src/buchung/liest.ts', 'apps/api/src/kalender/liesKalender.ts'],
  'concept-order-kalender': ['apps/api/src/kalender/liest.ts', 'apps/api/src/zahlung/zeigeZahlung.ts'],
  'concept-order-zahlung-partner': [
    'apps/api/src/zahlung/liest.ts',
    'apps/api/src/rechnung/zeigeRechnung.ts',
  ],
  'concept-order-rechnung': ['apps/api/src/rechnung/liest.ts', 'apps/api/src/datenauszug/zeigeAuszug.ts'],
  'production-code-knows-no-test': ['apps/portal/src/shared/zeigt.ts', 'packages/ui/src/Knopf.stories.ts'],
};

/** Neighbours that may. */
const allowed: [from: string, to: string][] = [
  ['apps/api/src/buchung/eigenezeit/nimmt.ts', 'apps/api/src/buchung/teilung/teilung.ts'],
  ['apps/api/src/kehrtour/verschiebt.ts', 'apps/api/src/termin/verschiebeTermin.ts'],
  ['apps/api/src/ankuendigung/fragt.ts', 'apps/api/src/kehrtour/kehrtourStand.ts'],
  ['apps/api/src/kehrtour/plant.ts', 'apps/api/src/planung/baueProblem.ts'],
  ['apps/api/src/planung/fragt.ts', 'packages/domain/src/kehrtour/kehrtour.ts'],
  ['apps/api/src/terminzettel/druckt.ts', 'apps/api/src/terminzettel/parts/seite.ts'],
  ['apps/api/src/termin/anderes.store.ts', 'pg'],
  ['apps/api/src/termin/weiteres.store.ts', 'apps/api/src/platform/db/sql.ts'],
  ['apps/api/src/termin/wechsleTermin.ts', 'apps/api/src/termin/terminwechsel.store.ts'],
  ['apps/api/src/aufgabe/aufgabe.store.ts', 'packages/domain/src/termin/termin.ts'],
  ['apps/portal/src/routes/termine.ts', 'apps/portal/src/features/termin/screen.ts'],
  ['apps/portal/src/features/kehrtour/entwurf/zeigt.ts', 'apps/portal/src/features/kehrtour/brett/brett.ts'],
  [
    'apps/portal/src/features/kehrtour/quartal/zeigt.ts',
    'apps/portal/src/features/kehrtour/quartal/parts/karte.ts',
  ],
  ['packages/contract/src/kehrtour.ts', 'zod/mini'],
  ['packages/ui/patternlib/site/steht.ts', 'packages/shell/src/route.ts'],
  ['packages/domain/src/termin/termin.test.ts', 'packages/testkit/src/einTermin.ts'],
];

interface Finding {
  from: string;
  rule: { name: string };
}

const scratch = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
let findings: Finding[];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
  writeFileSync(path.join(scratch, file), text, { flag: 'a' });
}

/** Writes a file that imports another; names without a folder are packages and stay as they are. */
function plant(from: string, to: string): void {
  const isFile = /^(apps|packages)\//.test(to);
  if (isFile && !existsSync(path.join(scratch, to))) write(to, 'export {};\n');
  const relative = path.relative(path.dirname(from), to);
  write(
    from,
    `import '${isFile && !relative.startsWith('.') ? `./${relative}` : isFile ? relative : to}';\n`,
  );
}

beforeAll(() => {
  write('tsconfig.base.json', '{}');
  for (const name of ['pg', 'saxes', 'zod', 'zod/mini']) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(path.join(scratch, 'e2e'));
  for (const [from, ...chain] of Object.values(violations)) {
    for (const [index, to] of chain.entries()) plant(chain[index - 1] ?? from, to);
  }
  for (const [from, to] of allowed) plant(from, to);
  const args = ['--config', config, '--output-type', 'json', 'apps', 'packages', 'e2e'];
  const run = spawnSync(depcruise, args, { cwd: scratch, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const answer = JSON.parse(run.stdout) as { summary: { violations: Finding[] } };
  findings = answer.summary.violations;
});

afterAll(() => rmSync(scratch, { recursive: true }));

describe('the boundaries', () => {
  it('are all tried here', () => {
    expect(Object.keys(violations).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(violations))('catch a violation of %s', (rule, [from]) => {
    const caught = findings.filter((finding) => finding.rule.name === rule).map((finding) => finding.from);
    expect(caught).toContain(from);
  });

  it.each(allowed)('let %s use %s', (from) => {
    expect(findings.filter((finding) => finding.from === from)).toEqual([]);
  });
});

describe('the order of concepts', () => {
  const order = forbidden.find(({ name }) => name.startsWith('concept-order-'))?.comment ?? '';
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const foldersOf = (place: string): string[] =>
    readdirSync(path.join(root, place), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
  const page = readFileSync(path.join(root, '.github/ARCHITECTURE.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const outside = /Outside it stand (.*?)[.]/.exec(page)?.[1] ?? '';

  it('is the one that the page of the house tells', () => {
    expect(/Order of concepts, in domain and API alike: (.*?)[.]/.exec(page)?.[1]).toBe(order);
  });

  it('names each folder of the API, or the page says that it stands outside', () => {
    const known = [...order.split(/ < |, /), ...[...outside.matchAll(/`(\w+)`/g)].map(([, name]) => name)];
    expect(foldersOf('apps/api/src').filter((name) => !known.includes(name))).toEqual([]);
  });

  it('names no folder that is nowhere', () => {
    const there = [...foldersOf('apps/api/src'), ...foldersOf('packages/domain/src')];
    expect(order.split(/ < |, /).filter((name) => !there.includes(name))).toEqual([]);
  });
});

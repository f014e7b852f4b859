import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { assertionsIn, ceilingsBroken, countsOf, sqlTestsIn, STATEMENTS } from './assertions.ts';
import { exceptThose, type Finding } from './exceptions.ts';
import { differencesOfFrontDoors, faultsOfPictures } from './frontDoor.ts';
import { literalKeys } from './literalKeys.ts';
import { longStatements } from './longStatements.ts';
import { looseSentences } from './looseSentences.ts';
import { NAMED_IN, staleNames } from './readmeNames.ts';
import { repeatedLists } from './repeatedLists.ts';
import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';
import { stalePlaces, wordsOf } from './stalePlaces.ts';
import { stateLists } from './stateLists.ts';
import { stateWriters } from './stateWriters.ts';
import { tablesWithoutOwner } from './tableOwners.ts';
import { unnamedSettings } from './unnamedSettings.ts';
import { wordsOfActs } from './wordsOfActs.ts';

/** More than that in one folder, tests and stories apart, and it is a package. */
const SHARED_FILES_MAX = 10;
/** More than that in one folder of a feature, and nobody finds what he looks for: it has rooms. */
const FEATURE_FILES_MAX = 40;
const rootEntries =
  /^(\.ci|\.data|\.git|\.github|\.gitignore|\.turbo|README(\.de)?\.md|apps|deploy|dist|e2e|node_modules|package\.json|packages|pnpm-(lock|workspace)\.yaml|tsconfig\.base\.json|turbo\.json)$/;
const forbiddenNames = /^(utils?|helpers?|common|misc|types|index|shared|stuff)$/i;
const roles =
  /^(access|auth|bench|config|d|form|format|grund|jobs|layout|mail|play|playwright|problem|process|property|props|routes|server|setup|client|spec|store|stories|test|axe|thread)$/;
/** The solver has the one index; React Router looks for its own name; a route is named after its address, a script after its URL, demo data after their place. */
const freelyNamed =
  /^packages\/planner\/src\/index\.ts$|\/react-router\.config\.ts$|\/src\/routes\/|^packages\/shell\/scripts\/|^apps\/api\/demo\/|^e2e\//;

/** Names of functions that say nothing of what is done to what: every verb has its object. */
const bareVerb =
  /(?:function|const) (schreibe|nimm|was|wo)(?: = (?:async )?\(|\()|export (?:async )?(?:function|const) (beende|halte|lade|lies|melde|merke|sende|wende)(?=[<(]| = (?:async )?[(<])/;

/** Where words of pages may come from. */
const SPOKEN = /[.](tsx?|[cm]js|css|sql|json|yaml|html|sh)$/;

/** A number of a page that is not in the repository: in a comment, or before the name of a test. */
const elsewhere =
  /\bruling \d|\bspec(?:\/\w+\.md)? ?§|\bdossier\b|\b(?:it|test|describe)\(\s*['"`][A-Z]\d{2}[: ]/i;
/** A machine that is busy takes longer; what is too slow is a bench's to say. */
const timed = /\bexpect(\.soft)?\([^;]*\bperformance\.now\(\)/;
/** What a machine computes takes as long as it takes. */
const waited = /\bwaitForTimeout\(|\btimeout: ?[\d_]+ *[,})]/;
/** Less than the patience that all tests share. */
const impatient = /\btimeout: ?(?:\d{1,5}|\d{1,2}_\d{3}|1[01]\d_\d{3})\s*[,})]/;
/** A refusal put into words by hand: a title of its own and a detail behind it are one sentence often enough. */
const reworded = /\$\{(?:\w+\.)*title\}\. \$\{/;
/** A messenger by its name, comments apart: what is said of each comes from its row. */
const namedMessenger = /^(?!\s*(?:\*|\/[*/])).*WhatsApp/m;
const namedMessengerIn =
  /^packages\/domain\/src\/messenger\.ts$|\/settings\/messengerEnv\.ts$|\/kanal\/messenger\/whatsapp\/|[.](test|stories)[.]tsx?$/;
/** A code asked for as bare text. */
const bareCode = /\bproblem\??\.type\s*[!=]==/;
/** A day in numbers alone: whoever has to have done something by then reads its weekday. */
const bareDay = /\bformatTag\(/;
/** Where a refusal is put into words: for pages by `sentenceOf`, for forms without a script by the API itself. */
const rewordedIn = /^packages\/api-client\/src\/faults\.ts$|^apps\/api\/src\/platform\/http\/plainForm\.ts$/;
/** The clock of the machine, asked in passing. */
const ownClock = /\bDate\.now\b|\bnew Date\(\)/;
/** Rules and verbs get the moment, pages of the portal ask one place, and so does what stands in the field. */
const givenTheMoment =
  /^packages\/(domain|planner)\/src\/|^apps\/api\/src\/(?!platform\/)|^apps\/portal\/src\/(features|shared)\//;
const clocks = /\/heute\/uhr\.ts$|\/shared\/heute\.ts$|[.]process[.]ts$|[.](test|stories)[.]tsx?$/;
/** A condition may be asked again for every row of the table, and finds others each time. */
const claimed = /\bin\s*\(\s*select\b[^;`]*\bskip locked\s*\)/i;
/** The numbers of the login's cases stand for each other: `packages/shell/src/cases.test.ts` keeps them complete. */
const numbered =
  /^(packages\/(auth|shell)|e2e\/auth-fixture|apps\/marketing\/src\/content)\/.*[.](test|spec)[.]tsx?$/;

/** Files that nobody tells apart by ear: `buchungMail.ts` beside `buchung.mail.ts`; the second of them is named. */
function alikeNames(source: readonly string[]): string[] {
  const spoken = Map.groupBy(source, (file) =>
    file
      .replace(/[.]tsx?$/, '')
      .replaceAll('.', '')
      .toLowerCase(),
  );
  return [...spoken.values()].flatMap((files) => files.slice(1));
}

/** Folders of features, and of what they share, that hold too much. */
function fullDrawers(source: readonly string[]): string[] {
  const drawers = Map.groupBy(
    source.filter((file) => !/[.](test|stories)[.]tsx?$/.test(file)),
    (file) => /^apps\/[^/]+\/src\/(shared|features)(\/[^/]+)*(?=\/)/.exec(file)?.[0] ?? '',
  );
  return [...drawers].flatMap(([drawer, files]) =>
    drawer !== '' && files.length > (drawer.includes('/shared') ? SHARED_FILES_MAX : FEATURE_FILES_MAX)
      ? [drawer]
      : [],
  );
}

/** What a source may not contain, by the look of its text. */
const forbidden: { rule: Finding['rule']; where: (file: string) => boolean; what: RegExp; text: string }[] = [
  {
    rule: 'cited',
    where: (file) => !numbered.test(file),
    what: elsewhere,
    text: 'beruft sich auf einen Text, der nicht hier liegt; der Grund gehört in den Satz',
  },
  {
    rule: 'name',
    where: (file) => !/[.](test|stories)[.]tsx?$/.test(file),
    what: bareVerb,
    text: 'nennt eine Funktion, ohne zu sagen, was sie womit tut',
  },
  {
    rule: 'timed',
    where: (file) => /[.](test|spec)[.]tsx?$/.test(file),
    what: timed,
    text: 'misst, wie lange etwas dauert; das sagt eine Messung unter bench',
  },
  {
    rule: 'waited',
    where: (file) => /^e2e\/(journeys|auth-fixture|pages)\//.test(file),
    what: waited,
    text: 'wartet eine Zahl von Sekunden; was kommt, beendet das Warten, und Geduld steht in e2e/support/geduld.ts',
  },
  {
    rule: 'waited',
    where: (file) => /^(apps|packages)\/.*[.]test[.]tsx?$/.test(file),
    what: impatient,
    text: 'wartet kürzer als alle anderen; ohne eigene Zahl gilt die Geduld von vitest.config.ts',
  },
  {
    rule: 'sentence',
    where: (file) => !rewordedIn.test(file),
    what: reworded,
    text: 'setzt eine Ablehnung von Hand zusammen; sentenceOf sagt sie',
  },
  {
    rule: 'sentence',
    where: (file) => !/^packages\/api-client\/|[.]test[.]tsx?$/.test(file),
    what: bareCode,
    text: 'fragt den Code einer Ablehnung von Hand; istFehler und istCode kennen die Liste',
  },
  {
    rule: 'sentence',
    where: (file) => /^apps\/booking\/src\/|^apps\/api\/src\/ankuendigung\/mangelbrief\//.test(file),
    what: bareDay,
    text: 'sagt einer Kundin einen Tag ohne Wochentag; formatTagLang und formatFristende nennen ihn',
  },
  {
    rule: 'row',
    where: (file) => /^(apps|packages)\/[^/]+\/src\//.test(file) && !namedMessengerIn.test(file),
    what: namedMessenger,
    text: 'nennt einen Messenger beim Namen; der nächste fehlt dort, MESSENGER_WORTE nennt alle',
  },
  {
    rule: 'timed',
    where: (file) => givenTheMoment.test(file) && !clocks.test(file),
    what: ownClock,
    text: 'fragt selbst nach der Uhrzeit; der Augenblick kommt von außen (ctx.now(), Uhr, shared/heute.ts)',
  },
  {
    rule: 'claimed',
    where: () => true,
    what: claimed,
    text: 'nimmt sich Zeilen in einer Bedingung; ein „with … as materialized“ findet sie einmal',
  },
];

/** What breaks the house's words, places and versions, and exceptions that nobody needs any more. */
export function checkVocabulary(folder = root): Finding[] {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const finding = (rule: Finding['rule'], text: string) => (file: string) => ({ file, rule, text });
  const source = sourceFiles('{apps,packages,e2e}/**/*.{ts,tsx}', folder);
  const all: Finding[] = [
    ...readdirSync(folder)
      .filter((entry) => !rootEntries.test(entry))
      .map(finding('root', 'gehört nicht in den Wurzelordner')),
    ...source
      .filter((file) => !freelyNamed.test(file) && !wellNamed(path.basename(file)))
      .map(finding('name', 'heißt nicht wie das eine, das sie enthält')),
    ...alikeNames(source).map(
      finding('name', 'heißt bis auf Punkte und große Buchstaben wie ihre Nachbarin'),
    ),
    ...fullDrawers(source).map(
      finding('shared', `hat mehr als ${SHARED_FILES_MAX} Dateien (in einem Feature ${FEATURE_FILES_MAX})`),
    ),
    ...repeatedLists(source, read).map(({ file, list }) =>
      finding('list', `wiederholt ${list}; die Liste steht in packages/domain`)(file),
    ),
    ...looseStates(source, read, folder),
    ...saidWithoutProof(source, read),
    ...literalKeys(source, read).map(
      finding('key', 'schreibt einen Schlüssel von Hand; keyOf und outdateConcepts kennen die Adressen'),
    ),
    ...looseSentences(source, read).map(
      finding('sentence', 'lehnt mit einem eigenen Satz ab; Gründe stehen in der *.grund.ts des Konzepts'),
    ),
    ...longStatements(source, read).map(({ file, line }) =>
      finding('line', `läuft in Zeile ${line} aus dem Fenster; SQL bricht an seinen Teilen um`)(file),
    ),
    ...wordsOfActs(source, read).map(({ file, name, instead }) =>
      finding('word', `nennt ${name}; hier heißt das: ${instead}`)(file),
    ),
    ...forbidden.flatMap(({ rule, where, what, text }) =>
      source.filter((file) => where(file) && what.test(read(file))).map(finding(rule, text)),
    ),
    ...sourceFiles('{.,apps/*,packages/*,e2e}/package.json', folder)
      .filter((file) => namesVersion(read(file)))
      .map(finding('version', 'nennt eine Version; Versionen stehen im catalog')),
    ...tablesWithoutOwner(folder).map(({ table, concepts }) =>
      finding('table', `wird von ${concepts.join(', ')} geschrieben; ein Ordner sei ihr Zuhause`)(table),
    ),
    ...placesOfPages(folder, read),
    ...namesInReadmes(folder),
    ...frontDoors(folder).map((text) => finding('path', text)('README.md')),
  ];
  return exceptThose(
    all,
    ['root', 'name', 'shared', 'version', 'path', 'table', 'list', 'key', 'word'],
    folder,
  );
}

/** States of an appointment or a round that stand, or are written, elsewhere than in their one place. */
function looseStates(source: readonly string[], read: (file: string) => string, folder: string): Finding[] {
  const migrations = sourceFiles('apps/api/migrations/*.sql', folder);
  return [
    ...stateLists(source, read).map(({ file, list, home }) => ({
      file,
      rule: 'list' as const,
      text: `zählt Stände auf (${list}); Mengen von ihnen stehen in ${home}`,
    })),
    ...stateWriters([...source, ...migrations], read).map((file) => ({
      file,
      rule: 'state' as const,
      text: 'schreibt den Stand eines Termins; das tut allein wechsleTermin',
    })),
  ];
}

/** The whole house alone has ceilings. */
function saidWithoutProof(source: readonly string[], read: (file: string) => string): Finding[] {
  if (!source.includes(STATEMENTS)) return [];
  const counts = countsOf(assertionsIn(source, read), {
    statements: read(STATEMENTS),
    sqlTests: sqlTestsIn(source, read),
  });
  return ceilingsBroken(counts).map((text) => ({
    file: 'packages/config/house/parts/assertions.ts',
    rule: 'said',
    text,
  }));
}

function namesInReadmes(folder: string): Finding[] {
  const read = (file: string): string | undefined =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined;
  return NAMED_IN.flatMap((file) =>
    staleNames(file, read(file) ?? '', read).map((text) => ({
      file,
      rule: 'path' as const,
      text: `nennt ${text}`,
    })),
  );
}

function frontDoors(folder: string): string[] {
  const [english, german] = ['README.md', 'README.de.md'].map((page) => path.join(folder, page));
  if (!english || !german || !existsSync(german)) return [];
  const bytesOf = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;
  const pages = [readFileSync(english, 'utf8'), readFileSync(german, 'utf8')] as const;
  const settings = sourceFiles('{apps/*,packages/addresses}/{src/**/*,server}.ts', folder)
    .filter((file) => !/[.]test[.]ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return [
    ...differencesOfFrontDoors(...pages),
    ...settingsPages(folder, settings),
    ...pages.flatMap((one) => faultsOfPictures(one, bytesOf)),
  ];
}

const SETTINGS_PAGES = ['deploy/SETTINGS.md', 'deploy/SETTINGS.de.md'] as const;
/** What is wrong with the pages that name every setting. */
function settingsPages(folder: string, sources: readonly string[]): string[] {
  const [english, german] = SETTINGS_PAGES.map((page) => path.join(folder, page));
  if (!english || !german || !existsSync(german)) return [];
  const pages = [readFileSync(english, 'utf8'), readFileSync(german, 'utf8')] as const;
  return [...differencesOfFrontDoors(...pages, SETTINGS_PAGES), ...unnamedSettings(sources, pages[0])];
}

function wellNamed(file: string): boolean {
  const [name = '', ...rest] = file.replace(/\.tsx?$/, '').split('.');
  return (
    /^[a-z][a-z\d]*$/i.test(name) && !forbiddenNames.test(name) && rest.every((role) => roles.test(role))
  );
}

/** turbo wants to find one pnpm; its version is that of `packageManager`. */
function namesVersion(manifest: string): boolean {
  const lists = JSON.parse(manifest) as Record<string, Record<string, string> | undefined>;
  const all = { ...lists['dependencies'], ...lists['devDependencies'], ...lists['optionalDependencies'] };
  return Object.entries(all).some(
    ([name, version]) => name !== 'pnpm' && !/^(catalog:|workspace:\*)$/.test(version),
  );
}

/** What any page names and what is not there; what the public site says is no page of the house. */
function placesOfPages(folder: string, read: (file: string) => string): Finding[] {
  const files = sourceFiles('{*,{.github,.ci,apps,packages,e2e,deploy}/**/*}.*', folder);
  const words = new Set(files.filter((file) => SPOKEN.test(file)).flatMap((file) => wordsOf(read(file))));
  const house = { exists: (place: string) => existsSync(path.join(folder, place)), files, words };
  return files
    .filter((file) => file.endsWith('.md') && !file.startsWith('apps/marketing/content/'))
    .flatMap((file) =>
      stalePlaces(file, read(file), house).map((named) => ({
        file,
        rule: 'path' as const,
        text: `nennt ${named}, das es nicht gibt`,
      })),
    );
}

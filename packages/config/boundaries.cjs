// Who may import whom. Names are what a person reads when a rule fires; boundaries.test.ts plants one violation of each.
const frontends = '(portal|admin|booking|marketing)';
const testFiles = '[.](test|spec|stories|axe)[.]tsx?$|/(test|bench|[.]storybook)/';
const tests = `${testFiles}|^e2e/|^packages/(testkit|config)/`;

/** The table of .github/ARCHITECTURE.md: what each place may use of ours. */
const uses = {
  'packages/domain': [],
  'packages/planner': [],
  'packages/ui/src': [],
  'packages/ui/patternlib': ['ui', 'shell'],
  'packages/contract': ['domain'],
  'packages/api-client': ['contract'],
  'packages/auth': [],
  'packages/shell': ['ui', 'auth', 'domain'],
  'packages/addresses': [],
  'packages/watchdog': [],
  'packages/testkit': ['ui'],
  'apps/gateway': ['addresses', 'watchdog'],
  'apps/api': ['addresses', 'watchdog', 'domain', 'contract', 'planner'],
  'apps/booking': ['watchdog', 'ui', 'shell', 'api-client', 'contract', 'domain'],
  'apps/admin': ['ui', 'shell', 'api-client', 'contract', 'domain', 'auth'],
  'apps/portal': ['ui', 'shell', 'api-client', 'contract', 'domain', 'auth', 'planner'],
  'apps/marketing': ['ui', 'shell', 'api-client', 'contract', 'domain', 'planner'],
};

/** Order of concepts in domain and API: a line knows itself and the lines above it. */
const layers = [
  ['ort', 'feiertag', 'datei', 'vorgang', 'newsletter', 'kontaktformular'],
  ['unternehmen', 'mitarbeiter', 'liegenschaft', 'taetigkeit'],
  ['konto', 'aufgabe'],
  ['importauftrag'],
  ['belegung'],
  ['termin'],
  ['zugang'],
  ['gebiet', 'schliesstag', 'verfuegbarkeit'],
  ['terminbuchung', 'betroffen'],
  ['planung'],
  ['kehrtour'],
  ['mangel'],
  ['feld'],
  ['ankuendigung', 'terminzettel'],
  ['buchung'],
  ['kalender'],
  ['zahlung', 'partner'],
  ['rechnung'],
  ['datenauszug', 'loeschauftrag', 'auskunft'],
];

/** What takes apart what somebody else wrote: libraries, and our own readers of lists. */
const readersOfStrangers =
  '(^|/)node_modules/(saxes|ical[.]js|postal-mime|yauzl|read-excel-file|sharp|osm-pbf-parser-node)/|^(node:)?sqlite$|^packages/domain/src/importdatei/datei/csvtext[.]ts$';

const standsOn = Object.entries(uses).map(([place, list]) => ({
  name: `${place.split('/')[1]}-uses-${list.length > 0 ? list.join('-') : 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^${place}/`, pathNot: testFiles },
  to: { path: '^packages/', pathNot: `^${place}/${list.map((name) => `|^packages/${name}/`).join('')}` },
}));

/** Whoever joins the table of appointments or of rounds reads their states, too; the domain's own rules keep the order. */
const states = '^packages/domain/src/(termin/termin|kehrtour/kehrtourstatus)[.]ts$';
/** What a round may become is a rule for planning, too; how it does is none of its affair. */
const rulesOfKehrtour = '^packages/domain/src/kehrtour/kehrtour[.]ts$';
const belowTermin = layers
  .slice(
    0,
    layers.findIndex((layer) => layer.includes('termin')),
  )
  .flat();

/** What a room of a concept may not use: the rooms above it. One that bears the concept's name is the folder itself. */
const roomOrder = (concept, order) => {
  const floors = order.split(' < ').map((rooms) => rooms.split(', '));
  const place = (rooms) =>
    `^apps/api/src/${concept}/(${rooms.map((room) => (room === concept ? '[^/]+$' : `${room}/`)).join('|')})`;
  return floors.slice(0, -1).map((rooms, index) => ({
    name: `room-order-${concept}-${rooms.join('-')}`,
    comment: `${order}. Routes and jobs compose.`,
    severity: 'error',
    from: { path: place(rooms), pathNot: `${tests}|[.](routes|jobs)[.]ts$` },
    to: { path: place(floors.slice(index + 1).flat()) },
  }));
};

/** How often somebody may, what is offered, held, booked, noted, wished; the office; visits split; times of one's own. */
const ROOMS_OF_BUCHUNG =
  'grenze < angebot < reservierung < buchung < vormerkung < terminwunsch < buero < teilung < eigenezeit < aufraeumen';
/** Who is reached, what is printed, by which way, told; called off or answered; what follows; the office. */
const ROOMS_OF_ANKUENDIGUNG =
  'empfang < papier < kanal < ansage < absage, kunde < ersatzweg, versand, verspaetung, mangelbrief, behoerde < zustellung, verwaltung, aenderung, antwortbrett < ankuendigung';

const conceptOrder = layers.slice(0, -1).map((layer, index) => ({
  name: `concept-order-${layer.join('-')}`,
  comment: layers.map((names) => names.join(', ')).join(' < '),
  severity: 'error',
  from: { path: `^(apps/api|packages/domain)/src/(${layer.join('|')})[/.]`, pathNot: tests },
  to: {
    path: `^(apps/api|packages/domain)/src/(${layers
      .slice(index + 1)
      .flat()
      .join('|')})[/.]`,
    pathNot: layer.includes('planung') ? `${states}|${rulesOfKehrtour}` : states,
  },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-import-exists',
      severity: 'error',
      from: { path: '^(apps|packages|e2e)/' },
      to: {
        couldNotResolve: true,
        pathNot:
          '^(virtual:|[.]/[+]types/|(geojson|node)$)|[.](css|svg|png|woff2?)([?]|$)|[?](url|raw|worker)',
      },
    },
    {
      name: 'app-knows-no-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    { name: 'package-knows-no-app', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    ...standsOn,
    {
      name: 'domain-and-planner-are-pure',
      comment: 'No input, no output, no clock, nothing installed: a rule is a function of values.',
      severity: 'error',
      from: { path: '^packages/(domain|planner)/src/', pathNot: tests },
      to: { pathNot: '^packages/(domain|planner)/src/' },
    },
    {
      name: 'planner-and-domain-are-strangers',
      severity: 'error',
      from: { path: '^packages/(domain|planner)/' },
      to: { path: '^packages/(domain|planner)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'no-node-in-a-browser',
      severity: 'error',
      from: {
        path: '^(apps/(portal|admin)|packages/(ui|shell|auth|api-client|contract))/src/',
        pathNot: `${tests}|/vite[.]ts$`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-speaks-zod-mini',
      comment: 'The booking page pays for every byte: zod/mini is a fifth of zod.',
      severity: 'error',
      from: { path: '^(packages/contract|apps/booking)/', pathNot: tests },
      to: { path: '(^|/)node_modules/zod/(?!mini/|v4/(mini|core|locales)/)' },
    },
    {
      name: 'booking-knows-no-auth',
      comment: 'Not even through a third: a customer has no account, and must not pay for its code.',
      severity: 'error',
      from: { path: '^apps/booking/' },
      to: { path: '^packages/auth/', reachable: true },
    },
    {
      name: 'frontends-do-not-plan',
      comment: 'Planning happens in the API; only the portal evaluates while a stop is dragged.',
      severity: 'error',
      from: { path: '^apps/(booking|admin)/' },
      to: { path: '^packages/planner/', reachable: true },
    },
    {
      name: 'feature-knows-no-feature',
      severity: 'error',
      from: { path: `^apps/${frontends}/src/features/([^/]+)/` },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'inward-only',
      comment: 'app -> routes -> features -> shared',
      severity: 'error',
      from: { path: `^apps/${frontends}/src/(features|shared)/` },
      to: { path: '^apps/[^/]+/src/(app|routes)/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: `^apps/${frontends}/src/shared/` },
      to: { path: '^apps/[^/]+/src/features/' },
    },
    {
      name: 'parts-are-private',
      severity: 'error',
      from: { path: '^((?:apps|packages)/[^/]+/(?:src/)?(?:features/)?[^/]+)/' },
      to: { path: '/parts/', pathNot: '^$1/' },
    },
    {
      name: 'parts-of-a-room-are-private',
      comment:
        'A feature of many files has rooms; what lies in the parts of one is neither its neighbours’ nor the landlord’s.',
      severity: 'error',
      from: { path: `^apps/${frontends}/src/features/([^/]+)/([^/]+)(?:/|$)` },
      to: {
        path: '^apps/$1/src/features/$2/(?!parts/)[^/]+/parts/',
        pathNot: '^apps/$1/src/features/$2/$3/parts/',
      },
    },
    {
      name: 'a-room-knows-no-other',
      comment:
        'Draft and board, announcing and quarter meet at the door: the board is the only room that another may enter.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/kehrtour/(ankuendigung|brett|entwurf|quartal)/' },
      to: {
        path: '^apps/portal/src/features/kehrtour/(ankuendigung|entwurf|quartal)/',
        pathNot: '^apps/portal/src/features/kehrtour/$1/',
      },
    },
    ...roomOrder('buchung', ROOMS_OF_BUCHUNG),
    ...roomOrder('ankuendigung', ROOMS_OF_ANKUENDIGUNG),
    {
      name: 'round-and-planning-have-doors',
      comment:
        'What other concepts may ask of a round or of planning stands in files beside their rooms. Who puts concepts together may enter.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: `^apps/api/src/(kehrtour|planung|demo)/|^apps/api/src/(jobs|server|worker)[.]ts$|${tests}`,
      },
      to: { path: '^apps/api/src/(kehrtour|planung)/[^/]+/' },
    },
    {
      name: 'announcing-has-doors',
      comment: 'What other concepts may use of it stands in files beside its rooms.',
      severity: 'error',
      from: {
        path: '^apps/api/src/[^/]+/',
        pathNot: `^apps/api/src/(ankuendigung|demo)/|${tests}`,
      },
      to: { path: '^apps/api/src/ankuendigung/[^/]+/' },
    },
    {
      name: 'only-stores-speak-sql',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '([.]store([.]test)?[.]ts|/platform/.*)$' },
      to: { path: '(^|/)node_modules/(drizzle-orm|pg|@electric-sql/pglite)/' },
    },
    {
      name: 'statements-stand-in-stores',
      comment: 'Whoever needs one beside its store gets it from a file there that hands it on.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `[.]store[.]ts$|^apps/api/src/platform/|${tests}` },
      to: { path: '^apps/api/src/platform/db/(sql|rowset|dbPglite|dbPostgres)[.]ts$' },
    },
    {
      name: 'a-store-is-private-to-its-concept',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/' },
      to: { path: '[.]store[.]ts$', pathNot: '^apps/api/src/$1/' },
    },
    {
      name: 'one-door-to-the-state-of-a-termin',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: `^apps/api/src/termin/(wechsleTermin|legeTerminAn|terminstand)[.]ts$|${tests}`,
      },
      to: { path: '^apps/api/src/termin/terminwechsel[.]store[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-concept',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: tests },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
    },
    {
      name: 'strangers-are-read-in-processes',
      comment:
        'What a file or a server of strangers costs, its own process pays (StrangerReader): never the one that answers everybody.',
      severity: 'error',
      from: { path: '^apps/api/src/(main|worker[.]process)[.]ts$' },
      to: { path: readersOfStrangers, reachable: true },
    },
    {
      name: 'what-grows-with-a-district-runs-in-threads',
      comment:
        'Comparing all houses with each other takes as long as there are many: nobody else waits for it.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `[.]thread[.]ts$|${tests}` },
      to: { path: '^packages/domain/src/ort/doppelteHaeuser[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    ...conceptOrder,
    {
      name: 'rules-below-termin-know-no-states',
      severity: 'error',
      from: { path: `^packages/domain/src/(${belowTermin.join('|')})/`, pathNot: tests },
      to: { path: states },
    },
    {
      name: 'production-code-knows-no-test',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '([.](test|spec|stories)[.]tsx?$|^packages/testkit/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages|e2e)/[^/]+/(dist|build|storybook-static|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};

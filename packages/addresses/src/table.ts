/** The front door: which host and which address belongs to which app. Server, Caddyfile and tests read this one table. */
export type AppName = 'portal' | 'admin' | 'booking' | 'marketing' | 'patternlib';

export interface App {
  name: AppName;
  /** First label of its own host: `app.` of `app.kehrtour.example`. */
  host: string;
  /** Where `/` of its own host leads. */
  home: string;
  /** `files`: a single-page app, built once. `pages`: one HTML file per address. `server`: rendered by a process of its own. */
  kind: 'files' | 'pages' | 'server';
  /** Folder of what it built, from the project's root. What carries a hash lies in `_<name>/` below it. */
  built: string;
  /** Origin that its pages name as theirs; where it answers elsewhere, they are served with that one in its place. */
  builtFor?: string;
  /** Every address it answers; `:id` is a row’s, `:x` any one segment, `:x?` may be missing, `(a|b)` is a choice, `*` is the rest. */
  pages: readonly string[];
  /** Pages with a form that a browser without script sends to the page's own address: POST goes to the API (`/formulare/…`). */
  forms?: readonly string[];
  /** Folder of its build that the pages of other sites load from; its names carry a version and what lies there stays. */
  forOtherSites?: string;
  /** Pages whose address may carry a code out of a mail or from a slip: no referrer leaves them. */
  secretInAddress: readonly string[];
  /** For people with an account only: no search engine keeps its pages. */
  unlisted?: boolean;
  /** In its pages nothing but the policy of ours makes a script of text, where the browser has trusted types. */
  trustedScripts?: boolean;
  /** Its pages show pages of its own in a frame. */
  framesItself?: boolean;
  /** No other host leads to it: whoever works there knows where. */
  unannounced?: boolean;
  /** Pages that begin with an HTML file of their own below the build, by their address: small, and with a life of their own. */
  entries?: Readonly<Record<`/${string}`, string>>;
  /** A service worker that lies below its build: as of which address it may answer for the network. */
  worker?: { readonly file: string; readonly scope: `/${string}` };
  /** The app whose pages it shows in a frame: the preview of the booking page in the settings. */
  framesPagesOf?: AppName;
}

const schritteDerKehrtour =
  '(import|liegenschaften|datum|mitarbeiter|arbeitsbeginn|arbeitszeit|pause|puffer|termine|kontakt|pruefen)';
const schritteDerEinrichtung = '(kontaktdaten|kundendaten|mitarbeiter|dienstleistungen|terminzettel)';

export const apps: readonly App[] = [
  {
    name: 'portal',
    unlisted: true,
    framesPagesOf: 'booking',
    host: 'app',
    home: '/termine',
    kind: 'files',
    built: 'apps/portal/dist',
    secretInAddress: ['/anmelden/*'],
    entries: { '/heute': 'heute/index.html' },
    worker: { file: 'heute/sw.js', scope: '/heute' },
    pages: [
      '/heute',
      '/anmelden',
      '/anmelden/(adresse-bestaetigen|passwort-vergeben|passwort-vergessen|zuruecksetzung-stoppen)',
      '/anmelden/passwort-vergessen/aendern',
      '/registrieren',
      '/termine',
      '/termine/(antworten|neu)',
      '/termine/:id',
      '/kehrtouren',
      '/kehrtouren/(neu|quartal)',
      '/kehrtouren/:id',
      '/kehrtouren/:id/(ankuendigen|angekuendigt)',
      `/kehrtouren/neu/${schritteDerKehrtour}`,
      '/kehrtourplaner/einrichten',
      `/kehrtourplaner/einrichten/${schritteDerEinrichtung}`,
      '/liegenschaften',
      '/liegenschaften/(doppelte|fristen|import|maengel|neu|nicht-mehr-im-export|reihenfolge|verwaltungen)',
      '/liegenschaften/:id',
      '/liegenschaften/(import|verwaltungen)/:id',
      '/konto',
      '/konto/rechnung',
      '/konto/einstellungen',
      '/konto/einstellungen/(datenschutz|dienstleistungen|kehrtouren|profil|terminbuchung|unternehmen|verbindungen|zahlung)',
      '/konto/einstellungen/datenschutz/(vertraege|verzeichnis)',
      '/konto/einstellungen/dienstleistungen/feuerstaettenschau',
      '/konto/einstellungen/dienstleistungen/taetigkeiten/(bearbeiten|neu)',
      '/konto/einstellungen/kehrtouren/(alternativtermine|briefdienst|karte|sms|whatsapp)',
      '/konto/einstellungen/kehrtouren/terminzettel/(freieTaetigkeiten|hoheitlicheTaetigkeiten)',
      '/konto/einstellungen/profil/persoenliche-daten',
      '/konto/einstellungen/terminbuchung/(einbetten|feiertage|gebiet|regeln|taetigkeiten|verfuegbarkeiten)',
      '/konto/einstellungen/unternehmen/(allgemeines|einsichten|logo|mitarbeiter|speicherplatz)',
      '/konto/einstellungen/unternehmen/mitarbeiter/(bearbeiten|hinzufuegen)',
      '/konto/einstellungen/verbindungen/(kalender|kehrbezirkssoftware)',
      '/konto/einstellungen/zahlung/(rechnungs-email|rechnungsanschrift|zahlungsart)',
    ],
  },
  {
    name: 'admin',
    unannounced: true,
    unlisted: true,
    host: 'admin',
    home: '/admin-area',
    kind: 'files',
    built: 'apps/admin/dist',
    secretInAddress: ['/admin-area/passwort-vergessen/*'],
    pages: [
      '/admin-area',
      '/admin-area/(anmelden|einsicht|import-jobs|invoices|passwort-vergessen|zugang)',
      '/admin-area/import-jobs/:id/:id',
      '/admin-area/passwort-vergessen/(aendern|fertig)',
      '/admin-area/setup/hottgenroth-cloud',
    ],
  },
  {
    name: 'booking',
    trustedScripts: true,
    host: 'termin',
    home: '/unternehmen/termin',
    kind: 'server',
    built: 'apps/booking/build/client',
    forOtherSites: 'einbetten',
    secretInAddress: ['/*'],
    pages: ['/termin', '/liegenschaft', '/unternehmen/*'],
  },
  {
    name: 'marketing',
    host: 'www',
    home: '/',
    kind: 'pages',
    built: 'apps/marketing/build/client',
    builtFor: 'https://www.kehrtour.example',
    secretInAddress: ['/newsletter-opt-in'],
    pages: [
      '/',
      '/produkt/(kehrtourplaner|terminbuchung)',
      '/lp/(kehrtour-ankuendigen-in-5-minuten|messe)',
      '/preise',
      '/blog/:slug?',
      '/kontakt',
      '/newsletter',
      '/newsletter-opt-in',
      '/impressum',
      '/datenschutz',
    ],
    forms: ['/kontakt', '/newsletter', '/newsletter-opt-in'],
  },
  {
    name: 'patternlib',
    host: 'patternlib',
    home: '/patternlib',
    // One file per address: an id that nothing bears is a real 404.
    kind: 'pages',
    built: 'packages/ui/dist',
    secretInAddress: [],
    framesItself: true,
    pages: ['/patternlib/:category?/:subcategory?/:example?'],
  },
];

/** Answers on every host, in that host's app. */
export const pagesOfEveryHost: readonly string[] = ['/error'];

/** Folders that every host serves below `/`, and the app whose build has them: the host's own, or the one that is named. */
export const foldersOfEveryHost: Readonly<Record<string, 'own' | AppName>> = {
  scripts: 'own',
  content: 'marketing',
};

/** Stands in for hosts without an app of their own, above all for everything on one origin. */
export const appOfOneOrigin: AppName = 'marketing';

export const hostOfApi = 'api';
export const prefixOfApi = '/api';
/** Below it the API takes the forms of pages. */
export const prefixOfForms = '/formulare';

/** By it a worker may answer for more than the folder it lies in. */
export const headerOfWorkers = 'service-worker-allowed';

/** Beside the document of an app of files: the same one that says already that there is no such page. `shell/vite` writes it. */
export const notFoundFile = '404.html';

/** A rendered page names here the origins that may show it in a frame; the answer to the browser says it in its policy. */
export const headerOfFrames = 'x-kehrtour-rahmen';

/** Carries the gateway's token when a visitor came to it directly, with nobody between. */
export const headerOfDirectVisit = 'x-kehrtour-unmittelbar';

/** The one policy by which a page may start workers; `packages/shell` makes it. */
export const policyOfScripts = 'default';

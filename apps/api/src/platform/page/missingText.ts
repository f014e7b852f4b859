/** What a server may lack to answer requests. */
export const MISSING = [
  'ende',
  'auslastung',
  'datenbank',
  'zugang',
  'schema',
  'rollen',
  'rechte',
  'eigner',
  'nur-lesen',
  'schluessel',
  'datenordner',
  'datenordner-stumm',
  'speicherplatz',
  'ablage',
] as const;
export type MissingName = (typeof MISSING)[number];

/** For the one who operates it: what is missing, and the way out; nothing that a stranger could use. */
export const missingText: Record<MissingName, { readonly de: string; readonly en: string }> = {
  ende: { de: 'Dieser Server endet gerade.', en: 'This server is ending.' },
  auslastung: { de: 'Dieser Server ist gerade ausgelastet.', en: 'This server is busy at the moment.' },
  datenbank: {
    de: 'Die Datenbank antwortet nicht oder nicht rechtzeitig. Prüfen Sie, ob sie läuft und ob DATABASE_URL zu ihr führt.',
    en: 'The database does not answer, or not in time. See whether it runs and whether DATABASE_URL leads to it.',
  },
  zugang: {
    de: 'Die Datenbank ist da, nimmt aber Benutzer, Passwort oder Namen aus DATABASE_URL nicht an. Tragen Sie ein, was gilt, und starten Sie alle Server und Arbeiter neu.',
    en: 'The database is there but does not accept user, password or name of DATABASE_URL. Enter what holds, and start all servers and workers again.',
  },
  schema: {
    de: 'Die Datenbank hat noch nicht den Stand dieses Programms. Starten Sie einen Server dieses Stands neu: Er bringt sie dorthin.',
    en: 'The database has not reached the version of this program. Start a server of this version again: it brings the database there.',
  },
  rollen: {
    de: 'Der Datenbank fehlen die Rollen kehrtour_app, kehrtour_jobs und kehrtour_betrieb, oder der Benutzer aus DATABASE_URL darf sie nicht annehmen. In einem Dump stehen sie nicht: Nehmen Sie eine leere Datenbank und „npm run zurueckspielen“; von Hand kommt zuerst rollen.sql der Sicherung (oder „pg_dumpall --roles-only“), dann der Dump.',
    en: 'The database lacks the roles kehrtour_app, kehrtour_jobs and kehrtour_betrieb, or the user of DATABASE_URL may not take them on. A dump does not hold them: take an empty database and "npm run zurueckspielen"; by hand rollen.sql of the backup (or "pg_dumpall --roles-only") comes first, then the dump.',
  },
  rechte: {
    de: 'Den Rollen der Datenbank fehlen Rechte an Tabellen, wie nach einem Dump, der vor den Rollen eingespielt wurde. Spielen Sie ihn noch einmal in eine leere Datenbank ein, nach den Rollen.',
    en: 'The roles of the database lack rights on tables, as after a dump that was restored before the roles. Restore it once more into an empty database, after the roles.',
  },
  eigner: {
    de: 'Dem Benutzer aus DATABASE_URL gehören die Tabellen nicht, oder ihm fehlt das Recht bypassrls. Verbinden Sie sich als der, dem die Datenbank gehört, oder geben Sie ihm das Recht: alter role … bypassrls.',
    en: 'The user of DATABASE_URL does not own the tables, or lacks the right bypassrls. Connect as the owner of the database, or give the right: alter role … bypassrls.',
  },
  'nur-lesen': {
    de: 'Die Datenbank lässt sich nur lesen, etwa als Replikat. Führen Sie DATABASE_URL zu dem Server, der schreibt.',
    en: 'The database can only be read, as a replica can. Lead DATABASE_URL to the server that writes.',
  },
  schluessel: {
    de: 'SECRET_KEY ist ein anderer als der, mit dem diese Datenbank begonnen wurde. Nennen Sie jenen; war keiner gesetzt, steht er in der Datei geheimnis im damaligen DATA_DIR.',
    en: 'SECRET_KEY is another one than the one this database was begun with. Name that one; where none was set, it is in the file geheimnis of the DATA_DIR of that time.',
  },
  datenordner: {
    de: 'In DATA_DIR lässt sich nicht schreiben. Prüfen Sie, ob der Ordner da ist und dem Benutzer gehört, der Kehrtour startet.',
    en: 'DATA_DIR cannot be written into. See whether the folder is there and belongs to the user who starts Kehrtour.',
  },
  'datenordner-stumm': {
    de: 'DATA_DIR hat seit einer halben Minute nicht geantwortet. Prüfen Sie die Platte oder die Verbindung zu ihr, und ob sie überlastet ist.',
    en: 'DATA_DIR has not answered for half a minute. See to the disk, or to the connection to it, and whether it is overloaded.',
  },
  speicherplatz: {
    de: 'Der Platz für Dateien ist voll. Machen Sie dort Platz, wo DATA_DIR oder die Ablage liegt.',
    en: 'There is no room for files. Make some where DATA_DIR or the object store lies.',
  },
  ablage: {
    de: 'Die S3-kompatible Ablage nimmt keine Dateien an. Prüfen Sie S3_ENDPOINT, S3_BUCKET und die beiden Schlüssel.',
    en: 'The S3-compatible store takes no files. See to S3_ENDPOINT, S3_BUCKET and the two keys.',
  },
};

/** Nothing is missing: what was written did arrive, or has not failed yet. */
export const slowText = {
  de: 'DATA_DIR oder die Ablage antwortet langsam, etwa unter Last. Es geht weiter; hält es an, prüfen Sie die Platte oder die Verbindung.',
  en: 'DATA_DIR or the object store answers slowly, as under load. Work goes on; if it lasts, see to the disk or the connection.',
};

/** Nothing is missing yet. */
export const fewSpaceText = {
  de: 'Der Platz in DATA_DIR geht zu Ende. Betriebe mit vielen Dateien können keine mehr ablegen; die anderen noch. Machen Sie dort Platz, oder vergrößern Sie die Platte.',
  en: 'Room in DATA_DIR is running out. Companies with many files cannot store more, the others still can. Make room there, or enlarge the disk.',
};

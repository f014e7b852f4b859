/** Where a folder lies that is looked into for files. */
export const ORDNERARTEN = ['sftp', 's3'] as const;
export type Ordnerart = (typeof ORDNERARTEN)[number];
export const ORDNERART_NAMEN: Record<Ordnerart, string> = {
  sftp: 'SFTP-Server',
  s3: 'S3-Speicher',
};

/** Why a folder could not be looked into. */
export const ORDNERFEHLER = [
  'adresse-gesperrt',
  'nicht-erreichbar',
  'zu-langsam',
  'anmeldung-falsch',
  'schluessel-anders',
  'pfad-fehlt',
  'zu-viele-dateien',
  'unverstaendlich',
] as const;
export type Ordnerfehler = (typeof ORDNERFEHLER)[number];

/** What became of a file that lay there; one that is `bekannt` was read before under another name. */
export const ORDNERDATEI_STAENDE = ['eingelesen', 'bekannt', 'abgelehnt'] as const;
export type OrdnerdateiStand = (typeof ORDNERDATEI_STAENDE)[number];

/** What is still to be done with a file without a person. */
export const ORDNERSCHRITTE = ['pruefen', 'uebernehmen'] as const;
export type Ordnerschritt = (typeof ORDNERSCHRITTE)[number];

/** Why a file that was to be taken over by itself waits for a person. */
export const ORDNERHALTE = [
  'spalten',
  'neue-liste',
  'gleiche',
  'viele-fehlen',
  'viele-fehler',
  'gescheitert',
] as const;
export type Ordnerhalt = (typeof ORDNERHALTE)[number];

/** Files of one look: more is no folder of exports. */
export const ORDNERDATEIEN_MAX = 1000;
export const ORDNER_MAX = 3;
/** Older files lay there before anybody thought of us. */
export const ORDNER_TAGE_ZURUECK = 7;

type Zahlen = Partial<
  Record<'zeilen' | 'geaendert' | 'unveraendert' | 'fehlend' | 'fehlerhaft' | 'vorschlaege', number>
>;
export type Ordnerpruefling = {
  readonly pflichtfelderFehlen: boolean;
  /** Somebody said before how such a file is read, or the format itself says it. */
  readonly lesartBekannt: boolean;
  readonly gleicheGesagt: boolean;
  readonly anzahl: Zahlen;
};

const WENIGE = 5;
const ANTEIL = 0.1;

/** Whether nobody has to look before a file changes the stock: an export that was cut off must not mark half a district. */
export function ordnerhalt(datei: Ordnerpruefling): Ordnerhalt | undefined {
  const {
    zeilen = 0,
    geaendert = 0,
    unveraendert = 0,
    fehlend = 0,
    fehlerhaft = 0,
    vorschlaege = 0,
  } = datei.anzahl;
  if (datei.pflichtfelderFehlen) return 'spalten';
  if (!datei.lesartBekannt) return 'neue-liste';
  if (vorschlaege > 0 && !datei.gleicheGesagt) return 'gleiche';
  if (fehlend > Math.max(WENIGE, ANTEIL * (fehlend + geaendert + unveraendert))) return 'viele-fehlen';
  return fehlerhaft > Math.max(WENIGE, ANTEIL * zeilen) ? 'viele-fehler' : undefined;
}

const VERBOTEN = /[/\\\p{Cc}]/u;

/** A name that can only mean a file of this folder. */
export const istOrdnerdateiname = (name: string): boolean =>
  name !== '' && name.length <= 200 && !name.startsWith('.') && !VERBOTEN.test(name);

import { BETREUUNGSTATEN } from '@kehrtour/domain/unternehmen/betreuung';
import { EINSICHT_GRUND } from '@kehrtour/domain/unternehmen/einsicht';
import * as z from 'zod/mini';

import { importuebersicht } from './betrieb.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, leer, text, zeitpunkt } from './gemeinsam.ts';
import { importAnzahl } from './importbefund.ts';
import { lesart } from './importlesart.ts';

/** One import at the operator's desk: counts and shapes. Rows, names and the file itself need an insight with a reason. */
const wo = z.object({ unternehmenId: id, id });
/** The company reads it beside what was done. */
const begruendung = z.object({ grund: text(EINSICHT_GRUND.zeichenMax, EINSICHT_GRUND.zeichenMin) });
const betreuterImport = z.object({
  id,
  unternehmen: importuebersicht.shape.unternehmen,
  art: importuebersicht.shape.art,
  status: importuebersicht.shape.status,
  anzahl: z.partial(importAnzahl),
  lesart: z.partial(lesart),
  zeilenImText: z.int(),
  spalten: z.int(),
  zugeordnet: z.int(),
  fehlendePflichtfelder: z.array(z.string()),
  angelegtAm: zeitpunkt,
  geprueftAm: z.nullable(zeitpunkt),
  uebernommenAm: z.nullable(zeitpunkt),
  rueckgaengigAm: z.nullable(zeitpunkt),
  /** False once the file was deleted: then nothing can be read again. */
  dateiDa: z.boolean(),
  pruefbar: z.boolean(),
  ruecknehmbar: z.boolean(),
  laufend: z.nullable(z.object({ schritt: z.string(), anteil: z.number() })),
  /** What the last work on it failed with, as its own sentence. */
  fehler: z.nullable(z.string()),
  notizen: z.array(z.object({ id, am: zeitpunkt, wer: z.string(), text: z.string() })),
});
export type BetreuterImport = z.infer<typeof betreuterImport>;

export const betreuterImportHolen = endpoint({
  method: 'GET',
  path: '/betrieb/importauftraege/:unternehmenId/:id',
  zweck: 'Ein Import in Zahlen und Ständen, ohne Zeilen, Namen und Dateinamen.',
  zugang: 'adminUser',
  params: wo,
  response: betreuterImport,
  fehler: ['nicht-gefunden'],
});
export const importNeuPruefen = endpoint({
  method: 'POST',
  path: '/betrieb/importauftraege/:unternehmenId/:id/pruefen',
  zweck: 'Startet den Probelauf noch einmal; er ändert nichts am Bestand.',
  zugang: 'adminUser',
  params: wo,
  body: begruendung,
  response: leer,
  fehler: ['nicht-gefunden', 'import.falscher-stand', 'import.pflichtspalte-fehlt'],
});
export const importAbbrechen = endpoint({
  method: 'POST',
  path: '/betrieb/importauftraege/:unternehmenId/:id/abbrechen',
  zweck: 'Bricht die Arbeit an einem Import ab, die gerade läuft.',
  zugang: 'adminUser',
  params: wo,
  body: begruendung,
  response: leer,
  fehler: ['nicht-gefunden', 'import.falscher-stand'],
});
export const importZuruecknehmen = endpoint({
  method: 'POST',
  path: '/betrieb/importauftraege/:unternehmenId/:id/zuruecknehmen',
  zweck: 'Nimmt den neuesten Import eines Betriebs als Ganzes zurück.',
  zugang: 'adminUser',
  params: wo,
  body: begruendung,
  response: leer,
  fehler: ['nicht-gefunden', 'import.falscher-stand', 'import.rueckgaengig-zu-spaet'],
});
export const importNotieren = endpoint({
  method: 'POST',
  path: '/betrieb/importauftraege/:unternehmenId/:id/notizen',
  zweck: 'Hält fest, was zu einem Import besprochen wurde.',
  zugang: 'adminUser',
  params: wo,
  body: z.object({ text: text(1000, 1) }),
  response: leer,
  fehler: ['nicht-gefunden', 'zu-viele-versuche'],
});

const tat = z.object({
  id: z.string(),
  was: z.enum(BETREUUNGSTATEN),
  /** The operator's name; null where it was not kept. */
  wer: z.nullable(z.string()),
  am: zeitpunkt,
  /** What she gave as reason, or the words of her note; null where none was asked. */
  grund: z.nullable(z.string()),
  /** How often it was opened with this reason. */
  mal: z.int(),
});
export type ImportTat = z.infer<typeof tat>;
export const importBetreuungHolen = endpoint({
  method: 'GET',
  path: '/importe/:id/betreuung',
  zweck: 'Was der Betreiber an diesem Import getan und was er davon geöffnet hat, die neuesten hundert.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ eintraege: z.array(tat) }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
const tatAmImport = z.object({ ...tat.shape, importId: id, dateiname: z.nullable(z.string()) });
export type TatAmImport = z.infer<typeof tatAmImport>;
export const betreuungenHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/betreuungen',
  zweck: 'Was der Betreiber an den Importen des Betriebs getan hat, die neuesten hundert.',
  zugang: 'mitarbeiter',
  response: z.object({ eintraege: z.array(tatAmImport) }),
  fehler: ['nicht-erlaubt'],
});

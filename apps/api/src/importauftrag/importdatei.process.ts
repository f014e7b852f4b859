import { serveParent } from '../platform/process/serveParent.ts';
import { baueVorschau } from './baueVorschau.ts';
import type { Dateiantworten, Dateifragen, Gelesen } from './dateiauftrag.ts';
import { liesDatei } from './liesDatei.ts';
import { pruefeDatei, schreibeFehlerCsv } from './pruefeDatei.ts';

type Frage = Dateifragen[keyof Dateifragen];

async function antworte(frage: Frage): Promise<Gelesen<Dateiantworten[keyof Dateiantworten]>> {
  const gelesen = await liesDatei(frage.datei);
  if (!gelesen.ok) return gelesen;
  switch (frage.frage) {
    case 'vorschau':
      return { ok: true, antwort: baueVorschau(gelesen, frage.datei.zuordnung, frage.datei.eigeneNamen) };
    case 'pruefung': {
      const heutige = frage.heutige && (await liesDatei(frage.heutige));
      if (heutige && !heutige.ok) return heutige;
      const vergleich = heutige && { tabelle: heutige, zuordnung: frage.heutige?.zuordnung ?? {} };
      return {
        ok: true,
        antwort: pruefeDatei(gelesen, frage.datei.zuordnung ?? {}, frage.bestand, vergleich),
      };
    }
    case 'fehlerliste':
      return {
        ok: true,
        antwort: schreibeFehlerCsv(gelesen, frage.datei.zuordnung ?? {}, frage.bestand),
      };
  }
}

serveParent(antworte);

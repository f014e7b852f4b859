import type { Wertkorrektur } from '@kehrtour/contract/importlesart';
import { IMPORTGRENZEN } from '@kehrtour/domain/importdatei/datei/dateiart';
import { IMPORTFELDER } from '@kehrtour/domain/importdatei/spalte/importfeld';
import { findeKopfzeile } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { korrekturschluessel, type Wertkorrekturen } from '@kehrtour/domain/importdatei/zeile/zelle';

import type { Datei, Ungelesen } from './dateiauftrag.ts';
import { LESER } from './format/formate.ts';
import type { GeleseneTabelle } from './gelesenetabelle.ts';

/** Bytes to rows of cells, with encoding, delimiter and header row found out where they are not given. Runs in a process of its own. */
export async function liesDatei(
  auftrag: Datei,
): Promise<({ readonly ok: true } & GeleseneTabelle) | Ungelesen> {
  const gelesen = await LESER[auftrag.art](auftrag.bytes, auftrag.lesart);
  if ('ok' in gelesen) return gelesen;
  const { zeilen } = gelesen;
  if (zeilen.every((zeile) => zeile.every((zelle) => zelle.trim() === '')))
    return { ok: false, grund: 'import.datei-leer' };
  if (zeilen.length > IMPORTGRENZEN.zeilenMax + 10) return { ok: false, grund: 'import.zu-viele-zeilen' };
  if (zeilen.some((zeile) => zeile.length > IMPORTGRENZEN.spaltenMax))
    return { ok: false, grund: 'import.zu-viele-spalten' };
  const lang = zeilen.findIndex((zeile) => zeile.some((zelle) => zelle.length > ZELLE_ZEICHEN_MAX));
  if (lang >= 0) return { ok: false, grund: 'import.datei-unlesbar', satz: satzZurZeile(lang + 1) };
  const { namensfolge } = auftrag.lesart;
  const { blatt } = gelesen;
  const kopfzeile =
    auftrag.lesart.kopfzeile === undefined ? (findeKopfzeile(zeilen) ?? null) : auftrag.lesart.kopfzeile;
  return {
    ok: true,
    zeilen,
    hinweise: gelesen.hinweise ?? [],
    blaetter: gelesen.blaetter ?? [],
    korrekturen: alsWertkorrekturen(auftrag.korrekturen ?? []),
    lesart: {
      zeichensatz: gelesen.zeichensatz,
      trennzeichen: gelesen.trennzeichen,
      kopfzeile,
      ...(namensfolge === undefined ? {} : { namensfolge }),
      ...(blatt === undefined ? {} : { blatt }),
    },
  };
}

function alsWertkorrekturen(korrekturen: readonly Wertkorrektur[]): Wertkorrekturen {
  const nachFeld = Map.groupBy(korrekturen, ({ feld }) => feld);
  return new Map(
    IMPORTFELDER.flatMap((feld) => {
      const eigene = nachFeld.get(feld);
      return eigene === undefined
        ? []
        : [[feld, new Map(eigene.map(({ wert, neu, zeile }) => [korrekturschluessel(wert, zeile), neu]))]];
    }),
  );
}

/** More does not fit into a cell of any spreadsheet program. */
const ZELLE_ZEICHEN_MAX = 32_767;
const satzZurZeile = (zeile: number): string =>
  `In Zeile ${zeile} steht eine Zelle mit mehr als 32.767 Zeichen; vielleicht fehlt dort ein schließendes Anführungszeichen. Bitte prüfen Sie die Zeile und laden Sie die Datei noch einmal hoch.`;

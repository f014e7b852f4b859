import { setImmediate as naechsterTakt } from 'node:timers/promises';

import { aushangbogen, jeAushang } from './parts/aushangbogen.ts';
import { briefbogen } from './parts/briefbogen.ts';
import { Dokument } from './parts/dokument.ts';
import { hauslistebogen } from './parts/hauslistebogen.ts';
import { meldungsbogen } from './parts/meldungsbogen.ts';
import { nichtAngetroffen } from './parts/nichtAngetroffen.ts';
import { druckeNutzen } from './parts/nutzen.ts';
import type { Teilung } from './parts/nutzen.ts';
import { tageslistebogen } from './parts/tageslistebogen.ts';
import { zettelHoch } from './parts/zettelHoch.ts';
import { zettelQuer } from './parts/zettelQuer.ts';
import type { Absender, ZettelAuftrag, ZettelTaetigkeit } from './zettelAuftrag.ts';

export interface Druckbegleitung {
  /** Told after every sheet. */
  fortschritt?: (fertig: number, gesamt: number) => void;
  /** Stops between two sheets; the promise then rejects with the signal's reason. */
  abbruch?: AbortSignal;
}

type Bogenmeldung = (fertig: number, gesamt: number) => Promise<void>;

const TEILUNG = {
  a6: { lage: 'hoch', spalten: 2, reihen: 2 },
  a5: { lage: 'quer', spalten: 2, reihen: 1 },
  dinlang: { lage: 'hoch', spalten: 1, reihen: 3 },
} satisfies Record<string, Teilung>;

/** Less than the paper grows (√2), so that an A5 slip has room for longer texts too. */
const GRUND_A5 = 1.3;

/** Prints an order as PDF. The same values give the same bytes; long texts shrink and shorten, they never run over. */
export async function erzeugeTerminzettel(
  auftrag: ZettelAuftrag,
  begleitung: Druckbegleitung = {},
): Promise<Uint8Array> {
  const { titel, absender, erstelltAm } = auftrag;
  const dokument = new Dokument({ titel, verfasser: absender.name, erstelltAm });
  await zeichne(dokument, auftrag, async (fertig, gesamt) => {
    begleitung.fortschritt?.(fertig, gesamt);
    await naechsterTakt();
    begleitung.abbruch?.throwIfAborted();
  });
  return dokument.schliesse();
}

async function zeichne(dokument: Dokument, auftrag: ZettelAuftrag, nachBogen: Bogenmeldung): Promise<void> {
  const { absender } = auftrag;
  switch (auftrag.format) {
    case 'a6':
    case 'a5': {
      const grund = auftrag.format === 'a6' ? 1 : GRUND_A5;
      return druckeNutzen(dokument, TEILUNG[auftrag.format], {
        stuecke: auftrag.zettel,
        zeichne: (flaeche, zettel, laufend) =>
          zettelHoch(flaeche, { zettel, absender: kopfFuer(absender, zettel), laufend }, grund),
        nachBogen,
      });
    }
    case 'dinlang':
      return druckeNutzen(dokument, TEILUNG.dinlang, {
        stuecke: auftrag.zettel,
        zeichne: (flaeche, zettel, laufend) =>
          zettelQuer(flaeche, { zettel, absender: kopfFuer(absender, zettel), laufend }),
        nachBogen,
      });
    case 'nichtAngetroffen':
      return druckeNutzen(dokument, TEILUNG.a6, {
        stuecke: auftrag.karten,
        zeichne: (flaeche, karte, laufend) =>
          nichtAngetroffen(flaeche, { karte, absender: kopfFuer(absender, karte), laufend }),
        nachBogen,
      });
    case 'brief':
      return jeSeite(
        auftrag.zettel,
        (brief) => briefbogen(dokument.seite('hoch'), { brief, absender: kopfFuer(absender, brief) }),
        nachBogen,
      );
    case 'aushang':
      return jeSeite(
        auftrag.aushaenge.flatMap(jeAushang),
        (aushang) => aushangbogen(dokument.seite('hoch'), { aushang, absender: kopfFuer(absender, aushang) }),
        nachBogen,
      );
    case 'hausliste':
      return jeSeite(
        auftrag.listen,
        (liste) => hauslistebogen(dokument, { liste, absender: kopfFuer(absender, liste) }),
        nachBogen,
      );
    case 'meldung':
      return jeSeite(
        auftrag.meldungen,
        (meldung) => meldungsbogen(dokument, { meldung, absender: kopfFuer(absender, meldung) }),
        nachBogen,
      );
    case 'tagesliste':
      return jeSeite(auftrag.listen, (liste) => tageslistebogen(dokument, { liste, absender }), nachBogen);
  }
}

/** Whoever holds the district signs what is done for it; a sheet for free work says nothing of the office. */
function kopfFuer(
  absender: Absender,
  blatt:
    | { readonly taetigkeiten: readonly Pick<ZettelTaetigkeit, 'art'>[] }
    | { readonly hoheitlich: boolean },
): Absender {
  const hoheitlich =
    'hoheitlich' in blatt ? blatt.hoheitlich : blatt.taetigkeiten.some(({ art }) => art === 'hoheitlich');
  if (hoheitlich) return absender;
  const { bestellung: _bestellung, ...ohne } = absender;
  return ohne;
}

async function jeSeite<T>(
  stuecke: readonly T[],
  zeichneStueck: (stueck: T) => void,
  nachBogen: Bogenmeldung,
): Promise<void> {
  for (const [i, stueck] of stuecke.entries()) {
    zeichneStueck(stueck);
    await nachBogen(i + 1, stuecke.length);
  }
}

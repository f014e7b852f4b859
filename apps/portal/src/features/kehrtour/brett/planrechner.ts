import type { Anordnung } from './anordnung.ts';
import type { Auftrag, Ergebnis } from './bewerte.thread.ts';
import type { Bewertung, Grundlage } from './bewerteAnordnung.ts';

/** The order in hand goes before one that is only tried. */
type Rang = 'hand' | 'probe';
type Frage = { anordnung: Anordnung; fertig: (bewertung: Bewertung) => void };

export type Planrechner = {
  /** Times an order. Of questions of one rank that wait only the last is answered: nobody looks at what was passed over. */
  bewerte: (anordnung: Anordnung, rang: Rang, fertig: (bewertung: Bewertung) => void) => void;
  schliesse: () => void;
};

/** Times orders beside the page, in a worker, so that dragging stays smooth; on the page itself where there is none. */
export function oeffnePlanrechner(grundlage: Grundlage): Planrechner {
  if (typeof Worker === 'undefined') return aufDerSeite(grundlage);
  const worker = new Worker(new URL('./bewerte.thread.ts', import.meta.url), { type: 'module' });
  let nummer = 0;
  let laufende: Frage | null = null;
  const wartende: Partial<Record<Rang, Frage>> = {};
  const sende = (auftrag: Auftrag) => worker.postMessage(auftrag);
  function frageWeiter() {
    if (laufende !== null) return;
    const rang = wartende.hand === undefined ? 'probe' : 'hand';
    const naechste = wartende[rang];
    if (naechste === undefined) return;
    delete wartende[rang];
    laufende = naechste;
    nummer += 1;
    sende({ art: 'bewerte', nummer, anordnung: naechste.anordnung });
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Ergebnis>) => {
    const beantwortet = laufende;
    laufende = null;
    frageWeiter();
    beantwortet?.fertig(data.bewertung);
  });
  sende({ art: 'grundlage', grundlage });
  return {
    bewerte: (anordnung, rang, fertig) => {
      wartende[rang] = { anordnung, fertig };
      frageWeiter();
    },
    schliesse: () => worker.terminate(),
  };
}

/** What times orders is loaded with the first question: where there are workers, the page itself never needs it. */
function aufDerSeite(grundlage: Grundlage): Planrechner {
  let offen = true;
  return {
    bewerte: async (anordnung, _rang, fertig) => {
      const { bewerteAnordnung } = await import('./bewerteAnordnung.ts');
      if (offen) fertig(bewerteAnordnung(grundlage, anordnung));
    },
    schliesse: () => {
      offen = false;
    },
  };
}

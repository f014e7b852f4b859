import type { TerminKurz } from '@kehrtour/contract/termin';

import { ortAus, standVon, uhrzeitZwischen, type Verlegeziel } from '../../verlegeziel.ts';

/** Cell or column under a drag; `davor` is the visit that it comes before, where the order of the day counts. */
export type Zugort = { platz: HTMLElement; davor: HTMLElement | undefined };

/** All places of the page that somebody drives at, in reading order. */
export const plaetzeIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('[data-platz]')].filter(
    ({ dataset }) => ortAus(dataset['platz']) !== undefined,
  );

const zeilenIn = (platz: HTMLElement, ohne: TerminKurz): HTMLElement[] =>
  [...platz.querySelectorAll<HTMLElement>('[data-termin]')].filter(
    ({ dataset }) => dataset['termin'] !== ohne.id,
  );

/** In a column of the day each visit has its place; in a cell of the week there is one. */
const nachZeit = (platz: HTMLElement): boolean => 'nachZeit' in platz.dataset;

/** What the pointer is over. */
export function ortUnter(
  box: HTMLElement,
  termin: TerminKurz,
  punkt: { x: number; y: number },
): Zugort | undefined {
  const platz = plaetzeIn(box).find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return punkt.x >= left && punkt.x <= right && punkt.y >= top && punkt.y <= bottom;
  });
  if (platz === undefined) return undefined;
  if (!nachZeit(platz)) return { platz, davor: undefined };
  const davor = zeilenIn(platz, termin).find((zeile) => {
    const { top, height } = zeile.getBoundingClientRect();
    return punkt.y < top + height / 2;
  });
  return { platz, davor };
}

/** Where an appointment stands, as the begin of a drag by keys. */
export function platzVon(element: HTMLElement, termin: TerminKurz): Zugort | undefined {
  const platz = element.closest<HTMLElement>('[data-platz]');
  const eigene = element.closest<HTMLElement>('[data-termin]');
  if (platz === null || eigene === null) return undefined;
  if (!nachZeit(platz)) return { platz, davor: undefined };
  const dahinter = zeilenIn(platz, termin).find(
    (zeile) => (eigene.compareDocumentPosition(zeile) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return { platz, davor: dahinter };
}

const SCHRITT: Readonly<Record<string, readonly [quer: number, hinab: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const istSchritt = (taste: string): boolean => SCHRITT[taste] !== undefined;

/** One step on from a place: across to the next day or person, down to the next person or visit. */
export function ortNeben(box: HTMLElement, termin: TerminKurz, von: Zugort, taste: string): Zugort {
  const [quer = 0, hinab = 0] = SCHRITT[taste] ?? [];
  if (nachZeit(von.platz) && hinab !== 0) {
    const zeilen: (HTMLElement | undefined)[] = [...zeilenIn(von.platz, termin), undefined];
    const stelle = Math.min(zeilen.length - 1, Math.max(0, zeilen.indexOf(von.davor) + hinab));
    return { platz: von.platz, davor: zeilen[stelle] };
  }
  const plaetze = plaetzeIn(box);
  const jetzt = ortAus(von.platz.dataset['platz']);
  const reihe = plaetze.filter((one) => {
    const ort = ortAus(one.dataset['platz']);
    return (
      nachZeit(one) || (quer !== 0 ? ort?.mitarbeiterId === jetzt?.mitarbeiterId : ort?.tag === jetzt?.tag)
    );
  });
  const stelle = Math.min(reihe.length - 1, Math.max(0, reihe.indexOf(von.platz) + quer + hinab));
  return { platz: reihe[stelle] ?? von.platz, davor: undefined };
}

/** Where the appointment would be; undefined where that is no place. */
export function zielAus(
  { platz, davor }: Zugort,
  termin: TerminKurz,
  termine: readonly TerminKurz[],
): Verlegeziel | undefined {
  const ort = ortAus(platz.dataset['platz']);
  if (ort === undefined) return undefined;
  if (!nachZeit(platz)) return { ...ort, uhrzeit: standVon(termin).uhrzeit };
  const zeilen = zeilenIn(platz, termin);
  const terminAn = (zeile: HTMLElement | undefined): TerminKurz | undefined =>
    termine.find(({ id }) => id === zeile?.dataset['termin']);
  const stelle = davor === undefined ? zeilen.length : zeilen.indexOf(davor);
  return { ...ort, uhrzeit: uhrzeitZwischen(termin, terminAn(zeilen[stelle - 1]), terminAn(davor)) };
}

/** Marks the place of a drag; the sheet says how it looks. */
export function zeigeOrt(box: HTMLElement, ort: Zugort | undefined): void {
  for (const alt of box.querySelectorAll<HTMLElement>('[data-ziel], [data-davor]')) {
    delete alt.dataset['ziel'];
    delete alt.dataset['davor'];
  }
  if (ort === undefined) return;
  ort.platz.dataset['ziel'] = '';
  if (ort.davor !== undefined) ort.davor.dataset['davor'] = '';
}

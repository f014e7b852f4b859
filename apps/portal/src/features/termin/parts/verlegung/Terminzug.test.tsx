import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { einTerminKurz } from '../../../../../test/bauenTermin.ts';
import type { Verlegeziel } from '../../verlegeziel.ts';
import { Terminzug } from './Terminzug.ts';
import { zielAus } from './zugziel.ts';

const TAG = '2027-02-02';
const NAECHSTER = '2027-02-03';
const um = (mitarbeiterId: string, von: string, bis: string) =>
  einTerminKurz({
    mitarbeiterId,
    beginn: `${TAG}T${von}:00+01:00`,
    ende: `${TAG}T${bis}:00+01:00`,
    fensterVon: `${TAG}T${von}:00+01:00`,
  });
const [acht, neun, elf] = [
  um('anna', '08:00', '08:20'),
  um('anna', '09:00', '09:32'),
  um('anna', '11:00', '11:30'),
];
const zehn = um('jonas', '10:00', '10:30');
const termine = [acht, neun, elf, zehn];

/** Every box is where its line of the picture stands: columns 100 wide, rows 20 high. */
function male(html: string): HTMLElement {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll<HTMLElement>('[data-x]')) {
    const [x = 0, y = 0, hoehe = 20] = (element.dataset['x'] ?? '').split(',').map(Number);
    element.getBoundingClientRect = () => new DOMRect(x, y, 100, hoehe);
  }
  return document.body;
}
const zeile = (id: string, x: number, y: number): string =>
  `<div data-termin="${id}" data-x="${x},${y}"><a href="/termine/${id}">Haus</a><button data-griff>verlegen</button></div>`;
const spalte = (wer: string, x: number, zeilen: string): string =>
  `<section data-platz="${wer}/${TAG}" data-nach-zeit data-x="${x},0,200">${zeilen}</section>`;
/** Anna has visits at eight, nine and eleven, Jonas one at ten, and one visit has nobody yet. */
const TAGESPLAN = [
  spalte('anna', 0, zeile(acht.id, 0, 20) + zeile(neun.id, 0, 60) + zeile(elf.id, 0, 100)),
  spalte('jonas', 100, zeile(zehn.id, 100, 20)),
  spalte('null', 200, ''),
].join('');

let zug: Terminzug;
let abgelegt: (Verlegeziel | undefined)[];
let gedrueckt: string[];
function beginne(html: string): HTMLElement {
  const box = male(html);
  zug = new Terminzug(box, {
    terminUnter: (element) =>
      element instanceof Element
        ? termine.find(({ id }) => id === element.closest<HTMLElement>('[data-termin]')?.dataset['termin'])
        : undefined,
    onGriff: ({ id }) => void gedrueckt.push(id),
    onAblage: (termin, ort) => void abgelegt.push(zielAus(ort, termin, termine)),
    onOrt: () => undefined,
  });
  return box;
}
beforeEach(() => {
  window.scrollBy = () => undefined;
  [abgelegt, gedrueckt] = [[], []];
});
afterEach(async () => {
  zug.beende();
  // Until then a click counts as the end of the drag before it.
  await new Promise((resolve) => setTimeout(resolve));
  document.body.innerHTML = '';
});

const griff = ({ id }: { id: string }): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-termin="${id}"] [data-griff]`);
  if (!element) throw new Error('no handle');
  return element;
};
function tippe(termin: { id: string }, ...tasten: string[]): Verlegeziel | undefined {
  const element = griff(termin);
  element.focus();
  for (const key of tasten) fireEvent.keyDown(element, { key });
  return abgelegt.at(-1);
}
function ziehe(von: Element, x: number, y: number, pointerType = 'mouse'): Verlegeziel | undefined {
  fireEvent.pointerDown(von, { button: 0, pointerType, clientX: 50, clientY: 30 });
  fireEvent.pointerMove(window, { clientX: x, clientY: y, pointerType });
  fireEvent.pointerUp(window, { clientX: x, clientY: y, pointerType });
  return abgelegt.at(-1);
}

describe('a visit of the day that is moved by the keys of its handle', () => {
  beforeEach(() => void beginne(TAGESPLAN));

  it('goes down behind the next one, and begins on the five minutes after that has ended', () => {
    expect(tippe(acht, 'ArrowDown', 'Enter')).toEqual({ mitarbeiterId: 'anna', tag: TAG, uhrzeit: '09:35' });
  });

  it('goes down to the end of the day and no further', () => {
    expect(tippe(acht, ...Array<string>(7).fill('ArrowDown'), 'Enter')?.uhrzeit).toBe('11:30');
  });

  it('goes up before the first, and ends when that begins', () => {
    expect(tippe(neun, 'ArrowUp', 'Enter')?.uhrzeit, 'thirty-two minutes before eight').toBe('07:28');
  });

  it('goes across to the next person, behind all her visits, and never to nobody', () => {
    const drueben = { mitarbeiterId: 'jonas', tag: TAG, uhrzeit: '10:30' };
    expect(tippe(acht, 'ArrowRight', 'Enter')).toEqual(drueben);
    expect(tippe(acht, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')).toEqual(drueben);
  });

  it('comes back the way it went', () => {
    expect(tippe(neun, 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'Enter')?.uhrzeit, 'before eleven').toBe(
      '08:20',
    );
  });

  it('stays where it was after Escape, and when its handle is left', () => {
    tippe(acht, 'ArrowDown', 'Escape', 'Enter');
    tippe(acht, 'ArrowDown');
    griff(acht).blur();
    fireEvent.keyDown(griff(acht), { key: 'Enter' });
    expect(abgelegt).toEqual([]);
    expect(document.querySelector('[data-ziel], [data-davor]'), 'and no place is marked').toBeNull();
  });
});

describe('a visit of the day that is dragged', () => {
  beforeEach(() => void beginne(TAGESPLAN));

  it.each([
    ['over the upper half of a visit comes before it', 61, '08:20'],
    ['over its lower half comes behind it', 75, '09:35'],
    ['below all others comes last', 190, '11:30'],
    ['above all others comes first', 5, '07:30'],
  ])('%s', (_satz, y, uhrzeit) => {
    expect(ziehe(griff(zehn), 50, y)).toEqual({ mitarbeiterId: 'anna', tag: TAG, uhrzeit });
  });

  it('marks the visit that it would come before', () => {
    fireEvent.pointerDown(griff(zehn), { button: 0, pointerType: 'mouse', clientX: 50, clientY: 30 });
    fireEvent.pointerMove(window, { clientX: 50, clientY: 61 });
    expect(document.querySelector<HTMLElement>('[data-davor]')?.dataset['termin']).toBe(neun.id);
    expect(document.querySelector<HTMLElement>('[data-ziel]')?.dataset['platz']).toBe(`anna/${TAG}`);
  });

  it('stays where it was when it is let go beside every column, or over nobody', () => {
    expect(ziehe(griff(acht), 250, 30)).toBeUndefined();
    expect(ziehe(griff(acht), 900, 30)).toBeUndefined();
    expect(abgelegt).toEqual([]);
  });

  it('is not dragged by a hand that only trembles', () => {
    expect(ziehe(griff(acht), 53, 32)).toBeUndefined();
    fireEvent.click(griff(acht));
    expect(gedrueckt).toEqual([acht.id]);
  });
});

describe('a finger', () => {
  beforeEach(() => void beginne(TAGESPLAN));

  it('drags a visit by its handle', () => {
    expect(ziehe(griff(zehn), 50, 75, 'touch')).toEqual({
      mitarbeiterId: 'anna',
      tag: TAG,
      uhrzeit: '09:35',
    });
  });

  it('scrolls the page where there is none', () => {
    const link = document.querySelector(`[data-termin="${zehn.id}"] a`) ?? document.body;
    expect(ziehe(link, 50, 75, 'touch')).toBeUndefined();
    expect(ziehe(link, 50, 75, 'mouse'), 'a pointer drags the whole row').toBeDefined();
  });
});

describe('a visit of the week', () => {
  const zelle = (platz: string, ort: string, zeilen = ''): string =>
    `<div data-platz="${platz}" data-x="${ort}">${zeilen}</div>`;
  const WOCHE = [
    zelle(`anna/${TAG}`, '0,0', zeile(acht.id, 0, 0)),
    zelle(`anna/${NAECHSTER}`, '100,0'),
    zelle(`jonas/${TAG}`, '0,40', zeile(zehn.id, 0, 40)),
    zelle(`jonas/${NAECHSTER}`, '100,40'),
  ].join('');
  beforeEach(() => void beginne(WOCHE));

  it('keeps its hour on another day and with another person, by keys as by pointer', () => {
    const ziel = { mitarbeiterId: 'jonas', tag: NAECHSTER, uhrzeit: '08:00' };
    expect(tippe(acht, 'ArrowRight', 'ArrowDown', 'Enter')).toEqual(ziel);
    expect(ziehe(griff(acht), 150, 50)).toEqual(ziel);
  });
});

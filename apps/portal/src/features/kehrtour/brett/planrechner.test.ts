import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Anordnung } from './anordnung.ts';
import type { Bewertung, Grundlage } from './bewerteAnordnung.ts';
import { oeffnePlanrechner } from './planrechner.ts';

const ordnung = (name: string): Anordnung => ({ name }) as unknown as Anordnung;

/** A worker that answers when it is told to. */
class Probearbeiter {
  static gesendet: { art: string; nummer?: number; anordnung?: { name: string } }[] = [];
  static antworte: (daten: unknown) => void = () => undefined;
  postMessage = (auftrag: (typeof Probearbeiter.gesendet)[number]) => Probearbeiter.gesendet.push(auftrag);
  terminate = () => undefined;
  addEventListener(_name: string, hoere: (event: { data: unknown }) => void) {
    Probearbeiter.antworte = (data) => hoere({ data });
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the planner beside the page', () => {
  it('times what was let go next, and of what was only tried no more than the last', () => {
    vi.stubGlobal('Worker', Probearbeiter);
    const gehoert: string[] = [];
    const rechner = oeffnePlanrechner({} as Grundlage);
    const frage = (name: string, rang: 'hand' | 'probe') =>
      rechner.bewerte(ordnung(name), rang, () => gehoert.push(name));
    for (const name of ['a', 'b', 'c']) frage(name, 'probe');
    frage('los', 'hand');
    frage('d', 'probe');
    const gefragt = () => Probearbeiter.gesendet.flatMap(({ anordnung }) => anordnung?.name ?? []);
    for (let nummer = 1; nummer <= 3; nummer += 1)
      Probearbeiter.antworte({ nummer, bewertung: {} as Bewertung });
    expect([gefragt(), gehoert]).toEqual([
      ['a', 'los', 'd'],
      ['a', 'los', 'd'],
    ]);
  });
});

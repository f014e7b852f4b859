import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Nachtrag, nachtraegeHolen } from '@kehrtour/contract/nachtrag';

type Arbeit = Nachtrag['neue'][number];
const arbeit = (id: string, teile: Partial<Arbeit> = {}): Arbeit => ({
  id,
  bezeichnung: 'Feuerstättenschau',
  art: 'hoheitlich',
  dauerMinuten: 30,
  fristBis: '2030-12-31',
  lage: '',
  ...teile,
});
const anHaus = (nummer: number, teile: Partial<Nachtrag>): Nachtrag => ({
  liegenschaftId: `haus-${nummer}`,
  anschrift: `Hardtstraße ${nummer}`,
  neue: [],
  geaenderte: [],
  entfallene: [],
  stand: 'offen',
  ...teile,
});

/** An import brought a Feuerstättenschau to two houses, one of them already taken in, and other minutes and an end to a third. */
export const NACHTRAEGE: AnswerOf<typeof nachtraegeHolen> = {
  nachtraege: [
    anHaus(1, { neue: [arbeit('a1')] }),
    anHaus(2, { neue: [arbeit('a2', { lage: '2. OG links' })], stand: 'aufgenommen' }),
    anHaus(3, {
      stand: 'ohnePlatz',
      geaenderte: [
        {
          gesagt: arbeit('a3', { bezeichnung: 'Kehrung Schornstein', art: 'frei', dauerMinuten: 15 }),
          jetzt: arbeit('a3', { bezeichnung: 'Kehrung Schornstein', art: 'frei', dauerMinuten: 40 }),
        },
      ],
      entfallene: [
        arbeit('a4', { bezeichnung: 'Abgaswegeüberprüfung Gasheizung', art: 'frei', dauerMinuten: 20 }),
      ],
    }),
  ],
};

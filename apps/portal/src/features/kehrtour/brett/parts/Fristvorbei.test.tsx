import { plusTage } from '@kehrtour/domain/tag';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { eineKehrtour, einHalt, TAG } from '../../../../../test/bauenKehrtour.ts';
import { anordnungAus } from '../anordnung.ts';
import { planansicht } from '../planansicht.ts';
import { Fristvorbei } from './Fristvorbei.tsx';

const FRIST = plusTage(TAG, -30);
const mitVergangenerFrist = (nummer: number) => {
  const halt = einHalt(nummer);
  return { ...halt, aufgaben: halt.aufgaben.map((aufgabe) => ({ ...aufgabe, fristBis: FRIST })) };
};
const kehrtour = eineKehrtour({ halte: Array.from({ length: 37 }, (_, i) => mitVergangenerFrist(i + 1)) });
const { fristVorbei } = planansicht({
  kehrtour,
  mitarbeiter: [],
  heute: TAG,
  anordnung: anordnungAus(kehrtour),
  bewertung: null,
  schichtIds: undefined,
});

it('says once that 37 Fristen are over, names each house on demand, and leads to an earlier day', () => {
  render(<Fristvorbei halte={fristVorbei} tagWaehlen="/kehrtouren/neu/datum?tour=t" />);
  expect(screen.getByText('37 Häuser: Frist schon vorbei')).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(37);
  expect(screen.getByRole('link', { name: 'früheren Tag wählen' }).getAttribute('href')).toBe(
    '/kehrtouren/neu/datum?tour=t',
  );
});

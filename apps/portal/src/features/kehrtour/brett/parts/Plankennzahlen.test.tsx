import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Plankennzahlen } from './Plankennzahlen.tsx';

afterEach(cleanup);

const summe = {
  halte: 8,
  ausgelassen: 0,
  fahrtSekunden: 0,
  arbeitSekunden: 0,
  ueberstundenSekunden: 0,
  verstoesse: 0,
  knapp: 0,
};

describe('the figures of a plan', () => {
  it('do not say that everything is kept beside stops that are overdue', () => {
    render(<Plankennzahlen summe={summe} vorher={summe} fristVorbei={8} />);
    expect(screen.queryByText('Vorgaben gehalten')).toBeNull();
    expect(screen.getByText('8 Fristen vorbei')).toBeTruthy();
  });

  it('say it where it is so', () => {
    render(<Plankennzahlen summe={summe} vorher={summe} fristVorbei={0} />);
    expect(screen.getByText('Vorgaben gehalten')).toBeTruthy();
  });
});

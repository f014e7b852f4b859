import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Dazugenommen, Herausgenommen, NichtsDarin } from './Gebietsmeldung.stories.tsx';

afterEach(cleanup);

describe('Gebietsmeldung', () => {
  it('says how many houses lay inside, and takes them back with one press', () => {
    render(<Dazugenommen />);
    expect(screen.getByRole('status').textContent).toBe('299 Häuser dazugenommen.');
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('says that houses went', () => {
    render(<Herausgenommen />);
    expect(screen.getByRole('status').textContent).toBe('1 Haus herausgenommen.');
  });
  it('says that nothing lay inside, with nothing to take back', () => {
    render(<NichtsDarin />);
    expect(screen.getByRole('status').textContent).toBe('In der Fläche liegt kein Haus aus der Liste.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

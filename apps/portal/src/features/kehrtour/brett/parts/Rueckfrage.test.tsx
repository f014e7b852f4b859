import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Plan } from '../usePlan.ts';
import { Rueckfrage } from './Rueckfrage.tsx';

afterEach(cleanup);

describe('Rueckfrage', () => {
  it('promises nothing that nobody does: of a broken window the customer hears from a person or not at all', () => {
    const beantworte = vi.fn();
    const plan = { frage: { art: 'zusage' }, beantworte } as unknown as Plan;
    render(<Rueckfrage plan={plan} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Eine angekündigte Zeit würde gebrochen' });
    expect(dialog.textContent).toContain('erfährt von der neuen nichts');
    expect(dialog.textContent).not.toContain('schlagen wir');
  });
});

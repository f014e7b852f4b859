import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { Unterwegs } from './Nachweisliste.stories.tsx';

// The test document lays nothing out; the table draws the rows that have room.
beforeAll(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(cleanup);

describe('Nachweisliste', () => {
  it('says in German where each mail is', async () => {
    render(<Unterwegs />);
    await screen.findAllByText('Monika Escherich');
    const worte = document.body.textContent;
    for (const wort of ['wartet auf Versand', 'wird gesendet', 'nicht zustellbar'])
      expect(worte).toContain(wort);
    expect(worte).not.toMatch(/\bneu\b|in_arbeit/);
    expect(worte?.match(/Zugang 20/g)).toHaveLength(3);
  });
});

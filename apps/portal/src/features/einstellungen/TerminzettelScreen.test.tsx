import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { SchonAngekuendigt } from './TerminzettelScreen.stories.tsx';

afterEach(cleanup);

const speichere = async () => fireEvent.click(await screen.findByRole('button', { name: 'Speichern' }));

describe('TerminzettelScreen', () => {
  it('says who has the present words, and from when the new ones hold', async () => {
    render(<SchonAngekuendigt />);
    fireEvent.change(await screen.findByRole('textbox', { name: /^Titel/ }), {
      target: { value: 'Wir kommen zu Ihnen' },
    });
    await speichere();
    await screen.findByRole('alertdialog', { name: 'Das betrifft 2 Termine' });
    expect(screen.getByText(/gelten ab dem nächsten Druck und der nächsten Mail/)).toBeTruthy();
    expect(screen.getByText(/7 weitere Termine sind angekündigt, aber noch nicht gedruckt/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await speichere();
    fireEvent.click(await screen.findByRole('button', { name: 'Neue Worte speichern' }));
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
  });
  it('asks nobody where the words stay', async () => {
    render(<SchonAngekuendigt />);
    await speichere();
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
  });
});

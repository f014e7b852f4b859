import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Abgewiesen, MitZweitemFaktor } from './AnmeldenScreen.stories.tsx';

afterEach(cleanup);

function meldeAn() {
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'operator@example.org' } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'neun Ziegel auf dem First' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
}

describe('AnmeldenScreen of operators', () => {
  it('asks for the code when the server wants it, and not as a fault', async () => {
    render(<MitZweitemFaktor />);
    expect(screen.queryByLabelText('Bestätigungscode')).toBeNull();
    meldeAn();
    expect(await screen.findByLabelText('Bestätigungscode')).toBeTruthy();
    expect(screen.queryByText('Bitte prüfen Sie diese Angaben')).toBeNull();
  });
  it('says that a code is wrong, and takes the next with or without spaces', async () => {
    render(<MitZweitemFaktor />);
    meldeAn();
    const code = await screen.findByLabelText('Bestätigungscode');
    fireEvent.change(code, { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('link', { name: /Der Code stimmt nicht/ })).toBeTruthy();
    fireEvent.change(code, { target: { value: '123 456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText('Bitte warten')).toBeTruthy();
  });
  it('says why the server refused', async () => {
    render(<Abgewiesen />);
    meldeAn();
    expect((await screen.findByRole('alert')).textContent).toContain('Passwort stimmt nicht');
  });
});

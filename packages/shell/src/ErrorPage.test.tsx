import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ChunkLoadError } from './chunk.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { notFound, PageError } from './pageError.ts';
import { product } from './product.ts';

afterEach(cleanup);

describe('the error page', () => {
  it.each([
    [notFound(), 'Diese Seite gibt es nicht', 'This page could not be found'],
    [new PageError(500, 'Unknown middleware'), 'Da ist etwas schiefgegangen', 'Unknown middleware'],
    [new ChunkLoadError(), 'Die Seite ließ sich nicht laden', 'Loading chunk failed'],
    [{ status: 403, message: 'Nicht erlaubt' }, 'Dafür fehlt Ihnen das Recht', 'Nicht erlaubt'],
    [null, 'Da ist etwas schiefgegangen', 'An error occurred'],
  ])('says in German what %s means, and the exact message as code', (error, heading, code) => {
    render(<ErrorPage error={error} />);
    expect(screen.getByRole('heading').textContent).toBe(heading);
    expect(screen.getByText(code).tagName).toBe('CODE');
    expect(document.title).toBe(`${heading} – ${product.name}`);
  });

  it('offers another try where one can help, and always a way on', () => {
    render(<ErrorPage error={notFound()} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
    cleanup();
    render(<ErrorPage error={new ChunkLoadError()} />);
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: product.supportMail })).toBeTruthy();
  });
});

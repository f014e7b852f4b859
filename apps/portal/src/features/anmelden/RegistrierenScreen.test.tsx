import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './RegistrierenScreen.stories.tsx';

afterEach(cleanup);

describe('RegistrierenScreen', () => {
  it('takes a company without a district: seven facts are enough', async () => {
    render(<stories.Gesendet />);
    expect(await screen.findByText('Bitte sehen Sie in Ihr Postfach')).toBeTruthy();
  });
  it('names every fact that is missing, and no field that may stay empty', async () => {
    render(<stories.EsFehltNoch />);
    expect(await screen.findAllByRole('link', { name: /^Bitte füllen Sie/ })).toHaveLength(7);
    expect(screen.queryByRole('link', { name: /Kehrbezirk/ })).toBeNull();
  });
});

import { readAddresses } from '@kehrtour/addresses/addresses';
import { type App, apps } from '@kehrtour/addresses/table';
import { describe, expect, it } from 'vitest';

import { atOwnOrigin } from './ownOrigin.ts';

const site = apps.find(({ name }) => name === 'marketing') as App;
const page = Buffer.from(
  '<link rel="canonical" href="https://www.kehrtour.example/preise"/><meta property="og:image" content="https://www.kehrtour.example/og/preise.png"/>',
);

describe('a page that names its own address', () => {
  it.each([
    [{ PUBLIC_DOMAIN: 'feger.example' }, 'https://www.feger.example'],
    [{ PUBLIC_URL: 'https://kehren.example' }, 'https://kehren.example'],
    [
      { PUBLIC_DOMAIN: 'feger.example', PUBLIC_URL_MARKETING: 'https://feger.example' },
      'https://feger.example',
    ],
  ])('names the one of this installation with %j', (env, origin) => {
    const served = atOwnOrigin(site, readAddresses(env));
    const text = served('preise/index.html', page).toString();
    expect(text).toContain(`href="${origin}/preise"`);
    expect(text).toContain(`content="${origin}/og/preise.png"`);
    expect(text).not.toContain('kehrtour.example');
  });
  it('stays as it was built where nobody says an address, and so does everything that is kept for good', () => {
    expect(atOwnOrigin(site, undefined)('preise/index.html', page)).toBe(page);
    const elsewhere = readAddresses({ PUBLIC_DOMAIN: 'feger.example' });
    expect(atOwnOrigin(site, elsewhere)('_marketing/site-1.js', page)).toBe(page);
  });
});

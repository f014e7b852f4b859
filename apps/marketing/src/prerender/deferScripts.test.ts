import { describe, expect, it } from 'vitest';

import { deferPage } from './deferScripts.ts';

const PAGE =
  '<head><link rel="modulepreload" href="/_marketing/a.js"/><link rel="modulepreload" href="/_marketing/b.js"/>' +
  '<link rel="stylesheet" href="/_marketing/s.css"/></head><body><main>Text</main><script>inline()</script>' +
  '<script type="module" async="">import "/_marketing/a.js";\nimport("/_marketing/b.js");</script></body>';

describe('deferPage', () => {
  const page = deferPage(PAGE, 'start()', () => '/_marketing/page-1.js');
  it('leaves one small script in the place of the application', () => {
    expect(page?.html).toBe(
      '<head><link rel="stylesheet" href="/_marketing/s.css"/></head><body><main>Text</main><script>inline()</script>' +
        '<script data-page="/_marketing/page-1.js" data-parts="/_marketing/a.js /_marketing/b.js">start()</script></body>',
    );
  });
  it('keeps what starts the application word for word', () => {
    expect(page?.module).toBe('import "/_marketing/a.js";\nimport("/_marketing/b.js");');
  });
  it('leaves a page without scripts alone', () => {
    expect(deferPage('<main>404</main>', '', () => '/y.js')).toBeUndefined();
  });
});

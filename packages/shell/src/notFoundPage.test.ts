import { describe, expect, it } from 'vitest';

import { notFoundPage } from './notFoundPage.ts';

describe('the document of an address without a page', () => {
  it('says so before any script has run, and begins the same app', () => {
    const script = '<script type="module" src="/_portal/main.js"></script>';
    const html = `<head><title>Kehrtour</title></head><body><div id="app"></div>${script}</body>`;
    const page = notFoundPage(html);
    expect(page).toContain('This page could not be found');
    expect(page).toContain('<title>Diese Seite gibt es nicht – Kehrtour</title>');
    expect(page).toContain(script);
  });

  it('is none where a document has no place for it', () => {
    expect(notFoundPage('<body><main></main></body>')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';

import type { FormLook } from './formPage.ts';
import { filledSitePage, readSitePage } from './sitePage.ts';

const look: FormLook = {
  titel: 'Nachricht schreiben',
  knopf: 'Senden',
  felder: [
    { name: 'thema', label: 'Worum geht es?', art: 'auswahl', auswahl: { datei: 'Meine Datei' } },
    { name: 'nachricht', label: 'Ihre Nachricht', art: 'text' },
    { name: 'email', label: 'E-Mail-Adresse', art: 'email' },
    { name: 'fassung', label: '', art: 'verborgen' },
  ],
};
/** As the site's build writes it, shortened. */
const page = `<!DOCTYPE html><html lang="de"><head><title>Kontakt – Kehrtour</title><script async="" src="/scripts/web-vitals.js"></script></head><body><header>Kehrtour</header><div class="form-place mx-auto"><form method="post" noValidate=""><label for="thema">Worum geht es?</label><select id="thema" name="thema" class="edge"><option value="">Bitte wählen</option><option value="datei">Meine Datei</option></select><textarea id="nachricht" name="nachricht" aria-describedby="nachricht-hint" class="edge" rows="7"></textarea><input id="email" class="edge" type="email" name="email"/><p>Einwilligung</p><input type="hidden" name="fassung" value="2026-11"/></form></div><footer>Impressum</footer><script data-page="/_marketing/page.js">start()</script></body></html>`;
const filled = (eingaben: Record<string, string>, fehler: { feld?: string; text: string }[] = []) =>
  filledSitePage(page, { look, eingaben, fehler }) ?? '';

describe('a page of the site whose form was not taken', () => {
  it('is the same page, with the faults on top in the focus and each at its field', () => {
    const answer = filled({ email: 'anna@' }, [
      { feld: 'thema', text: 'Bitte füllen Sie „Worum geht es?“ aus.' },
      { feld: 'nachricht', text: 'Bitte füllen Sie „Ihre Nachricht“ aus.' },
    ]);
    for (const kept of ['<header>Kehrtour</header>', '<p>Einwilligung</p>', 'value="2026-11"', 'Impressum'])
      expect(answer).toContain(kept);
    expect(answer).toContain('<title>Fehler: Kontakt – Kehrtour</title>');
    expect(answer).toMatch(/<div class="form-place mx-auto"><div\s+role="alert"\s+tabindex="-1"\s+autofocus/);
    expect(answer).toMatch(/<a href="#thema"[^>]*>Bitte füllen Sie „Worum geht es\?“ aus\.<\/a/);
    expect(answer).toMatch(
      /<textarea id="nachricht"[^>]* aria-describedby="nachricht-hint nachricht-error" aria-invalid="true"[^>]*><\/textarea><p id="nachricht-error"/,
    );
    expect(answer).toMatch(/<input id="email"[^>]* value="anna@"\/>(?!<p id="email-error")/);
  });
  it('keeps what was typed, however it is meant', () => {
    const text = '</textarea><script>alert(1)</script> $& "';
    const answer = filled({ thema: 'datei', nachricht: text, email: text });
    expect(answer).toContain('<option value="datei" selected="">');
    expect(answer).not.toContain('<script>');
    expect(answer.split('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;')).toHaveLength(
      3,
    );
  });
  it('starts no application that would expect the page as it was built', () => {
    const answer = filled({});
    expect(answer).not.toContain('start()');
    expect(answer).toContain('src="/scripts/web-vitals.js"');
  });
  it('is not there where the site is not, or has no such form', async () => {
    expect(await readSitePage(undefined, '/kontakt')).toBeUndefined();
    expect(await readSitePage('/gibt-es-nicht', '/kontakt')).toBeUndefined();
    expect(
      filledSitePage(page.replace('name="email"', ''), { look, eingaben: {}, fehler: [] }),
    ).toBeUndefined();
  });
});

import type { Page } from '@playwright/test';

import { origin } from './surroundings.ts';

/** The web site of a company, somewhere else: it has its own scripts and styles, and our one script. */
export const FREMD = 'https://www.kaminkehrer-beispiel.de';

const html = (wo: string, rahmen: number) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Kaminkehrer Beispiel</title>
    <style nonce="eigen">
      * { box-sizing: border-box; }
      body { margin: 0 auto; max-width: 50rem; padding: 1rem; font: 1.125rem/1.5 Georgia, serif; }
      a { color: green; }
    </style>
    <script async src="${wo}/einbetten/v1/kehrtour-termin.js"></script>
  </head>
  <body>
    <h1>Kaminkehrer Beispiel</h1>
    <p>Unser Betrieb in Musterbach, seit 1952.</p>
    <h2>Termin vereinbaren</h2>
    ${`<kehrtour-termin unternehmen="musterbach">
      <a href="${wo}/unternehmen/musterbach/termin">Termin online buchen</a>
    </kehrtour-termin>`.repeat(rahmen)}
    <p>Danke für Ihren Besuch.</p>
    <script nonce="eigen">
      window.gehoert = [];
      for (const name of ['schritt', 'gebucht'])
        addEventListener(name, (event) => window.gehoert.push([name, event.detail]));
    </script>
  </body>
</html>`;

/** As strict as a site can be that still wants our script and our frame; its styles it may set by script. */
export const STRENG = [
  "default-src 'none'",
  `script-src 'nonce-eigen' ${origin}`,
  "style-src 'nonce-eigen'",
  `frame-src ${origin}`,
  "require-trusted-types-for 'script'",
].join('; ');

interface FremdeSeite {
  site?: string;
  /** Where the product is. */
  wo?: string;
  /** How many frames stand in the page. */
  rahmen?: number;
  /** The site's own content security policy. */
  policy?: string;
}

/** Answers every address of that site, or of another one, with its one page, which shows the booking of `wo`. */
export async function richteFremdeSeiteEin(
  page: Page,
  { site = FREMD, wo = origin, rahmen = 1, policy }: FremdeSeite = {},
): Promise<void> {
  await page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: html(wo, rahmen),
    }),
  );
}

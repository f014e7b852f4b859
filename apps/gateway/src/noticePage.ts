/**
 * The policy of that page: it loads and sends nothing, so that any site may show it in a frame. The booking page inside a
 * company's site is such a frame, and nobody can ask it there which sites those are while it does not answer.
 */
export const POLICY_OF_NOTICE = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors *";

/** A page for the moment in which no app can answer. It needs no file, and tries again by itself. */
export function noticePage(sentence: string): string {
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="3" />
    <title>Einen Moment – Kehrtour</title>
  </head>
  <body>
    <main>
      <h1>Einen Moment bitte</h1>
      <p>${sentence} Wir versuchen es von selbst noch einmal.</p>
    </main>
  </body>
</html>
`;
}

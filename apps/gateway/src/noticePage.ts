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

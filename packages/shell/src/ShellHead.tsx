import { SCRIPT_URLS } from './scriptUrls.ts';

/** Head of a page that the server renders; single-page apps get the same from the Vite plugin. */
export function ShellHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="format-detection" content="telephone=no" />
      {SCRIPT_URLS.map((url) => (
        <script key={url} src={url} async />
      ))}
    </>
  );
}

import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/homebrew/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium, or nothing: then the test runner looks for the browser of its own. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? PLACES.find((place) => existsSync(place));
}

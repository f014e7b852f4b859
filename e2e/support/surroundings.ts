import { fileURLToPath } from 'node:url';

/** Where the product under test listens, away from one that a person may have started. */
export const port = Number(process.env['E2E_PORT'] || 4300);

/** Where a journey may put up a calendar to subscribe to. */
export const calendarPort = port + 9;

export const origin = `http://localhost:${port}`;

/** Its data: thrown away at every start. */
export const dataDir = fileURLToPath(new URL('../test-results/data', import.meta.url));

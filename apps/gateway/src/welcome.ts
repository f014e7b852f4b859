import type { Settings } from './settings.ts';

const PASSWORD_OF_DEMO = 'schornstein-demo-2027';

/** What the person at the terminal needs to know once everything answers. */
export function welcome(url: string, settings: Settings): string {
  const lines = [
    '',
    `  Kehrtour läuft:  ${url}`,
    '',
    ...(settings.demo ? demoLines(url) : []),
    `  Daten:           ${settings.dataDir}`,
    ...(settings.embedded ? [trialNotice] : []),
    '',
    '  Beenden mit Strg+C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

const trialNotice =
  '                   Eingebettete Datenbank: gut zum Ausprobieren. Für den täglichen Betrieb\n' +
  '                   DATABASE_URL auf ein PostgreSQL zeigen lassen.';

function demoLines(url: string): string[] {
  return [
    '  Vorführung mit erfundenem Bezirk. Anmelden als',
    `    Betrieb:       demo@kehrtour.example      ${PASSWORD_OF_DEMO}   ${url}/anmelden`,
    `    Verwaltung:    betrieb@kehrtour.example   ${PASSWORD_OF_DEMO}   ${url}/admin-area/anmelden`,
    `    Kundschaft:    ${url}/termin   (mit dem Code von einem Terminzettel)`,
    `    Buchung:       ${url}/unternehmen/musterbach/termin`,
    `    Postfach:      ${url}/api/postfach   (Mails der Vorführung, verlassen diesen Rechner nicht)`,
    '',
  ];
}

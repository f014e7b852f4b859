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
    ...(isBehindUnknownProxy(settings) ? [proxyNotice] : []),
    '',
    '  Beenden mit Strg+C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

const trialNotice =
  '                   Eingebettete Datenbank: gut zum Ausprobieren. Für den täglichen Betrieb\n' +
  '                   DATABASE_URL auf ein PostgreSQL zeigen lassen.';

/** The door itself speaks no TLS: somebody before it does. */
function isBehindUnknownProxy({ publicUrl, proxies }: Settings): boolean {
  return publicUrl?.startsWith('https:') === true && proxies.names.length === 0;
}

const proxyNotice =
  '  Achtung:         PUBLIC_URL beginnt mit https, aber TRUST_PROXY nennt keinen Proxy. So gelten alle\n' +
  '                   Besucher als einer und teilen sich jede Begrenzung. Steht der Proxy auf diesem\n' +
  '                   Rechner, hilft TRUST_PROXY=127.0.0.1.';

function demoLines(url: string): string[] {
  return [
    '  Vorführung mit erfundenem Bezirk. Anmelden als',
    `    Betrieb:       demo@kehrtour.example      ${PASSWORD_OF_DEMO}   ${url}/anmelden`,
    `    Verwaltung:    betrieb@kehrtour.example   ${PASSWORD_OF_DEMO}   ${url}/admin-area/anmelden`,
    `    Kundschaft:    ${url}/termin   (mit dem Code von einem Terminzettel)`,
    `    Buchung:       ${url}/unternehmen/musterbach/termin`,
    ...(url.startsWith('https:')
      ? []
      : [`    Postfach:      ${url}/api/postfach   (Mails der Vorführung, verlassen diesen Rechner nicht)`]),
    '',
  ];
}

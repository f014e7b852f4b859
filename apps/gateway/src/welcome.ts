import { addressOf, type Addresses } from '@kehrtour/addresses/addresses';

import type { Settings } from './settings.ts';

const PASSWORD_OF_DEMO = 'schornstein-demo-2027';

/** What the person at the terminal needs to know once everything answers. */
export function welcome(addresses: Addresses, settings: Settings): string {
  const lines = [
    '',
    `  Kehrtour läuft:  ${addressOf(addresses, 'marketing', '')}`,
    '',
    ...(settings.demo ? demoLines(addresses) : []),
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
function isBehindUnknownProxy({ addresses, proxies }: Settings): boolean {
  return addresses?.secure === true && proxies.names.length === 0;
}

const proxyNotice =
  '  Achtung:         Die Adresse beginnt mit https, aber TRUST_PROXY nennt keinen Proxy. So gelten alle\n' +
  '                   Besucher als einer und teilen sich jede Begrenzung. Steht der Proxy auf diesem\n' +
  '                   Rechner, hilft TRUST_PROXY=127.0.0.1.';

function demoLines(addresses: Addresses): string[] {
  const at = addressOf.bind(undefined, addresses);
  return [
    '  Vorführung mit erfundenem Bezirk. Anmelden als',
    `    Betrieb:       demo@kehrtour.example      ${PASSWORD_OF_DEMO}   ${at('portal', '/anmelden')}`,
    `    Verwaltung:    betrieb@kehrtour.example   ${PASSWORD_OF_DEMO}   ${at('admin', '/admin-area/anmelden')}`,
    `    Kundschaft:    ${at('booking', '/termin')}   (mit dem Code von einem Terminzettel)`,
    `    Buchung:       ${at('booking', '/unternehmen/musterbach/termin')}`,
    ...(addresses.secure
      ? []
      : [
          `    Postfach:      ${at('api', '/postfach')}   (Mails der Vorführung, verlassen diesen Rechner nicht)`,
        ]),
    '',
  ];
}

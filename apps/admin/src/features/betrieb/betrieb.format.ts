import {
  BETRIEBSTAENDE,
  type Betriebszeile,
  IMPORTE_OFFEN_TAGE,
  type ZuTun,
} from '@kehrtour/contract/betrieb';
import { formatTag } from '@kehrtour/domain/format';
import { keysOf } from '@kehrtour/domain/keysOf';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { tarifVon } from '@kehrtour/domain/unternehmen/tarif';
import type { Task } from '@kehrtour/ui/layout/TaskList.tsx';

type Stand = (typeof BETRIEBSTAENDE)[number];
export const STAND_NAMEN = {
  gesperrt: 'Gesperrt',
  testphase: 'In der Testphase',
  ohneTarif: 'Ohne Tarif nach der Testphase',
} as const satisfies Record<Stand, string>;

/** The state that an address asks for; undefined for all and for words that are none. */
export const standAus = (text: string): Stand | undefined => BETRIEBSTAENDE.find((stand) => stand === text);

const zahl = new Intl.NumberFormat('de-DE');
export const zahlInWorten = (wert: number): string => zahl.format(wert);
const wieViele = (anzahl: number, eines: string, viele: string): string =>
  `${zahlInWorten(anzahl)} ${anzahl === 1 ? eines : viele}`;

const HERSTELLER = '/admin-area/setup/hottgenroth-cloud';
const RECHNUNGEN = '/admin-area/invoices';
const DRINGLICHKEIT = { danger: 'dringend', warning: 'offen', neutral: 'ansehen' } as const;
type Zeile = {
  tone: keyof typeof DRINGLICHKEIT;
  href: string | ((heute: string) => string);
  hint: string;
  titel: (anzahl: number) => string;
};
const WARTENDES: Readonly<Record<keyof ZuTun, Zeile>> = {
  vollePlatte: {
    tone: 'danger',
    href: '/admin-area',
    hint: 'Betriebe mit vielen Dateien können schon keine mehr ablegen. Machen Sie in DATA_DIR Platz, oder vergrößern Sie die Platte.',
    titel: () => 'Der Speicherplatz dieses Servers geht zu Ende',
  },
  versandRuht: {
    tone: 'danger',
    href: '/admin-area',
    hint: 'Eine Sicherung wurde zurückgespielt; was davon schon hinausging, ginge noch einmal hinaus. Auf dem Server entscheidet der Befehl „versand“, was gesendet und was verworfen wird.',
    titel: (anzahl) =>
      `Der Versand ruht: ${wieViele(anzahl, 'Nachricht wartet', 'Nachrichten warten')} auf Ihre Entscheidung`,
  },
  beiseite: {
    tone: 'danger',
    href: '/admin-area#beiseite',
    hint: 'Daran endete zweimal ein Prozess. Was unterwegs war, steht im Protokoll bei „the event loop stands still“.',
    titel: (anzahl) => wieViele(anzahl, 'Auftrag liegt beiseite', 'Aufträge liegen beiseite'),
  },
  vieleNachrichten: {
    tone: 'danger',
    href: '/admin-area#vielversand',
    hint: 'Wer und wie viele, steht unten; was gestoppt ist, lassen Sie dort weiterlaufen. Einen Betrieb, der nur Post verschickt, sperren Sie in der Liste.',
    titel: (anzahl) =>
      wieViele(
        anzahl,
        'Art von Nachrichten ging heute ungewöhnlich oft hinaus',
        'Arten von Nachrichten gingen heute ungewöhnlich oft hinaus',
      ),
  },
  beanstandet: {
    tone: 'danger',
    href: `${RECHNUNGEN}?stand=beanstandet`,
    hint: 'Bis zur Antwort wird weder gemahnt noch eingezogen.',
    titel: (anzahl) => wieViele(anzahl, 'Rechnung ist beanstandet', 'Rechnungen sind beanstandet'),
  },
  ueberfaellig: {
    tone: 'warning',
    href: `${RECHNUNGEN}?stand=ueberfaellig`,
    hint: 'Noch nicht gemahnt.',
    titel: (anzahl) => wieViele(anzahl, 'Rechnung ist überfällig', 'Rechnungen sind überfällig'),
  },
  nichtZugeordnet: {
    tone: 'warning',
    href: `${RECHNUNGEN}?bereich=bank`,
    hint: 'Vom Kontoauszug gelesen, zu keiner Rechnung gefunden.',
    titel: (anzahl) =>
      wieViele(anzahl, 'Zahlung gehört zu keiner Rechnung', 'Zahlungen gehören zu keiner Rechnung'),
  },
  importeMitFehlern: {
    tone: 'warning',
    href: (heute) => `/admin-area/import-jobs?fehler=1&von=${plusTage(heute, -IMPORTE_OFFEN_TAGE)}`,
    hint: 'In den letzten 14 Tagen; die Zeilen sieht nur der Betrieb.',
    titel: (anzahl) => wieViele(anzahl, 'Import ließ Zeilen aus', 'Importe ließen Zeilen aus'),
  },
  sendungenMitFehlern: {
    tone: 'warning',
    href: HERSTELLER,
    hint: 'Aus der letzten Sendung blieben Häuser draußen.',
    titel: (anzahl) =>
      wieViele(anzahl, 'verbundenes Programm sendet Fehler', 'verbundene Programme senden Fehler'),
  },
  stilleVerbindungen: {
    tone: 'neutral',
    href: HERSTELLER,
    hint: 'Seit drei Tagen nichts gehört.',
    titel: (anzahl) => wieViele(anzahl, 'verbundenes Programm schweigt', 'verbundene Programme schweigen'),
  },
};
const REIHENFOLGE = keysOf(WARTENDES);

export const wartendesInWorten = (zuTun: ZuTun, heute: string): Task[] =>
  REIHENFOLGE.filter((id) => zuTun[id] > 0).map((id) => {
    const { tone, href, hint, titel } = WARTENDES[id];
    const text = DRINGLICHKEIT[tone];
    return {
      id,
      href: typeof href === 'string' ? href : href(heute),
      hint,
      title: titel(zuTun[id]),
      status: { tone, text },
    };
  });

/** What a company has booked, or until when it need not. */
export function tarifInWorten({ tarif, testendeAm }: Betriebszeile, heute: string): string {
  if (tarif !== null) return tarifVon(tarif).name;
  return testendeAm >= heute ? `Testphase bis ${formatTag(testendeAm)}` : 'Kein Tarif';
}

export const seitInWorten = (zeitpunkt: string): string => formatTag(ortszeitAus(new Date(zeitpunkt)).tag);

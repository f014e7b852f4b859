import type { Messwerte } from '@kehrtour/contract/betrieb';
import { groesseInWorten } from '@kehrtour/domain/datei/groesseInWorten';
import { formatDauer, formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import type { Versandweg } from '@kehrtour/domain/versand/vorgang';

/** One of them, and many. */
const NACHRICHTEN: Readonly<Record<Versandweg, readonly [eine: string, viele: string]>> = {
  mail: ['Mail', 'Mails'],
  sms: ['SMS', 'SMS'],
  brief: ['Brief', 'Briefe'],
  ...tableOf(MESSENGER, (messenger) => MESSENGER_WORTE[messenger].menge),
};

/** From here on somebody should look, as the rules in `deploy/monitoring` do. */
const WARTET_LANGE_MINUTEN = 15;
const SICHERUNG_ALT_MINUTEN = 26 * 60;

export type Messzeile = { readonly was: string; readonly wert: string; readonly auffaellig: boolean };

const minuten = (von: string, bis: string): number =>
  Math.max(0, (new Date(bis).getTime() - new Date(von).getTime()) / 60_000);

/** `3 Min.`; less than one is said as that. */
const alter = (wert: number): string => (wert < 1 ? 'weniger als einer Minute' : formatDauer(wert));

/** How the installation stands, in the order in which one looks. */
export const messwerteInWorten = (werte: Messwerte): Messzeile[] => [
  ...nachrichten(werte),
  auftraege(werte),
  sicherung(werte),
  ...(werte.freieBytes === null
    ? []
    : [{ was: 'Frei auf der Platte', wert: groesseInWorten(werte.freieBytes), auffaellig: false }]),
];

function nachrichten({ ausgang, gescheiterteNachrichten, jetzt }: Messwerte): Messzeile[] {
  const wartende = ausgang.map(({ weg, wartet, seit }): Messzeile => {
    const [eine, viele] = NACHRICHTEN[weg];
    const dauer = minuten(seit, jetzt);
    return {
      was: `Postausgang, ${viele}`,
      wert:
        wartet === 1
          ? `1 ${eine} wartet seit ${alter(dauer)}`
          : `${formatMenge(wartet, eine, viele)} warten, ${weg === 'brief' ? 'der' : 'die'} älteste seit ${alter(dauer)}`,
      auffaellig: dauer >= WARTET_LANGE_MINUTEN,
    };
  });
  const ruhig: Messzeile = { was: 'Postausgang', wert: 'Nichts wartet', auffaellig: false };
  const gescheitert: Messzeile = {
    was: 'Nicht zugestellt',
    wert: `${formatMenge(gescheiterteNachrichten, 'Nachricht', 'Nachrichten')}; die Betriebe sehen ihre`,
    auffaellig: false,
  };
  return [
    ...(wartende.length === 0 ? [ruhig] : wartende),
    ...(gescheiterteNachrichten === 0 ? [] : [gescheitert]),
  ];
}

function auftraege({ auftraege: { warten, seit, laufen, gescheitert }, jetzt }: Messwerte): Messzeile {
  const dauer = seit === null ? 0 : minuten(seit, jetzt);
  const teile = [
    warten === 0 || seit === null
      ? 'Keiner wartet'
      : `${formatMenge(warten, 'wartet', 'warten')}, der älteste seit ${alter(dauer)}`,
    ...(laufen === 0 ? [] : [formatMenge(laufen, 'läuft', 'laufen')]),
    ...(gescheitert === 0 ? [] : [`${formatMenge(gescheitert, 'gescheitert', 'gescheitert')} seit gestern`]),
  ];
  return { was: 'Aufträge', wert: teile.join(', '), auffaellig: dauer >= WARTET_LANGE_MINUTEN };
}

function sicherung({ gesichertAm, jetzt }: Messwerte): Messzeile {
  if (gesichertAm === null) return { was: 'Letzte Sicherung', wert: 'Noch keine', auffaellig: true };
  const alt = minuten(gesichertAm, jetzt) >= SICHERUNG_ALT_MINUTEN;
  const wann = formatZeitpunkt(new Date(gesichertAm));
  return { was: 'Letzte Sicherung', wert: alt ? `${wann}, vor mehr als einem Tag` : wann, auffaellig: alt };
}

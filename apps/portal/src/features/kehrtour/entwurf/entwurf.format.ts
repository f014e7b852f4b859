import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { formatAufzaehlung, formatDauer, formatMenge } from '@kehrtour/domain/format';
import { FENSTERBREITEN_NAMEN } from '@kehrtour/domain/zeitfenster';

import { personName, tageText } from '../kehrtour.format.ts';
import type { Entscheidung } from '../wizardSchritt.ts';

const ANSAGE_TEXT: Record<Vorgaben['puffer']['ansage'], string> = {
  nurTag: 'ein Fenster für alle',
  bloecke: 'gemeinsame Fenster',
  einzeln: 'eigene Fenster',
};

/** A decision in a few words, for the list of decisions and for comparing two versions. */
export function entscheidungText(
  schritt: Entscheidung,
  vorgaben: Vorgaben,
  mitarbeiter: readonly Mitarbeiter[],
): string {
  const name = (id: string): string => {
    const person = mitarbeiter.find((one) => one.id === id);
    return person === undefined ? 'jemand' : personName(person);
  };
  switch (schritt) {
    case 'liegenschaften':
      return formatMenge(vorgaben.liegenschaften.ids.length, 'Haus', 'Häuser');
    case 'datum':
      return tageText(vorgaben.datum.tage);
    case 'mitarbeiter':
      return vorgaben.mitarbeiter.ids.length === 0
        ? 'noch niemand'
        : formatAufzaehlung(vorgaben.mitarbeiter.ids.map(name));
    case 'arbeitsbeginn':
      return eigene(vorgaben.arbeitsbeginn, ({ beginn }) => `${beginn} Uhr`, name);
    case 'arbeitszeit':
      return eigene(
        vorgaben.arbeitszeit,
        ({ minuten, ueberstundenMinuten }) =>
          `${formatDauer(minuten)}${ueberstundenMinuten > 0 ? ` + ${formatDauer(ueberstundenMinuten)}` : ''}`,
        name,
      );
    case 'pause':
      return vorgaben.pause === null
        ? 'nach Plan der Person'
        : `${formatDauer(vorgaben.pause.minuten)} ab ${vorgaben.pause.fruehestens} Uhr`;
    case 'puffer':
      return `${formatDauer(vorgaben.puffer.jeHaltMinuten)} je Halt, ${FENSTERBREITEN_NAMEN[vorgaben.puffer.fensterbreite]}, ${ANSAGE_TEXT[vorgaben.puffer.ansage]}`;
    case 'termine':
      return vorgaben.termine.mitverschieben.length === 0
        ? 'bleiben alle stehen'
        : `${formatMenge(vorgaben.termine.mitverschieben.length, 'Termin zieht', 'Termine ziehen')} mit`;
    case 'kontakt':
      return `${vorgaben.kontakt.mitarbeiterId === null ? 'Büro' : name(vorgaben.kontakt.mitarbeiterId)}, ${formatMenge(vorgaben.kontakt.alternativen, 'Alternative', 'Alternativen')}, Antwort bis ${formatMenge(vorgaben.kontakt.antwortBisWerktage, 'Werktag', 'Werktage')} vorher`;
  }
}

function eigene<Wert>(
  werte: Readonly<Record<string, Wert>>,
  text: (wert: Wert) => string,
  name: (id: string) => string,
): string {
  const eintraege = Object.entries(werte);
  if (eintraege.length === 0) return 'wie in der Arbeitswoche';
  return eintraege.map(([id, wert]) => `${name(id)}: ${text(wert)}`).join(', ');
}

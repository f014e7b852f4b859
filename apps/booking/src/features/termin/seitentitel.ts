import type { Seite } from './seite.ts';

/** What the tab and a screen reader say first. */
export function seitentitel(seite: Seite): string {
  switch (seite.art) {
    case 'eingabe':
      return seite.grund !== null || seite.maengel.length > 0 ? 'Fehler: Code eingeben' : 'Code eingeben';
    case 'gestoert':
      return 'Gerade nicht erreichbar';
    case 'termin':
      return seite.gesendet ? 'Danke für Ihre Antwort' : `Ihr Termin am ${seite.termin.wann.datum}`;
  }
}

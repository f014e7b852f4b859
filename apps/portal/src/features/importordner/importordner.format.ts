import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Importordner, importordnerPruefen, Ordnerdatei } from '@kehrtour/contract/importordner';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import type { Ordnerfehler, Ordnerhalt } from '@kehrtour/domain/importdatei/importordner';

export const wannText = (zeitpunkt: string): string => formatZeitpunkt(new Date(zeitpunkt));

/** What went wrong, and what to do. */
export const FEHLER_SATZ: Record<Ordnerfehler, string> = {
  'adresse-gesperrt':
    'Diese Adresse liegt in einem privaten Netz und ist von hier nicht zu erreichen. Bitte richten Sie den Ordner mit einer Adresse ein, die im Internet erreichbar ist.',
  'nicht-erreichbar':
    'Der Server antwortet nicht. Bitte prüfen Sie, ob er läuft und ob Name und Port stimmen. Wir versuchen es weiter.',
  'zu-langsam': 'Der Server hat zu lange nicht geantwortet. Wir versuchen es weiter.',
  'anmeldung-falsch':
    'Der Server nimmt diese Anmeldung nicht an oder gibt den Ordner nicht frei. Hat sich der Zugang geändert, richten Sie den Ordner bitte neu ein.',
  'schluessel-anders':
    'Der Server weist sich anders aus als bisher. Bis Sie das bestätigen, melden wir uns dort nicht an.',
  'pfad-fehlt':
    'Diesen Ordner gibt es auf dem Server nicht. Bitte richten Sie ihn mit dem richtigen Namen neu ein.',
  'zu-viele-dateien':
    'In diesem Ordner liegen mehr als 1.000 Dateien. Bitte legen Sie die Exporte in einen eigenen Ordner.',
  unverstaendlich:
    'Der Server antwortet auf eine Weise, die wir nicht verstehen. Bitte fragen Sie, wer ihn betreibt, ob er SFTP oder S3 spricht.',
};

export const HALT_SATZ: Record<Ordnerhalt, string> = {
  spalten: 'Straße oder Ort wurden in dieser Datei nicht gefunden.',
  'neue-liste':
    'So eine Liste kam noch nie. Sehen Sie einmal durch, was in welcher Spalte steht; danach geht es von selbst.',
  gleiche: 'Unter manchen Anschriften steht schon ein Haus. Gehören sie zusammen?',
  'viele-fehlen': 'Ungewöhnlich viele Ihrer Häuser fehlen in dieser Datei.',
  'viele-fehler': 'Ungewöhnlich viele Zeilen sind nicht lesbar.',
  gescheitert: 'Beim Prüfen kam etwas dazwischen. Bitte prüfen Sie die Datei noch einmal.',
};

export function ordnerStand({ fehler, versuchtAm, neuerSchluessel }: Importordner) {
  if (neuerSchluessel !== null) return { tone: 'danger', text: 'Anderer Schlüssel' } as const;
  if (fehler !== null) return { tone: 'danger', text: 'Nicht gelesen' } as const;
  return versuchtAm === null
    ? ({ tone: 'info', text: 'Wird das erste Mal angesehen' } as const)
    : ({ tone: 'success', text: 'Wird angesehen' } as const);
}

export function dateiStand({ stand, halt, importauftrag }: Ordnerdatei) {
  if (stand === 'abgelehnt') return { tone: 'danger', text: 'Nicht lesbar' } as const;
  if (stand === 'bekannt') return { tone: 'neutral', text: 'Inhalt schon eingelesen' } as const;
  switch (importauftrag?.status) {
    case 'uebernommen':
      return { tone: 'success', text: 'Übernommen' } as const;
    case 'rueckgaengig':
      return { tone: 'neutral', text: 'Zurückgenommen' } as const;
    case 'geprueft':
      return { tone: 'warning', text: 'Wartet auf Sie' } as const;
    case 'hochgeladen':
      return halt === null
        ? ({ tone: 'info', text: 'Wird geprüft' } as const)
        : ({ tone: 'warning', text: 'Wartet auf Sie' } as const);
    default:
      return { tone: 'neutral', text: 'Verworfen' } as const;
  }
}

/** Whether something happens by itself that the page should see. */
export const istUnterwegs = ({ versuchtAm, dateien }: Importordner): boolean =>
  versuchtAm === null ||
  dateien.some(({ halt, importauftrag }) => halt === null && importauftrag?.status === 'hochgeladen');

export function fundText({ dateien, neue, alte, beispiele }: AnswerOf<typeof importordnerPruefen>): string {
  if (dateien === 0) return 'Der Ordner ist erreichbar und leer.';
  const da = `Der Ordner ist erreichbar, ${formatMenge(dateien, 'Datei liegt', 'Dateien liegen')} darin.`;
  const alt =
    alte === 0
      ? ''
      : alte === 1
        ? ' Eine ist älter als eine Woche und bleibt liegen.'
        : ` ${alte} sind älter als eine Woche und bleiben liegen.`;
  const neu =
    neue === 0
      ? ' Neu ist keine.'
      : ` Neu und gleich eingelesen: ${beispiele.join(', ')}${neue > beispiele.length ? ` und ${neue - beispiele.length} weitere` : ''}.`;
  return da + neu + alt;
}

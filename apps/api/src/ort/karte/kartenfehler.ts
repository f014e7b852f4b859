import { outOfSpace } from '../../platform/db/outOfSpace.ts';

/** Why a map extract could not be taken; the sentence for each stands below. */
export type KartenGrund =
  | 'karte.leer'
  | 'karte.zu-gross'
  | 'karte.kein-pbf'
  | 'karte.osm-xml'
  | 'karte.gepackt'
  | 'karte.unvollstaendig'
  | 'karte.nicht-unterstuetzt'
  | 'karte.ohne-strassen'
  | 'karte.zu-viele-strassen'
  | 'karte.zu-langsam'
  | 'karte.abgebrochen'
  | 'karte.zu-wenig-speicher'
  | 'karte.kein-platz'
  | 'karte.bild-zu-gross'
  | 'karte.gescheitert';

export const KARTEN_SATZ: Record<KartenGrund, string> = {
  'karte.leer': 'Die Datei ist leer. Bitte laden Sie den Kartenauszug noch einmal herunter.',
  'karte.zu-gross':
    'Der Kartenauszug ist größer als 2 GB. Bitte nehmen Sie den Auszug Ihres Regierungsbezirks oder Landkreises statt des ganzen Landes.',
  'karte.kein-pbf':
    'Das ist kein Kartenauszug. Gebraucht wird eine Datei von OpenStreetMap mit der Endung .osm.pbf.',
  'karte.osm-xml':
    'Das ist eine OpenStreetMap-Datei im XML-Format. Bitte nehmen Sie dieselbe Karte mit der Endung .osm.pbf.',
  'karte.gepackt':
    'Die Datei ist gepackt. Bitte entpacken Sie sie zuerst; gebraucht wird die .osm.pbf darin.',
  'karte.unvollstaendig':
    'Die Datei ist unvollständig oder beschädigt. Bitte laden Sie den Kartenauszug noch einmal herunter.',
  'karte.nicht-unterstuetzt':
    'Dieser Kartenauszug benutzt eine Packung, die wir nicht lesen. Bitte nehmen Sie einen gewöhnlichen Auszug (zlib), zum Beispiel von Geofabrik.',
  'karte.ohne-strassen':
    'In dem Kartenauszug stehen weder Straßen noch Adressen. Bitte prüfen Sie, ob es der richtige Ausschnitt ist.',
  'karte.zu-viele-strassen':
    'Der Kartenauszug hat mehr als 300.000 Straßen. Bitte nehmen Sie den Auszug Ihres Regierungsbezirks oder Landkreises.',
  'karte.zu-langsam':
    'Das Einlesen hat zu lange gedauert und wurde beendet. Bitte nehmen Sie einen kleineren Ausschnitt. Die bisherige Karte gilt weiter.',
  'karte.abgebrochen': 'Das Einlesen wurde abgebrochen. Die bisherige Karte gilt weiter.',
  'karte.zu-wenig-speicher':
    'Der Kartenauszug ist für den Arbeitsspeicher dieses Rechners zu groß. Bitte nehmen Sie einen kleineren Ausschnitt.',
  'karte.kein-platz':
    'Auf dem Server ist kein Platz mehr. Bitte schaffen Sie Platz, oder nehmen Sie einen kleineren Ausschnitt. Die bisherige Karte gilt weiter.',
  'karte.bild-zu-gross':
    'Für Häuser, Gewässer und Wälder ist dieser Kartenauszug zu groß; die Karte zeigt nur Straßen. Bitte nehmen Sie den Auszug Ihres Landkreises oder Regierungsbezirks.',
  'karte.gescheitert':
    'Der Kartenauszug ließ sich nicht einlesen. Die bisherige Karte gilt weiter; der genaue Grund steht im Protokoll.',
};

/** A file that is no usable map; travels from the reading process to the screen. */
export class KartenFehler extends Error {
  readonly grund: KartenGrund;

  constructor(grund: KartenGrund, ursache?: unknown) {
    super(KARTEN_SATZ[grund], { cause: ursache });
    this.name = 'KartenFehler';
    this.grund = grund;
  }
}

/** Does the work; a full disk becomes a `KartenFehler` on the way out. */
export async function mitPlatz<Wert>(arbeite: () => Promise<Wert>): Promise<Wert> {
  try {
    return await arbeite();
  } catch (fehler) {
    throw outOfSpace(fehler) ? new KartenFehler('karte.kein-platz', fehler) : fehler;
  }
}

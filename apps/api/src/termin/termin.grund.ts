import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why appointments are not listed or not marked, and what can be done instead. */
const GRUND = {
  'vor-dem-tag': [
    'eingabe-ungueltig',
    (tag: string) =>
      amFeld(
        'grund',
        `Der Termin ist erst am ${tag}. Bitte schreiben Sie dazu, warum Sie ihn schon vermerken.`,
      ),
  ],
  'runde-vorbei': [
    'termin.uebergang-nicht-moeglich',
    'Die Kehrtour ist schon abgeschlossen oder abgesagt. Bitte vereinbaren Sie einen neuen Termin.',
  ],
  'platz-verloren': [
    'termin.uebergang-nicht-moeglich',
    'In dieser Zeit kommt niemand mehr: Der Plan wurde nach der Absage ohne diesen Besuch gemacht. Bitte schlagen Sie eine andere Zeit vor.',
  ],
  'folge-vergeben': [
    'termin.vermerk-gebraucht',
    'Für die Arbeit ist schon der nächste Besuch geplant oder gebucht. Nehmen Sie sie zuerst dort heraus.',
  ],
  'kunde-weiss-es': [
    'termin.vermerk-gebraucht',
    'Der Kundin oder dem Kunden wurde nach dem Vermerk schon geschrieben, oder es kam eine Antwort. Bitte vereinbaren Sie einen neuen Termin.',
  ],
  'zeitraum-verkehrt': ['eingabe-ungueltig', amFeld('bis', 'Der Zeitraum endet, bevor er beginnt.')],
  'zeitraum-zu-lang': [
    'eingabe-ungueltig',
    (tageMax: number) => amFeld('bis', `Bitte wählen Sie höchstens ${tageMax} Tage.`),
  ],
} as const satisfies Refusals;

export const terminRefused = refusing(GRUND);

import { amFeld } from '../../../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../../../platform/refusal/refusing.ts';

/** Why a folder is not taken as it was typed in, and how it would be. */
const GRUND = {
  'kein-wirt': [
    'eingabe-ungueltig',
    amFeld(
      'wirt',
      'Das ist kein Name eines Servers. Richtig ist zum Beispiel sftp.example.de oder sftp.example.de:2222.',
    ),
  ],
  'keine-adresse': [
    'eingabe-ungueltig',
    amFeld('wirt', 'Das ist keine Adresse. Richtig ist zum Beispiel https://s3.eu-central-1.amazonaws.com.'),
  ],
  'ohne-tls': [
    'eingabe-ungueltig',
    amFeld(
      'wirt',
      'Dateien holen wir nur verschlüsselt. Bitte nehmen Sie eine Adresse, die mit https:// beginnt.',
    ),
  ],
  'nicht-oeffentlich': [
    'eingabe-ungueltig',
    amFeld(
      'wirt',
      'Diese Adresse liegt in einem privaten Netz und ist von hier nicht zu erreichen. Bitte nehmen Sie eine, die im Internet erreichbar ist.',
    ),
  ],
  'kein-bucket': [
    'eingabe-ungueltig',
    amFeld(
      'bucket',
      'Ein Bucket heißt aus kleinen Buchstaben, Ziffern, Punkten und Strichen, drei bis 63 Zeichen.',
    ),
  ],
  'pfad-hinaus': [
    'eingabe-ungueltig',
    amFeld(
      'pfad',
      'Der Ordner darf keine „..“ enthalten. Bitte schreiben Sie ihn so, wie er auf dem Server heißt.',
    ),
  ],
  'schluessel-unlesbar': [
    'eingabe-ungueltig',
    amFeld(
      'geheimnis',
      'Dieser private Schlüssel ist nicht lesbar oder durch ein Passwort geschützt. Bitte fügen Sie ihn ganz und ohne Passwort ein.',
    ),
  ],
} as const satisfies Refusals;

export const ordnerRefused = refusing(GRUND);

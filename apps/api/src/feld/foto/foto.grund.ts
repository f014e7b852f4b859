import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

/** Why a picture from the field is not taken; whoever reads it stands at a door. */
const GRUND = {
  'kein-bild': [
    'falscher-inhalt',
    'Das ist kein Foto, das sich öffnen lässt. Bitte nehmen Sie es noch einmal auf, als JPEG oder PNG.',
  ],
  'zu-gross': [
    'zu-gross',
    'Dieses Foto ist zu groß: höchstens 10 MB und 4096 × 4096 Bildpunkte. Bitte nehmen Sie es noch einmal auf.',
  ],
  'fremder-besuch': [
    'nicht-erlaubt',
    'Dieser Besuch gehört jemand anderem. Ein Foto können Sie nur bei Ihren eigenen Besuchen ablegen.',
  ],
  'genug-fuer-heute': [
    'nicht-erlaubt',
    'Von Ihnen sind heute schon 300 Fotos angekommen. Bitte senden Sie die übrigen morgen noch einmal.',
  ],
} as const satisfies Refusals;

export const fotoRefused = refusing(GRUND);

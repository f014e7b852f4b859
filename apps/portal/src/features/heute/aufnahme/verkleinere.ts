/** Wide enough to read a type plate. */
const KANTE_MAX = 1920;
const GUETE = 0.8;

/**
 * Draws a picture anew, small and without a word about where it was taken.
 * @returns undefined where it is no picture that this browser can open
 */
export async function verkleinere(datei: Blob): Promise<Blob | undefined> {
  const bild = await createImageBitmap(datei, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bild) return undefined;
  const faktor = Math.min(1, KANTE_MAX / Math.max(bild.width, bild.height));
  const flaeche = document.createElement('canvas');
  flaeche.width = Math.max(1, Math.round(bild.width * faktor));
  flaeche.height = Math.max(1, Math.round(bild.height * faktor));
  const stift = flaeche.getContext('2d');
  if (!stift) return undefined;
  // What lies behind something see-through is white.
  stift.fillStyle = '#fff';
  stift.fillRect(0, 0, flaeche.width, flaeche.height);
  stift.drawImage(bild, 0, 0, flaeche.width, flaeche.height);
  bild.close();
  return new Promise((fertig) => flaeche.toBlob((blob) => fertig(blob ?? undefined), 'image/jpeg', GUETE));
}

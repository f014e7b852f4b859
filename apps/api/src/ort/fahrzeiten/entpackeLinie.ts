/**
 * Decodes a line in Google's encoded polyline format to `[lon, lat]` pairs; `stellen` are the decimal places
 * it was written with (Valhalla 6, OSRM 5).
 */
export function entpackeLinie(text: string, stellen: number): [number, number][] {
  const faktor = 10 ** stellen;
  const punkte: [number, number][] = [];
  let [stelle, lat, lon] = [0, 0, 0];
  while (stelle < text.length) {
    lat += naechsterSchritt();
    lon += naechsterSchritt();
    punkte.push([lon / faktor, lat / faktor]);
  }
  return punkte;

  function naechsterSchritt(): number {
    let [wert, schub, zeichen] = [0, 0, 0x20];
    while (zeichen >= 0x20 && stelle < text.length) {
      zeichen = text.charCodeAt(stelle++) - 63;
      wert |= (zeichen & 0x1f) << schub;
      schub += 5;
    }
    return wert & 1 ? ~(wert >> 1) : wert >> 1;
  }
}

const MUSTER = /^(?<lat>-?\d{1,2}[.,]\d+)(?:\s*[,;/]\s*|\s+)(?<lon>-?\d{1,3}[.,]\d+)$/;

/** Reads `49.5123, 11.2801` and `49,5123; 11,2801`; undefined for everything else. */
export function liesKoordinaten(text: string): { lat: number; lon: number } | undefined {
  const { lat, lon } = MUSTER.exec(text.trim())?.groups ?? {};
  if (lat === undefined || lon === undefined) return undefined;
  const ort = { lat: zahl(lat), lon: zahl(lon) };
  return Math.abs(ort.lat) <= 90 && Math.abs(ort.lon) <= 180 ? ort : undefined;
}

const zahl = (text: string): number => Number(text.replace(',', '.'));

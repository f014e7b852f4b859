/** What lies on the phone for one person: nobody reads it without her key, and her key never leaves the browser. */
export type Versiegelt = { readonly iv: Uint8Array<ArrayBuffer>; readonly daten: ArrayBuffer };

const IV_BYTES = 12;

export const neuerSchluessel = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

export async function versiegle(schluessel: CryptoKey, wert: unknown): Promise<Versiegelt> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const klartext = new TextEncoder().encode(JSON.stringify(wert));
  return { iv, daten: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, schluessel, klartext) };
}

/** @throws OperationError when the key is another one, or a byte was changed */
export async function entsiegle<Wert>(schluessel: CryptoKey, { iv, daten }: Versiegelt): Promise<Wert> {
  const klartext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, schluessel, daten);
  return JSON.parse(new TextDecoder().decode(klartext)) as Wert;
}

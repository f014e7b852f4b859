/** Form of the VAT id by country, of those that invoices go to. */
const FORMEN: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  DE: /^DE[1-9]\d{8}$/,
  DK: /^DK\d{8}$/,
  FR: /^FR[A-Z0-9]{2}\d{9}$/,
  IT: /^IT\d{11}$/,
  LU: /^LU\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
};

/** What is wrong with a VAT id by its form alone; nobody is asked whether it was given out. */
export function ustIdFehler(text: string): string | null {
  const id = text.replaceAll(/[\s.]/g, '').toUpperCase();
  const form = FORMEN[id.slice(0, 2)];
  if (form === undefined) return 'beginnt mit dem Land, zum Beispiel DE123456788';
  if (!form.test(id)) return 'hat nicht die Form ihres Landes, zum Beispiel DE123456788';
  return id.startsWith('DE') && pruefzifferDE(id.slice(2, 10)) !== Number(id.at(-1))
    ? 'enthält einen Tippfehler: die letzte Ziffer passt nicht'
    : null;
}

/** ISO 7064 MOD 11,10, as the Bundeszentralamt für Steuern gives them out. */
function pruefzifferDE(ziffern: string): number {
  let produkt = 10;
  for (const ziffer of ziffern) {
    const summe = (Number(ziffer) + produkt) % 10 || 10;
    produkt = (summe * 2) % 11;
  }
  return (11 - produkt) % 10;
}

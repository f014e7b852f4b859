/** `95`, `95,5`, `95.50` or `1.250,00` as cents; undefined for what is no amount. */
export function liesCent(text: string): number | undefined {
  const knapp = text.replaceAll('€', '').trim();
  // A point with one or two digits behind it is meant as a comma.
  const punkt = knapp.includes(',') ? -1 : knapp.lastIndexOf('.');
  const stellen = knapp.length - punkt - 1;
  const mitKomma =
    punkt >= 0 && (stellen === 1 || stellen === 2)
      ? `${knapp.slice(0, punkt)},${knapp.slice(punkt + 1)}`
      : knapp;
  const [ganze = '', rest = '', ...mehr] = mitKomma.replaceAll('.', '').split(',');
  if (mehr.length > 0 || ganze === '' || rest.length > 2 || !nurZiffern(ganze) || !nurZiffern(rest))
    return undefined;
  return Number(ganze) * 100 + Number(rest.padEnd(2, '0'));
}

const nurZiffern = (teil: string): boolean => [...teil].every((zeichen) => zeichen >= '0' && zeichen <= '9');

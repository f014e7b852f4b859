/** Words for what a booking keeps as fields. */
const WORTE: Readonly<Record<string, string>> = {
  ab: 'ab',
  am: 'am',
  angaben: 'Angaben',
  anschrift: 'Anschrift',
  art: 'Art',
  email: 'E-Mail',
  einwilligungen: 'Einwilligungen',
  feuerstaetten: 'Feuerstätten',
  geschosse: 'Geschosse',
  halbtage: 'Halbtage',
  hausnr: 'Hausnummer',
  nachname: 'Nachname',
  nutzungseinheiten: 'Nutzungseinheiten',
  ort: 'Ort',
  plz: 'PLZ',
  preisCent: 'Preis in Cent',
  preisText: 'Preis',
  strasse: 'Straße',
  taetigkeit: 'Arbeit',
  telefon: 'Telefon',
  vorname: 'Vorname',
  zuschlagCent: 'Zuschlag in Cent',
};

/** What was filled in, name by name, however deep it lies. */
export function klartext(wert: unknown): string {
  if (wert === null || wert === undefined || wert === '') return '';
  if (Array.isArray(wert)) return verbunden(wert.map(klartext), ', ');
  if (typeof wert !== 'object') return String(wert);
  return verbunden(
    Object.entries(wert).map(([name, inhalt]) => {
      const text = klartext(inhalt);
      return text === '' ? '' : `${WORTE[name] ?? name}: ${text}`;
    }),
    '; ',
  );
}

const verbunden = (teile: readonly string[], dazwischen: string): string =>
  teile.filter((teil) => teil !== '').join(dazwischen);

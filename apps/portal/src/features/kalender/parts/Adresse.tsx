import { Kopierfeld } from '../../../shared/geheim/Kopierfeld.tsx';

/** The secret address of a feed, to carry into a calendar program. */
export function Adresse({ adresse }: { adresse: string }) {
  return (
    <Kopierfeld
      label="Geheime Kalenderadresse"
      hint="Wer sie kennt, sieht die Termine. Geben Sie sie nicht weiter."
      wert={adresse}
      kopiert="Die Adresse ist kopiert"
    />
  );
}

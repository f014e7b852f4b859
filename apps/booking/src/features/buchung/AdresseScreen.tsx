import type { Ablauf } from './ablauf.ts';
import type { Adressseite } from './adresse.server.ts';
import type { Mangel } from './ergebnis.ts';
import { AdresseUnklar } from './parts/AdresseUnklar.tsx';
import { Adressfrage } from './parts/Adressfrage.tsx';
import { NichtBedient } from './parts/NichtBedient.tsx';

interface Props {
  ablauf: Ablauf;
  seite: Adressseite;
  mangel?: Mangel | undefined;
}

/** Second step: where. The company's area is exact to the house number. */
export function AdresseScreen({ ablauf, seite: { antwort }, mangel }: Props) {
  if (mangel || !antwort) return <Adressfrage ablauf={ablauf} mangel={mangel} />;
  switch (antwort.bedient) {
    case 'nein':
      return <NichtBedient ablauf={ablauf} antwort={antwort} />;
    case 'unklar':
      return <AdresseUnklar ablauf={ablauf} antwort={antwort} />;
    default:
      return <Adressfrage ablauf={ablauf} />;
  }
}

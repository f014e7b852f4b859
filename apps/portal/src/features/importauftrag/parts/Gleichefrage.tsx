import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';

import { haeuser } from '../importauftrag.format.ts';

export type GleichefrageProps = {
  anzahl: number;
  wert: 'zusammenfuehren' | 'neu' | null;
  onWert: (wert: 'zusammenfuehren' | 'neu') => void;
  error: string | undefined;
};

const GLEICHE = [
  {
    id: 'zusammenfuehren',
    label: 'Zusammenführen',
    hint: 'Das Haus im Bestand bleibt und bekommt, was die Datei von ihm weiß; was sie nicht nennt, bleibt stehen. Wir rechnen den Probelauf danach neu.',
  },
  { id: 'neu', label: 'Als neue Häuser anlegen', hint: 'Dann stehen beide nebeneinander.' },
];

/** What becomes of houses whose address is there already: nobody but the office knows whether they are the same. */
export function Gleichefrage({ anzahl, wert, onWert, error }: GleichefrageProps) {
  return (
    <RadioGroup
      label={`${haeuser(anzahl)} der Datei: unter derselben Anschrift steht schon ein Haus in Ihrem Bestand. Was soll geschehen?`}
      choices={GLEICHE}
      value={wert}
      onChange={(id) => onWert(id === 'neu' ? 'neu' : 'zusammenfuehren')}
      {...(error === undefined ? {} : { error })}
    />
  );
}

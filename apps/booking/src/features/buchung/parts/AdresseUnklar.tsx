import type { Bedient } from '@kehrtour/contract/buchungsangebot';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainRadioCards } from '@kehrtour/ui/plain/PlainRadioCards.tsx';

import { type Ablauf, schrittadresse } from '../ablauf.ts';
import { alsVorschlag } from '../adresse.form.ts';
import { anschriftText } from '../worte.ts';
import { Schrittseite } from './Schrittseite.tsx';
import { Skelett } from './Skelett.tsx';

type Props = { ablauf: Ablauf; antwort: Extract<Bedient, { bedient: 'unklar' }> };

/** The list of streets spells it otherwise: which of them is meant, or exactly what was typed? */
export function AdresseUnklar({ ablauf, antwort }: Props) {
  const { anschrift } = ablauf.stand;
  if (!anschrift) return null;
  const choices = [
    ...antwort.vorschlaege.map((vorschlag) => ({ id: alsVorschlag(vorschlag), label: vorschlag.zeile })),
    { id: 'so', label: anschriftText(anschrift), hint: 'Genau so, wie ich es eingegeben habe.' },
  ];
  return (
    <Schrittseite ablauf={ablauf} schritt="adresse">
      <form method="post" action={schrittadresse(ablauf, 'adresse')} className="grid gap-6">
        <PlainRadioCards
          id="vorschlag"
          name="vorschlag"
          label="Welche Adresse meinen Sie?"
          labelLook="page"
          hint="So wie eingegeben steht sie nicht in unserer Straßenliste."
          choices={choices}
          defaultValue={choices[0]?.id ?? 'so'}
        />
        <PlainButton wide>Freie Termine zeigen</PlainButton>
      </form>
      <p>
        <a
          href={schrittadresse(ablauf, 'adresse')}
          className={`${LINK_LOOK} inline-flex min-h-12 items-center`}
        >
          Adresse noch einmal eingeben
        </a>
      </p>
      <Skelett ablauf={ablauf} />
    </Schrittseite>
  );
}

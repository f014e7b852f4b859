import { plusTage } from '@kehrtour/domain/tag';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { eineKehrtour, einHalt, TAG } from '../../../../../test/bauenKehrtour.ts';
import { anordnungAus } from '../anordnung.ts';
import { planansicht } from '../planansicht.ts';
import { Fristvorbei } from './Fristvorbei.tsx';

export default { title: 'Portal/Kehrtour/Frist vorbei', component: Fristvorbei };

const FRIST = plusTage(TAG, -30);
const spaet = (anzahl: number) => {
  const halte = Array.from({ length: anzahl }, (_, i) => {
    const halt = einHalt(i + 1);
    return { ...halt, aufgaben: halt.aufgaben.map((aufgabe) => ({ ...aufgabe, fristBis: FRIST })) };
  });
  const kehrtour = eineKehrtour({ halte });
  return planansicht({
    kehrtour,
    mitarbeiter: [],
    heute: TAG,
    anordnung: anordnungAus(kehrtour),
    bewertung: null,
    schichtIds: undefined,
  }).fristVorbei;
};

type SeiteProps = { anzahl: number; tagWaehlen?: string | null };

/** Open, as it is read. */
function Seite({ anzahl, tagWaehlen = '/kehrtouren/neu/datum?tour=t' }: SeiteProps) {
  return (
    <StoryPage>
      <div ref={(box) => box?.querySelector('details')?.setAttribute('open', '')}>
        <Fristvorbei halte={spaet(anzahl)} tagWaehlen={tagWaehlen} />
      </div>
    </StoryPage>
  );
}

export const EinHaus = () => <Seite anzahl={1} />;
/** The list scrolls in its own box. */
export const VieleHaeuser = () => <Seite anzahl={37} />;
/** Of an announced round the day stands. */
export const TagSteht = () => <Seite anzahl={3} tagWaehlen={null} />;
export const Zugeklappt = () => (
  <StoryPage>
    <Fristvorbei halte={spaet(12)} tagWaehlen="/kehrtouren/neu/datum?tour=t" />
  </StoryPage>
);

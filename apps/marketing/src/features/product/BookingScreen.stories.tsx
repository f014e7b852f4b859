import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { BookingScreen } from './BookingScreen.tsx';

export default {
  title: 'Website/Terminbuchung',
  component: BookingScreen,
  parameters: {
    layout: 'fullscreen',
    guide: { text: 'Die Seite der Kundschaft: drei Antworten zum Ausprobieren.' },
  },
};

export const Normal = () => (
  <SiteStory>
    <BookingScreen page={eineSeite('Terminbuchung')} />
  </SiteStory>
);

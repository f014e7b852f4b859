import { einWunsch } from '../../../test/eineBuchung.ts';
import type { Wunschstandseite } from './wunschstand.server.ts';
import { WunschstandScreen } from './WunschstandScreen.tsx';

export default { title: 'Kunde/Wunschstand', component: WunschstandScreen };

const wunschstand = (anders: Partial<Wunschstandseite['wunsch']> = {}, zurueckziehen = false) => (
  <WunschstandScreen
    seite={{
      ort: { slug: 'musterbach', eingebettet: false, rahmen: '' },
      seiten: [],
      wunsch: einWunsch(anders),
      neu: false,
      zurueckziehen,
      schluessel: 'seite-0001',
    }}
  />
);

export const Offen = () => wunschstand();
export const Abgelehnt = () =>
  wunschstand({
    status: 'abgelehnt',
    stand: 'Im Mai sind wir ausgebucht. Ab Juni haben wir wieder Zeiten frei.',
  });
export const Zurueckgezogen = () =>
  wunschstand({
    status: 'zurueckgezogen',
    stand: 'Sie haben diesen Wunsch zurückgezogen. Von uns kommt dazu nichts mehr.',
    halbtage: [],
    ab: null,
    notiz: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsgesellschaft'.repeat(3),
  });
export const Zurueckziehen = () => wunschstand({}, true);

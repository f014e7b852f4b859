import { UnbekanntScreen } from './UnbekanntScreen.tsx';

export default { title: 'Kunde/Unbekannter Link', component: UnbekanntScreen };

export const LinkUnbekannt = () => (
  <UnbekanntScreen
    seite={{
      unbekannt: true,
      ort: { slug: 'musterbach', eingebettet: false, rahmen: '' },
      seiten: [],
      status: 404,
    }}
  />
);

import { EinstellungenScreen } from './EinstellungenScreen.tsx';

export default { title: 'Portal/Einstellungen', component: EinstellungenScreen };

const profil = {
  title: 'Ihr Profil',
  entries: [
    {
      href: '/konto/einstellungen/profil',
      label: 'Profil und Passwort',
      hint: 'Ihre Angaben, Ihr Passwort, Ihre Sitzungen',
    },
  ],
};
const kehrtouren = {
  title: 'Kehrtouren',
  entries: [
    {
      href: '/konto/einstellungen/kehrtouren',
      label: 'Vorgaben für neue Kehrtouren',
      hint: 'Beginn, Puffer, Breite der Zeitfenster, Pause',
    },
    {
      href: '/konto/einstellungen/kehrtouren/terminzettel/hoheitlicheTaetigkeiten',
      label: 'Terminzettel für hoheitliche Tätigkeiten',
      hint: 'Ankündigung der Feuerstättenschau',
    },
  ],
};

export const Inhaberin = () => <EinstellungenScreen gruppen={[profil, kehrtouren]} />;

/** Who may change nothing of the company still has a profile. */
export const NurDasProfil = () => <EinstellungenScreen gruppen={[profil]} />;

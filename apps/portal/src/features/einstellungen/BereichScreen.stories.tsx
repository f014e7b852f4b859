import { BereichScreen } from './BereichScreen.tsx';

export default { title: 'Portal/Einstellungen', component: BereichScreen };

export const BereichUnternehmen = () => (
  <BereichScreen
    eintraege={[
      {
        href: '/konto/einstellungen/unternehmen/allgemeines',
        label: 'Allgemeines',
        hint: 'Name, Anschrift, Telefon, Kehrbezirk',
      },
      {
        href: '/konto/einstellungen/unternehmen/logo',
        label: 'Logo',
        hint: 'Für Terminzettel und E-Mails',
      },
      {
        href: '/konto/einstellungen/unternehmen/mitarbeiter',
        label: 'Mitarbeitende',
        hint: 'Rollen, Arbeitszeiten, Startorte, Zugänge',
      },
    ]}
  />
);

/** A journeyman has no right to any of them. */
export const BereichOhneRecht = () => <BereichScreen eintraege={[]} />;

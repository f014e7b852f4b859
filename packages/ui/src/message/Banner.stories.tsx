import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { BannerProps } from './Banner.tsx';
import { Banner } from './Banner.tsx';

export default {
  title: 'Mitteilen/Banner',
  component: Banner,
  parameters: {
    guide: {
      text: 'Ein Streifen über allem, für das, was das ganze Programm betrifft.',
      also: ['Hinweisleiste', 'Ankündigung', 'Warnung'],
      english: ['Announcement bar', 'Phase banner', 'System message', 'Site alert'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es betrifft nur diese Seite', 'Notice'],
        ['Es ist gerade eben geschehen', 'Toast'],
      ],
      related: ['AppFrame'],
      reader: ['Ein Abschnitt mit dem Namen „Hinweis zum ganzen Programm“.'],
      yes: ['Vorführung, keine Verbindung, Wartung.'],
      no: ['Für Neuigkeiten oder Werbung.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: { children: 'Vorführung mit erfundenen Daten. Es wird nichts verschickt.' } satisfies BannerProps,
};

export const Refused = () => (
  <Banner tone="danger">Keine Verbindung. Eingaben bleiben auf diesem Gerät, bis wieder Netz da ist.</Banner>
);

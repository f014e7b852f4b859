import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Link } from '../action/Link.tsx';
import { DateField } from '../field/DateField.tsx';
import { UiProvider } from './UiProvider.tsx';

export default {
  title: 'Aufbau/UiProvider',
  component: UiProvider,
  parameters: {
    guide: {
      text: 'Steht einmal um ein Programm: deutsche Tage und Zahlen, Wege ohne Neuladen, ein Ort für Meldungen.',
      also: ['Provider', 'Router', 'Toasts', 'Umgebung', 'Programmrahmen'],
      english: ['Theme provider', 'App provider', 'I18n provider'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Der Rahmen, den man sieht', 'AppFrame']],
      related: ['Toast'],
      yes: ['Einmal, ganz außen: auch um jede Geschichte hier steht schon einer.'],
      no: ['Je Seite: dann gibt es zwei Orte für Meldungen.'],
    } satisfies OwnGuide,
  },
};

export const WhatItBrings = () => (
  <div className="grid max-w-xl gap-4">
    <p>
      Ein Weg ohne Neuladen: <Link href="/termine">Zu den Terminen</Link>
    </p>
    <DateField label="Ein Tag, wie man ihn hier schreibt" defaultValue="2027-05-04" />
  </div>
);

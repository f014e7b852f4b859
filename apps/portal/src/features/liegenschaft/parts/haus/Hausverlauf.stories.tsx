import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { type Hausverlaufszeile, hausverlaufHolen } from '@kehrtour/contract/hausverlauf';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { Hausverlauf } from './Hausverlauf.tsx';

export default { title: 'Portal/Verlauf eines Hauses', component: Hausverlauf };

const TERMIN = '00000000-0000-4000-8000-000000000601';
const zeile = (nummer: number, teile: Partial<Hausverlaufszeile> = {}): Hausverlaufszeile => ({
  id: `v${nummer}`,
  art: 'angaben',
  am: `2027-01-${String(28 - (nummer % 28)).padStart(2, '0')}T09:15:00+01:00`,
  nurTag: false,
  wer: 'Marlene Rußwurm',
  was: 'Angaben geändert: Bemerkung',
  text: '',
  terminId: null,
  ...teile,
});
const GEMISCHT = [
  zeile(1, {
    art: 'arbeit',
    nurTag: true,
    wer: '',
    was: 'Erledigt: Kehrung',
    am: '2027-01-27T00:00:00+01:00',
  }),
  zeile(2, { art: 'schluessel', was: 'Schlüssel angesehen: Haustür', wer: 'Jonas Weidner' }),
  zeile(3, {
    art: 'antwort',
    wer: 'kunde',
    was: 'Antwort: Frage',
    text: '„Brauchen Sie Zugang zum Dachboden?“ · Vom Büro erwidert: „Nein, nur zum Keller.“',
    terminId: TERMIN,
  }),
  zeile(4, {
    art: 'ansage',
    wer: '',
    was: 'Ankündigung per E-Mail: gesendet am Mo., 25.01.2027',
    text: 'An Eva Escherich · Termin am Di., 09.02.2027 ab 08:00 Uhr',
    terminId: TERMIN,
  }),
  zeile(5, { art: 'import', wer: 'system', was: 'Import: geändert (Kontakte)', text: '„Bestand 2027.csv“' }),
  zeile(6, { art: 'kontakt', was: 'Kontakt geändert: Kontakte' }),
];

function Seite({ fakes }: { fakes: Parameters<typeof fakeClient> }) {
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <StoryPage>
      <Hausverlauf client={client} liegenschaftId="00000000-0000-4000-8000-000000000021" />
    </StoryPage>
  );
}
const mit = (zeilen: readonly Hausverlaufszeile[], proSeite = 30) => (
  <Seite
    fakes={[
      answers(hausverlaufHolen, ({ query }) => {
        const passende = zeilen.filter(({ art }) => query?.art === undefined || art === query.art);
        const ab = Number(query?.cursor?.split('~')[0] ?? 0);
        const ende = ab + proSeite;
        return {
          eintraege: passende.slice(ab, ende),
          weiter: ende < passende.length ? `${ende}~v1` : null,
        };
      }),
    ]}
  />
);

export const Gemischt = () => mit(GEMISCHT);
export const MehrereSeiten = () =>
  mit(
    Array.from({ length: 7 }, (_, nummer) => zeile(nummer, { was: `Änderung ${nummer + 1}` })),
    5,
  );
export const NochNichts = () => mit([]);
export const LangeTexte = () =>
  mit([
    zeile(1, {
      art: 'antwort',
      wer: 'Dr. Karl-Friedrich von und zu Guttenstein-Hohenfels-Oberbürgermeister',
      was: 'Wunsch gemerkt',
      text: `Bitte nur nach Absprache mit der ${'Wohnungsbaugenossenschaftsverwaltungsgesellschaft'.repeat(3)} kommen, am liebsten dienstags.\nUnd nicht vor zehn.`,
      terminId: TERMIN,
    }),
  ]);
export const NichtErlaubt = () => <Seite fakes={[refuses(hausverlaufHolen, 'nicht-gefunden')]} />;
export const Laedt = () => <Seite fakes={[keepsWaiting(hausverlaufHolen)]} />;

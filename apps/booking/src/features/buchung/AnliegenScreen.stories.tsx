import { ANSCHRIFT, einBetrieb, einAblauf, eineTaetigkeit } from '../../../test/eineBuchung.ts';
import { AnliegenScreen } from './AnliegenScreen.tsx';
import { standAus } from './stand.ts';

export default { title: 'Kunde/Anliegen', component: AnliegenScreen };

const LANG = einBetrieb({
  name: 'Bezirksschornsteinfegermeisterbetrieb Maximiliane Freifrau von Hohenschwangau-Unterwössen e. K.',
  taetigkeiten: [
    eineTaetigkeit({
      kundentext:
        'Staub- und Abgasmessung Ihres Holz-, Pellet- oder Kohlekessels mit Überprüfung des Pufferspeichers',
      hinweis: 'Der Kessel muss bei unserer Ankunft mindestens zwanzig Minuten unter Volllast gelaufen sein.',
      preisText: 'zuzüglich Anfahrt außerhalb des Gemeindegebiets',
    }),
  ],
});
const angebot = einBetrieb().taetigkeiten;
const wahl = { teil: 'wahl', auswahl: angebot } as const;

export const Wahl = () => <AnliegenScreen ablauf={einAblauf()} seite={wahl} />;
export const NichtsGewaehlt = () => (
  <AnliegenScreen
    ablauf={einAblauf()}
    seite={wahl}
    mangel={{
      maengel: [{ fieldId: 'taetigkeit', text: 'Bitte tippen Sie an, was Sie brauchen.' }],
      eingaben: {},
    }}
  />
);
export const HausZumCode = () => (
  <AnliegenScreen
    ablauf={einAblauf(
      standAus({
        anschrift: ANSCHRIFT,
        bedient: true,
        haus: {
          code: '7K2M-9QXA',
          faellig: [{ taetigkeitId: 'schau', kundentext: 'Feuerstättenschau', faelligBis: '2027-06-30' }],
        },
      }),
    )}
    seite={wahl}
  />
);
export const Fragen = () => (
  <AnliegenScreen
    ablauf={einAblauf(standAus({ taetigkeitId: 'awu' }))}
    seite={{ teil: 'fragen', auswahl: angebot }}
    mangel={{
      maengel: [{ fieldId: 'feuerstaetten', text: 'Bitte schreiben Sie eine Zahl, zum Beispiel 2.' }],
      eingaben: { feuerstaetten: 'weiß nicht', nutzungseinheiten: '3' },
    }}
  />
);
export const LangeTexte = () => (
  <AnliegenScreen ablauf={einAblauf(undefined, LANG)} seite={{ teil: 'wahl', auswahl: LANG.taetigkeiten }} />
);

export const CodeOhneHausnummer = () => (
  <AnliegenScreen
    ablauf={einAblauf()}
    seite={wahl}
    mangel={{
      maengel: [{ fieldId: 'hausnr', text: 'Bitte geben Sie die Hausnummer ein, zum Beispiel 12 oder 12a.' }],
      eingaben: { code: '7K2M-9QXA' },
    }}
  />
);

import '@kehrtour/ui/field.css';
import './heute.css';
import { besuch, marke, NEUN, RUHIG, type Tagesteile, tagwerk, um } from '../../../test/bauenHeute.ts';
import { HeuteScreen } from './HeuteScreen.tsx';

export default { title: 'Portal/Heute', component: HeuteScreen };

const GUT = besuch(1, {
  status: 'bestaetigt',
  notizZugang: 'Hintereingang, klingeln bei Meyer',
  schluessel: ['Haustür, Bund 4'],
  schluesselIds: ['00000000-0000-4000-8000-000000000401'],
  antwort: { art: 'schluesselNachbar', text: 'Schlüssel bei Meyer', am: um('07:10') },
});
const WOHNUNGEN = ['EG links', 'EG rechts', '1. OG links'].map((lage, i) =>
  besuch(2 + i, {
    haltId: '00000000-0000-4000-8000-000000000299',
    anschrift: 'Marktplatz 12',
    lage,
    name: `Familie ${lage}`,
  }),
);
const NEIN = besuch(6, {
  status: 'abgelehnt',
  hinfaellig: true,
  antwort: { art: 'passtNicht', text: '', am: um('07:00') },
});
const LANG = besuch(7, {
  anschrift: 'Oberbürgermeister-Dreykorn-Gedächtnisstraße 117 b',
  ortszeile: '91233 Neunkirchen am Sand, Ortsteil Rollhofen',
  name: 'Wohnungseigentümergemeinschaft Dreykornstraße, vertreten durch die Hausverwaltung Pegnitztal GmbH',
  notizArbeit:
    'Leiter mitbringen, das Dachfenster klemmt. Der Kaminofen im zweiten Obergeschoss wird seit Oktober täglich benutzt.',
});

function Tag(teile: Tagesteile) {
  return (
    <div data-density="field">
      <HeuteScreen tag={tagwerk(teile)} onAnmelden={() => undefined} onAbmelden={() => Promise.resolve()} />
    </div>
  );
}

export const House = () => <Tag besuche={[GUT, ...WOHNUNGEN, NEIN]} />;
export const HouseOfFlats = () => <Tag besuche={WOHNUNGEN} />;
export const LongestNames = () => <Tag besuche={[LANG]} />;
export const WaitsForANetworkAndALogin = () => (
  <Tag
    besuche={[GUT, besuch(7)]}
    marken={[marke(1, {})]}
    sende={{ ...RUHIG, wartend: 1, anmelden: true }}
    anmelden
    andere={2}
  />
);
export const AllDone = () => (
  <Tag
    besuche={[GUT]}
    marken={[marke(1, { stand: 'gesendet', gesendetAm: NEUN + 1, ergebnis: 'uebernommen' })]}
  />
);
export const DayIsEnded = () => (
  <Tag besuche={[besuch(1, { status: 'erledigt' })]} abgeschlossenAm={um('15:40')} />
);
export const NothingToday = () => <Tag besuche={[]} />;
export const NotFetchedYet = () => <Tag gefragt={false} />;
export const NothingOnThePhone = () => <Tag />;
/** Whoever drives along ends nobody's day. */
export const DrivesAlong = () => (
  <Tag besuche={[besuch(1, { status: 'erledigt' })]} faehrtBei="Jonas Weidner" />
);
/** The last house of the day, pressed this moment: it can be taken back like every other one. */
export const LastHouseJustDone = () => (
  <Tag besuche={[GUT]} marken={[marke(1, { sendenAb: NEUN + 8000 })]} sende={{ ...RUHIG, wartend: 1 }} />
);

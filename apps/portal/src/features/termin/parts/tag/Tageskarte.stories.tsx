import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { eineTageskarte } from '../../../../../test/bauenTageskarte.ts';
import { Tageskarte, type TageskarteProps } from './Tageskarte.tsx';

export default { title: 'Portal/Termin/Tageskarte', component: Tageskarte };

const QUELLE = { herkunft: '© OpenStreetMap-Mitwirkende', stand: '2027-01-02' };

function Seite(props: Partial<TageskarteProps>) {
  return (
    <StoryPage>
      <section className="max-w-2xl overflow-clip rounded-lg border border-line bg-surface">
        <Tageskarte karte={eineTageskarte()} quelle={QUELLE} name="Anna Berger" {...props} />
      </section>
    </StoryPage>
  );
}

export const WegeBekannt = () => <Seite />;
/** Only where dashes are drawn they are explained. */
export const StrassenUnbekannt = () => <Seite karte={eineTageskarte({ gestrichelt: true })} />;
/** Everything that can stand below it, with the longest origin. */
export const VielDarunter = () => (
  <Seite
    karte={eineTageskarte({ gestrichelt: true, ohneOrt: 12 })}
    quelle={{
      herkunft:
        '© OpenStreetMap-Mitwirkende, Auszug des Landesamts für Digitalisierung, Breitband und Vermessung',
      stand: '2027-01-02',
    }}
    name="Dr. Maximiliane Wolfeschlegelsteinhausen-Bergerdorff"
  />
);
/** Nobody knows how old the map is. */
export const OhneStand = () => (
  <Seite karte={eineTageskarte({ ohneOrt: 1 })} quelle={{ ...QUELLE, stand: null }} />
);

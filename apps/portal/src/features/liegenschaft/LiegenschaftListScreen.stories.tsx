import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { liegenschaftenAusgeben, liegenschaftPunkteHolen } from '@kehrtour/contract/bestand';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { kehrtourAnlegen } from '@kehrtour/contract/kehrtour';
import { lageSetzen, liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { adressVorschlaege, naechsteAdresseHolen, strassenHolen } from '@kehrtour/contract/ort';
import { schauquoteHolen } from '@kehrtour/contract/quartal';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { alsSpalten, einBezirk, eineLiegenschaft, einPunkt } from '../../../test/bauenLiegenschaft.ts';
import { OHNE_FILTER } from './bestandsfilter.ts';
import type { Bestandsfilter } from './bestandsfilter.ts';
import { LiegenschaftListScreen } from './LiegenschaftListScreen.tsx';

export default { title: 'Portal/Liegenschaften', component: LiegenschaftListScreen };

const ohneStrassen = answers(strassenHolen, { type: 'FeatureCollection', features: [] });
const immer = [
  ohneStrassen,
  answers(taetigkeitenListe, { eintraege: [] }),
  answers(liegenschaftenAusgeben, undefined),
  answers(adressVorschlaege, {
    eintraege: [
      {
        text: 'Hardtstraße 50, 91207 Lauf',
        adresse: { strasse: 'Hardtstraße', hausnr: '50', plz: '91207', ort: 'Lauf' },
        koordinaten: { lat: 49.51, lon: 11.28 },
      },
    ],
  }),
  answers(naechsteAdresseHolen, { naechste: null }),
  answers(liegenschaftHolen, eineLiegenschaft({ koordinaten: null, ortQuelle: null })),
  answers(lageSetzen, ({ body }) => eineLiegenschaft({ koordinaten: body.koordinaten, ortQuelle: 'hand' })),
];

type SeiteProps = {
  fakes: Parameters<typeof fakeClient>;
  filter?: Partial<Bestandsfilter>;
  aenderbar?: boolean;
};

function Seite({ fakes, filter = {}, aenderbar = true }: SeiteProps) {
  const [client] = useState(() => fakeClient(...fakes, ...immer));
  const [stand, setStand] = useState<Bestandsfilter>({ ...OHNE_FILTER, ...filter });
  const [kehrtour, setKehrtour] = useState<string | null>(null);
  return (
    <>
      <LiegenschaftListScreen
        client={client}
        filter={stand}
        onFilter={(teil) => setStand((alt) => ({ ...alt, ...teil }))}
        aenderbar={aenderbar}
        onKehrtour={aenderbar ? setKehrtour : undefined}
        onOpen={() => undefined}
      />
      {kehrtour === null ? null : <p>Entwurf {kehrtour} geöffnet</p>}
    </>
  );
}
const page = (props: SeiteProps) => (
  <StoryPage>
    <Seite {...props} />
  </StoryPage>
);
const mit = (punkte: LiegenschaftPunkt[]) => answers(liegenschaftPunkteHolen, alsSpalten(punkte));

export const GanzerBezirk = () => page({ fakes: [mit(einBezirk(2200))] });
export const ZweiStrassen = () =>
  page({ fakes: [mit(einBezirk(60)), answers(kehrtourAnlegen, { id: 'neue-tour' })] });
export const NurAnsehen = () => page({ fakes: [mit(einBezirk(200))], aenderbar: false });
export const ImSchaufenster = () =>
  page({
    fakes: [
      mit(einBezirk(40)),
      answers(schauquoteHolen, {
        quote: { jeMonat: 38, offen: 912, ohneLetzte: 12, bestelltBis: '2098-12-31' },
      }),
    ],
    filter: { sicht: 'schaufenster' },
  });
export const OhneLage = () => page({ fakes: [mit(einBezirk(400))], filter: { sicht: 'ohneLage' } });
export const NichtsGefunden = () => page({ fakes: [mit(einBezirk(200))], filter: { suche: 'Nirgendwo 7' } });
export const NochKeine = () => page({ fakes: [mit([])] });
export const NochKeineFuerAzubi = () => page({ fakes: [mit([])], aenderbar: false });
export const KehrtourAbgelehnt = () =>
  page({ fakes: [mit(einBezirk(40)), refuses(kehrtourAnlegen, 'nicht-erlaubt')] });
export const LaesstWarten = () => page({ fakes: [keepsWaiting(liegenschaftPunkteHolen)] });
export const SehrLangeTexte = () =>
  page({
    fakes: [
      mit([
        einPunkt({
          strasse: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße',
          hausnr: '112 a-c',
          ort: 'Hohenstadt bei Pommelsbrunn im Nürnberger Land',
          name: 'Erbengemeinschaft Freifrau von und zu Guttenberg-Reichenbach',
          laufnummer: 123_456.125,
          ampel: 'ueberfaellig',
          nichtMehrImExport: true,
        }),
      ]),
    ],
  });

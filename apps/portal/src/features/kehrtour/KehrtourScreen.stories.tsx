import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { aenderungAnnehmen, aenderungHolen, aenderungVerwerfen } from '@kehrtour/contract/aenderung';
import { kehrtourHolen, kehrtourPlanen, kehrtourProblemHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAuswegeHolen, kehrtourAuswegNehmen } from '@kehrtour/contract/kehrtourauswege';
import {
  absageVorschauHolen,
  kehrtourAbsagen,
  kehrtourAbschliessen,
  kehrtourStarten,
} from '@kehrtour/contract/kehrtourlauf';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { nachtraegeAufnehmen, nachtraegeHolen } from '@kehrtour/contract/nachtrag';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import { strassenHolen } from '@kehrtour/contract/ort';
import { bleibtSatz } from '@kehrtour/domain/kehrtour/rundenabschluss';
import type { Rolle } from '@kehrtour/domain/rolle';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { mitAenderung, MIT_AUSWEG, OHNE_BESCHEID, UNTERSCHIED } from '../../../test/bauenAenderung.ts';
import { AUSWEGE } from '../../../test/bauenAuswege.ts';
import {
  einAusgelassener,
  eineKehrtour,
  einHalt,
  einProblem,
  LEUTE,
  NULLPUNKT,
  KEHRTOUR,
} from '../../../test/bauenKehrtour.ts';
import { NACHTRAEGE } from '../../../test/bauenNachtrag.ts';
import { heute } from '../../shared/heute.ts';
import { KehrtourScreen } from './KehrtourScreen.tsx';

export default { title: 'Portal/Kehrtour', component: KehrtourScreen };

const termin = (status: TerminStatus, antwort: string | null = null, ungelesen = false) => ({
  id: `termin-${status}`,
  status,
  antwort,
  ungelesen,
  bittet: false,
});
const angekuendigt = eineKehrtour({
  name: 'Altstadt Nord',
  status: 'angekuendigt',
  angekuendigtAm: '2027-04-20T09:00:00+02:00',
  halte: [
    einHalt(1, { termin: termin('bestaetigt', 'Ich bin da') }),
    einHalt(2, { termin: termin('angekuendigt') }),
    einHalt(3, { termin: termin('abgelehnt', 'Vormittags arbeite ich, ginge es auch ab 15 Uhr?', true) }),
    // Its window is not over, whenever somebody looks at this.
    einHalt(10, { termin: termin('unsicher'), fensterBis: '2099-05-04T10:00:00+02:00' }),
  ],
  rueckmeldungen: {
    angekuendigt: 4,
    bestaetigt: 1,
    abgelehnt: 1,
    erledigt: 0,
    unsicher: 1,
    offen: 1,
    ungelesen: 1,
  },
});

function antworten(kehrtour: Kehrtour): FakeAnswer[] {
  return [
    answers(kehrtourHolen, kehrtour),
    answers(mitarbeiterListe, { eintraege: LEUTE }),
    answers(kehrtourProblemHolen, {
      problem: einProblem(kehrtour),
      nullpunkt: NULLPUNKT,
      version: kehrtour.version,
    }),
    answers(strassenHolen, { type: 'FeatureCollection', features: [] }),
    answers(nachweiseHolen, { nachweise: [] }),
    answers(nachtraegeHolen, { nachtraege: [] }),
    answers(kehrtourAbsagen, {}),
    answers(absageVorschauHolen, {
      bescheid: [
        { kanal: 'mail', anzahl: 2 },
        { kanal: 'einwurf', anzahl: 2 },
      ],
      zurKenntnis: [{ kanal: 'mail', anzahl: 1 }],
      gebucht: 0,
    }),
  ];
}

type SeiteProps = { kehrtour?: Kehrtour; rolle?: Rolle; vorher?: FakeAnswer[] };

function Seite({ kehrtour = angekuendigt, rolle = 'buero', vorher = [] }: SeiteProps) {
  const [client] = useState(() => fakeClient(...vorher, ...antworten(kehrtour)));
  return (
    <StoryPage>
      <KehrtourScreen client={client} kehrtourId={KEHRTOUR} rolle={rolle} />
    </StoryPage>
  );
}

export const MitAntworten = () => <Seite />;
export const AlleWissenBescheid = () => (
  <Seite
    kehrtour={eineKehrtour({
      name: 'Altstadt Nord',
      status: 'angekuendigt',
      angekuendigtAm: '2027-04-20T09:00:00+02:00',
      halte: [einHalt(1, { termin: termin('bestaetigt') }), einHalt(10, { termin: termin('angekuendigt') })],
      rueckmeldungen: {
        angekuendigt: 2,
        bestaetigt: 1,
        abgelehnt: 0,
        erledigt: 0,
        unsicher: 0,
        offen: 1,
        ungelesen: 0,
      },
    })}
  />
);
export const Geplant = () => <Seite kehrtour={eineKehrtour()} />;
export const AlsGeselle = () => <Seite rolle="geselle" />;
export const Abgesagt = () => <Seite kehrtour={eineKehrtour({ status: 'abgesagt' })} />;
export const Laedt = () => <Seite vorher={[keepsWaiting(kehrtourHolen)]} />;
export const AbsageAbgelehnt = () => (
  <Seite vorher={[refuses(kehrtourAbsagen, 'kehrtour.nicht-mehr-aenderbar')]} />
);

const offen = mitAenderung(angekuendigt);
/** Somebody has put stops elsewhere: whom it concerns comes before the plan. */
export const OffeneAenderung = () => (
  <Seite kehrtour={offen} vorher={[answers(aenderungHolen, UNTERSCHIED), answers(aenderungVerwerfen, {})]} />
);
export const AenderungOhneBescheid = () => (
  <Seite
    kehrtour={offen}
    vorher={[
      answers(aenderungHolen, OHNE_BESCHEID),
      answers(aenderungAnnehmen, { mails: 0, zettel: 0, abgesagt: 0, hinausAb: null }),
    ]}
  />
);
/** A household has answered after the plan was made. */
export const AenderungUeberholt = () => (
  <Seite
    kehrtour={offen}
    vorher={[answers(aenderungHolen, { ...UNTERSCHIED, seither: ['Hardtstraße 2: Bestätigt'] })]}
  />
);
const ohnePlatz: Kehrtour = {
  ...angekuendigt,
  halte: [...angekuendigt.halte, ...[20, 21, 22, 23, 24, 25].map((nummer) => einAusgelassener(nummer))],
};
/** Six houses of an announced round have no place: what would take them in is priced, and waits as an Änderung. */
export const AngekuendigtOhnePlatz = () => (
  <Seite
    kehrtour={ohnePlatz}
    vorher={[
      answers(kehrtourAuswegeHolen, { version: ohnePlatz.version, auswege: AUSWEGE }),
      refuses(kehrtourAuswegNehmen, 'veraltet'),
    ]}
  />
);
const abgesagt = (nummer: number) =>
  einAusgelassener(nummer, {
    grund: { code: 'abgesagt', text: 'Der Termin wurde abgesagt.', abhilfe: null },
  });
/** After an illness: two households were called off, and get a place only where somebody looks for one. */
export const MitAbgesagten = () => (
  <Seite
    kehrtour={{
      ...angekuendigt,
      halte: [...angekuendigt.halte, abgesagt(20), abgesagt(21), einAusgelassener(22)],
    }}
    vorher={[
      answers(kehrtourAuswegeHolen, { version: angekuendigt.version, auswege: [] }),
      refuses(kehrtourPlanen, 'kehrtour.nicht-mehr-aenderbar'),
    ]}
  />
);
/** The way out that waits: what was decided for it stands before whom it concerns. */
export const AenderungMitAusweg = () => (
  <Seite kehrtour={mitAenderung(angekuendigt, 'ausweg')} vorher={[answers(aenderungHolen, MIT_AUSWEG)]} />
);
/** An import brought work to houses that were told already: it waits outside until somebody takes it in. */
export const NeueArbeit = () => (
  <Seite vorher={[answers(nachtraegeHolen, NACHTRAEGE), answers(nachtraegeAufnehmen, {})]} />
);
export const NeueArbeitUeberholt = () => (
  <Seite vorher={[answers(nachtraegeHolen, NACHTRAEGE), refuses(nachtraegeAufnehmen, 'veraltet')]} />
);
const mitNeuerArbeit: typeof UNTERSCHIED = {
  ...UNTERSCHIED,
  wechsel: UNTERSCHIED.wechsel
    .filter(({ klasse }) => klasse === 'neuAnzusagen' || klasse === 'unveraendert')
    .map((wechsel, index) =>
      index === 0
        ? { ...wechsel, nachher: wechsel.vorher, arbeit: { dazu: ['Feuerstättenschau'], weg: [] } }
        : wechsel,
    ),
};
/** What was taken in, with whom it moves and who is told of it. */
export const AenderungMitNeuerArbeit = () => (
  <Seite
    kehrtour={mitAenderung(angekuendigt, 'nachtrag')}
    vorher={[answers(aenderungHolen, mitNeuerArbeit)]}
  />
);
export const AnnahmeAbgelehnt = () => (
  <Seite
    kehrtour={offen}
    vorher={[answers(aenderungHolen, UNTERSCHIED), refuses(aenderungAnnehmen, 'aenderung.ohne-grund')]}
  />
);

const amTag = { ...angekuendigt, tage: [heute()] };
const unterwegs: Kehrtour = { ...amTag, status: 'unterwegs' };
/** Its day has come: the button is there, although the first mark would do. */
export const AmTag = () => (
  <Seite kehrtour={amTag} rolle="geselle" vorher={[answers(kehrtourStarten, unterwegs)]} />
);
const abgeschlossen = { ...amTag, status: 'abgeschlossen' as const, bleiben: [] };
/** Two visits have no result: what became of them is asked once. */
export const Unterwegs = () => (
  <Seite
    kehrtour={unterwegs}
    rolle="geselle"
    vorher={[
      answers(kehrtourAbschliessen, (input) =>
        input.body.offene === undefined
          ? (refuses(kehrtourAbschliessen, 'kehrtour.noch-offen').answer(input) as never)
          : abgeschlossen,
      ),
    ]}
  />
);
const ANNAS = [{ name: 'Anna Kern', anzahl: 3 }];
const eigeneOffen = refuses(kehrtourAbschliessen, 'kehrtour.noch-offen', {
  detail: `Von Ihren Terminen haben 2 noch kein Ergebnis: Hardtstraße 2 und Hardtstraße 10. Bitte wählen Sie, ob dort niemand angetroffen wurde oder niemand hingefahren ist. ${bleibtSatz(ANNAS)}`,
  angaben: { offen: 2, bleiben: ANNAS },
});
/** Two drive: one ends his own visits, and the round goes on with hers. */
export const NurEigene = () => (
  <Seite
    kehrtour={unterwegs}
    rolle="geselle"
    vorher={[
      answers(kehrtourAbschliessen, (input) =>
        input.body.offene === undefined
          ? (eigeneOffen.answer(input) as never)
          : { ...unterwegs, bleiben: ANNAS },
      ),
    ]}
  />
);

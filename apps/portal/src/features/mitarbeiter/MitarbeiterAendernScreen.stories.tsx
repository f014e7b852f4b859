import { answers, type FakeAnswer, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { betroffenVonPerson, type WirkungDerPerson } from '@kehrtour/contract/betroffen';
import type { CallOf } from '@kehrtour/contract/endpoint';
import { mitarbeiterAendern, mitarbeiterEinladen, mitarbeiterEinzeln } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener } from '../../../test/bauenTerminbuchung.ts';
import { Betroffenenfrage } from '../../../test/Betroffenenfrage.tsx';
import { MitarbeiterAendernScreen } from './MitarbeiterAendernScreen.tsx';
import { marlene } from './MitarbeiterListScreen.stories.tsx';
import { hindert, personenfolgen, type Personenstand } from './personenfolgen.ts';

export default { title: 'Portal/Person bearbeiten', component: MitarbeiterAendernScreen };

const page = (
  person: Mitarbeiter,
  aendern = answers(mitarbeiterAendern, ({ body }) => ({ ...person, ...body })),
  wirkung: WirkungDerPerson = { termine: [], kehrtouren: [] },
) => (
  <StoryPage>
    <MitarbeiterAendernScreen
      client={fakeClient(
        answers(mitarbeiterEinzeln, person),
        answers(mitarbeiterEinladen, person),
        answers(betroffenVonPerson, wirkung),
        answers(faktorHolen, { seit: null, codes: 0, passkeys: 0 }),
        aendern,
      )}
      id={person.id}
      ich=""
      email="eva@example.org"
      backHref="/konto/einstellungen/unternehmen/mitarbeiter"
    />
  </StoryPage>
);

export const MitZugang = () => page({ ...marlene, zweiterFaktor: false });
export const MitZweitemFaktor = () => page(marlene);
export const Eingeladen = () => page({ ...marlene, zugang: 'eingeladen' });
export const OhneZugangUndOhneAdresse = () => page({ ...marlene, email: '', zugang: 'keiner' });
export const OhneArbeitszeit = () => page({ ...marlene, arbeitszeit: [], pause: null });
export const LetzteInhaberin = () => page(marlene, refuses(mitarbeiterAendern, 'letzter-inhaber'));
export const JemandWarSchneller = () => page(marlene, refuses(mitarbeiterAendern, 'veraltet'));
/** Saved at an open screen: who leads, and by which address somebody comes in, is asked for once more. */
const fragtNach: FakeAnswer = {
  endpoint: mitarbeiterAendern,
  answer: (call) => {
    const { nachweis, ...daten } = (call as CallOf<typeof mitarbeiterAendern>).body;
    if (nachweis === undefined) return refuses(mitarbeiterAendern, 'nachweis-noetig').answer(call);
    if (nachweis.passwort !== 'drei Leitern am Dach')
      return refuses(mitarbeiterAendern, 'passwort-falsch', {
        felder: [{ feld: 'passwort', text: 'stimmt nicht' }],
      }).answer(call);
    return { ...marlene, ...daten };
  },
};
export const FragtWerManIst = () => <SentForm>{page(marlene, fragtNach)}</SentForm>;
export const RueckwaertsGearbeitet = () =>
  page({ ...marlene, arbeitszeit: [{ wochentag: 2, von: '16:00', bis: '07:00' }] });

/** She logs in by another address from the press in its mailbox on: until then the page shows the one that works. */
export const AndereAdresseWartet = () => (
  <SentForm>
    {page(
      marlene,
      answers(mitarbeiterAendern, {
        ...marlene,
        email: 'bisher@example.org',
        neueAdresse: { email: marlene.email, bis: '2027-05-05T07:20:00Z' },
      }),
    )}
  </SentForm>
);

const liegtBeiIhr: WirkungDerPerson = {
  termine: [
    einBetroffener({ mitarbeiter: 'Marlene Rußwurm' }),
    einBetroffener({ mitarbeiter: 'Marlene Rußwurm', name: '' }),
  ],
  kehrtouren: [{ id: '00000000-0000-4000-8000-000000000501', name: 'Altstadt Nord' }],
};
const frage = (neu: Partial<Personenstand>, wen = liegtBeiIhr) => (
  <StoryPage>
    <Betroffenenfrage
      wen={wen}
      worte={{
        tat: hindert(marlene, { ...marlene, ...neu }, wen) ? null : 'Trotzdem speichern',
        folge: personenfolgen(marlene, { ...marlene, ...neu }, wen),
      }}
    />
  </StoryPage>
);
/** Saving asks first, where a change reaches what she carries. */
export const TraegtVieles = () => page(marlene, undefined, liegtBeiIhr);
export const GehtMitTerminen = () => frage({ aktiv: false });
export const GehtMitGeplanterKehrtour = () => frage({ aktiv: false }, { ...liegtBeiIhr, termine: [] });
export const ArbeitetWeniger = () => frage({ arbeitszeit: [], faehrt: false, qualifikation: 'meister' });

import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { behoerdenmeldungPruefen } from '@kehrtour/contract/nachweis';
import { schluesselAnsehen } from '@kehrtour/contract/schluessel';
import {
  rueckmeldungGelesen,
  terminAendern,
  terminHolen,
  terminNotizAendern,
  terminVermerkZuruecknehmen,
} from '@kehrtour/contract/termin';
import type { Termin } from '@kehrtour/contract/termin';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { eineBuchung, einTerminBlatt, eineVerlaufszeile } from '../../../test/bauenTermin.ts';
import { heute } from '../../shared/heute.ts';
import { TerminScreen } from './TerminScreen.tsx';

export default { title: 'Portal/Termin', component: TerminScreen };

const angekuendigt = einTerminBlatt({ antwortBis: '2027-01-31T22:59:00Z' });
const bestaetigt = einTerminBlatt({
  ...angekuendigt,
  status: 'bestaetigt',
  notizZugang: 'Schlüssel bei Meyer, EG rechts',
  notizArbeit: 'Leiter mitbringen, Dachfenster klemmt',
  ungelesen: 1,
  antwort: { art: 'schluesselNachbar', text: 'Schlüssel bei Meyer', am: '2027-01-20T18:10:00+01:00' },
  rueckmeldungen: [
    {
      id: '00000000-0000-4000-8000-000000000901',
      art: 'schluesselNachbar',
      text: 'Wir sind im Urlaub, der Schlüssel liegt bei Familie Meyer im Erdgeschoss.',
      telefon: '09123 4711',
      von: 'bewohner',
      am: '2027-01-20T18:10:00+01:00',
      gelesen: false,
      erwiderung: '',
    },
  ],
  verlauf: [
    eineVerlaufszeile({
      am: '2027-01-20T18:10:00+01:00',
      wer: 'kunde',
      was: 'rueckmeldung:schluesselNachbar',
    }),
    eineVerlaufszeile({
      am: '2027-01-19T09:10:00+01:00',
      wer: 'Marlene Rußwurm',
      was: 'stand:meldeUnsicher',
    }),
  ],
});

function Seite({ fakes, id }: { fakes: Parameters<typeof fakeClient>; id: string }) {
  const [client] = useState(() => fakeClient(...fakes));
  return <TerminScreen client={client} id={id} darfVerlegen oeffnet />;
}
const page = (termin: Termin, ...fakes: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <Seite
      id={termin.id}
      fakes={[...fakes, answers(terminHolen, termin), answers(rueckmeldungGelesen, {})]}
    />
  </StoryPage>
);
const nach = (status: Termin['status']) => (input: { body: { version: number } }) => ({
  ...bestaetigt,
  status,
  version: input.body.version + 1,
});

export const Angekuendigt = () => page(angekuendigt, answers(terminAendern, nach('bestaetigt')));
export const MitSchluesselBeimNachbarn = () => page(bestaetigt, answers(terminAendern, nach('abgelehnt')));
export const MitHinterlegtemSchluessel = () =>
  page(
    einTerminBlatt({
      schluessel: [
        { id: '00000000-0000-4000-8000-000000000701', bezeichnung: 'Haustür' },
        { id: '00000000-0000-4000-8000-000000000702', bezeichnung: 'Dachboden' },
      ],
    }),
    answers(schluesselAnsehen, { geheimnis: 'Kasten links neben der Haustür, Code 4711' }),
  );
export const JemandWarSchneller = () => page(angekuendigt, refuses(terminAendern, 'veraltet'));
const mitNotiz = einTerminBlatt({
  notiz: 'Hofhund ist angeleint, bitte am Tor klingeln.\nGerüst steht bis Ende März.',
});
/** Written at the desk, read at the door; kept as the server would. */
export const MitNotiz = () => {
  let stand = mitNotiz;
  return page(
    mitNotiz,
    answers(terminNotizAendern, ({ body }) => (stand = { ...stand, notiz: body.notiz })),
    answers(terminHolen, () => stand),
  );
};
export const NotizVonJemandAnderem = () => page(mitNotiz, refuses(terminNotizAendern, 'veraltet'));
export const Erledigt = () => page(einTerminBlatt({ status: 'erledigt', aktionen: [] }));

const morgensAm = (tag: Tag) => `${tag}T08:00:00+01:00`;
const getan: Partial<Termin> & Pick<Termin, 'fensterVon'> = {
  status: 'erledigt',
  aktionen: [],
  ruecknahme: true,
  fensterVon: morgensAm(plusTage(heute(), -1)),
};
const ohneVermerk = einTerminBlatt({ fensterVon: getan.fensterVon });
/** The visit was yesterday: what is pressed holds at once, and leads back. */
export const VorOrt = () =>
  page(
    ohneVermerk,
    answers(terminAendern, { ...ohneVermerk, ...getan, version: 2 }),
    answers(terminVermerkZuruecknehmen, { ...ohneVermerk, version: 3 }),
  );
/** Done before its day, with the reason that had to be given for it. */
export const VorDemTagErledigt = () =>
  page(
    einTerminBlatt({
      ...getan,
      fensterVon: morgensAm(plusTage(heute(), 9)),
      verlauf: [
        eineVerlaufszeile({
          am: `${heute()}T07:40:00+01:00`,
          wer: 'Marlene Rußwurm',
          was: 'stand:erledige',
          grund: 'Auf Wunsch der Kundin vorgezogen, das Gerüst am Haus wird am Freitag abgebaut',
        }),
      ],
    }),
    refuses(terminVermerkZuruecknehmen, 'termin.vermerk-gebraucht'),
  );
/** Told by a phone that was hours without a network, by whom the visit was not any more; and nobody was met before the time. */
export const VomHandy = () =>
  page(
    einTerminBlatt({
      status: 'nichtAngetroffen',
      ohneNachweis: true,
      verlauf: [
        eineVerlaufszeile({
          am: '2027-02-03T13:20:00+01:00',
          wer: 'Marlene Rußwurm',
          was: 'stand:meldeNichtAngetroffen',
          gesehenAm: '2027-02-03T07:31:00+01:00',
          gesehenVon: 'Jonas Brandl',
          ohneNachweis: true,
        }),
        eineVerlaufszeile({
          am: '2027-02-03T13:04:00+01:00',
          wer: 'Jonas Brandl',
          was: 'feld:notiz',
          grund: 'Nachbarin sagt, sie kommt erst um neun',
          gesehenAm: '2027-02-03T07:32:00+01:00',
        }),
      ],
    }),
  );
export const VorDemTag = () =>
  page(
    einTerminBlatt({ fensterVon: morgensAm(plusTage(heute(), 9)) }),
    answers(terminAendern, { ...ohneVermerk, ...getan, version: 2 }),
  );
export const OhneKontaktUndOhneNachweis = () =>
  page(
    einTerminBlatt({
      name: '',
      kontakte: [
        {
          name: 'Monika Escherich',
          rolle: 'eigentuemer',
          telefon: '',
          mobil: '',
          email: '',
          sperrvermerk: false,
        },
      ],
      ankuendigungen: [],
      kehrtourId: null,
      kehrtour: '',
      mitarbeiterId: null,
      mitarbeiter: '',
    }),
  );
export const ZweimalNiemandDa = () =>
  page(
    einTerminBlatt({
      status: 'nichtAngetroffen',
      verhinderung: [
        '2 Besuche waren rechtzeitig angekündigt. Ohne triftigen Grund dürfen Sie je Nutzungseinheit 15 AW berechnen: 18,00 € netto, 21,42 € mit Umsatzsteuer (KÜO Anlage 3 Nr. 2.6).',
        'Wird der Zutritt weiter verwehrt, melden Sie es der Behörde; sie verfügt die Duldung (§ 1 Abs. 4 SchfHwG).',
      ],
    }),
    answers(behoerdenmeldungPruefen, {
      fehlt: [
        'Der Eigentümer ist nicht bekannt. Tragen Sie ihn beim Haus ein: An ihn richtet sich die Behörde.',
      ],
    }),
  );
export const MailNichtZustellbar = () =>
  page(
    einTerminBlatt({
      anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
      lage: 'Hinterhaus, 4. Obergeschoss rechts hinten',
      ankuendigungen: angekuendigt.ankuendigungen.map((eine) => ({
        ...eine,
        kanal: 'mail' as const,
        zugestelltPer: 'mail' as const,
        empfaenger: 'Erbengemeinschaft Freifrau von und zu Guttenberg-Reichenbach',
        stand: 'gescheitert' as const,
        am: null,
        von: '',
        zugangAm: null,
      })),
    }),
  );
const OHNE_RUNDE = { kehrtourId: null, kehrtour: '', ankuendigungen: [] };
export const Angefragt = () =>
  page(
    einTerminBlatt({
      ...OHNE_RUNDE,
      status: 'angefragt',
      gebucht: 'seite',
      aktionen: ['sageAb'],
      buchung: eineBuchung({
        preisCent: 8900,
        preisText: '',
        zuschlagText: 'Zuschlag Abend',
        notiz:
          'Der Kaminofen ist neu und steht im Wohnzimmer.\nBitte klingeln, nicht klopfen: Das Baby schläft vormittags.',
      }),
    }),
  );
export const AmTelefonGebucht = () =>
  page(
    einTerminBlatt({
      ...OHNE_RUNDE,
      status: 'bestaetigt',
      gebucht: 'telefon',
      buchung: eineBuchung({ ueberstimmt: true, angaben: [], preisText: '' }),
    }),
  );
export const Widerrufen = () =>
  page(
    einTerminBlatt({
      ...OHNE_RUNDE,
      status: 'abgesagt',
      gebucht: 'einbettung',
      aktionen: [],
      buchung: eineBuchung({ widerrufenAm: '2027-01-30T08:15:00+01:00' }),
    }),
  );
export const LaesstWarten = () => (
  <StoryPage>
    <Seite id="x" fakes={[keepsWaiting(terminHolen)]} />
  </StoryPage>
);

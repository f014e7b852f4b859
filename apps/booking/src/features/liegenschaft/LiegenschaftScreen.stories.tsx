import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER, messengerEinwilligung } from '@kehrtour/domain/messenger';

import { ANSCHRIFT, einBetrieb } from '../../../test/eineBuchung.ts';
import type { Haus, Hausseite, Meldung } from './liegenschaft.server.ts';
import { LiegenschaftScreen } from './LiegenschaftScreen.tsx';

const KEIN_MESSENGER = tableOf(MESSENGER, () => null);
export default { title: 'Kunde/Liegenschaft', component: LiegenschaftScreen };

const WER = '00000000-0000-4000-8000-000000000907';

const haus = (anders: Partial<Haus> = {}, meldung: Partial<Meldung> = {}): Hausseite => ({
  art: 'haus',
  status: 200,
  zugang: { code: '7K2M-9QXA', hausnr: '12' },
  meldung: {
    gesendet: false,
    eingaben: { anliegen: '', text: '', telefon: '' },
    maengel: [],
    schluessel: '00000000-0000-4000-8000-000000000077',
    ...meldung,
  },
  haus: {
    bescheid: [
      {
        id: WER,
        rolle: 'bewohner',
        mail: 'm…@example.org',
        sms: null,
        ...KEIN_MESSENGER,
        zuerst: null,
        waehlbar: ['mail', 'einwurf'],
      },
      {
        id: WER.replace(/7$/, '8'),
        rolle: 'eigentuemer',
        mail: null,
        sms: null,
        ...KEIN_MESSENGER,
        zuerst: null,
        waehlbar: [],
      },
    ],
    anschrift: { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' },
    aufgaben: [
      { taetigkeitId: 'schau', kundentext: 'Feuerstättenschau', faelligBis: '2027-06-30', buchbar: true },
      {
        taetigkeitId: 'kehrung_1x',
        kundentext: 'Kehrung Ihres Schornsteins',
        faelligBis: '2027-09-30',
        buchbar: false,
      },
    ],
    termine: [
      {
        titel: 'Abgaswegüberprüfung Ihrer Gasheizung',
        stand: 'Bitte sagen Sie uns, ob der Termin passt.',
        status: 'angekuendigt',
        tag: '2027-05-04',
        wochentag: 'Dienstag',
        datum: '4. Mai 2027',
        von: '08:00',
        bis: '10:00',
      },
    ],
    unternehmen: { ...einBetrieb(), bucht: true },
    ...anders,
  },
});

export const Eingabe = () => (
  <LiegenschaftScreen
    seite={{ art: 'eingabe', status: 200, eingabe: { code: '', hausnr: '' }, maengel: [] }}
  />
);
export const CodeUnbekannt = () => (
  <LiegenschaftScreen
    seite={{
      art: 'eingabe',
      status: 404,
      eingabe: { code: '7K2M-9QXA', hausnr: '99' },
      maengel: [{ fieldId: 'code', text: 'Zu diesem Code und dieser Hausnummer finden wir kein Haus.' }],
    }}
  />
);
export const Ansteht = () => <LiegenschaftScreen seite={haus()} />;
export const NichtsAn = () => <LiegenschaftScreen seite={haus({ aufgaben: [], termine: [] })} />;
export const NurAngekuendigt = () => <LiegenschaftScreen seite={haus({ aufgaben: [] })} />;
export const BuchtNicht = () => (
  <LiegenschaftScreen seite={haus({ unternehmen: { ...einBetrieb(), bucht: false } })} />
);
export const Gemeldet = () => <LiegenschaftScreen seite={haus({ aufgaben: [] }, { gesendet: true })} />;
export const MeldungUnvollstaendig = () => (
  <LiegenschaftScreen
    seite={haus(
      { termine: [], bescheid: [] },
      {
        eingaben: { anliegen: 'kontakt', text: '', telefon: '09123 4711' },
        maengel: [{ fieldId: 'text', text: 'Bitte schreiben Sie, was sich geändert hat.' }],
      },
    )}
  />
);
const perSms = (keine: boolean): Haus['bescheid'] => [
  {
    id: WER,
    rolle: 'bewohner',
    mail: null,
    sms: { nummer: '…6789', keine },
    ...KEIN_MESSENGER,
    zuerst: null,
    waehlbar: keine ? [] : ['sms', 'einwurf'],
  },
  {
    id: WER.replace(/7$/, '8'),
    rolle: 'eigentuemer',
    mail: 'm…@example.org',
    sms: { nummer: '…4711', keine: false },
    ...KEIN_MESSENGER,
    zuerst: 'sms',
    waehlbar: ['mail', 'sms', 'einwurf'],
  },
];
const perWhatsapp = (erlaubt: boolean): Haus['bescheid'] => [
  {
    id: WER,
    rolle: 'bewohner',
    mail: null,
    sms: { nummer: '…6789', keine: false },
    ...KEIN_MESSENGER,
    whatsapp: {
      nummer: '…6789',
      erlaubt,
      wortlaut: messengerEinwilligung('whatsapp', 'Schornsteinfegermeisterin Marlene Rußwurm', '…6789'),
    },
    zuerst: erlaubt ? 'whatsapp' : null,
    waehlbar: erlaubt ? ['sms', 'whatsapp', 'einwurf'] : ['sms', 'einwurf'],
  },
];
const mitWhatsapp = (erlaubt: boolean, meldung: Partial<Meldung> = {}) => (
  <LiegenschaftScreen seite={haus({ aufgaben: [], termine: [], bescheid: perWhatsapp(erlaubt) }, meldung)} />
);
export const PerWhatsapp = () => mitWhatsapp(true);
export const WhatsappAbbestellt = () => mitWhatsapp(false, { bescheidwahl: 'whatsapp-beendet' });
export const WhatsappNochNicht = () => mitWhatsapp(false);
export const WhatsappCodeUnterwegs = () =>
  mitWhatsapp(false, { smsCode: { kontaktId: WER, fuer: 'whatsapp' } });
export const WhatsappErlaubt = () => mitWhatsapp(true, { bescheidwahl: 'whatsapp-erlaubt' });
export const PerSms = () => (
  <LiegenschaftScreen seite={haus({ aufgaben: [], termine: [], bescheid: perSms(false) })} />
);
export const WegGewaehlt = () => (
  <LiegenschaftScreen
    seite={haus({ aufgaben: [], termine: [], bescheid: perSms(false) }, { bescheidwahl: 'weg' })}
  />
);
export const SmsAbbestellt = () => (
  <LiegenschaftScreen
    seite={haus({ aufgaben: [], termine: [], bescheid: perSms(true) }, { bescheidwahl: 'sms-beendet' })}
  />
);
export const SmsCodeUnterwegs = () => (
  <LiegenschaftScreen
    seite={haus(
      { aufgaben: [], termine: [], bescheid: perSms(true) },
      { smsCode: { kontaktId: WER, fuer: 'sms' } },
    )}
  />
);
export const SmsCodeFalsch = () => (
  <LiegenschaftScreen
    seite={haus(
      { aufgaben: [], termine: [], bescheid: perSms(true) },
      {
        smsCode: {
          kontaktId: WER,
          fuer: 'sms',
          fehler:
            'Dieser Code stimmt nicht oder ist abgelaufen. Fordern Sie einen neuen an, oder rufen Sie den Betrieb an.',
        },
      },
    )}
  />
);

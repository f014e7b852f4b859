import { randomUUID } from 'node:crypto';

import { bezirkBestaetigen, bezirksdateiLaden } from '@kehrtour/contract/bezirksuebergabe';
import { datenauszugLaden } from '@kehrtour/contract/datenauszug';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import { tokenAnlegen } from '@kehrtour/contract/kehrbezirkssoftware';
import { adresseBestaetigen } from '@kehrtour/contract/konto';
import { loeschauftragAnlegen } from '@kehrtour/contract/loeschauftrag';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import * as passkey from '@kehrtour/contract/passkey';
import * as faktor from '@kehrtour/contract/zweiterFaktor';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';

import { adresslink } from '../../test/adresslink.ts';
import { alleEndpunkte } from '../../test/fehlerkoepfe.ts';
import { gibPasswort } from '../../test/gibPasswort.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { JETZT } from '../../test/werte.ts';
import { ganz, geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';

const PASSWORT = 'drei Leitern am Dach';
let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

async function frischerBetrieb(): Promise<TestBetrieb> {
  await vergissZaehler(api);
  const betrieb = await api.neuerBetrieb();
  await gibPasswort(api, betrieb, PASSWORT);
  return betrieb;
}
const daten = async (betrieb: TestBetrieb, rolle: 'inhaber' | 'geselle', teil: object) => {
  const id = betrieb.mitarbeiterId[rolle];
  const { body } = await api.call(mitarbeiter.mitarbeiterEinzeln, { params: { id } }, betrieb.token.inhaber);
  const { id: _id, farbe: _farbe, zugang: _zugang, zweiterFaktor: _faktor, ...jetzt } = body;
  return { params: { id }, body: { ...jetzt, ...teil } };
};
const NEU = {
  vorname: 'Jonas',
  nachname: 'Brandl',
  telefon: '',
  email: '',
  rolle: 'inhaber',
  qualifikation: 'geselle',
  anrede: '',
  faehrt: false,
  arbeitszeit: [],
  pause: null,
  startort: null,
  einladen: false,
};

type Ruf = { params?: Record<string, string>; body: Record<string, unknown>; idempotencyKey?: string };
type Tat = {
  readonly was: string;
  readonly endpoint: Endpoint;
  readonly ruf: (betrieb: TestBetrieb) => Promise<Ruf> | Ruf;
  /** The proof stands in a field of its own where it is asked for only sometimes. */
  readonly manchmal: boolean;
};
/** Whatever takes a fresh proof; everything else is done by whoever is logged in. */
const TATEN: readonly Tat[] = [
  {
    was: 'somebody comes to run the company',
    endpoint: mitarbeiter.mitarbeiterAendern,
    ruf: (wo) => daten(wo, 'geselle', { rolle: 'inhaber' }),
    manchmal: true,
  },
  {
    was: 'somebody new runs it at once',
    endpoint: mitarbeiter.mitarbeiterAnlegen,
    ruf: () => ({ body: NEU, idempotencyKey: randomUUID() }),
    manchmal: true,
  },
  {
    was: 'a colleague logs in by another address',
    endpoint: mitarbeiter.mitarbeiterAendern,
    ruf: (wo) => daten(wo, 'geselle', { email: `neu-${randomUUID()}@example.org` }),
    manchmal: true,
  },
  {
    was: 'one logs in by another address oneself',
    endpoint: mitarbeiter.persoenlicheDatenAendern,
    ruf: async (wo) => ({
      body: {
        ...(await api.call(mitarbeiter.persoenlicheDatenHolen, {}, wo.token.inhaber)).body,
        email: `neu-${randomUUID()}@example.org`,
      },
    }),
    manchmal: true,
  },
  {
    was: 'a colleague’s second factor is taken away',
    endpoint: faktor.faktorZuruecksetzen,
    ruf: (wo) => ({ params: { id: wo.mitarbeiterId.geselle }, body: {} }),
    manchmal: false,
  },
  {
    was: 'a second factor begins',
    endpoint: faktor.faktorBeginnen,
    ruf: () => ({ body: {} }),
    manchmal: false,
  },
  {
    was: 'the own factor goes',
    endpoint: faktor.faktorAusschalten,
    ruf: () => ({ body: {} }),
    manchmal: false,
  },
  {
    was: 'recovery codes are new',
    endpoint: faktor.faktorcodesErneuern,
    ruf: () => ({ body: {} }),
    manchmal: false,
  },
  { was: 'a passkey begins', endpoint: passkey.passkeyBeginnen, ruf: () => ({ body: {} }), manchmal: false },
  {
    was: 'a passkey goes',
    endpoint: passkey.passkeyLoeschen,
    ruf: () => ({ params: { id: randomUUID() }, body: {} }),
    manchmal: false,
  },
  {
    was: 'a program is let in',
    endpoint: tokenAnlegen,
    ruf: () => ({ body: { rechte: ['kehrtouren.lesen'], mailFuerTermine: false, gleiche: 'neu' } }),
    manchmal: true,
  },
  {
    was: 'the company is to be deleted',
    endpoint: loeschauftragAnlegen,
    ruf: () => ({ body: { name: 'Nicht der Name' } }),
    manchmal: false,
  },
  {
    was: 'a district is confirmed as handed over, and then deleted',
    endpoint: bezirkBestaetigen,
    ruf: () => ({ body: { am: '2027-01-04', von: 'nachfolger' } }),
    manchmal: false,
  },
];

const rufe = (tat: Tat, ruf: Ruf, token: string) =>
  api.call(tat.endpoint, ruf as never, token) as Promise<{ status: number; body: { type?: string } }>;
const mit = ({ manchmal }: Tat, ruf: Ruf, nachweis: object): Ruf => ({
  ...ruf,
  body: { ...ruf.body, ...(manchmal ? { nachweis } : nachweis) },
});
const AM_NACHWEIS = ['nachweis-noetig', 'passwort-falsch', 'zweiter-faktor-falsch'];

const setzeFaktor = (wo: TestBetrieb, faktor: string | null) =>
  setzeZeilen(
    ganz(api),
    'anmeldung',
    { person_id: wo.mitarbeiterId.inhaber },
    { zweiter_faktor: faktor, zweiter_faktor_seit: faktor === null ? null : JETZT },
  );

describe.each(TATEN)('where $was', (tat) => {
  it('an open screen is not enough, nor a guess, nor the password alone where there is a factor', async () => {
    const wo = await frischerBetrieb();
    const ruf = await tat.ruf(wo);
    const sende = async (nachweis?: object) =>
      rufe(tat, nachweis ? mit(tat, ruf, nachweis) : ruf, wo.token.inhaber);
    expect((await sende()).body.type).toBe(tat.manchmal ? 'nachweis-noetig' : 'eingabe-ungueltig');
    expect((await sende({ passwort: 'geraten' })).body.type).toBe('passwort-falsch');
    await setzeFaktor(wo, 'JBSWY3DPEHPK3PXP');
    expect((await sende({ passwort: PASSWORT })).body.type).toBe('zweiter-faktor-falsch');
    await setzeFaktor(wo, null);
    const { status, body } = await sende({ passwort: PASSWORT });
    expect(AM_NACHWEIS).not.toContain(body.type);
    if (tat.manchmal) expect(status).toBe(200);
  });
});

describe('who is told', () => {
  const post = async (wo: TestBetrieb) =>
    (await liesZeilen(wo, 'ausgang', ['empfaenger', 'vorlage'], geordnet(['empfaenger']))).map(
      ({ empfaenger, vorlage }) => `${empfaenger.split('@')[0]}: ${vorlage}`,
    );
  const tue = async (wo: TestBetrieb, rolle: 'inhaber' | 'geselle', teil: object) =>
    api.call(
      mitarbeiter.mitarbeiterAendern,
      (await daten(wo, rolle, { ...teil, nachweis: { passwort: PASSWORT } })) as never,
      wo.token.inhaber,
    );
  it('is each who runs the company, and she who comes to', async () => {
    const wo = await frischerBetrieb();
    await tue(wo, 'geselle', { rolle: 'inhaber' });
    expect(await post(wo)).toEqual(['geselle: leitung-geaendert', 'inhaber: leitung-geaendert']);
  });
  it('is the new address of another one, and the old one once it holds', async () => {
    const wo = await frischerBetrieb();
    await tue(wo, 'geselle', { email: 'woanders@example.org' });
    expect(await post(wo)).toEqual(['woanders: adresse-bestaetigen']);
    await api.call(adresseBestaetigen, { body: { code: await adresslink(wo) } });
    expect(await post(wo)).toEqual(['geselle: email-geaendert', 'woanders: adresse-bestaetigen']);
  });
  it('is nobody of what is done every day', async () => {
    const wo = await frischerBetrieb();
    const { body } = await api.call(
      mitarbeiter.mitarbeiterAendern,
      (await daten(wo, 'geselle', { telefon: '0911 1', rolle: 'azubi' })) as never,
      wo.token.inhaber,
    );
    expect([body.telefon, await post(wo)]).toEqual(['0911 1', []]);
  });
});

/** Where logins, keys, connections and money are seen to: whatever changes something there is asked for, or says why not. */
const HEIKLE_ORTE =
  /^\/(mitarbeiter|passwort|passkeys?|zweiter-faktor|sitzungen|verbindungen|datenauszug|loeschauftrag|zahlung|unternehmen\/(mitarbeiter|faktorfreigaben))(\/|$)/;
const ENDET = 'it takes something away, and whoever had it can have it again';
const EIGENE_TERMINE = 'one’s own appointments, which the screen shows: in one list, taken back by one press';
const ZAHLT = 'whoever does it pays, and gives nobody anything; owners read it on the next invoice';
const POSTFACH = 'the code or link goes to a mailbox, and nothing holds before it was used';
const LIEST = 'it brings in and gives nothing out; an import shows what it did, and is undone';
const NICHT_GEFRAGT: Readonly<Record<string, string>> = {
  'DELETE /loeschauftrag': 'it keeps what is there',
  'DELETE /unternehmen/mitarbeiter/ich/adresse': 'it keeps what is there',
  'POST /unternehmen/mitarbeiter/ich/adresse': POSTFACH,
  'DELETE /unternehmen/mitarbeiter/:id/adresse': 'it keeps what is there',
  'POST /unternehmen/mitarbeiter/:id/adresse': POSTFACH,
  'DELETE /verbindungen/kalender/:mitarbeiterId/abos/:aboId': ENDET,
  'DELETE /verbindungen/kalender/:mitarbeiterId/feed': ENDET,
  'DELETE /verbindungen/kehrbezirkssoftware/:id': ENDET,
  'DELETE /verbindungen/kehrbezirkssoftware/:id/meldungen': ENDET,
  'DELETE /verbindungen/kehrbezirkssoftware/token': ENDET,
  'DELETE /verbindungen/ordner/:id': ENDET,
  'DELETE /zahlung/empfaenger/:id': ENDET,
  'PATCH /verbindungen/ordner/:id': LIEST,
  'POST /datenauszug': 'nothing leaves: the file is asked for',
  'POST /datenauszug/datei': 'asked, and tried in `datenauszug.test.ts`: it leaves as a file',
  'POST /mitarbeiter/abmelden': ENDET,
  'POST /passkeys/:id/benennen': 'it changes a name alone',
  'POST /passkeys/anlegen': 'its beginning was asked for',
  'POST /passkeys/frage': 'it is the asking',
  'POST /passwort/aendern': 'it takes the present password by itself',
  'POST /sitzungen/beenden': ENDET,
  'POST /sitzungen/handys/:kennung/beenden': ENDET,
  'POST /unternehmen/mitarbeiter/:id/einladung': POSTFACH,
  'POST /verbindungen/kalender/:mitarbeiterId/abos': LIEST,
  'POST /verbindungen/kalender/:mitarbeiterId/abos/:aboId/aktualisieren': LIEST,
  'POST /verbindungen/kalender/:mitarbeiterId/feed': EIGENE_TERMINE,
  'POST /verbindungen/ordner': LIEST,
  'POST /verbindungen/ordner/:id/pruefen': LIEST,
  'POST /zahlung/empfaenger': POSTFACH,
  'POST /zahlung/empfaenger/:id/bestaetigen': POSTFACH,
  'POST /zahlung/empfaenger/:id/code': POSTFACH,
  'POST /zweiter-faktor/bestaetigen': 'its beginning was asked for',
  'PUT /verbindungen/kalender/:mitarbeiterId/feed': EIGENE_TERMINE,
  'PUT /verbindungen/ordner/:id/schluessel': LIEST,
  'PUT /zahlung/anschrift': ZAHLT,
  'PUT /zahlung/tarif': ZAHLT,
  'PUT /zahlung/zahlungsart': ZAHLT,
};

describe('the table', () => {
  it('has every act of the staff where logins, keys, connections and money are seen to', async () => {
    const gefragt = TATEN.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    const taten = (await alleEndpunkte())
      .filter(
        ({ zugang, method, path }) => zugang === 'mitarbeiter' && method !== 'GET' && HEIKLE_ORTE.test(path),
      )
      .map(({ method, path }) => `${method} ${path}`)
      .filter((tat) => !gefragt.includes(tat));
    expect([...new Set(taten)].toSorted()).toEqual(Object.keys(NICHT_GEFRAGT).toSorted());
  });
  it('has every endpoint of the staff that takes a proof', async () => {
    const mitNachweis = (await alleEndpunkte()).filter((eines) => {
      const body = eines.zugang === 'mitarbeiter' && eines.body;
      const felder = body && 'shape' in body ? Object.keys(body.shape as object) : [];
      return felder.includes('nachweis') || (felder.includes('passwort') && felder.includes('code'));
    });
    const namen = (endpoints: readonly Endpoint[]) =>
      [...new Set(endpoints.map(({ method, path }) => `${method} ${path}`))].toSorted();
    // These leave as a file: `datenauszug.test.ts` and `uebergabe.test.ts` ask them the same.
    const dateien = [datenauszugLaden, bezirksdateiLaden];
    expect(namen(mitNachweis)).toEqual(namen([...TATEN.map(({ endpoint }) => endpoint), ...dateien]));
  });
});

import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';

import { bisDa } from './geduld.ts';
import { briefeAn } from './postfach.ts';
import { api, kuendigeRundeAn } from './rundeAnkuendigen.ts';
import { origin } from './surroundings.ts';
import { tagIn } from './tagIn.ts';

const PASSWORT = 'Rußbesen im Morgentau 27';
const WOCHE = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '07:00', bis: '16:00' }));
/** Where the first house stands, and how far each is from the one before. */
const ANFANG = { lat: 49.51, lon: 11.27 };
const ABSTAND_GRAD = 0.0004;

export interface EigenesHaus {
  id: string;
  /** `Lindenweg 3` */
  anschrift: string;
  email: string;
}

export interface EigenerBetrieb {
  token: string;
  email: string;
  passwort: string;
  /** The owner first. */
  leute: { id: string; name: string }[];
  haeuser: EigenesHaus[];
}

/**
 * A company of one journey alone, on the server of all: two people who drive and houses along one street, each with a
 * Kehrung that is due soon and an owner who is told by mail.
 * @param zweck part of every mail address, so that no other journey's mail is taken for one of these
 * @param dauerMinuten how long each house takes
 */
export async function eigenerBetrieb(
  zweck: string,
  anzahl: number,
  dauerMinuten = 30,
): Promise<EigenerBetrieb> {
  // Nobody registers twice, not even the same journey on the same server.
  const name = `${zweck}.${randomUUID().slice(0, 4)}`;
  const email = `sabine.${name}@kehrbetrieb.example`;
  const token = await gruende(name, email);
  await api('POST', '/unternehmen/mitarbeiter', {
    token,
    body: {
      vorname: 'Jonas',
      nachname: 'Weidner',
      telefon: '',
      email: '',
      rolle: 'geselle',
      qualifikation: 'geselle',
      anrede: 'herr',
      faehrt: true,
      arbeitszeit: WOCHE,
      pause: null,
      startort: null,
      einladen: false,
    },
  });
  const { eintraege } = await api<{
    eintraege: { id: string; vorname: string; nachname: string; rolle: string }[];
  }>('GET', '/unternehmen/mitarbeiter', { token });
  const haeuser: EigenesHaus[] = [];
  for (let nummer = 1; nummer <= anzahl; nummer += 1)
    haeuser.push(await baueHaus(token, { name, nummer, dauerMinuten }));
  return {
    token,
    email,
    passwort: PASSWORT,
    leute: eintraege
      .toSorted((a, b) => Number(b.rolle === 'inhaber') - Number(a.rolle === 'inhaber'))
      .map((eine) => ({ id: eine.id, name: `${eine.vorname} ${eine.nachname}` })),
    haeuser,
  };
}

/** Plans and announces these houses on these days, driven by both. */
export const kuendigeAn = (
  { token, leute }: EigenerBetrieb,
  haeuser: readonly EigenesHaus[],
  tage: readonly string[],
): Promise<string> =>
  kuendigeRundeAn(token, {
    liegenschaftIds: haeuser.map(({ id }) => id),
    mitarbeiterIds: leute.map(({ id }) => id),
    tage,
  });

/** Each company registers from a house of its own, as companies do: one address may found five in an hour. */
async function registriere(daten: Record<string, string>): Promise<void> {
  const body = JSON.stringify(daten);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(
      `${origin}/api/registrieren`,
      {
        method: 'POST',
        localAddress: `127.0.0.${randomInt(2, 250)}`,
        family: 4,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
  if (status === undefined || status >= 300) throw new Error(`POST /registrieren: ${status}`);
}

async function gruende(name: string, email: string): Promise<string> {
  await registriere({
    firma: `Kehrbetrieb ${name}`,
    vorname: 'Sabine',
    nachname: 'Kaminski',
    email,
    bundesland: 'BY',
    plz: '91207',
    ort: 'Lauf',
  });
  // A registration is written behind the answer.
  const code = await bisDa(
    async () => /passwort-vergeben\?code=([\w-]+)/.exec((await briefeAn(email))[0]?.text ?? '')?.[1],
    `No mail to ${email} after its registration.`,
  );
  const { accessToken } = await api<{ accessToken: string }>('POST', '/passwort/setzen', {
    body: { code, passwort: PASSWORT },
  });
  return accessToken;
}

async function baueHaus(
  token: string,
  { name, nummer, dauerMinuten }: { name: string; nummer: number; dauerMinuten: number },
): Promise<EigenesHaus> {
  const ort = { strasse: 'Lindenweg', hausnr: String(nummer), plz: '91207', ort: 'Lauf' };
  const email = `haus${nummer}.${name}@example.org`;
  const { id, version } = await api<{ id: string; version: number }>('POST', '/liegenschaften', {
    token,
    body: {
      ...ort,
      hausnrZusatz: '',
      ortsteil: '',
      laufnummer: nummer,
      kundennummer: '',
      kehrbezirk: '',
      typ: 'einfamilienhaus',
      einheitenAnzahl: 1,
      rolle: 'freiUndHoheitlich',
      status: 'aktiv',
      notizZugang: '',
      notizArbeit: '',
      koordinaten: { lat: ANFANG.lat + nummer * ABSTAND_GRAD, lon: ANFANG.lon },
    },
  });
  const kontakt = {
    ...ort,
    rolle: 'eigentuemer',
    nutzungseinheitId: null,
    empfaengtTermin: true,
    anrede: 'frau',
  };
  await api('POST', `/liegenschaften/${id}/kontakte`, {
    token,
    body: {
      version,
      kontakt: {
        ...kontakt,
        titel: '',
        vorname: 'Eva',
        nachname: `Haus${nummer}`,
        firma: '',
        zeile2: '',
        telefon: '089 99998 120',
        mobil: '',
        email,
        emailFuerTermine: true,
        keineSms: false,
        sperrvermerk: false,
        emailRechnung: '',
        leitwegId: '',
        ustId: '',
        zuerst: null,
      },
    },
  });
  await api('POST', `/liegenschaften/${id}/aufgaben`, {
    token,
    body: {
      taetigkeitId: 'kehrung_1x',
      nutzungseinheitId: null,
      fristVon: tagIn(0),
      fristBis: tagIn(60),
      dauerMinuten,
    },
  });
  return { id, anschrift: `Lindenweg ${nummer}`, email };
}

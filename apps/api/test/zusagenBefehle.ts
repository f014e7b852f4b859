import { randomUUID } from 'node:crypto';

import * as termin from '@kehrtour/contract/termin';
import * as buero from '@kehrtour/contract/terminbuero';

import { bucheTermin } from '../src/buchung/bucheTermin.ts';
import { reserviere } from '../src/buchung/reservierung/reserviere.ts';
import { gibReservierungFrei, verlaengere } from '../src/buchung/reservierung/verlaengere.ts';
import { sageBuchungAb, widerrufeBuchung } from '../src/buchung/sageBuchungAb.ts';
import { verlegeAlsKunde, zeigeZeitenZumVerlegen } from '../src/buchung/verlegeAlsKunde.ts';
import { sql } from '../src/platform/db/sql.ts';
import { Refused } from '../src/platform/refusal/refused.ts';
import { KONTAKT, ZUSTIMMUNG } from './buchungFixture.ts';
import { angebote, rufe, tagIn, type Welt, WUENSCHE, zustand } from './zusagenWelt.ts';

/** One thing somebody does. `a` and `b` choose among what there is; nothing to choose from: nothing happens. */
export type Befehl = (welt: Welt, a: number, b: number) => Promise<unknown>;

export const aus = <T>(liste: readonly T[], n: number): T | undefined => liste[n % Math.max(1, liste.length)];
export const gleich = (was: string, eines: unknown, anderes: unknown): void => {
  if (JSON.stringify(eines) !== JSON.stringify(anderes))
    throw new Error(`${was}: ${JSON.stringify(eines)} is not ${JSON.stringify(anderes)}`);
};
/** The same call once more changes nothing at all. */
export async function nochmal<T>(welt: Welt, was: string, ruf: () => Promise<T>): Promise<T> {
  const antwort = await ruf();
  const danach = await zustand(welt);
  await ruf();
  gleich(`${was} twice`, await zustand(welt), danach);
  return antwort;
}
/** What was offered a moment ago must be had. */
export async function mussGehen<T>(was: string, ruf: () => Promise<T>): Promise<T> {
  try {
    return await ruf();
  } catch (error) {
    if (error instanceof Refused) throw new Error(`${was} was refused: ${error.code}`, { cause: error });
    throw error;
  }
}

const halten: Befehl = async (welt, a, b) => {
  const wunsch = aus(WUENSCHE, a) ?? WUENSCHE[0];
  const zeit = aus(await angebote(welt, wunsch), b);
  if (!zeit) return;
  const [gast, key] = [welt.gast(), randomUUID()];
  const { reservierung, laeuftAb } = await nochmal(welt, 'holding', () =>
    mussGehen(`an offered time ${zeit.id}`, () =>
      reserviere(gast, key, welt.wo.slug, { ...wunsch, zeitId: zeit.id }),
    ),
  );
  welt.halte.push({
    token: reservierung,
    wunsch,
    zeitId: zeit.id,
    laeuftAb: new Date(laeuftAb),
    sitz: zeit.art === 'fenster',
  });
};

/** The other half: what is not offered is refused. */
const haltenWasNichtDaIst: Befehl = async (welt, a, b) => {
  const wunsch = aus(WUENSCHE, a) ?? WUENSCHE[0];
  const tag = tagIn(welt, a % 15);
  const beginn = Date.parse(`${tag}T00:00:00Z`) / 60_000 + (b % 96) * 15;
  const zeitId = b % 7 === 0 ? `${tag}-vormittag` : `${tag}-${beginn.toString(36)}`;
  if ((await angebote(welt, wunsch)).some(({ id }) => id === zeitId)) return;
  const erhalten = await reserviere(welt.gast(), randomUUID(), welt.wo.slug, { ...wunsch, zeitId }).catch(
    (error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    },
  );
  if (erhalten) throw new Error(`${zeitId} was not offered and could be had`);
};

const verlaengern: Befehl = async (welt, a) => {
  const halt = aus(welt.halte, a);
  if (halt) halt.laeuftAb = new Date((await verlaengere(welt.gast(), welt.wo.slug, halt.token)).laeuftAb);
};

const freigeben: Befehl = async (welt, a) => {
  const halt = aus(welt.halte, a);
  if (!halt) return;
  await nochmal(welt, 'letting go', () => gibReservierungFrei(welt.gast(), welt.wo.slug, halt.token));
  // What was booked of it stays booked; the form may come again.
  halt.laeuftAb = new Date(0);
};

let kunden = 0;
const buche = async (welt: Welt, token: string, key: string, email: string) =>
  bucheTermin(welt.gast(), key, welt.wo.slug, {
    reservierung: token,
    kontakt: { ...KONTAKT, email },
    ...ZUSTIMMUNG,
  });

const buchen: Befehl = async (welt, a, b) => {
  const halt = aus(welt.halte, a);
  if (!halt) return;
  const email = `kunde${(kunden += 1)}@example.org`;
  const key = randomUUID();
  const ruf = () => buche(welt, halt.token, b % 2 === 0 ? key : randomUUID(), email);
  // A hold that runs is a promise; only a round that was called off takes its seats with it.
  const sicher = halt.laeuftAb > welt.api.clock.now && !halt.sitz;
  const { code } = await nochmal(welt, 'booking', () =>
    sicher ? mussGehen('a time that is held', ruf) : ruf(),
  );
  if (!welt.codes.includes(code)) welt.codes.push(code);
};

/** What is booked and called off again leaves the same offers. */
const buchenUndAbsagen: Befehl = async (welt, a) => {
  const wunsch = aus(WUENSCHE, a) ?? WUENSCHE[0];
  const vorher = await angebote(welt, wunsch);
  const zeit = vorher.at(-1);
  if (!zeit) return;
  const { reservierung } = await mussGehen('the last offered time', () =>
    reserviere(welt.gast(), randomUUID(), welt.wo.slug, { ...wunsch, zeitId: zeit.id }),
  );
  const { code } = await mussGehen('what is held', () =>
    buche(welt, reservierung, randomUUID(), `kunde${(kunden += 1)}@example.org`),
  );
  await mussGehen('calling off in time', () => sageBuchungAb(welt.gast(), randomUUID(), { code }));
  gleich('offers after a booking was called off', await angebote(welt, wunsch), vorher);
};

const absagen: Befehl = async (welt, a) => {
  const code = aus(welt.codes, a);
  if (code) await nochmal(welt, 'calling off', () => sageBuchungAb(welt.gast(), randomUUID(), { code }));
};
const widerrufen: Befehl = async (welt, a) => {
  const code = aus(welt.codes, a);
  if (code) await nochmal(welt, 'withdrawing', () => widerrufeBuchung(welt.gast(), randomUUID(), { code }));
};

const verschieben: Befehl = async (welt, a, b) => {
  const code = aus(welt.codes, a);
  if (!code) return;
  const { tage } = await zeigeZeitenZumVerlegen(welt.gast(), { code });
  const zeit = aus(
    tage.flatMap(({ zeiten }) => zeiten),
    b,
  );
  if (!zeit) return;
  const key = randomUUID();
  const stand = await nochmal(welt, 'moving', () =>
    verlegeAlsKunde(welt.gast(), key, { code, zeitId: zeit.id }),
  );
  gleich('the time moved to', [stand.zeit.tag, stand.zeit.von], [zeit.tag, zeit.von]);
  welt.eigene.delete(stand.zeit.id);
};

type Stehend = { id: string; version: number; status: string };
const stehende = ({ wo }: Welt, nurAngefragte = false): Promise<Stehend[]> =>
  wo.ctx.transaction((tx) =>
    tx.rows(
      sql`select t.id, t.version, t.status from buchung b join termin t on t.id = b.termin_id where ${nurAngefragte ? sql`t.status = 'angefragt'` : sql`t.status <> 'abgesagt'`} order by b.angelegt_am, b.referenz`,
    ),
  );

const annehmen: Befehl = async (welt, a) => {
  const id = aus(await stehende(welt, a % 4 > 0), a)?.id;
  if (id) await nochmal(welt, 'saying yes', () => rufe(welt, buero.anfrageAnnehmen, { params: { id } }));
};
const ablehnen: Befehl = async (welt, a) => {
  const id = aus(await stehende(welt, a % 4 > 0), a)?.id;
  const body = { grund: 'Wir sind ausgebucht.' };
  if (id) await nochmal(welt, 'saying no', () => rufe(welt, buero.anfrageAblehnen, { params: { id }, body }));
};
const bueroSagtAb: Befehl = async (welt, a) => {
  const eine = aus(await stehende(welt), a);
  if (!eine) return;
  const body = { version: eine.version, aktion: 'sageAb' as const };
  await rufe(welt, termin.terminAendern, { params: { id: eine.id }, body });
};

const eigeneWahl = (welt: Welt, a: number, b: number): buero.Zeitwahl => ({
  art: 'eigene',
  mitarbeiterId: aus(welt.personen, a) ?? '',
  tag: tagIn(welt, 1 + (b % 12)),
  uhrzeit: `${String(7 + (a % 10)).padStart(2, '0')}:${b % 2 === 0 ? '00' : '20'}`,
  dauerMinuten: 30 + (b % 3) * 15,
  trotzdem: b % 3 > 0,
});
const telefonisch = (welt: Welt, a: number, wahl: buero.Zeitwahl) => {
  const { taetigkeitId, angaben, anschrift } = aus(WUENSCHE, a) ?? WUENSCHE[0];
  const kontakt = { vorname: '', nachname: 'Escherich', telefon: '09123 71981', email: '' };
  const body = {
    taetigkeitId,
    angaben,
    wo: { art: 'anschrift' as const, anschrift },
    wahl,
    kontakt,
    notiz: '',
  };
  const idempotencyKey = randomUUID();
  return nochmal(welt, 'booking on the phone', () =>
    rufe(welt, buero.amTelefonBuchen, { body, idempotencyKey }),
  );
};
const telefonAngebot: Befehl = async (welt, a, b) => {
  const zeit = aus(await angebote(welt, aus(WUENSCHE, a) ?? WUENSCHE[0]), b);
  if (zeit)
    await mussGehen('an offered time on the phone', () =>
      telefonisch(welt, a, { art: 'angebot', zeitId: zeit.id }),
    );
};
const telefonEigene: Befehl = async (welt, a, b) => {
  welt.eigene.add((await telefonisch(welt, a, eigeneWahl(welt, a, b))).terminId);
};
const verlegen: Befehl = async (welt, a, b) => {
  const eine = aus(await stehende(welt), a);
  if (!eine) return;
  const { tage } = await rufe(welt, buero.verlegezeitenHolen, { params: { id: eine.id }, body: {} });
  const zeit = aus(
    tage.flatMap(({ zeiten }) => zeiten),
    b,
  );
  const wahl: buero.Zeitwahl =
    b % 2 === 0 || !zeit ? eigeneWahl(welt, a, b) : { art: 'angebot', zeitId: zeit.id };
  const body = { version: eine.version, wahl, abgesprochen: a % 2 === 0 };
  const idempotencyKey = randomUUID();
  await nochmal(welt, 'moving by the office', () =>
    rufe(welt, buero.buchungVerlegen, { params: { id: eine.id }, body, idempotencyKey }),
  );
  if (wahl.art === 'eigene') welt.eigene.add(eine.id);
  else welt.eigene.delete(eine.id);
};

/** What customers and the office do with bookings. */
export const BUCHUNGSBEFEHLE = {
  halten,
  haltenWasNichtDaIst,
  verlaengern,
  freigeben,
  buchen,
  buchenUndAbsagen,
  absagen,
  widerrufen,
  verschieben,
  annehmen,
  ablehnen,
  bueroSagtAb,
  telefonAngebot,
  telefonEigene,
  verlegen,
} satisfies Record<string, Befehl>;

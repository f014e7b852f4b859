import type { adressePruefen, Bedient } from '@kehrtour/contract/buchungsangebot';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { liesPlz } from '@kehrtour/domain/ort/plz';
import { strassenSchluessel } from '@kehrtour/domain/ort/strasse';
import { aehnlichkeit } from '@kehrtour/domain/text/aehnlichkeit';

import { adressSucheFuer } from '../../ort/adressSucheFuer.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { begrenzeSeite } from '../grenze/grenzen.ts';
import { angebotRefused } from './angebot.grund.ts';
import { buchbareTaetigkeit } from './angebot.ts';
import { listStrassen } from './haus.store.ts';
import { ladeAngebot } from './ladeAngebot.ts';
import { oeffneBetrieb } from './oeffneBetrieb.ts';
import { nichtBedient, verorte } from './wunsch.ts';

/** Streets that sound like the typed one: alike enough to ask, not so alike that it must be the same. */
const AEHNLICH_AB = 0.7;
const VORSCHLAEGE_MAX = 4;

/** Whether the company comes there, for this work, exact to the house; a no says whom to ask. */
export async function pruefeAdresse(
  ctx: GuestCtx,
  slug: string,
  eingabe: BodyOf<typeof adressePruefen>,
): Promise<Bedient> {
  await begrenzeSeite(ctx);
  const { ctx: kunde, stamm } = await ladeAngebot(ctx, slug);
  const taetigkeit = buchbareTaetigkeit(stamm, eingabe.taetigkeitId);
  if (!taetigkeit) throw angebotRefused('arbeit-nicht-angeboten');
  const verortet = await verorte(kunde, eingabe);
  const { anschrift } = verortet;
  if (!verortet.strasseBekannt && eingabe.trotzdem !== true) {
    const vorschlaege = await aehnlicheStrassen(kunde, anschrift);
    if (vorschlaege.length > 0) return { bedient: 'unklar', vorschlaege };
  }
  const nein = nichtBedient(verortet, taetigkeit.art);
  if (nein) return { bedient: 'nein', anschrift, ...nein };
  return { bedient: 'ja', anschrift, hoheitlichHier: verortet.gebiet?.hoheitlich === true };
}

async function aehnlicheStrassen(
  ctx: TenantCtx,
  anschrift: { plz: string; strasse: string; hausnr: string },
) {
  const gesucht = strassenSchluessel(anschrift.strasse);
  const strassen = await ctx.transaction((tx) => listStrassen(tx, anschrift.plz));
  const gleich = strassen.some(({ strasse }) => strassenSchluessel(strasse) === gesucht);
  if (gleich) return [];
  return strassen
    .map((eine) => ({ ...eine, nahe: aehnlichkeit(gesucht, strassenSchluessel(eine.strasse)) }))
    .filter(({ nahe }) => nahe >= AEHNLICH_AB)
    .toSorted((a, b) => b.nahe - a.nahe)
    .slice(0, VORSCHLAEGE_MAX)
    .map(({ strasse, ort }) => {
      const zeile = { plz: anschrift.plz, strasse, hausnr: anschrift.hausnr, ort };
      return { ...zeile, zeile: adresszeile(zeile) };
    });
}

const STRASSEN_MAX = 8;

/** Street names of a postcode that begin like this, from the company's own streets and its map. */
export async function schlageStrassenVor(
  ctx: GuestCtx,
  slug: string,
  { plz: eingabe, anfang }: { plz: string; anfang: string },
): Promise<{ strassen: string[] }> {
  await begrenzeSeite(ctx);
  const plz = liesPlz(eingabe)?.plz;
  const schluessel = strassenSchluessel(anfang);
  if (plz === undefined || schluessel === '') return { strassen: [] };
  const kunde = await oeffneBetrieb(ctx, slug);
  const eigene = (await kunde.transaction((tx) => listStrassen(tx, plz))).map(({ strasse }) => strasse);
  const passende = eigene.filter((strasse) => strassenSchluessel(strasse).startsWith(schluessel));
  const suche = await adressSucheFuer(kunde, []);
  const ausKarte = passende.length >= STRASSEN_MAX ? [] : await suche.vorschlaege(anfang, 20);
  const namen = new Map(passende.map((strasse) => [strassenSchluessel(strasse), strasse]));
  for (const { adresse } of ausKarte)
    if (adresse.plz === plz && !namen.has(strassenSchluessel(adresse.strasse)))
      namen.set(strassenSchluessel(adresse.strasse), adresse.strasse);
  return { strassen: [...namen.values()].slice(0, STRASSEN_MAX) };
}

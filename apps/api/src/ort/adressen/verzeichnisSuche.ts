import { adresszeile } from '@kehrtour/domain/ort/adresse';
import type { Adresse } from '@kehrtour/domain/ort/adresse';
import { hausnummerSchluessel } from '@kehrtour/domain/ort/hausnummer';
import { mitteVon, streuungMeter } from '@kehrtour/domain/ort/koordinate';

import { namensschluessel } from './adressschluessel.ts';
import type { Adressquelle, AdressSuche, AdressTreffer, AdressVorschlag } from './adressSuche.ts';
import { platziereHaus } from './platziereHaus.ts';
import type { Platz } from './platziereHaus.ts';
import { Strassenregister } from './strassenregister.ts';
import type { Strasse, Strassenverzeichnis } from './strassenverzeichnis.ts';

const GLEICHE_STRASSE_METER = 300;
const ORT_RADIUS_METER = 2_000;
const STRASSEN_JE_ANFANG_MAX = 8;

interface Fund extends Platz {
  readonly strasse: Strasse;
}

export interface Verzeichnisangaben {
  readonly name: string;
  readonly stand: string | null;
  readonly quelle: Adressquelle;
}

/** Address search over a directory of streets: the map extract on disk, or the company's own houses. */
export function verzeichnisSuche(
  { name, stand, quelle }: Verzeichnisangaben,
  verzeichnis: Strassenverzeichnis,
): AdressSuche {
  const register = new Strassenregister(verzeichnis);
  return {
    name,
    stand,
    async sucheAdresse(adresse) {
      const funde = await fundeIn(verzeichnis, register.finde(adresse), adresse.hausnr);
      const fund = besterFund(funde) ?? ortsfund(verzeichnis, register, adresse);
      return fund === null ? null : alsTreffer(fund, adresse, quelle);
    },
    vorschlaege: (text, anzahlMax) => schlageVor(verzeichnis, register, text, anzahlMax),
  };
}

async function fundeIn(
  verzeichnis: Strassenverzeichnis,
  strassen: readonly number[],
  hausnr: string,
): Promise<Fund[]> {
  const funde = await Promise.all(
    strassen.map(async (index): Promise<Fund | null> => {
      const strasse = verzeichnis.strassen[index];
      if (strasse === undefined) return null;
      const platz = platziereHaus(await verzeichnis.haeuser(index), hausnr);
      return { strasse, ...(platz ?? mitteDerStrasse(strasse)) };
    }),
  );
  return funde.filter((fund) => fund !== null);
}

function mitteDerStrasse(strasse: Strasse): Platz {
  const { koordinate, radiusMeter } = strasse;
  return { koordinate, guete: 'strasse', unsicherheitMeter: Math.round(radiusMeter), mehrdeutig: false };
}

/** Streets of one name that all could be meant: the one that has the house wins; else a person must look. */
function besterFund(funde: readonly Fund[]): Fund | null {
  const bester = funde.reduce<Fund | null>(
    (a, b) => (a === null || b.unsicherheitMeter < a.unsicherheitMeter ? b : a),
    null,
  );
  if (bester === null) return null;
  const gleichGute = funde.filter((fund) => fund.guete === bester.guete);
  const weit = streuungMeter(gleichGute.map((fund) => fund.koordinate)) > GLEICHE_STRASSE_METER;
  return weit ? { ...bester, mehrdeutig: true } : bester;
}

/** The street is unknown: the middle of the town, so that the house is at least near its neighbours. */
function ortsfund(
  verzeichnis: Strassenverzeichnis,
  register: Strassenregister,
  adresse: Adresse,
): Fund | null {
  const imOrt = register.imOrt(adresse).flatMap((index) => verzeichnis.strassen[index] ?? []);
  const schluessel = namensschluessel(adresse.ort);
  const [erste] = imOrt;
  const ortschaft = verzeichnis.ortschaften.find(
    (bekannt) => schluessel !== '' && namensschluessel(bekannt.name) === schluessel,
  );
  if (erste === undefined && ortschaft === undefined) return null;
  const punkte = imOrt.map((strasse) => strasse.koordinate);
  const koordinate = ortschaft?.koordinate ?? mitteVon(punkte);
  const radius = punkte.length > 0 ? streuungMeter(punkte) : ORT_RADIUS_METER;
  const strasse = { name: '', plz: erste?.plz ?? adresse.plz, ort: ortschaft?.name ?? erste?.ort ?? '' };
  return {
    strasse: { ...strasse, koordinate, radiusMeter: radius },
    koordinate,
    guete: 'ort',
    unsicherheitMeter: Math.round(radius),
    mehrdeutig: false,
  };
}

function alsTreffer({ strasse, ...platz }: Fund, gesucht: Adresse, quelle: Adressquelle): AdressTreffer {
  const hausnr = strasse.name === '' ? '' : gesucht.hausnr;
  return {
    adresse: { strasse: strasse.name, hausnr, plz: strasse.plz, ort: strasse.ort },
    koordinate: platz.koordinate,
    guete: platz.guete,
    unsicherheitMeter: platz.unsicherheitMeter,
    mehrdeutig: platz.mehrdeutig,
    quelle,
  };
}

/** Before the last blank that a figure follows; behind it stands no comma. */
function teileVorZahl(text: string): readonly [davor: string, zahl: string] | undefined {
  const grenze = [...text.matchAll(/\D\s(?=\d)/g)].at(-1)?.index;
  if (grenze === undefined || text.includes(',', grenze + 1)) return undefined;
  return [text.slice(0, grenze + 1), text.slice(grenze + 2)];
}

/** `Hardtstr. 6` lists the houses 6, 6a, 60 …; without a number the streets themselves. */
async function schlageVor(
  verzeichnis: Strassenverzeichnis,
  register: Strassenregister,
  text: string,
  anzahlMax: number,
): Promise<AdressVorschlag[]> {
  const geteilt = teileVorZahl(text.trim());
  if (geteilt === undefined) {
    return register
      .beginntMit(text, anzahlMax)
      .flatMap((index) => vorschlag(verzeichnis.strassen[index], '', undefined));
  }
  const [strassentext, nummerntext] = geteilt;
  const anfang = hausnummerSchluessel(nummerntext);
  const vorschlaege: AdressVorschlag[] = [];
  for (const index of register.beginntMit(strassentext, STRASSEN_JE_ANFANG_MAX)) {
    const haeuser = await verzeichnis.haeuser(index);
    const passend = haeuser.filter(
      (haus) => haus.geschaetzt !== true && hausnummerSchluessel(haus.hausnr).startsWith(anfang),
    );
    const strasse = verzeichnis.strassen[index];
    vorschlaege.push(...passend.flatMap((haus) => vorschlag(strasse, haus.hausnr, haus.koordinate)));
  }
  return ohneDoppelte(vorschlaege).slice(0, anzahlMax);
}

function vorschlag(
  strasse: Strasse | undefined,
  hausnr: string,
  koordinate: AdressVorschlag['koordinate'] | undefined,
): AdressVorschlag[] {
  if (strasse === undefined) return [];
  const { name, plz, ort } = strasse;
  const adresse = { strasse: name, hausnr, plz, ort };
  return [{ text: adresszeile(adresse), adresse, koordinate: koordinate ?? strasse.koordinate }];
}

function ohneDoppelte(vorschlaege: readonly AdressVorschlag[]): AdressVorschlag[] {
  return [...new Map(vorschlaege.map((einer) => [einer.text, einer])).values()];
}

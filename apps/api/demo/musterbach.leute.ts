import type { Anrede, Datenherkunft, Kontaktrolle, Kontaktart } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Random } from '@kehrtour/planner/random';

import type { DemoHaus } from './musterbach.haeuser.ts';
import { ORT, PLZ } from './musterbach.plan.ts';

export interface DemoKontakt {
  readonly externalId: string;
  readonly art: Kontaktart;
  readonly anrede: Anrede;
  readonly vorname: string;
  readonly nachname: string;
  readonly firma: string;
  readonly strasse: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly ort: string;
  readonly telefon: string;
  readonly mobil: string;
  readonly email: string;
  readonly emailFuerTermine: boolean;
  readonly datenherkunft: Datenherkunft;
}

/** Who is what at which house; `einheit` for people of one flat. */
export interface DemoZuordnung {
  readonly liegenschaft: string;
  readonly einheit: string | null;
  readonly kontakt: string;
  readonly rolle: Kontaktrolle;
  readonly empfaengtTermin: boolean;
}

export interface DemoEinheit {
  readonly externalId: string;
  readonly liegenschaft: string;
  readonly nummer: string;
  readonly geschoss: string;
  readonly lage: string;
}

export interface DemoLeute {
  readonly einheiten: readonly DemoEinheit[];
  readonly kontakte: readonly DemoKontakt[];
  readonly zuordnungen: readonly DemoZuordnung[];
}

const FRAUEN =
  'Anna Berta Carla Dörte Elif Frieda Greta Hanna Ines Jule Katrin Lena Mina Nora Olga Petra Rosa Sofia Tilda Ute Vera Wilma Yasmin Zoë'.split(
    ' ',
  );
const MAENNER =
  'Anton Bernd Cem Dieter Emil Franz Georg Hans Igor Jakob Karl Luis Mehmet Norbert Otto Paul Rolf Stefan Theo Ulrich Viktor Werner Xaver Yunus'.split(
    ' ',
  );
const NAMEN =
  'Achtelstetter Ährenfeld Brunnhuber Clausnitzer Dornauer Eschenloher Fichtlmeier Größwang Haslbeck Imhofer Jägerndorf Kestenholz Lindwurmer Mühlfellner Nußhäuser Obermoos Pröllinger Quastenberg Rübsamer Schönleitner Tannhäusler Uhlfelder Veitshöfer Wöhrlmann Yildizer Zwiesler'.split(
    ' ',
  );
const GESCHOSSE = ['EG', '1. OG', '2. OG', '3. OG', '4. OG'];
const LAGEN = ['links', 'rechts'];

/** Numbers that the Bundesnetzagentur keeps for films: they ring nowhere. */
const festnetz = (i: number) => `089 99998 ${String(i % 1000).padStart(3, '0')}`;
const mobil = (i: number) => `0171 39200${String(i % 100).padStart(2, '0')}`;

const VERWALTUNG: DemoKontakt = {
  externalId: 'MB-K-VERW',
  art: 'firma',
  anrede: 'firma',
  vorname: '',
  nachname: '',
  firma: 'Hausverwaltung Lindwurmer & Töchter GmbH',
  strasse: 'Marktplatz',
  hausnr: '4',
  plz: PLZ,
  ort: ORT,
  telefon: festnetz(7),
  mobil: '',
  email: 'termine@lindwurmer.example',
  emailFuerTermine: true,
  datenherkunft: 'auftrag',
};

/** Owners, tenants and one Hausverwaltung; some without mail, some without telephone, a few with neither. */
export function besiedle(haeuser: readonly DemoHaus[], random: Random): DemoLeute {
  const einheiten: DemoEinheit[] = [];
  const kontakte: DemoKontakt[] = [VERWALTUNG];
  const zuordnungen: DemoZuordnung[] = [];
  const ziehtEin = (
    haus: DemoHaus,
    einheit: string | null,
    rolle: Kontaktrolle,
    empfaengtTermin: boolean,
  ) => {
    const kontakt = person(kontakte.length, haus, random);
    kontakte.push(kontakt);
    zuordnungen.push({
      liegenschaft: haus.externalId,
      einheit,
      kontakt: kontakt.externalId,
      rolle,
      empfaengtTermin,
    });
  };
  for (const haus of haeuser) {
    const mieter = haus.einheitenAnzahl > 2;
    ziehtEin(haus, null, 'eigentuemer', !mieter);
    if (haus.einheitenAnzahl === 1) continue;
    const neue = einheitenDes(haus);
    einheiten.push(...neue);
    if (mieter && random.below(3) < 2) zuordnungen.push(verwaltung(haus));
    // One flat in eight stands empty or its people are not known.
    for (const einheit of neue) if (random.below(8) > 0) ziehtEin(haus, einheit.externalId, 'bewohner', true);
  }
  return { einheiten, kontakte, zuordnungen };
}

function einheitenDes({ externalId, einheitenAnzahl }: DemoHaus): DemoEinheit[] {
  return Array.from({ length: einheitenAnzahl }, (_, i) => ({
    externalId: `${externalId}-${i + 1}`,
    liegenschaft: externalId,
    nummer: String(i + 1),
    geschoss: GESCHOSSE[einheitenAnzahl === 2 ? i : i >> 1] ?? 'DG',
    lage: einheitenAnzahl === 2 ? '' : (LAGEN[i % 2] ?? ''),
  }));
}

function verwaltung({ externalId }: DemoHaus): DemoZuordnung {
  return {
    liegenschaft: externalId,
    einheit: null,
    kontakt: VERWALTUNG.externalId,
    rolle: 'verwalter',
    empfaengtTermin: true,
  };
}

function person(nummer: number, haus: DemoHaus, random: Random): DemoKontakt {
  const frau = random.below(2) === 0;
  const vorname = eines(frau ? FRAUEN : MAENNER, random);
  const nachname = eines(NAMEN, random);
  const hatMail = random.below(100) < 46;
  const [hatTelefon, hatMobil] = [random.below(100) < 62, random.below(100) < 48];
  const firma = firmaVon(haus, nachname, random);
  const anrede: Anrede = random.below(10) < 3 ? 'eheleute' : frau ? 'frau' : 'herr';
  return {
    externalId: `MB-K-${String(nummer).padStart(4, '0')}`,
    art: firma === '' ? 'person' : 'firma',
    anrede: firma === '' ? anrede : 'firma',
    vorname,
    nachname,
    firma,
    strasse: haus.strasse,
    hausnr: haus.hausnr,
    plz: haus.plz,
    ort: haus.ort,
    telefon: hatTelefon ? festnetz(100 + nummer) : '',
    mobil: hatMobil ? mobil(nummer) : '',
    email: hatMail ? `${ascii(vorname)}.${ascii(nachname)}${nummer}@example.org` : '',
    emailFuerTermine: hatMail && random.below(5) > 0,
    datenherkunft: random.below(4) === 0 ? 'kehrbuch' : 'auftrag',
  };
}

function firmaVon({ typ }: DemoHaus, nachname: string, random: Random): string {
  if (typ === 'oeffentlich') return 'Stadt Musterbach';
  if (typ === 'kirche') return 'Kirchenstiftung St. Kilian';
  if (typ !== 'gewerbe') return '';
  return `${nachname} ${eines(['GmbH', 'Metallbau', 'Holz & Bau', 'KG'], random)}`;
}

function ascii(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

export function eines<T>(auswahl: readonly T[], random: Random): T {
  const wahl = auswahl[random.below(auswahl.length)];
  if (wahl === undefined) throw new Error('Aus nichts lässt sich nichts auswählen.');
  return wahl;
}

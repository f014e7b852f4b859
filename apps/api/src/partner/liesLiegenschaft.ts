import {
  type PartnerAnschrift,
  type PartnerArbeit,
  type PartnerEinheit,
  type PartnerJahresaufgaben,
  type PartnerLiegenschaft,
  partnerLiegenschaft,
  type PartnerPerson,
  type Sendungsfehler,
} from '@kehrtour/contract/partner';
import type {
  ImportAufgabe,
  ImportEinheit,
  ImportKontakt,
  ImportLiegenschaft,
  ImportPerson,
} from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { liesMail, liesTelefon } from '@kehrtour/domain/importdatei/spalte/werte';
import { filled } from '@kehrtour/domain/keysOf';
import { KONTAKTROLLEN, type Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import { strassenzeile } from '@kehrtour/domain/ort/adresse';
import { liesPlz } from '@kehrtour/domain/ort/plz';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

import { ANREDE, ARBEIT, EMPFAENGER, kehrung, ROLLE, TYP } from './deutung.ts';
import { genannteFelder } from './genannteFelder.ts';

export type Gelesen = { readonly haus: ImportLiegenschaft; readonly genannt: Spaltenzuordnung };
type Fehler = Pick<Sendungsfehler, 'feld' | 'text'>;
const FEHLER_JE_HAUS_MAX = 5;

/** One property of a push as a property of a file; its faults name the field as the program calls it. */
export function liesLiegenschaft(gesendet: unknown): { gelesen: Gelesen } | { fehler: readonly Fehler[] } {
  const geparst = partnerLiegenschaft.safeParse(gesendet);
  if (!geparst.success) {
    const fehler = geparst.error.issues.map(({ path, message }) => ({ feld: path.join('.'), text: message }));
    return { fehler: fehler.slice(0, FEHLER_JE_HAUS_MAX) };
  }
  const fehler = [
    ...adressfehler(geparst.data),
    ...personenfehler(geparst.data),
    ...zeitfehler(geparst.data),
  ];
  if (fehler.length > 0) return { fehler: fehler.slice(0, FEHLER_JE_HAUS_MAX) };
  const personen = personenDer(geparst.data).map(([, person]) => person);
  return { gelesen: { haus: hausAus(geparst.data), genannt: genannteFelder(geparst.data, personen) } };
}

function adressfehler({ address }: PartnerLiegenschaft): Fehler[] {
  if (liesPlz(address.zipCode) !== undefined) return [];
  return [{ feld: 'address.zipCode', text: `„${address.zipCode}“ ist keine deutsche PLZ` }];
}

function personenDer(haus: PartnerLiegenschaft): [string, PartnerPerson][] {
  const einheiten = (haus.propertyUnits ?? []).flatMap(({ owner, resident }, i) => [
    [`propertyUnits.${i}.owner`, owner] as const,
    [`propertyUnits.${i}.resident`, resident] as const,
  ]);
  const alle = [
    ['owner', haus.owner] as const,
    ['resident', haus.resident] as const,
    ['administrator', haus.administrator] as const,
    ...einheiten,
  ];
  return alle.flatMap(([feld, person]) => (person ? [[feld, person]] : []));
}

function personenfehler(haus: PartnerLiegenschaft): Fehler[] {
  return personenDer(haus).flatMap(([feld, { legalType, lastName, companyName }]): Fehler[] => {
    if (legalType === 'PERSON' && !lastName) return [{ feld: `${feld}.lastName`, text: 'fehlt' }];
    if (legalType === 'COMPANY' && !companyName) return [{ feld: `${feld}.companyName`, text: 'fehlt' }];
    return [];
  });
}

function arbeitenDer(haus: PartnerLiegenschaft): [string, PartnerArbeit][] {
  const listen: (readonly [string, PartnerJahresaufgaben])[] = [
    ['aufgaben', haus.aufgaben ?? []],
    ...(haus.propertyUnits ?? []).map(
      ({ aufgaben }, i) => [`propertyUnits.${i}.aufgaben`, aufgaben ?? []] as const,
    ),
  ];
  return listen.flatMap(([feld, jahre]) =>
    jahre.flatMap(({ taetigkeiten }, j) =>
      taetigkeiten.map((eine, k): [string, PartnerArbeit] => [`${feld}.${j}.taetigkeiten.${k}`, eine]),
    ),
  );
}

function zeitfehler(haus: PartnerLiegenschaft): Fehler[] {
  return arbeitenDer(haus).flatMap(([feld, eine]): Fehler[] => {
    if (eine.type === 'QUARTER' && eine.quarter == null) return [{ feld: `${feld}.quarter`, text: 'fehlt' }];
    for (const name of ['startDate', 'endDate', 'completedAt'] as const)
      if (eine[name] && tagAus(eine[name]) === undefined)
        return [{ feld: `${feld}.${name}`, text: 'ist kein Datum nach ISO 8601' }];
    if (eine.completed && !eine.completedAt) return [{ feld: `${feld}.completedAt`, text: 'fehlt' }];
    if (eine.type !== 'RANGE') return [];
    if (!eine.startDate) return [{ feld: `${feld}.startDate`, text: 'fehlt' }];
    if (!eine.endDate) return [{ feld: `${feld}.endDate`, text: 'fehlt' }];
    return (tagAus(eine.endDate) ?? '') < (tagAus(eine.startDate) ?? '')
      ? [{ feld: `${feld}.endDate`, text: 'liegt vor startDate' }]
      : [];
  });
}

/** A day as it is written, or the day in Berlin of an instant; `undefined` for a 31 February. */
function tagAus(iso: string): Tag | undefined {
  const [tag = ''] = iso.split('T');
  if (new Date(`${tag}T00:00:00Z`).toJSON()?.slice(0, 10) !== tag) return undefined;
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(iso)) return tag;
  const am = new Date(iso);
  return Number.isNaN(am.getTime()) ? undefined : ortszeitAus(am).tag;
}

function hausAus(haus: PartnerLiegenschaft): ImportLiegenschaft {
  const externalId = String(haus.externalId);
  const einheiten = (haus.propertyUnits ?? []).filter(({ active }) => active !== false);
  const aufgaben = [
    ...aufgabenAus(haus.aufgaben ?? [], undefined),
    ...einheiten.flatMap((eine) => aufgabenAus(eine.aufgaben ?? [], schluesselDer(eine))),
  ];
  const letzteFss = aufgaben
    .flatMap(({ taetigkeitId, erledigtAm }) => (taetigkeitId === 'fss' && erledigtAm ? [erledigtAm] : []))
    .toSorted()
    .at(-1);
  return {
    schluessel: `id:${externalId}`,
    externalId,
    adresse: {
      strasse: haus.address.street,
      hausnr: haus.address.houseNumber,
      plz: liesPlz(haus.address.zipCode)?.plz ?? '',
      ort: haus.address.city,
    },
    typ: TYP[haus.type],
    rolle: ROLLE[haus.role],
    status: haus.unused === true ? 'unbenutzt' : 'aktiv',
    anzahlEinheiten: Math.max(1, einheiten.length),
    einheiten: einheiten.map((eine) => einheitAus(eine, haus.address)),
    kontakte: KONTAKTROLLEN.flatMap((rolle) => kontaktAus(rolle, haus)),
    aufgaben,
    ...(haus.propertyNumber == null ? {} : { laufnummer: haus.propertyNumber }),
    ...filled({
      kundennummer: alsText(haus.customerNumber),
      notiz: notizAus(haus),
      letzteFss: letzteFss ?? '',
    }),
    zeilen: [],
  };
}

function notizAus({ workNote, note, unused, unusedReason }: PartnerLiegenschaft): string {
  const grund = unused === true && unusedReason ? `Unbenutzt: ${unusedReason}` : '';
  return [workNote ?? '', note ?? '', grund].filter((teil) => teil !== '').join('\n');
}

const PERSON_DER: Readonly<Record<Kontaktrolle, 'owner' | 'resident' | 'administrator'>> = {
  eigentuemer: 'owner',
  bewohner: 'resident',
  verwalter: 'administrator',
};
function kontaktAus(rolle: Kontaktrolle, haus: PartnerLiegenschaft): ImportKontakt[] {
  const person = haus[PERSON_DER[rolle]];
  if (!person) return [];
  const empfaengtTermin = haus.appointmentRecipients?.includes(EMPFAENGER[rolle]);
  return [
    {
      rolle,
      ...personAus(person, haus.address),
      ...(empfaengtTermin === undefined ? {} : { empfaengtTermin }),
    },
  ];
}

function personAus(person: PartnerPerson, haus: PartnerAnschrift): ImportPerson {
  const firma = person.legalType === 'COMPANY';
  return {
    anrede: firma ? 'firma' : ANREDE[person.salutation ?? 'UNKNOWN'],
    ...filled({
      vorname: firma ? '' : person.firstName,
      nachname: firma ? '' : person.lastName,
      firma: person.companyName,
      // What is no number or address stays empty, as it does in a file.
      telefon: liesTelefon(person.phoneNumber ?? ''),
      mobil: liesTelefon(person.mobilePhoneNumber ?? ''),
      email: liesMail(person.email ?? ''),
    }),
    ...anschriftVon(person.address, haus),
  };
}

/** Only where it is another one than that of the house. */
function anschriftVon(
  adresse: PartnerAnschrift | null | undefined,
  haus: PartnerAnschrift,
): Pick<ImportPerson, 'adresse'> {
  if (!adresse) return {};
  const zeile = ({ street, houseNumber }: PartnerAnschrift) =>
    strassenzeile({ strasse: street, hausnr: houseNumber });
  if (zeile(haus) === zeile(adresse) && haus.zipCode === adresse.zipCode) return {};
  return { adresse: { strasseHausnr: zeile(adresse), plz: adresse.zipCode, ort: adresse.city } };
}

/** Units are told apart by the program's ids, whatever is written on the door. */
const schluesselDer = ({ externalId }: PartnerEinheit): string => String(externalId).toLowerCase();

function einheitAus(einheit: PartnerEinheit, haus: PartnerAnschrift): ImportEinheit {
  const geschoss = alsText(einheit.floor);
  const bezeichnung = [einheit.description ?? '', alsText(einheit.apartmentNumber), geschoss]
    .filter((teil) => teil !== '')
    .join(' ');
  const empfaenger = einheit.appointmentRecipients ?? undefined;
  const mit = (rolle: Kontaktrolle, person: PartnerPerson | null | undefined): ImportPerson | undefined =>
    person
      ? {
          ...personAus(person, haus),
          ...(empfaenger ? { empfaengtTermin: empfaenger.includes(EMPFAENGER[rolle]) } : {}),
        }
      : undefined;
  const [bewohner, eigentuemer] = [mit('bewohner', einheit.resident), mit('eigentuemer', einheit.owner)];
  return {
    schluessel: schluesselDer(einheit),
    bezeichnung: bezeichnung === '' ? String(einheit.externalId) : bezeichnung,
    ...filled({ geschoss }),
    ...(bewohner === undefined ? {} : { bewohner }),
    ...(eigentuemer === undefined ? {} : { eigentuemer }),
  };
}

function aufgabenAus(jahre: PartnerJahresaufgaben, einheit: string | undefined): ImportAufgabe[] {
  return jahre.flatMap(({ fiscalYear, taetigkeiten }) => {
    const kehrungen = taetigkeiten.filter(({ category }) => category === 'KEHRUNG').length;
    return taetigkeiten.map((eine): ImportAufgabe => {
      const arbeit: { id?: string; text: string } =
        eine.category === 'KEHRUNG' ? kehrung(kehrungen) : ARBEIT[eine.category];
      const erledigtAm = eine.completed && eine.completedAt ? tagAus(eine.completedAt) : undefined;
      return {
        ...(arbeit.id === undefined ? {} : { taetigkeitId: arbeit.id }),
        text: arbeit.text,
        ...fristDer(eine, fiscalYear),
        ...(eine.verweildauer ? { dauerMinuten: Math.max(1, Math.round(eine.verweildauer)) } : {}),
        ...(einheit === undefined ? {} : { einheit }),
        ...(erledigtAm === undefined ? {} : { erledigtAm }),
      };
    });
  });
}

const QUARTALE = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const;
function fristDer(
  { type, quarter, startDate, endDate }: PartnerArbeit,
  jahr: number,
): { fristVon: Tag; fristBis: Tag } {
  if (type === 'RANGE')
    return {
      fristVon: tagAus(startDate ?? '') ?? `${jahr}-01-01`,
      fristBis: tagAus(endDate ?? '') ?? `${jahr}-12-31`,
    };
  const nummer = type === 'QUARTER' ? Number(String(quarter).replace('Q', '')) : undefined;
  const [von, bis] = nummer === undefined ? ['01-01', '12-31'] : (QUARTALE[nummer - 1] ?? ['01-01', '12-31']);
  return { fristVon: `${jahr}-${von}`, fristBis: `${jahr}-${bis}` };
}

const alsText = (wert: string | number | null | undefined): string => (wert == null ? '' : String(wert));

import { type PartnerLiegenschaft, type PartnerPerson } from '@kehrtour/contract/partner';
import type { Importfeld } from '@kehrtour/domain/importdatei/spalte/importfeld';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { keysOf } from '@kehrtour/domain/keysOf';

/** Which fields the program spoke of: absent ones change nothing, empty ones take away what came from a program before. */
export function genannteFelder(
  haus: PartnerLiegenschaft,
  personen: readonly PartnerPerson[],
): Spaltenzuordnung {
  const einheiten = haus.propertyUnits ?? [];
  const alle = (feld: keyof PartnerPerson) => personen.every((person) => person[feld] !== undefined);
  const aufgaben = haus.aufgaben !== undefined || einheiten.some((eine) => eine.aufgaben !== undefined);
  const genannt: Partial<Record<Importfeld, boolean>> = {
    externalId: true,
    strasse: true,
    hausnr: true,
    plz: true,
    ort: true,
    gebaeudetyp: true,
    name: true,
    vorname: true,
    firma: true,
    laufnummer: haus.propertyNumber !== undefined,
    kundennummer: haus.customerNumber !== undefined,
    status: haus.unused !== undefined,
    notiz: haus.note !== undefined || haus.workNote !== undefined,
    verwalter: haus.administrator !== undefined,
    bewohner: haus.resident !== undefined || einheiten.some(({ resident }) => resident !== undefined),
    einheit: haus.propertyUnits !== undefined,
    geschoss: haus.propertyUnits !== undefined,
    telefon: alle('phoneNumber'),
    mobil: alle('mobilePhoneNumber'),
    email: alle('email'),
    eigentuemerStrasse: haus.owner.address !== undefined,
    taetigkeit: aufgaben,
    fristVon: aufgaben,
    fristBis: aufgaben,
    dauerMinuten: aufgaben,
  };
  const felder = keysOf(genannt).filter((feld) => genannt[feld]);
  return Object.fromEntries(felder.map((feld, i) => [feld, i]));
}

import { type Importfeld, kopfSynonyme } from '@kehrtour/domain/importdatei/spalte/importfeld';
import { keysOf } from '@kehrtour/domain/keysOf';

import { liesAnlagen, type Zivanlage } from './zivAnlagen.ts';
import { alsTag, liesAufgaben, type Zivaufgabe } from './zivAufgaben.ts';
import { istSprecher, liesEinheiten, type Ziveinheit } from './zivEinheiten.ts';
import { inEinerZelle, liesKontakt, type Zivkontakt } from './zivKontakt.ts';
import type { Zivdatei, Zivzeile } from './zivTabellen.ts';

type Zellen = Partial<Record<Importfeld, string>>;
type Haus = { readonly strasse: string; readonly hausnr: string; readonly plz: string; readonly ort: string };

/**
 * The file as a list with a header: a row for each task and owner, then one for each unit and installation. Columns in which nothing stands are
 * left out, so that they take nothing away. Feuerstätten and flues get a row each, with the unit they stand in.
 */
export function zivZeilen(ziv: Zivdatei): string[][] {
  const zeilen = ziv.Gebaeude_Gebaeudeteil.toSorted((a, b) => nummer(a) - nummer(b)).flatMap(hausleser(ziv));
  const genannt = new Set(zeilen.flatMap((zeile) => felderMitWert(zeile)));
  const felder = [...genannt];
  return [
    felder.map((feld) => kopfSynonyme(feld)[0] ?? feld),
    ...zeilen.map((zeile) => felder.map((feld) => zeile[feld] ?? '')),
  ];
}

/** Ids are meant to follow the working order. */
const nummer = (gebaeude: Zivzeile<'Gebaeude_Gebaeudeteil'>): number =>
  Number(gebaeude.ID_Gebaeude_Gebaeudeteil);

const felderMitWert = (zeile: Zellen): Importfeld[] => keysOf(zeile).filter((feld) => zeile[feld] !== '');

function hausleser(ziv: Zivdatei): (gebaeude: Zivzeile<'Gebaeude_Gebaeudeteil'>) => Zellen[] {
  const orte = new Map(ziv.Ort.map((zeile) => [zeile.ID_Ort, zeile.Name]));
  const strassen = new Map(ziv.Strasse.map((zeile) => [zeile.ID_Strasse, zeile]));
  const grundstuecke = new Map(ziv.Grundstueck.map((zeile) => [zeile.ID_Grundstueck, zeile]));
  const leute = new Map(ziv.Kommunikation.map((zeile) => [zeile.ID_Kommunikation, zeile]));
  const bezirke = new Map(ziv.Kehrbezirk.map((zeile) => [zeile.ID_Kehrbezirk, zeile]));
  const eigentuemer = Map.groupBy(ziv.Gebaeude_Eigentuemer, (zeile) => zeile.ID_Gebaeude_Gebaeudeteil);
  const schauen = Map.groupBy(ziv.Feuerstaettenschau, (zeile) => zeile.ID_Gebaeude_Gebaeudeteil);
  const ohneHaus = { strasse: '', hausnr: '', plz: '' };
  const einheitenVon = liesEinheiten(ziv, (id) => {
    const zeile = leute.get(id);
    return zeile && liesKontakt(zeile, ohneHaus);
  });
  const aufgabenVon = liesAufgaben(ziv);
  const anlagenVon = liesAnlagen(ziv);
  return (gebaeude) => {
    const id = gebaeude.ID_Gebaeude_Gebaeudeteil;
    const grundstueck = grundstuecke.get(gebaeude.ID_Grundstueck);
    const strasse = strassen.get(grundstueck?.ID_Strasse ?? '');
    const haus = {
      strasse: strasse?.Name ?? '',
      hausnr: gebaeude.Hausnummer,
      plz: gebaeude.PLZ,
      ort: orte.get(strasse?.ID_Ort ?? '') ?? '',
    };
    const kontakt = (wer: string): Zivkontakt | undefined => {
      const zeile = leute.get(wer);
      return zeile && liesKontakt(zeile, haus);
    };
    const genannt = (eigentuemer.get(id) ?? [])
      .toSorted((a, b) => Number(istSprecher(b)) - Number(istSprecher(a)))
      .map(({ ID_Kommunikation: wer }) => wer);
    const besitzer = genannt.length > 0 ? genannt : [grundstueck?.ID_Kommunikation_Eigentuemer ?? ''];
    const { aufgaben, naechsteFss } = aufgabenVon(id);
    const bezirk = bezirke.get(gebaeude.ID_Kehrbezirk);
    return zeilenDesHauses({
      haus,
      gebaeude,
      kehrbezirk: bezirk?.Kennung_Land || bezirk?.Kennung_QM || '',
      letzteFss: (schauen.get(id) ?? [])
        .map(({ Datum }) => alsTag(Datum))
        .reduce((a, b) => (b > a ? b : a), ''),
      naechsteFss,
      eigentuemer: besitzer.flatMap((wer) => kontakt(wer) ?? []),
      verwalter: kontakt(
        gebaeude.ID_Kommunikation_Verwalter || (grundstueck?.ID_Kommunikation_Verwalter ?? ''),
      ),
      mieter: kontakt(gebaeude.ID_Kommunikation_Mieter),
      einheiten: einheitenVon(id),
      anlagen: anlagenVon(id),
      aufgaben,
    });
  };
}

type Zivhaus = {
  readonly haus: Haus;
  readonly gebaeude: Zivzeile<'Gebaeude_Gebaeudeteil'>;
  readonly kehrbezirk: string;
  readonly letzteFss: string;
  readonly naechsteFss: string;
  readonly eigentuemer: readonly Zivkontakt[];
  readonly verwalter: Zivkontakt | undefined;
  readonly mieter: Zivkontakt | undefined;
  readonly einheiten: readonly Ziveinheit[];
  readonly anlagen: readonly Zivanlage[];
  readonly aufgaben: readonly Zivaufgabe[];
};

function zeilenDesHauses(ziv: Zivhaus): Zellen[] {
  const { haus, gebaeude, kehrbezirk, letzteFss, naechsteFss, eigentuemer, einheiten, aufgaben } = ziv;
  const [einzige] = einheiten;
  // A house with one unit is that unit.
  const wohnungen = einheiten.length > 1 ? einheiten : [];
  const leer = einheiten.length > 0 && einheiten.every(({ unbenutzt }) => unbenutzt);
  const immer: Zellen = {
    externalId: gebaeude.Gebaeude_ident,
    laufnummer: gebaeude.ID_Gebaeude_Gebaeudeteil,
    kehrbezirk,
    ...haus,
    status: leer ? 'Leerstand' : 'aktiv',
    letzteFss,
    naechsteFss,
    notiz: bemerkungen(ziv),
  };
  const zeilen = Array.from({ length: Math.max(1, eigentuemer.length, aufgaben.length) }, (_, i): Zellen => ({
    ...immer,
    ...eigentuemerzellen(eigentuemer[i]),
    ...(i === 0 ? verwalterzellen(ziv.verwalter) : {}),
    ...(i === 0 && wohnungen.length === 0 ? mieterzellen(ziv.mieter, einzige?.bewohner ?? '') : {}),
    ...aufgaben[i],
  }));
  return [
    ...zeilen,
    ...wohnungen.map((wohnung): Zellen => ({
      ...immer,
      ...ortszellen(wohnung),
      bewohner: wohnung.bewohner,
      wohnungEigentuemer: wohnung.wohnungEigentuemer,
    })),
    ...ziv.anlagen.map(({ wohnungId, ...anlage }): Zellen => ({
      ...immer,
      ...ortszellen(wohnungen.find((wohnung) => wohnungId !== '' && wohnung.wohnungId === wohnungId)),
      ...anlage,
    })),
  ];
}

/** Which unit a row is about; none is the whole house. */
const ortszellen = (wohnung: Ziveinheit | undefined): Zellen =>
  wohnung === undefined ? {} : { einheit: wohnung.einheit, geschoss: wohnung.geschoss, lage: wohnung.lage };

/** What has no column of its own; nothing is lost. */
function bemerkungen({ gebaeude, eigentuemer, verwalter, mieter, einheiten }: Zivhaus): string {
  const imHaus = einheiten.length > 1 && mieter !== undefined;
  return [
    gebaeude.Bemerkung_Arbeitsbuch,
    ...eigentuemer.map(({ bemerkung }) => bemerkung),
    verwalter?.bemerkung ? `Hausverwaltung: ${verwalter.bemerkung}` : '',
    imHaus ? ['Mieter', inEinerZelle(mieter), mieter.telefon, mieter.mobil].filter(Boolean).join(' ') : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function eigentuemerzellen(person: Zivkontakt | undefined): Zellen {
  if (person === undefined) return {};
  const { anrede, name, firma, telefon, mobil, email, anschrift } = person;
  return {
    anrede,
    name,
    firma,
    telefon,
    mobil,
    email,
    eigentuemerStrasse: anschrift.strasse,
    eigentuemerPlz: anschrift.plz,
    eigentuemerOrt: anschrift.ort,
  };
}

function verwalterzellen(person: Zivkontakt | undefined): Zellen {
  if (person === undefined) return {};
  return {
    verwalter: inEinerZelle(person),
    verwalterTelefon: person.telefon,
    verwalterMobil: person.mobil,
    verwalterEmail: person.email,
    verwalterStrasse: person.anschrift.strasse,
    verwalterPlz: person.anschrift.plz,
    verwalterOrt: person.anschrift.ort,
  };
}

function mieterzellen(person: Zivkontakt | undefined, ausWohnung: string): Zellen {
  if (person === undefined) return { bewohner: ausWohnung };
  return {
    bewohner: inEinerZelle(person),
    bewohnerTelefon: person.telefon,
    bewohnerMobil: person.mobil,
    bewohnerEmail: person.email,
  };
}

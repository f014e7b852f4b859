import { randomUUID } from 'node:crypto';

import type { ImportKontakt, Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { trenneStrasseHausnr } from '@kehrtour/domain/ort/strasse';

import type { KontaktRow, VerbindungRow } from '../liegenschaft/hausUndLeute.ts';
import type { Abgleich } from './abgleich.ts';
import type { Hausstand } from './hausstand.ts';

type Genannter = { readonly kontakt: ImportKontakt; readonly einheitId: string | null };
type Bekannter = { readonly kontakt: KontaktRow; readonly verbindung: VerbindungRow };

/** The people of a property after an import: known ones keep their rows, those an import brought may go with one. */
export function gleicheKontakteAb(
  stand: Hausstand,
  neu: Importstand,
  einheitId: ReadonlyMap<string, string>,
  abgleich: Pick<Abgleich, 'importId' | 'mailFuerTermine'>,
): Pick<Hausstand, 'kontakte' | 'verbindungen'> {
  const personen = new Map(stand.kontakte.map((kontakt) => [kontakt.id, kontakt]));
  const frei = stand.verbindungen.flatMap((verbindung): Bekannter[] => {
    const kontakt = personen.get(verbindung.kontakt_id);
    return kontakt ? [{ kontakt, verbindung }] : [];
  });
  const gelesen = genannte(neu, einheitId).map((genannter) => {
    const stelle = frei.findIndex((bekannter) => istDerselbe(bekannter, genannter));
    const [bekannter] = stelle < 0 ? [] : frei.splice(stelle, 1);
    return merkeKontakt(stand.haus.id, genannter, bekannter, abgleich);
  });
  // Whoever was entered by hand stays, and so does who belongs to other houses, too.
  const bleiben = frei.filter(({ kontakt }) => kontakt.import_id === null);
  const gehen = frei.filter(({ kontakt }) => kontakt.import_id !== null && kontakt.sperrvermerk);
  const alle = [...gelesen.map((eine) => uebernimmSperre(eine, gehen)), ...bleiben];
  return {
    kontakte: alle.map(({ kontakt }) => kontakt),
    verbindungen: alle.map(({ verbindung }) => verbindung),
  };
}

/** A name that a file writes otherwise is another person to us: the lock stays with the place until somebody says that it ended. */
function uebernimmSperre(neu: Bekannter, gehen: readonly Bekannter[]): Bekannter {
  const { rolle, nutzungseinheit_id: einheit } = neu.verbindung;
  const anStelle = gehen.some(
    ({ verbindung }) => verbindung.rolle === rolle && verbindung.nutzungseinheit_id === einheit,
  );
  return anStelle ? { ...neu, kontakt: { ...neu.kontakt, sperrvermerk: true } } : neu;
}

function genannte({ kontakte, einheiten }: Importstand, einheitId: ReadonlyMap<string, string>): Genannter[] {
  const inEinheiten = einheiten.flatMap(({ schluessel, bewohner, eigentuemer }): Genannter[] => {
    const id = einheitId.get(schluessel) ?? null;
    return [
      ...(bewohner === undefined
        ? []
        : [{ kontakt: { rolle: 'bewohner' as const, ...bewohner }, einheitId: id }]),
      ...(eigentuemer === undefined
        ? []
        : [{ kontakt: { rolle: 'eigentuemer' as const, ...eigentuemer }, einheitId: id }]),
    ];
  });
  return [...kontakte.map((kontakt) => ({ kontakt, einheitId: null })), ...inEinheiten];
}

function istDerselbe({ kontakt, verbindung }: Bekannter, genannter: Genannter): boolean {
  const { vorname = '', nachname = '', firma = '', rolle } = genannter.kontakt;
  const name = (teile: readonly string[]) => teile.join('|').toLowerCase();
  return (
    verbindung.rolle === rolle &&
    verbindung.nutzungseinheit_id === genannter.einheitId &&
    name([kontakt.vorname, kontakt.nachname, kontakt.firma]) === name([vorname, nachname, firma])
  );
}

function merkeKontakt(
  liegenschaftId: string,
  { kontakt: genannt, einheitId }: Genannter,
  bekannt: Bekannter | undefined,
  { importId, mailFuerTermine }: Pick<Abgleich, 'importId' | 'mailFuerTermine'>,
): Bekannter {
  const {
    anrede,
    titel = '',
    vorname = '',
    nachname = '',
    firma = '',
    telefon = '',
    mobil = '',
    email = '',
    rolle,
  } = genannt;
  const kontaktId = bekannt?.kontakt.id ?? randomUUID();
  const erlaubtVorher = bekannt?.kontakt.email === email && bekannt.kontakt.email_fuer_termine;
  return {
    kontakt: {
      id: kontaktId,
      art: firma !== '' && nachname === '' ? 'firma' : 'person',
      anrede,
      titel,
      vorname,
      nachname,
      firma,
      telefon,
      mobil,
      email,
      zeile2: bekannt?.kontakt.zeile2 ?? '',
      ...anschriftVon(genannt),
      email_fuer_termine: email !== '' && (mailFuerTermine || erlaubtVorher),
      // A file locks and never unlocks: that is for a person to say.
      sperrvermerk: bekannt?.kontakt.sperrvermerk === true || genannt.sperrvermerk === true,
      // What customers gave for appointments came with an order; the rest stands in the Kehrbuch.
      datenherkunft:
        bekannt?.kontakt.datenherkunft ?? (mailFuerTermine && email !== '' ? 'auftrag' : 'kehrbuch'),
      external_id: bekannt?.kontakt.external_id ?? null,
      import_id: bekannt ? bekannt.kontakt.import_id : importId,
    },
    verbindung: {
      id: randomUUID(),
      liegenschaft_id: liegenschaftId,
      nutzungseinheit_id: einheitId,
      kontakt_id: kontaktId,
      rolle,
      ...bekannt?.verbindung,
      empfaengt_termin: genannt.empfaengtTermin ?? bekannt?.verbindung.empfaengt_termin ?? true,
    },
  };
}

/** Empty where it is the property's own. */
function anschriftVon({ adresse }: ImportKontakt): Pick<KontaktRow, 'strasse' | 'hausnr' | 'plz' | 'ort'> {
  if (adresse === undefined) return { strasse: '', hausnr: '', plz: '', ort: '' };
  return { ...trenneStrasseHausnr(adresse.strasseHausnr), plz: adresse.plz, ort: adresse.ort };
}

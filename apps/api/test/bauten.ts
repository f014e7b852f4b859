import { spanne } from './werte.ts';
import { neueZeile, type Werte, type Wo } from './zeilen.ts';

/** Rows of the trade. What a test does not say of one is as it is in most companies. */
export const einHaus = (wo: Wo, mehr: Werte = {}): Promise<string> =>
  neueZeile(wo, 'liegenschaft', { strasse: 'Marktplatz', hausnr: '1', plz: '91207', ort: 'Lauf', ...mehr });

export const eineWohnung = (wo: Wo, liegenschaftId: Werte[string], mehr: Werte): Promise<string> =>
  neueZeile(wo, 'nutzungseinheit', { liegenschaft_id: liegenschaftId, ...mehr });

/** A person of a house. */
export async function einKontakt(
  wo: Wo,
  liegenschaftId: string | undefined,
  { rolle = 'bewohner', ...mehr }: Werte & { readonly rolle?: string } = {},
): Promise<string> {
  const id = await neueZeile(wo, 'kontakt', { nachname: 'Muster', ...mehr });
  await neueZeile(wo, 'liegenschaft_kontakt', { liegenschaft_id: liegenschaftId, kontakt_id: id, rolle });
  return id;
}

/** Due work; a house has one of each `schluessel`. */
export const eineAufgabe = (wo: Wo, liegenschaftId: string | undefined, mehr: Werte = {}): Promise<string> =>
  neueZeile(wo, 'aufgabe', {
    liegenschaft_id: liegenschaftId,
    taetigkeit_id: 'fss',
    bezeichnung: 'Feuerstättenschau',
    frist_bis: '2027-12-31',
    dauer_minuten: 30,
    schluessel: 'fss',
    ...mehr,
  });

/** A visit that somebody booked, told from `von` to `bis` and as long as that. */
export const einTermin = (
  wo: Wo,
  { von, bis, ...mehr }: Werte & { readonly von: Werte[string]; readonly bis: Werte[string] },
): Promise<string> =>
  neueZeile(wo, 'termin', {
    status: 'bestaetigt',
    quelle: 'buchung',
    fenster_von: von,
    fenster_bis: bis,
    beginn: von,
    ende: bis,
    ...mehr,
  });

/** What is taken of somebody's time: she is away, where the test names nothing else. */
export const eineBelegung = (
  wo: Wo,
  mitarbeiterId: string | null | undefined,
  { von, bis, ...mehr }: Werte & { readonly von: string | Date; readonly bis: string | Date },
): Promise<string> =>
  neueZeile(wo, 'belegung', {
    mitarbeiter_id: mitarbeiterId,
    zeitraum: spanne(von, bis),
    art: 'abwesenheit',
    ...mehr,
  });

/** A day, or several, on which nobody of the company drives. */
export const einSchliesstag = (wo: Wo, tage: string, mehr: Werte = {}): Promise<string> =>
  neueZeile(wo, 'schliesstag', { tage, name: 'Betriebsausflug', offen: false, ...mehr });

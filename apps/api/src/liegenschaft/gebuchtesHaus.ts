import { randomUUID } from 'node:crypto';

import { adressSchluessel } from '@kehrtour/domain/ort/adresse';
import { hausnummerSchluessel } from '@kehrtour/domain/ort/hausnummer';

import type { Tx } from '../platform/db/db.ts';
import {
  findBewohner,
  hausGibtEs,
  type HausNeu,
  insertHaus,
  insertKontakt,
  type KontaktNeu,
  listHaeuserDerStrasse,
  sperreAdresse,
} from './gebuchtesHaus.store.ts';

export { vergissGebuchtes } from './gebuchtesHaus.store.ts';

type Gebuchtes = {
  /** The house as the company knows it. */
  readonly liegenschaftId: string | null;
  readonly nutzungseinheitId: string | null;
  readonly haus: HausNeu;
  readonly person: KontaktNeu;
  /** By a code or on the phone: not a stranger who merely named a house. */
  readonly bekannt: boolean;
};

/** House and person of a booking, taken into the stock where it does not know them yet. */
export async function nimmGebuchtesAuf(
  tx: Tx,
  { liegenschaftId, nutzungseinheitId, haus, person, bekannt }: Gebuchtes,
): Promise<{ liegenschaftId: string; kontaktId: string }> {
  const { id, neu } = await findeHaus(tx, liegenschaftId, haus);
  const bewohner = person.email === '' ? undefined : await findBewohner(tx, id, person);
  if (bewohner) return { liegenschaftId: id, kontaktId: bewohner.id };
  const kontaktId = randomUUID();
  await insertKontakt(tx, kontaktId, id, { ...person, nutzungseinheitId, empfaengt: neu || bekannt });
  return { liegenschaftId: id, kontaktId };
}

/** The house that is known, or a new one; two who book for the same new address make one. */
async function findeHaus(
  tx: Tx,
  bekannteId: string | null,
  haus: HausNeu,
): Promise<{ id: string; neu: boolean }> {
  if (bekannteId !== null && (await hausGibtEs(tx, bekannteId))) return { id: bekannteId, neu: false };
  await sperreAdresse(tx, adressSchluessel(haus.anschrift));
  const nummer = hausnummerSchluessel(haus.anschrift.hausnr);
  const haeuser = await listHaeuserDerStrasse(tx, haus.anschrift);
  const gefunden = haeuser.find(({ hausnr }) => hausnummerSchluessel(hausnr) === nummer);
  if (gefunden) return { id: gefunden.id, neu: false };
  const id = randomUUID();
  await insertHaus(tx, id, haus);
  return { id, neu: true };
}

import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import type {
  Liegenschaft,
  liegenschaftAnlegen,
  Liegenschaftdaten,
  VorhandenesHaus,
} from '@kehrtour/contract/liegenschaft';
import { adressSchluessel, adresszeile } from '@kehrtour/domain/ort/adresse';
import { hausnummerSchluessel } from '@kehrtour/domain/ort/hausnummer';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listHaeuserDerStrasse, sperreAdresse } from './gebuchtesHaus.store.ts';
import { insertLiegenschaft } from './liegenschaft.store.ts';
import { liegenschaftJetzt } from './zeigeLiegenschaft.ts';

/**
 * A house that no import knows; imports will never touch it.
 * @throws Refused 'liegenschaft.gibt-es-schon' with the house of this address, unless a second one is meant
 */
export async function legeLiegenschaftAn(
  ctx: StaffCtx,
  { koordinaten, trotzdem = false, ...daten }: BodyOf<typeof liegenschaftAnlegen>,
): Promise<Liegenschaft> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const id = randomUUID();
  return ctx.transaction(async (tx) => {
    await sperreAdresse(tx, adressSchluessel(daten));
    const vorhanden = trotzdem ? undefined : await findeGleiches(tx, daten);
    if (vorhanden) throw new Refused('liegenschaft.gibt-es-schon', { angaben: vorhanden });
    await insertLiegenschaft(tx, id, daten, koordinaten);
    await record(ctx, tx, { gegenstand: 'liegenschaft', id, was: 'Angelegt', nach: daten });
    await announce(tx, { art: 'liegenschaft', id });
    return liegenschaftJetzt(tx, id);
  });
}

/** The house of this address, however street and number are spelled; without a number nobody can say which one. */
async function findeGleiches(
  tx: Tx,
  { plz, strasse, hausnr, hausnrZusatz }: Liegenschaftdaten,
): Promise<VorhandenesHaus | undefined> {
  const nummer = hausnummerSchluessel(hausnr + hausnrZusatz);
  if (nummer === '') return undefined;
  const haeuser = await listHaeuserDerStrasse(tx, { plz, strasse });
  const gleiches = haeuser.find((haus) => hausnummerSchluessel(haus.hausnr) === nummer);
  if (gleiches === undefined) return undefined;
  const {
    id,
    strasse: seine,
    hausnr: seineNummer,
    plz: seinePlz,
    ort,
    kontakte,
  } = await liegenschaftJetzt(tx, gleiches.id);
  return {
    id,
    anschrift: adresszeile({ strasse: seine, hausnr: seineNummer, plz: seinePlz, ort }),
    name: kontakte.map(kontaktname).find((name) => name !== '') ?? '',
  };
}

const kontaktname = ({ vorname, nachname, firma }: Kontakt): string =>
  `${vorname} ${nachname}`.trim() || firma;

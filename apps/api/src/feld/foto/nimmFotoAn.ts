import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { feldfotoSenden } from '@kehrtour/contract/feldfoto';
import { dokumenttyp } from '@kehrtour/domain/datei/dokument';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { lagere, verwirfGelagertes } from '../../datei/datei.ts';
import { kodiereBild } from '../../datei/kodiereBild.ts';
import { legeFotodokumentAn } from '../../liegenschaft/dokument/fotodokument.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { ProcessFault } from '../../platform/process/ownProcess.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { sperreTermin, type TerminstandRow } from '../../termin/feldausgang.ts';
import { warDabei } from '../feldfakt.ts';
import { fotoRefused } from './foto.grund.ts';
import { countFotosSeit, findFoto, insertFoto } from './foto.store.ts';

type Antwort = AnswerOf<typeof feldfotoSenden>;
type Angaben = QueryOf<typeof feldfotoSenden>;

/** A day of 22 visits makes fifty; more than that nobody looks at. */
const FOTOS_AM_TAG_MAX = 300;

/**
 * Takes a picture from a door: drawn anew in a process of its own, so that nothing of where it was taken is in it, and kept with the
 * house and the visit. The same id twice is one picture.
 * @throws Refused 'nicht-gefunden' · 'nicht-erlaubt' · 'falscher-inhalt' · 'zu-gross' · 'ueberlastet'
 */
export async function nimmFotoAn(
  ctx: StaffCtx,
  id: string,
  angaben: Angaben,
  liesDatei: () => Promise<Upload>,
): Promise<Antwort> {
  if (!darf(ctx.actor.rolle, 'termin.erledigen')) throw new Refused('nicht-erlaubt');
  const bekannt = await ctx.transaction((tx) => pruefe(ctx, tx, id, angaben.terminId));
  const datei = await liesDatei();
  if (bekannt === 'da') return { id, ergebnis: 'doppelt' };
  const bytes = await zeichneNeu(datei);
  const schluessel = `${ctx.unternehmenId}/${id}`;
  await lagere(ctx, { schluessel, bytes, typ: 'image/jpeg' });
  return ctx
    .transaction((tx) => legeAb(ctx, tx, id, { ...angaben, schluessel, groesse: bytes.length }))
    .catch(async (fehler: unknown) => {
      // The same picture may have come by another way meanwhile: then the bytes are its.
      if (!(await ctx.transaction((tx) => findFoto(tx, id)))) await verwirfGelagertes(ctx, schluessel);
      throw fehler;
    });
}

async function pruefe(ctx: StaffCtx, tx: Tx, id: string, terminId: string): Promise<'da' | TerminstandRow> {
  const termin = await sperreTermin(tx, terminId);
  if (!termin) throw new Refused('nicht-gefunden');
  if (!warDabei(ctx, termin)) throw fotoRefused('fremder-besuch');
  if (await findFoto(tx, id)) return 'da';
  const seit = zeitpunktAus({ tag: ortszeitAus(ctx.now()).tag, uhrzeit: '00:00' });
  if ((await countFotosSeit(tx, ctx.actor.id, seit)) >= FOTOS_AM_TAG_MAX)
    throw fotoRefused('genug-fuer-heute');
  return termin;
}

async function zeichneNeu({ bytes, zuGross }: Upload): Promise<Uint8Array> {
  if (zuGross) throw fotoRefused('zu-gross');
  const typ = dokumenttyp(bytes);
  if (typ !== 'image/jpeg' && typ !== 'image/png') throw fotoRefused('kein-bild');
  const bild = await kodiereBild(bytes, 'foto').catch((fehler: unknown) => {
    throw fehler instanceof ProcessFault ? fotoRefused('kein-bild') : fehler;
  });
  if ('zuGross' in bild) throw fotoRefused('zu-gross');
  return bild.bytes;
}

type Gelagert = Angaben & { readonly schluessel: string; readonly groesse: number };

async function legeAb(ctx: StaffCtx, tx: Tx, id: string, neu: Gelagert): Promise<Antwort> {
  const termin = await pruefe(ctx, tx, id, neu.terminId);
  if (termin === 'da') return { id, ergebnis: 'doppelt' };
  const gesehenAm = new Date(Math.min(Date.parse(neu.gesehenAm), ctx.now().getTime()));
  await legeFotodokumentAn(ctx, tx, {
    id,
    liegenschaftId: termin.liegenschaft_id,
    name: `Foto ${formatZeitpunkt(gesehenAm).replaceAll(':', '.')}.jpg`,
    groesse: neu.groesse,
    schluessel: neu.schluessel,
  });
  await insertFoto(tx, {
    id,
    terminId: termin.id,
    meldungId: neu.meldungId ?? null,
    mitarbeiterId: ctx.actor.id,
    gesehenAm,
    am: ctx.now(),
  });
  await record(ctx, tx, {
    gegenstand: 'termin',
    id: termin.id,
    was: 'feld:foto',
    nach: { gesehenAm: gesehenAm.toISOString(), von: ctx.actor.id },
  });
  await announce(tx, { art: 'mangel', id: termin.liegenschaft_id });
  return { id, ergebnis: 'uebernommen' };
}

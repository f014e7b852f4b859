import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import { formatTagLang } from '@kehrtour/domain/format';
import { formatCode } from '@kehrtour/domain/kennung/code';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';

import { zeigeKehrtour } from '../../kehrtour/kehrtourStand.ts';
import { listSchluessel } from '../../liegenschaft/liegenschaftStand.ts';
import { ladeMitfahrten } from '../../mitarbeiter/mitfahrten.ts';
import { actorName } from '../../platform/actor.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';
import { erzeugeTerminzettel } from '../../terminzettel/erzeugeTerminzettel.ts';
import type { Brief, Zettel, ZettelAuftrag } from '../../terminzettel/zettelAuftrag.ts';
import { holeLogo } from '../../unternehmen/logo.ts';
import { kurzcodeVon, tokenVon } from '../../zugang/zugangscode.ts';
import { type AbsagezettelRow, listAbsagezettel } from '../absage/absage.store.ts';
import { absagebrief, absagezettel } from '../absage/absagezettel.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung, ohneAbgesagte } from '../ansage/ladeAnkuendigung.ts';
import { ankuendigungRefused } from '../empfang/ankuendigung.grund.ts';
import { type AnsagetextRow, codesDerKehrtour, listAnsagetexte } from '../empfang/ankuendigung.store.ts';
import type { Empfang } from '../empfang/empfang.ts';
import { aushaengeFuer, haeuserAus, hausMitWohnungen } from '../papier/aushang.ts';
import { baueBrief } from '../papier/baueBrief.ts';
import { absenderAus, baueZettel } from '../papier/baueZettel.ts';
import { gesagterBrief, gesagterZettel } from '../papier/gesagterZettel.ts';
import { eintragZu } from './meldeZustellung.ts';
import { tageslisten } from './tageslisten.ts';
import { insertZustellungen } from './zustellung.store.ts';

/** What a round is printed as. */
type Kehrtourblatt = Exclude<ZettelAuftrag['format'], 'hausliste' | 'meldung'>;
type Druck = {
  ctx: StaffCtx;
  grundlage: Ankuendigungsgrundlage;
  kehrtour: Kehrtour;
  codes: ReadonlyMap<string, string>;
  empfaenge: readonly Empfang[];
  /** Who was called off and still has to be told on paper. */
  absagen: readonly AbsagezettelRow[];
  /** The words in which each of them was told, where somebody was. */
  gesagt: (empfang: Empfang) => AnsagetextRow | undefined;
  schluessel: ReadonlyMap<string, readonly string[]>;
  mitfahrende: ReadonlyMap<string, readonly string[]>;
};

type Umfang = { alle: boolean; gebrachte?: boolean; nurOffene?: boolean };

/**
 * The PDF of a round in walking order. Slips and letters are for those who get no mail, unless `alle` asks for everyone, and as
 * far as somebody still has to carry them, unless `gebrachte` asks for the others, too; before announcing they are a preview
 * without code. `nurOffene`: only for those who have not answered yet and whose notice somebody still has to carry.
 */
export async function druckeTerminzettel(
  ctx: StaffCtx,
  id: string,
  format: Kehrtourblatt,
  umfang: Umfang,
): Promise<{ pdf: Uint8Array; name: string }> {
  if (!darf(ctx.actor.rolle, format === 'tagesliste' ? 'kehrtour.ansehen-eigene' : 'kehrtour.ankuendigen'))
    throw new Refused('nicht-erlaubt');
  const kehrtour = await zeigeKehrtour(ctx, id);
  const geladen = await lade(ctx, kehrtour, format);
  const { grundlage, codes, nachweise, texte, abgesagte, schluessel, mitfahrende } = geladen;
  // Whoever looks after a house was told of all its flats at once.
  const gesagt = ({ termin, zurKenntnis, halt }: Empfang): AnsagetextRow | undefined =>
    termin && texte.get(zurKenntnis ? halt.liegenschaft_id : termin.id);
  const nachweisZu = (empfang: Empfang): Nachweis | undefined =>
    nachweise.get((empfang.zurKenntnis ? gesagt(empfang)?.id : empfang.termin?.id) ?? '');
  const { papier, empfaenge } = werPapierBekommt(grundlage.empfaenge, format, umfang, nachweisZu);
  const absagen = abgesagte.filter(
    (row) => (!row.zur_kenntnis || format === 'brief') && nachweise.get(row.id)?.zuBringen === true,
  );
  if (papier.length > 0 && empfaenge.length + absagen.length === 0)
    throw ankuendigungRefused('schon-gebracht');
  verlangeBlatt(format, empfaenge.length + absagen.length, empfaenge);
  const logo = await ladeLogo(ctx, grundlage);
  const mitHoheit = empfaenge.some((empfang) => empfang.besuch.art !== 'frei');
  const nummer = kehrtour.name || `Kehrtour ${kehrtour.nummer}`;
  const pdf = await erzeugeTerminzettel({
    absender: absenderAus(grundlage.rahmen.absender, grundlage.rahmen.addresses, mitHoheit, logo),
    titel: `${TITEL[format]} ${nummer}`,
    erstelltAm: ctx.now(),
    ...inhalt(format, {
      ctx,
      grundlage,
      kehrtour,
      codes,
      empfaenge,
      absagen,
      gesagt,
      schluessel,
      mitfahrende,
    }),
  } as ZettelAuftrag);
  if (ANSAGEN.has(format))
    await merkeDruck(
      ctx,
      [...empfaenge.map(nachweisZu), ...absagen.map(({ id: eine }) => nachweise.get(eine))].flatMap(
        (nachweis) => nachweis ?? [],
      ),
    );
  return { pdf, name: `${TITEL[format]} ${nummer}.pdf` };
}

/** Whom this sheet is for, and who gets paper at all. */
function werPapierBekommt(
  alle: readonly Empfang[],
  format: Kehrtourblatt,
  umfang: Umfang,
  nachweisZu: (empfang: Empfang) => Nachweis | undefined,
): { papier: Empfang[]; empfaenge: Empfang[] } {
  // Whose mail came back gets paper, of which nobody has written yet that it was carried.
  const kamZurueck = (empfang: Empfang): boolean =>
    ['gescheitert', 'verworfen'].includes(nachweisZu(empfang)?.stand ?? '');
  const perPost = (empfang: Empfang): boolean =>
    kamZurueck(empfang) || !KANAL_WORTE[nachweisZu(empfang)?.kanal ?? empfang.kanal].gesendet;
  const wartet = (empfang: Empfang): boolean =>
    // Whoever looks after a house has nothing to answer.
    (empfang.zurKenntnis || empfang.termin?.status === 'angekuendigt') &&
    nachweisZu(empfang)?.zuBringen === true;
  const nochZuBringen = (empfang: Empfang): boolean =>
    kamZurueck(empfang) || nachweisZu(empfang)?.zuBringen !== false;
  // Whoever looks after a house gets a letter; slips and posters are for those who live in it.
  const gemeinte = alle.filter(({ zurKenntnis }) => !zurKenntnis || format === 'brief');
  const papier = gemeinte.filter(umfang.nurOffene === true ? wartet : perPost);
  if (umfang.alle || format === 'tagesliste' || format === 'aushang') return { papier, empfaenge: gemeinte };
  const auchGebrachte = umfang.gebrachte === true || !ANSAGEN.has(format);
  return { papier, empfaenge: auchGebrachte ? papier : papier.filter(nochZuBringen) };
}

/** Everything of a round that a sheet is made of; notices by their own id and, of a household, by that of its appointment. */
const lade = (ctx: StaffCtx, kehrtour: Kehrtour, format: Kehrtourblatt) =>
  ctx.transaction(async (tx) => ({
    abgesagte: ANSAGEN.has(format) ? await listAbsagezettel(tx, kehrtour.id) : [],
    schluessel: format === 'tagesliste' ? await ladeSchluessel(tx, kehrtour) : new Map(),
    mitfahrende: format === 'tagesliste' ? await ladeMitfahrende(tx, kehrtour) : new Map(),
    grundlage: ohneAbgesagte(await ladeAnkuendigung(ctx, tx, kehrtour.id)),
    texte: new Map(
      (await listAnsagetexte(tx, kehrtour.id)).map((row) => [
        row.mitteilung ? row.liegenschaft_id : row.termin_id,
        row,
      ]),
    ),
    codes: new Map((await codesDerKehrtour(tx, kehrtour.id)).map((row) => [row.termin_id, row.id])),
    nachweise: new Map(
      (await ladeNachweise(ctx, tx, { kehrtourId: kehrtour.id })).flatMap((nachweis) => [
        [nachweis.id, nachweis] as const,
        ...(nachweis.art === 'mitteilung' ? [] : [[nachweis.terminId, nachweis] as const]),
      ]),
    ),
  }));

/** Who drives along, by whose day it is: `person/day`. */
async function ladeMitfahrende(tx: Tx, { tage }: Kehrtour): Promise<Map<string, string[]>> {
  const namen = new Map<string, string[]>();
  for (const tag of tage)
    for (const { bei_id, name } of await ladeMitfahrten(tx, tag)) {
      const wo = `${bei_id}/${tag}`;
      namen.set(wo, [...(namen.get(wo) ?? []), name]);
    }
  return namen;
}

/** Names alone: what they open is never printed. */
async function ladeSchluessel(tx: Tx, { halte }: Kehrtour): Promise<Map<string, string[]>> {
  const namen = new Map<string, string[]>();
  for (const id of new Set(halte.map(({ liegenschaftId }) => liegenschaftId)))
    namen.set(
      id,
      (await listSchluessel(tx, id)).map(({ bezeichnung }) => bezeichnung),
    );
  return namen;
}

/** Sheets that reach those who are told. */
const ANSAGEN: ReadonlySet<Kehrtourblatt> = new Set(['a6', 'dinlang', 'a5', 'brief']);

/** That it was printed is kept from the first time on; it is no delivery. */
async function merkeDruck(ctx: StaffCtx, nachweise: readonly Nachweis[]): Promise<void> {
  await ctx.transaction((tx) =>
    insertZustellungen(
      tx,
      {
        art: 'gedruckt',
        am: ortszeitAus(ctx.now()).tag,
        von: ctx.actor.id,
        vermerktAm: ctx.now(),
        vermerktVon: actorName(ctx.actor),
      },
      nachweise.map((nachweis) => eintragZu(nachweis, 'gedruckt')),
    ),
  );
}

/** @throws Refused where not one sheet would come out: a PDF without a page opens nowhere */
function verlangeBlatt(format: Kehrtourblatt, blaetter: number, empfaenge: readonly Empfang[]): void {
  if (format === 'tagesliste') return;
  if (format === 'aushang') {
    if (!haeuserAus(empfaenge).some(hausMitWohnungen)) throw ankuendigungRefused('kein-aushang');
  } else if (blaetter === 0) throw ankuendigungRefused('kein-papier');
}

const TITEL: Record<Kehrtourblatt, string> = {
  a6: 'Terminzettel',
  dinlang: 'Terminzettel',
  a5: 'Terminzettel',
  brief: 'Briefe',
  aushang: 'Aushänge',
  nichtAngetroffen: 'Nicht angetroffen',
  tagesliste: 'Tagesliste',
};

async function ladeLogo(ctx: StaffCtx, grundlage: Ankuendigungsgrundlage): Promise<Uint8Array | undefined> {
  if (grundlage.rahmen.absender.logo_datei_id === null) return undefined;
  // A broken logo costs the logo, never the slips.
  return holeLogo(ctx).catch((fehler: unknown) => {
    if (fehler instanceof Refused && fehler.code === 'nicht-gefunden') return undefined;
    throw fehler;
  });
}

function inhalt(format: Kehrtourblatt, druck: Druck): object {
  if (format === 'brief')
    return {
      format,
      zettel: [
        ...druck.empfaenge.map((empfang) => alsBrief(empfang, druck)),
        ...druck.absagen.map((row) => absagebrief(row, druck.grundlage.rahmen)),
      ],
    };
  if (format === 'aushang')
    return {
      format,
      aushaenge: haeuserAus(druck.empfaenge)
        .filter(hausMitWohnungen)
        .flatMap((haus) => aushaengeFuer(haus, druck.grundlage.rahmen, druck.gesagt)),
    };
  if (format === 'nichtAngetroffen')
    return {
      format,
      karten: druck.empfaenge.map((empfang) => {
        const zettel = alsZettel(empfang, druck);
        return {
          empfaenger: zettel.empfaenger,
          liegenschaft: zettel.liegenschaft,
          besuchtAm: `${formatTagLang(empfang.halt.tag)}, ____:____ Uhr`,
          taetigkeiten: zettel.taetigkeiten,
          // After the visit there is no day until which to answer.
          antwort: zettel.antwort && { ...zettel.antwort, frist: undefined },
          rechtstexte: zettel.rechtstexte,
        };
      }),
    };
  if (format === 'tagesliste')
    return {
      format,
      listen: tageslisten({
        ...druck,
        codeVon: (terminId) => {
          const code = druck.codes.get(terminId);
          return code && formatCode(kurzcodeVon(druck.ctx.deps.secrets, code));
        },
      }),
    };
  return {
    format,
    zettel: [
      ...druck.empfaenge.map((empfang) => alsZettel(empfang, druck)),
      ...druck.absagen.map(absagezettel),
    ],
  };
}

function alsZettel(empfang: Empfang, { ctx, grundlage, codes, gesagt }: Druck): Zettel {
  const code = empfang.termin && !empfang.zurKenntnis ? codes.get(empfang.termin.id) : undefined;
  const zettel = baueZettel(
    empfang,
    grundlage.rahmen,
    code
      ? { token: tokenVon(ctx.deps.secrets, code), kurzcode: kurzcodeVon(ctx.deps.secrets, code) }
      : undefined,
  );
  return gesagterZettel(zettel, gesagt(empfang), empfang);
}

const alsBrief = (empfang: Empfang, druck: Druck): Brief =>
  gesagterBrief(baueBrief(empfang, druck.grundlage.rahmen, alsZettel(empfang, druck)), druck.gesagt(empfang));

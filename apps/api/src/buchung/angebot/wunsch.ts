import type { Anschrift, Buchungsangaben } from '@kehrtour/contract/buchungsangaben';
import type { Wunsch } from '@kehrtour/contract/buchungsangebot';
import { buchungsdauer, gefragteAngaben } from '@kehrtour/domain/buchung/buchung';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { brauchtHausnummer, type Gebiet, gebietFuer } from '@kehrtour/domain/ort/gebiet';
import { hausnummerSchluessel } from '@kehrtour/domain/ort/hausnummer';
import { liesPlz } from '@kehrtour/domain/ort/plz';
import type { Taetigkeitsart } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';

import { adressSucheFuer } from '../../ort/adressSucheFuer.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Db } from '../../platform/db/db.ts';
import { batchedEach, perKey } from '../../platform/queue/batched.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { oeffne } from '../../zugang/zugangscode.ts';
import { angebotRefused } from './angebot.grund.ts';
import type { BuchbareRow, Ort } from './angebot.store.ts';
import { type Angebot, buchbareTaetigkeit } from './angebot.ts';
import {
  type CodehausRow,
  findHausDesTermins,
  findUmgebung,
  type GebietRow,
  type HausRow,
  listFaellige,
  listUmgebungen,
  type Strasse,
  type Umgebung,
} from './haus.store.ts';

/** A wish understood: what, where, how long. Kept with the reservation, so that booking need not look anything up. */
export type Buchungswunsch = {
  readonly taetigkeitId: string;
  readonly angaben: Buchungsangaben;
  readonly dauerMinuten: number;
  readonly anschrift: Anschrift;
  readonly ort: Ort | null;
  readonly ortQuelle: 'karte' | 'dienst' | 'interpoliert' | null;
  readonly ortGuete: string | null;
  readonly gebietId: string | null;
  /** The house as the company knows it. */
  readonly liegenschaftId: string | null;
  readonly nutzungseinheitId: string | null;
  /** The due task this fulfils, known by a code. */
  readonly aufgabeId: string | null;
  readonly mitCode: boolean;
};

export type VerorteteAnschrift = {
  readonly anschrift: Anschrift;
  readonly haus: HausRow | undefined;
  readonly gebiet: (Gebiet & { readonly ort: string }) | undefined;
  readonly gebiete: readonly GebietRow[];
  readonly strasseBekannt: boolean;
  readonly ort: Ort | null;
  readonly ortQuelle: Buchungswunsch['ortQuelle'];
  readonly ortGuete: string | null;
};

/** Visitors of one company who come in the same instant share one statement, and those of one street its answer. */
const umgebungen = perKey((db: Db) =>
  batchedEach<Strasse, Umgebung>(async (unternehmenId, gefragt) => {
    const namen = gefragt.map(({ plz, strasse }) => `${plz}\n${strasse}`);
    const verschiedene = gefragt.filter((_eine, i) => namen.indexOf(namen[i] ?? '') === i);
    const gefunden = await listUmgebungen(db.alone({ unternehmenId }), verschiedene);
    const jeName = new Map(verschiedene.map(({ plz, strasse }, i) => [`${plz}\n${strasse}`, gefunden[i]]));
    return namen.map((name) => jeName.get(name) ?? { gebiete: [], haeuser: [], karte: null });
  }),
);
const umgebungVon = (ctx: TenantCtx, wo: Strasse): Promise<Umgebung> =>
  ctx.joined ? ctx.transaction((tx) => findUmgebung(tx, wo)) : umgebungen(ctx.deps.db)(ctx.unternehmenId, wo);

/**
 * Understands an address as somebody typed it: the company's own house, else the map, else what was typed.
 * @throws Refused 'eingabe-ungueltig' where the postcode is none, or the house number decides and cannot be read
 */
export async function verorte(ctx: TenantCtx, eingabe: Wunsch['anschrift']): Promise<VerorteteAnschrift> {
  const plz = liesPlz(eingabe.plz)?.plz;
  if (plz === undefined) throw angebotRefused('plz-unlesbar');
  const { strasse, hausnr } = eingabe;
  const { gebiete, haeuser, karte } = await umgebungVon(ctx, { plz, strasse });
  const haus = haeuser.find((eines) => hausnummerSchluessel(eines.hausnr) === hausnummerSchluessel(hausnr));
  const lage = haus && haus.lat !== null && haus.lon !== null ? { lat: haus.lat, lon: haus.lon } : undefined;
  const gefunden = lage
    ? null
    : await sucheOrt(ctx, { plz, strasse, hausnr, ort: eingabe.ort ?? '' }, { haeuser, karte });
  const ort = lage ?? gefunden?.koordinate ?? null;
  const eintraege = gebiete.map(gebietAus);
  const adresse = { plz, strasse, hausnr, lage: ort ?? undefined };
  if (brauchtHausnummer(eintraege, adresse)) throw angebotRefused('hausnummer-unlesbar');
  const gebiet = gebietFuer(eintraege, adresse);
  const nachbar = haus ?? haeuser[0];
  const ortsname =
    nachbar?.ort ||
    gefunden?.adresse.ort ||
    eingabe.ort ||
    gebiet?.ort ||
    gebiete.find((g) => g.ort)?.ort ||
    '';
  const zeile = {
    plz,
    strasse: nachbar?.strasse ?? gefunden?.adresse.strasse ?? strasse,
    hausnr: haus?.hausnr ?? hausnr,
    ort: ortsname,
  };
  return {
    anschrift: { ...zeile, zeile: adresszeile(zeile) },
    haus,
    gebiet,
    gebiete,
    strasseBekannt: haeuser.length > 0 || gefunden !== null,
    ort,
    ortQuelle: gefunden?.quelle ?? null,
    ortGuete: gefunden?.guete ?? null,
  };
}

/** The middle of a town says nothing about a drive: only what is known to the street counts. */
async function sucheOrt(
  ctx: TenantCtx,
  adresse: { plz: string; strasse: string; hausnr: string; ort: string },
  { haeuser, karte }: Pick<Umgebung, 'haeuser' | 'karte'>,
) {
  const bekannte = haeuser.flatMap((haus) =>
    haus.lat === null || haus.lon === null ? [] : [{ ...haus, koordinate: { lat: haus.lat, lon: haus.lon } }],
  );
  const suche = await adressSucheFuer(ctx, bekannte, karte);
  const treffer = await suche.sucheAdresse({ ...adresse, ort: adresse.ort || (haeuser[0]?.ort ?? '') });
  return treffer === null || treffer.guete === 'ort' ? null : treffer;
}

const gebietAus = (row: GebietRow): Gebiet & { ort: string } => ({
  id: row.id,
  art: row.art,
  plz: row.plz,
  ort: row.ort,
  strasseSchluessel: row.strasse_schluessel,
  hausnrVon: row.hausnr_von,
  hausnrBis: row.hausnr_bis,
  seite: row.seite,
  flaeche: row.flaeche,
  hoheitlich: row.hoheitlich,
  ausgenommen: row.ausgenommen,
  zustaendig: row.zustaendig,
});

/** Why nobody comes there; undefined: we do. */
export function nichtBedient(
  { gebiet, gebiete }: Pick<VerorteteAnschrift, 'gebiet' | 'gebiete'>,
  art: Taetigkeitsart,
): { grund: 'gebiet' | 'hoheitlich'; zustaendig: string } | undefined {
  if (gebiet === undefined || gebiet.ausgenommen)
    return {
      grund: 'gebiet',
      zustaendig: gebiet?.zustaendig ?? gebiete.find((g) => g.art === 'plz')?.zustaendig ?? '',
    };
  return art === 'hoheitlich' && !gebiet.hoheitlich
    ? { grund: 'hoheitlich', zustaendig: gebiet.zustaendig }
    : undefined;
}

/**
 * What somebody wants, checked against what the company offers there.
 * @throws Refused 'nicht-gefunden' | 'buchung.nicht-bedient' | 'buchung.nur-mit-code' | 'code-ungueltig' | 'eingabe-ungueltig'
 */
export async function versteheWunsch(angebot: Angebot, wunsch: Wunsch): Promise<Buchungswunsch> {
  const taetigkeit = buchbareTaetigkeit(angebot.stamm, wunsch.taetigkeitId);
  if (!taetigkeit) throw angebotRefused('arbeit-nicht-angeboten');
  const mitCode = wunsch.code !== undefined && wunsch.code !== '';
  if (taetigkeit.online === 'link' && !mitCode) throw new Refused('buchung.nur-mit-code');
  const bekannt = mitCode
    ? await hausZumCode(angebot.ctx, { code: wunsch.code ?? '', hausnr: wunsch.anschrift.hausnr })
    : undefined;
  const verortet = await verorte(angebot.ctx, bekannt ?? wunsch.anschrift);
  const abgelehnt = nichtBedient(verortet, taetigkeit.art);
  // A house with a code belongs to the company, whatever its area says.
  if (abgelehnt && !bekannt) throw new Refused('buchung.nicht-bedient', { angaben: abgelehnt });
  const faellig = bekannt ? await faelligeAufgabe(angebot.ctx, bekannt, taetigkeit.id) : undefined;
  return {
    taetigkeitId: taetigkeit.id,
    angaben: gefragteAngaben(taetigkeit.buchung.fragen ?? [], wunsch.angaben),
    dauerMinuten: dauerVon(taetigkeit, wunsch.angaben),
    anschrift: verortet.anschrift,
    ort: verortet.ort,
    ortQuelle: verortet.ortQuelle,
    ortGuete: verortet.ortGuete,
    gebietId: verortet.gebiet?.id ?? null,
    liegenschaftId: bekannt?.id ?? verortet.haus?.id ?? null,
    nutzungseinheitId: bekannt?.nutzungseinheit_id ?? null,
    aufgabeId: faellig?.id ?? null,
    mitCode,
  };
}

/** The house of a code of this company. @throws Refused 'code-ungueltig', also for another company's code */
export async function hausZumCode(
  ctx: TenantCtx,
  eingabe: { code: string; hausnr?: string | undefined },
): Promise<CodehausRow> {
  const offen = await oeffne(ctx, eingabe);
  if (offen.ctx.unternehmenId !== ctx.unternehmenId) throw new Refused('code-ungueltig');
  const haus = await offen.ctx.transaction((tx) => findHausDesTermins(tx, offen.terminId));
  // Whoever booked without showing that the mail can be read has no key to a house by that.
  if (!haus || haus.unbestaetigt) throw new Refused('code-ungueltig');
  return haus;
}

async function faelligeAufgabe(ctx: TenantCtx, haus: CodehausRow, taetigkeitId: string) {
  const faellige = await ctx.transaction((tx) => listFaellige(tx, haus.id, haus.nutzungseinheit_id));
  return faellige.find((aufgabe) => aufgabe.taetigkeit_id === taetigkeitId);
}

export const dauerVon = ({ regel, dauer_minuten, buchung }: BuchbareRow, angaben: Buchungsangaben): number =>
  buchungsdauer(
    { ...regel, dauerMinuten: dauer_minuten },
    { dauerMinuten: buchung.dauerMinuten ?? null, fragen: buchung.fragen ?? [] },
    angaben,
  );

export const zeitwunschAus = (wunsch: Buchungswunsch, taetigkeit: BuchbareRow): Zeitwunsch => ({
  dauerMinuten: wunsch.dauerMinuten,
  qualifikation: taetigkeit.qualifikation,
  ort: wunsch.ort,
  gebietId: wunsch.gebietId,
  anschrift: wunsch.anschrift,
});

import type { Terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import type { Ortsangabe } from '@kehrtour/domain/recht/feiertagsort';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { plusTage, wochentag, type Tag } from '@kehrtour/domain/tag';
import { qualifikationenVon } from '@kehrtour/domain/unternehmen/mitarbeiter';
import {
  type Belegt,
  buchungsspanne,
  gebietSchluessel,
  type Person,
  type Punkt,
  type Rundentag,
  type Zeitgrundlage,
  zeitgrundlageAus,
  zeitpunktVon,
} from '@kehrtour/domain/zeiten/zeitgrundlage';

import { luftlinienSekunden } from '../../ort/fahrzeiten/luftlinie.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { feiertageAmSitz, feiertageBei } from '../../unternehmen/betriebskalender.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { minutenspanne } from '../../verfuegbarkeit/minutenspanne.ts';
import { angebotRefused } from './angebot.grund.ts';
import {
  type BelegtRow,
  type BelegtWerte,
  type BuchbareRow,
  findStamm,
  listBelegt,
  listRunden,
  type RundenRow,
  type StammRow,
} from './angebot.store.ts';

/** A company that takes bookings, with everything its free times follow from. */
export type Angebot = {
  readonly ctx: TenantCtx;
  readonly stamm: StammRow;
  readonly regeln: Terminbuchungseinstellungen;
  /** Those at the company's seat; a property's are `imOrt`. */
  readonly feiertageAmSitz: readonly Feiertag[];
  readonly grundlage: Zeitgrundlage;
  /** From this instant on the clock alone makes it another one. */
  readonly giltBis: Date;
};

/** `fuersBuero`: the office asks, which may book whether or not the company takes bookings online. */
type Ausschnitt = { nur?: Tag; ohneTermin?: string; fuersBuero?: boolean };

/** The whole horizon, or with `nur` one day, as if `ohneTermin` were not there; inside a transaction of the company. */
export async function liesAngebot(ctx: TenantCtx, tx: Tx, ausschnitt: Ausschnitt = {}): Promise<Angebot> {
  const stamm = await findStamm(tx);
  if (!stamm) throw new Refused('nicht-gefunden');
  return angebotZu(ctx, tx, stamm, ausschnitt);
}

/** What is left to read once the company itself was read. @throws Refused 'buchung.nicht-angeboten' */
export async function angebotZu(
  ctx: TenantCtx,
  tx: Tx,
  stamm: StammRow,
  { nur, ohneTermin, fuersBuero = false }: Ausschnitt = {},
): Promise<Angebot> {
  if (!fuersBuero) verlangeAngeboten(stamm);
  const regeln = einstellungenAus(stamm.einstellungen).terminbuchung;
  const jetzt = ctx.now();
  const heute = ortszeitAus(jetzt).tag;
  const frei = feiertageAmSitz(stamm, plusTage(heute, -1), plusTage(heute, regeln.horizontTage + 30));
  const { fruehestens, horizont } = buchungsspanne(jetzt, regeln, frei);
  const [von, bis] = nur === undefined ? [fruehestens, horizont] : [nur, nur];
  const belegt = await listBelegt(tx, {
    von: mitternacht(von),
    bis: mitternacht(plusTage(bis, 1)),
    jetzt,
    ohneTermin,
  });
  const runden = await listRunden(tx, { von, bis, jetzt, ohneTermin });
  return {
    ctx,
    stamm,
    regeln,
    feiertageAmSitz: frei,
    giltBis: giltBis(jetzt, [...belegt, ...runden]),
    grundlage: zeitgrundlageAus({
      jetzt,
      regeln,
      feiertage: frei,
      schliesstage: stamm.schliesstage.map(([erster, danach, offen]) => ({
        von: erster,
        bis: plusTage(danach, -1),
        offen,
      })),
      personen: personenAus(stamm, belegt, runden, !stamm.terminbuchung),
      runden: runden.map((runde) => rundentagAus(stamm, runde)),
      jeGebiet: gebieteAus(belegt, runden),
      fahrtMinuten: (a, b) => Math.ceil(luftlinienSekunden(a, b, 'auto') / 60),
    }),
  };
}

/** What a time costs at a property: the company's rules, with the holidays of the property's state and municipality. */
export type Zuschlagsgrundlage = Pick<Angebot, 'regeln'> & { readonly feiertage: readonly Feiertag[] };
export function imOrt(
  {
    regeln,
    stamm,
    feiertageAmSitz,
    grundlage,
  }: Pick<Angebot, 'regeln' | 'feiertageAmSitz'> & {
    readonly stamm: Pick<StammRow, 'bundesland' | 'einstellungen'>;
    readonly grundlage: Pick<Zeitgrundlage, 'fruehestens' | 'horizont'>;
  },
  anschrift: Ortsangabe | undefined,
): Zuschlagsgrundlage {
  if (anschrift === undefined) return { regeln, feiertage: feiertageAmSitz };
  const { fruehestens, horizont } = grundlage;
  return { regeln, feiertage: feiertageBei(anschrift, stamm, fruehestens, horizont) };
}

/** Until the next full minute, or until the first hold runs out. */
function giltBis(jetzt: Date, zeilen: readonly { laeuft_ab: Date | null }[]): Date {
  const minute = (Math.floor(jetzt.getTime() / 60_000) + 1) * 60_000;
  return new Date(Math.min(minute, ...zeilen.map(({ laeuft_ab }) => laeuft_ab?.getTime() ?? minute)));
}

/** @throws Refused 'buchung.nicht-angeboten' that names the phone */
export function verlangeAngeboten({
  terminbuchung,
  gesperrt,
  name,
  telefon,
}: Pick<StammRow, 'terminbuchung' | 'gesperrt' | 'name' | 'telefon'>): void {
  if (terminbuchung && !gesperrt) return;
  throw angebotRefused('nicht-angeboten', { name, telefon });
}

/** Without a pattern nobody can be booked; where nothing is offered online, hours of work stand for one that nobody has drawn. */
function personenAus(
  stamm: StammRow,
  belegt: readonly BelegtRow[],
  runden: readonly RundenRow[],
  nachArbeitszeit: boolean,
): Person[] {
  return stamm.personen.flatMap((person) => {
    const { id, qualifikation, startort } = person;
    const gezeichnet = stamm.verfuegbarkeiten
      .filter(([wer]) => wer === id)
      .map(([, tagDerWoche, von, bis]) => ({ wochentag: tagDerWoche, von, bis }));
    const muster = gezeichnet.length === 0 && nachArbeitszeit ? musterAus(person) : gezeichnet;
    if (muster.length === 0) return [];
    const eigene = runden.filter(({ mitarbeiter_id }) => mitarbeiter_id === id);
    const zeilen = belegt.find(({ mitarbeiter_id }) => mitarbeiter_id === id)?.belegt ?? [];
    return [
      {
        id,
        qualifikationen: qualifikationenVon({ qualifikation }),
        start: startort ? { lat: startort.lat, lon: startort.lon } : null,
        muster,
        ausnahmen: stamm.ausnahmen
          .filter(([wer]) => wer === id)
          .map(([, von, danach, zeiten]) => ({
            von,
            bis: plusTage(danach, -1),
            zeiten: zeiten.map(minutenspanne),
          })),
        belegt: [...zeilen.map((zeile) => belegtAus(zeile, eigene)), ...eigene.flatMap(blockDerRunde)],
      },
    ];
  });
}

const musterAus = ({ faehrt, arbeitszeit }: StammRow['personen'][number]): Person['muster'] =>
  faehrt ? arbeitszeit.map((eine) => ({ wochentag: eine.wochentag, ...minutenspanne(eine) })) : [];

const punkt = (lat: number | null, lon: number | null): Punkt | null =>
  lat === null || lon === null ? null : { lat, lon };

/** A round's block begins and ends where its stops of that time do. */
function belegtAus(
  [von, bis, art, lat, lon, gebietId, offen]: BelegtWerte,
  runden: readonly RundenRow[],
): Belegt {
  if (art !== 'kehrtour')
    return { von, bis, art, ort: punkt(lat, lon), ...(offen ? { offen: { gebietId } } : {}) };
  const halte = runden.flatMap((runde) => runde.halte).filter(([ab, zu]) => ab < bis && zu > von);
  const [erster, letzter] = [halte[0], halte.at(-1)];
  return {
    von,
    bis,
    art,
    ort: erster ? punkt(erster[2], erster[3]) : null,
    ortDanach: letzter ? punkt(letzter[2], letzter[3]) : null,
  };
}

/** A round that is planned but not announced has no block in `belegung` yet; its time is spoken for all the same. */
function blockDerRunde({ status, halte }: RundenRow): Belegt[] {
  const [erster, letzter] = [halte[0], halte.at(-1)];
  if (status !== 'geplant' || !erster || !letzter) return [];
  return [
    {
      von: erster[0],
      bis: Math.max(...halte.map(([, bis]) => bis)),
      art: 'kehrtour',
      ort: punkt(erster[2], erster[3]),
      ortDanach: punkt(letzter[2], letzter[3]),
    },
  ];
}

/** Where nobody wrote down working hours, a round ends with the usual day. */
const FEIERABEND = '16:30';

function rundentagAus(stamm: StammRow, runde: RundenRow): Rundentag {
  const person = stamm.personen.find(({ id }) => id === runde.mitarbeiter_id);
  const stunden = person?.arbeitszeit.find((eintrag) => eintrag.wochentag === wochentag(runde.tag));
  const vergeben = (halbtag: string): number => runde.plaetze.filter(([name]) => name === halbtag).length;
  return {
    kehrtourId: runde.kehrtour_id,
    mitarbeiterId: runde.mitarbeiter_id,
    tag: runde.tag,
    halte: runde.halte.map(([von, bis, lat, lon]) => ({ von, bis, ort: punkt(lat, lon) })),
    vergeben: { vormittag: vergeben('vormittag'), nachmittag: vergeben('nachmittag') },
    offeneMinuten: runde.plaetze.reduce((summe, [, minuten]) => summe + minuten, 0),
    endeSpaetestens: zeitpunktAus({ tag: runde.tag, uhrzeit: stunden?.bis ?? FEIERABEND }).getTime() / 60_000,
  };
}

function gebieteAus(belegt: readonly BelegtRow[], runden: readonly RundenRow[]): Map<string, number> {
  const jeGebiet = new Map<string, number>();
  const zaehle = (tag: Tag, gebietId: string | null): void => {
    if (gebietId === null) return;
    const schluessel = gebietSchluessel(tag, gebietId);
    jeGebiet.set(schluessel, (jeGebiet.get(schluessel) ?? 0) + 1);
  };
  for (const { belegt: zeilen } of belegt)
    for (const [von, , , , , gebietId] of zeilen)
      if (gebietId !== null) zaehle(ortszeitAus(zeitpunktVon(von)).tag, gebietId);
  for (const { tag, plaetze } of runden) for (const [, , gebietId] of plaetze) zaehle(tag, gebietId);
  return jeGebiet;
}

export const buchbareTaetigkeit = (stamm: StammRow, id: string): BuchbareRow | undefined =>
  stamm.taetigkeiten.find((taetigkeit) => taetigkeit.id === id);

const mitternacht = (tag: Tag): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });

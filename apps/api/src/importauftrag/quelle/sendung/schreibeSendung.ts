import type { ImportAnzahl, ImportMeldung } from '@kehrtour/contract/importbefund';
import { probelauf } from '@kehrtour/domain/importdatei/probelauf';
import { strassenzeile } from '@kehrtour/domain/ort/adresse';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { teileTag } from '@kehrtour/domain/tag';

import { verbindeEingelesene } from '../../../liegenschaft/verwaltung/verbindeEingelesene.ts';
import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { announce } from '../../../platform/db/events.ts';
import { ergaenzeKatalog, type Katalogeintrag, listKatalog } from '../../../taetigkeit/eigeneTaetigkeiten.ts';
import { laufenderVorgang } from '../../../vorgang/vorgang.ts';
import { nachKatalog } from '../../abgleich.ts';
import { zeileDesNeuen, zeilenDerAenderung } from '../../aenderung.format.ts';
import type { UnbekannteTaetigkeit } from '../../dateiauftrag.ts';
import { gleicheAb } from '../../gleicheAb.ts';
import { deleteTeile, lockHausstaende, saveHausstaende } from '../../hausstand.store.ts';
import { type Hausstand, gegangene } from '../../hausstand.ts';
import { IMPORTIERT, IMPORT_VERORTEN } from '../../importvorgang.ts';
import { starteVerortung } from '../../verorteBestand.ts';
import { eigeneTaetigkeitId } from '../../vervollstaendige.ts';
import {
  listGeschriebene,
  saveSchritte,
  type SendungsauftragRow,
  type Sendungsschritt,
  updateSendungsauftrag,
} from './sendung.store.ts';
import { type Befund, FREMDE_ANSCHRIFT, type GesendetesHaus, type Sendung } from './sendung.ts';

type Arbeit = {
  readonly sendung: Sendung;
  readonly auftrag: SendungsauftragRow;
  /** Only houses that are new or have changed. */
  readonly befunde: readonly Befund[];
  readonly fremde: readonly GesendetesHaus[];
  readonly katalog: readonly Katalogeintrag[];
};

/** The screen shows no more of a day. */
const MELDUNGEN_MAX = 500;

/** Writes what changed, keeps what it was before, and counts; where nothing changed it counts only. */
export async function schreibeSendung(ctx: TenantCtx, tx: Tx, arbeit: Arbeit): Promise<void> {
  const { auftrag, befunde } = arbeit;
  const unbekannt = unbekannteTaetigkeiten(arbeit);
  if (unbekannt.length > 0)
    await ergaenzeKatalog(
      tx,
      unbekannt.map(({ text }) => ({ id: eigeneTaetigkeitId(text), name: text })),
    );
  if (befunde.length > 0) await schreibeHaeuser(ctx, tx, arbeit);
  await updateSendungsauftrag(
    tx,
    {
      id: auftrag.id,
      anzahl: zaehle(arbeit),
      meldungen: meldungenVon(arbeit),
      unbekannte_taetigkeiten: [...auftrag.unbekannte_taetigkeiten, ...unbekannt],
    },
    befunde.length > 0 ? ctx.now() : undefined,
  );
  if (befunde.length > 0) await verorte(ctx, tx, auftrag.id);
  if (befunde.some(({ bekannt }) => bekannt !== undefined))
    await ctx.deps.jobs.enqueue(tx, IMPORTIERT, { unternehmenId: ctx.unternehmenId, importId: auftrag.id });
  const arten = befunde.length > 0 ? (['liegenschaft', 'aufgabe'] as const) : [];
  for (const art of arten) await announce(tx, { art });
  await announce(tx, { art: 'import', id: auftrag.id });
}

async function schreibeHaeuser(ctx: TenantCtx, tx: Tx, { sendung, auftrag, befunde }: Arbeit): Promise<void> {
  const { jahr } = teileTag(ortszeitAus(ctx.now()).tag);
  const katalog = await listKatalog(tx);
  const bekannteIds = befunde.flatMap(({ id, bekannt }) => (bekannt === undefined ? [] : [id]));
  const vorher = new Map((await lockHausstaende(tx, bekannteIds)).map((stand) => [stand.haus.id, stand]));
  const nachher = befunde.map(({ id, stand, haus }) =>
    gleicheAb(vorher.get(id), id, ohneZeilen(stand), {
      importId: auftrag.id,
      auchGeschuetzte: false,
      mailFuerTermine: sendung.mailFuerTermine,
      regel: { zuordnung: haus.genannt, jahr },
      ...nachKatalog(katalog),
    }),
  );
  const kontakte = nachher.flatMap((stand) => gegangene(vorher.get(stand.haus.id), stand));
  await deleteTeile(tx, { einheiten: [], anlagen: [], aufgaben: [], kontakte }, ctx.now());
  await saveHausstaende(tx, nachher);
  await verbindeEingelesene(ctx, tx, auftrag.id);
  const namen = new Map(katalog.map(({ id, name }) => [id, name]));
  await behalteSchritte(tx, { auftrag, befunde }, vorher, namen);
}

async function behalteSchritte(
  tx: Tx,
  { auftrag, befunde }: Pick<Arbeit, 'auftrag' | 'befunde'>,
  vorher: ReadonlyMap<string, Hausstand>,
  namen: ReadonlyMap<string, string>,
): Promise<void> {
  const geschrieben = await listGeschriebene(
    tx,
    auftrag.id,
    befunde.map(({ id }) => id),
  );
  const nummern = new Map(geschrieben.map(({ liegenschaft_id: id, nummer }) => [id, nummer]));
  let naechste = auftrag.schritte;
  const schritte = befunde.map(({ id, bekannt, stand }): Sendungsschritt => {
    const { strasse, hausnr, ort } = stand.adresse;
    const alt = bekannt?.import_stand ?? undefined;
    return {
      nummer: nummern.get(id) ?? naechste++,
      befund: bekannt === undefined ? 'neu' : 'geaendert',
      titel: [strassenzeile({ strasse, hausnr }), ort].filter(Boolean).join(', '),
      liegenschaft_id: id,
      neu: ohneZeilen(stand),
      vorher: vorher.get(id) ?? null,
      aenderungen:
        alt === undefined
          ? zeileDesNeuen(stand, namen)
          : zeilenDerAenderung(alt, stand, aenderungen(stand, bekannt), namen),
    };
  });
  await saveSchritte(tx, auftrag.id, schritte);
}

/** Part by part, as a dry run of a file says it. */
function aenderungen(stand: Befund['stand'], bekannt: Befund['bekannt']) {
  if (bekannt?.import_stand == null) return [];
  const { id, import_stand: alt, lokal_geaendert: lokalGeaendert } = bekannt;
  const gelesen = { liegenschaften: [stand], fehlerhafteSchluessel: [], zeilen: { fehlerhaft: 0 } };
  const da = { id, stand: { ...alt, schluessel: stand.schluessel }, lokalGeaendert, fehltImExport: false };
  return probelauf(gelesen, [da]).geaendert[0]?.aenderungen ?? [];
}

function ohneZeilen({ zeilen: _zeilen, ...stand }: Befund['stand']): Omit<Befund['stand'], 'zeilen'> {
  return stand;
}

function unbekannteTaetigkeiten({ sendung, auftrag, katalog }: Arbeit): UnbekannteTaetigkeit[] {
  const ids = new Set(katalog.map(({ id }) => id));
  const schon = new Set(auftrag.unbekannte_taetigkeiten.map(({ text }) => text.toLowerCase()));
  const offen = sendung.haeuser
    .flatMap(({ stand }) => stand.aufgaben)
    .filter(
      ({ text, taetigkeitId = eigeneTaetigkeitId(text) }) =>
        !ids.has(taetigkeitId) && !schon.has(text.toLowerCase()),
    );
  return [...Map.groupBy(offen, ({ text }) => text.toLowerCase()).values()].map((gleiche) => ({
    text: gleiche[0]?.text ?? '',
    anzahl: gleiche.length,
    taetigkeitId: null,
  }));
}

function zaehle({ sendung, auftrag: { anzahl }, befunde, fremde }: Arbeit): ImportAnzahl {
  const neu = befunde.filter(({ bekannt }) => bekannt === undefined).length;
  const fehlerhaft = sendung.fehlerhaft + fremde.length;
  const plus = (feld: keyof ImportAnzahl, zahl: number): number => (anzahl[feld] ?? 0) + zahl;
  return {
    zeilen: plus('zeilen', sendung.bekannte.haeuser + sendung.haeuser.length + sendung.fehlerhaft),
    neu: plus('neu', neu),
    geaendert: plus('geaendert', befunde.length - neu),
    unveraendert: plus(
      'unveraendert',
      sendung.bekannte.haeuser + sendung.haeuser.length - befunde.length - fremde.length,
    ),
    fehlend: plus('fehlend', 0),
    wiederDa: 0,
    fehlerhaft: plus('fehlerhaft', fehlerhaft),
    fehler: plus('fehler', sendung.meldungen.length + fremde.length),
    warnungen: 0,
    hinweise: 0,
    aufgaben: plus(
      'aufgaben',
      sendung.haeuser.reduce((summe, { stand }) => summe + stand.aufgaben.length, sendung.bekannte.aufgaben),
    ),
    vorschlaege: 0,
    geschuetzt: plus(
      'geschuetzt',
      befunde.filter(({ bekannt }) => (bekannt?.lokal_geaendert.length ?? 0) > 0).length,
    ),
  };
}

/** What stayed out today; the same sentence once, however often the program sends it. */
function meldungenVon({ sendung, auftrag, fremde }: Arbeit): ImportMeldung[] {
  const neue = [...sendung.meldungen, ...fremde.map(alsFremdmeldung)];
  const alle = new Map([...auftrag.meldungen, ...neue].map((eine) => [eine.text, eine]));
  return [...alle.values()].slice(-MELDUNGEN_MAX);
}

const alsFremdmeldung = ({ nummer, stand }: GesendetesHaus): ImportMeldung => ({
  zeile: nummer + 1,
  spalte: null,
  feld: 'externalId',
  schwere: 'fehler',
  text: `${stand.externalId ?? ''}: ${FREMDE_ANSCHRIFT}`,
});
/** One search may run and one may wait: the one that waits finds what came since. */
async function verorte(ctx: TenantCtx, tx: Tx, importId: string): Promise<void> {
  const offen = await laufenderVorgang(tx, IMPORT_VERORTEN.name, importId);
  const begonnen = await laufenderVorgang(tx, IMPORT_VERORTEN.name, importId, 'laeuft');
  if (offen === begonnen) await starteVerortung(ctx, tx, importId);
}

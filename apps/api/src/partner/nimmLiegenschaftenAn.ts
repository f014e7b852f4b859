import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { liegenschaftenSenden, Sendungsfehler } from '@kehrtour/contract/partner';
import { fieldsOf } from '@kehrtour/domain/keysOf';

import {
  findeUnveraenderte,
  type Gesendetes,
  pruefsummeVon,
} from '../importauftrag/quelle/sendung/findeUnveraenderte.ts';
import { nimmSendungAn } from '../importauftrag/quelle/sendung/nimmSendungAn.ts';
import { FREMDE_ANSCHRIFT, type GesendetesHaus } from '../importauftrag/quelle/sendung/sendung.ts';
import type { PartnerCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { liesLiegenschaft } from './liesLiegenschaft.ts';
import { lockVerbindung, vermerkeSendung } from './verbindung.store.ts';
import { zaehleAbruf } from './zeigeBetrieb.ts';

type Antwort = AnswerOf<typeof liegenschaftenSenden>;

/**
 * Takes a push: every property for itself, so that one wrong word keeps out one house. What stayed out is named in the
 * answer, in the import, and counted at the connection.
 * @throws Refused 'partner.nichts-uebernommen' when every house has a fault; the import says so all the same
 */
export async function nimmLiegenschaftenAn(
  ctx: PartnerCtx,
  { properties }: BodyOf<typeof liegenschaftenSenden>,
): Promise<Antwort> {
  if (!ctx.actor.rechte.includes('liegenschaften.senden')) throw new Refused('partner.ohne-recht');
  await zaehleAbruf(ctx);
  const gesendete: readonly unknown[] = Array.isArray(properties) ? properties : [properties];
  const nummeriert = gesendete.map((eines, nummer): Gesendet => {
    return { nummer, eines, externalId: idVon(eines), pruefsumme: pruefsummeVon(ctx, eines) };
  });
  const quelle = `partner:${ctx.actor.partnerId}`;
  const antwort = await ctx.transaction(async (tx): Promise<Antwort> => {
    const verbindung = await lockVerbindung(tx, ctx.actor.id);
    if (!verbindung) throw new Refused('nicht-angemeldet');
    const bekannte = await findeUnveraenderte(tx, quelle, nummeriert);
    const { haeuser, fehler } = lies(
      nummeriert.filter(({ externalId }) => externalId === null || !bekannte.has(externalId)),
    );
    const ergebnis = await nimmSendungAn(ctx, tx, {
      quelle,
      name: ctx.actor.name,
      haeuser,
      bekannte: { haeuser: bekannte.size, aufgaben: bekannte.values().reduce((a, b) => a + b, 0) },
      genannt: genannteIds(nummeriert),
      meldungen: fehler.map(alsMeldung),
      fehlerhaft: anzahlHaeuser(fehler),
      mailFuerTermine: verbindung.mail_fuer_termine,
      gleiche: verbindung.gleiche,
    });
    const { importId, neu, geaendert, unveraendert, fremde } = ergebnis;
    const alle = [...fehler, ...fremde.map(alsFremdes)].toSorted((a, b) => a.index - b.index);
    const anzahl = { neu, geaendert, unveraendert, fehlerhaft: anzahlHaeuser(alle) };
    const am = ctx.now();
    await vermerkeSendung(tx, ctx.actor.id, anzahl, am);
    return {
      importauftrag: { id: importId },
      anzahl: { empfangen: gesendete.length, ...anzahl },
      fehler: alle,
    };
  });
  if (antwort.anzahl.fehlerhaft === gesendete.length)
    throw new Refused('partner.nichts-uebernommen', {
      felder: antwort.fehler.map(({ index, feld, text }) => ({ feld: `properties.${index}.${feld}`, text })),
    });
  return antwort;
}

/** Its place in the push, and what of it can be said before it is read. */
type Gesendet = Gesendetes & { readonly nummer: number; readonly eines: unknown };

function lies(gesendete: readonly Gesendet[]): { haeuser: GesendetesHaus[]; fehler: Sendungsfehler[] } {
  const haeuser = new Map<string, GesendetesHaus>();
  const fehler: Sendungsfehler[] = [];
  for (const { nummer: index, eines, externalId, pruefsumme } of gesendete) {
    const ergebnis = liesLiegenschaft(eines);
    if ('fehler' in ergebnis) {
      fehler.push(...ergebnis.fehler.map((einer) => ({ index, externalId, ...einer })));
      continue;
    }
    const { haus, genannt } = ergebnis.gelesen;
    if (haeuser.has(haus.schluessel))
      fehler.push({
        index,
        externalId: haus.externalId ?? null,
        feld: 'externalId',
        text: 'steht in dieser Sendung schon einmal',
      });
    else haeuser.set(haus.schluessel, { nummer: index, pruefsumme, stand: haus, genannt });
  }
  return { haeuser: [...haeuser.values()], fehler };
}

/** What a faulty property is called, as far as it can be read. */
function idVon(gesendet: unknown): string | null {
  const { externalId } = fieldsOf(gesendet);
  return typeof externalId === 'string' || typeof externalId === 'number'
    ? String(externalId).slice(0, 100)
    : null;
}

const genannteIds = (gesendete: readonly Gesendet[]): string[] => [
  ...new Set(gesendete.flatMap(({ externalId }) => externalId ?? [])),
];

const anzahlHaeuser = (fehler: readonly Sendungsfehler[]): number =>
  new Set(fehler.map(({ index }) => index)).size;

const alsMeldung = ({ index, externalId, feld, text }: Sendungsfehler) => ({
  zeile: index + 1,
  spalte: null,
  feld: null,
  schwere: 'fehler' as const,
  text: `${externalId ?? 'Ohne externalId'}, ${feld}: ${text}`,
});

const alsFremdes = ({ nummer, stand }: GesendetesHaus): Sendungsfehler => ({
  index: nummer,
  externalId: stand.externalId ?? null,
  feld: 'externalId',
  text: FREMDE_ANSCHRIFT,
});

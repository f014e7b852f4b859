import { eingangVon, hinterDemEingang } from '@kehrtour/domain/liegenschaft/eingang';
import { imHausGeordnet } from '@kehrtour/domain/liegenschaft/einheitenreihe';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';

import type { GuestCtx } from '../../platform/ctx.ts';
import { erzeugeTerminzettel } from '../../terminzettel/erzeugeTerminzettel.ts';
import type { Hausliste } from '../../terminzettel/zettelAuftrag.ts';
import { ankuendigungRefused } from '../empfang/ankuendigung.grund.ts';
import { findAbsender } from '../empfang/empfang.store.ts';
import { fensterText } from '../empfang/fensterText.ts';
import { absenderAus } from '../papier/baueZettel.ts';
import { ladeAuswahl, type Verwaltungsauswahl } from './verwaltungsauswahl.ts';
import { type BesuchRow, type HausRow, listAnsagetexte } from './verwaltungsseite.store.ts';

/** The visits of each chosen house for its tenants: which flat, when, and what to prepare. No names. */
export async function druckeHausliste(ctx: GuestCtx, auswahl: Verwaltungsauswahl): Promise<Uint8Array> {
  const { kunde, haeuser, besuche } = await ladeAuswahl(ctx, auswahl);
  const { ansagen, absender } = await kunde.transaction(async (tx) => ({
    ansagen: new Map(
      (
        await listAnsagetexte(
          tx,
          besuche.map(({ id }) => id),
        )
      ).map((row) => [row.termin_id, row]),
    ),
    absender: await findAbsender(tx, null),
  }));
  const jeHaus = Map.groupBy(besuche, (row) => row.liegenschaft_id);
  const listen = haeuser.flatMap((haus) => {
    const seine = jeHaus.get(haus.id) ?? [];
    return seine.length === 0 ? [] : [hauslisteAus(haus, seine, (id) => ansagen.get(id))];
  });
  if (!absender || listen.length === 0) throw ankuendigungRefused('nichts-auszuhaengen');
  return erzeugeTerminzettel({
    absender: absenderAus(
      absender,
      kunde.deps.env.addresses,
      listen.some(({ hoheitlich }) => hoheitlich),
    ),
    titel: 'Termine Ihrer Häuser',
    erstelltAm: ctx.now(),
    format: 'hausliste',
    listen,
  });
}

type Ansage = { vorbereitung: string[]; hoheitlich: boolean };

/** What every flat of a house has to prepare is said once above them. */
function hauslisteAus(
  { strasse, hausnr, plz, ort }: HausRow,
  rows: readonly BesuchRow[],
  ansageZu: (id: string) => Ansage | undefined,
): Hausliste {
  const vorbereitungVon = (row: BesuchRow): string[] => ansageZu(row.id)?.vorbereitung ?? [];
  const [erste = [], ...weitere] = rows.map(vorbereitungVon);
  const ueberall = new Set(erste.filter((satz) => weitere.every((saetze) => saetze.includes(satz))));
  const eingaenge = new Set(rows.map(eingangVon));
  const einzeilig = eingaenge.size < 2;
  return {
    hoheitlich: rows.some((row) => ansageZu(row.id)?.hoheitlich === true),
    liegenschaft: { strasseHausnummer: `${strasse} ${hausnr}`.trim(), plzOrt: `${plz} ${ort}`.trim() },
    vorbereitung: [...ueberall],
    besuche: imHausGeordnet(rows)
      .map((row) => ({
        lage: lageText(einzeilig ? row : hinterDemEingang(row)) || 'Ganzes Haus',
        eingang: einzeilig ? '' : eingangVon(row),
        wann: fensterText(row.fenster_von, row.fenster_bis),
        arbeiten: row.taetigkeiten,
        vorbereitung: vorbereitungVon(row).filter((satz) => !ueberall.has(satz)),
      }))
      .toSorted((a, b) => NATUERLICH.compare(a.eingang, b.eingang)),
  };
}

const NATUERLICH = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

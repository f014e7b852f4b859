import { formatDatum, formatTag } from '@kehrtour/domain/format';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import { fehltZurMeldung, versuchssaetze } from '@kehrtour/domain/nachweis/behoerdenmeldung';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { erzeugeTerminzettel } from '../../terminzettel/erzeugeTerminzettel.ts';
import type { Meldung } from '../../terminzettel/zettelAuftrag.ts';
import { absenderAus } from '../papier/baueZettel.ts';
import { type GeladeneMeldesache, ladeMeldesache } from './ladeMeldesache.ts';

/** What a report about this prevented visit still lacks; null where there is nothing to report. */
export async function pruefeBehoerdenmeldung(ctx: StaffCtx, id: string): Promise<{ fehlt: string[] | null }> {
  return ctx.transaction(async (tx) => {
    const sache = await ladeSichtbare(ctx, tx, id);
    return { fehlt: sache ? fehltZurMeldung(sache) : null };
  });
}

/**
 * The report to the authority that a Feuerstättenschau was prevented, as PDF with every attempt, its notice and what proves it.
 * What is missing stands in it, too: whoever signs decides whether it leaves so.
 */
export async function druckeBehoerdenmeldung(
  ctx: StaffCtx,
  id: string,
): Promise<{ pdf: Uint8Array; name: string }> {
  const sache = await ctx.transaction((tx) => ladeSichtbare(ctx, tx, id));
  if (!sache) throw new Refused('nicht-gefunden');
  const { tag } = ortszeitAus(ctx.now());
  const titel = 'Meldung an die Behörde';
  const pdf = await erzeugeTerminzettel({
    absender: absenderAus(sache.absender, ctx.deps.env.addresses, true),
    titel,
    erstelltAm: ctx.now(),
    format: 'meldung',
    meldungen: [meldungAus(sache, tag)],
  });
  return { pdf, name: `${titel} ${sache.haus.strasse} ${sache.haus.hausnr} ${tag}.pdf` };
}

async function ladeSichtbare(ctx: StaffCtx, tx: Tx, id: string): Promise<GeladeneMeldesache | undefined> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ankuendigen')) throw new Refused('nicht-erlaubt');
  await terminJetzt(ctx, tx, id);
  return ladeMeldesache(ctx, tx, id);
}

function meldungAus(sache: GeladeneMeldesache, heute: string): Meldung {
  const { haus, absender, versuche, fristBis, feiertage } = sache;
  const anschrift = adresszeile(haus);
  const wohnung = lageText({ ...haus, bezeichnung: '' });
  const fehlt = fehltZurMeldung(sache);
  return {
    hoheitlich: true,
    an: ['An die für den Vollzug des SchfHwG zuständige Behörde'],
    ortUndDatum: `${absender.ort}, ${formatDatum(heute)}`,
    titel: 'Zutritt zur Feuerstättenschau verhindert (§ 1 Abs. 3 und 4 SchfHwG)',
    abschnitte: [
      {
        titel: '',
        zeilen: [
          'Sehr geehrte Damen und Herren,',
          `bei der unten genannten Liegenschaft ließ sich die Feuerstättenschau (§ 14 SchfHwG) nicht ausführen, obwohl der Besuch angekündigt war (§ 3 Abs. 1 KÜO). Ich bitte, das Weitere zu veranlassen und die Duldung anzuordnen.`,
        ],
      },
      {
        titel: 'Liegenschaft',
        zeilen: [
          [anschrift, wohnung].filter(Boolean).join(', '),
          `Eigentümer: ${sache.eigentuemer.filter(Boolean).join(', ') || 'nicht bekannt'}`,
          ...(haus.bewohner === '' ? [] : [`Bewohner: ${haus.bewohner}`]),
          fristBis === null
            ? 'Frist der Feuerstättenschau: nicht bekannt'
            : `Frist der Feuerstättenschau: bis ${formatTag(fristBis)}`,
        ],
      },
      ...versuche.map((versuch, i) => ({
        titel: `${i + 1}. Versuch`,
        zeilen: versuchssaetze(versuch, feiertage),
      })),
      ...(fehlt.length === 0 ? [] : [{ titel: 'Noch nicht belegt', zeilen: fehlt }]),
    ],
    gruss: ['Mit freundlichen Grüßen', absender.name, ...(sache.bestellung === '' ? [] : [sache.bestellung])],
  };
}

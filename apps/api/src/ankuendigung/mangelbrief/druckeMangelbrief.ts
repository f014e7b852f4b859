import { formatDatum, formatTagLang } from '@kehrtour/domain/format';
import { empfaengername, grussformel } from '@kehrtour/domain/liegenschaft/kontakt';
import { ortszeile, strassenzeile } from '@kehrtour/domain/ort/adresse';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { rechtssatz } from '@kehrtour/domain/recht/rechtssaetze';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { MANGELART_NAMEN, nachweisAn } from '@kehrtour/domain/termin/mangel';

import { type NameUndAnschrift } from '../../liegenschaft/kontaktspalten.ts';
import { listBriefmaengel, type MangelRow } from '../../mangel/hausmaengel.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { erzeugeTerminzettel } from '../../terminzettel/erzeugeTerminzettel.ts';
import type { Meldung } from '../../terminzettel/zettelAuftrag.ts';
import { type AbsenderRow, findAbsender } from '../empfang/empfang.store.ts';
import { anschriftszeilen } from '../papier/anschriftszeilen.ts';
import { absenderAus } from '../papier/baueZettel.ts';
import { findBriefempfaenger } from './mangelbrief.store.ts';

/**
 * The letter to the owner, with all that is open at the same flat or house. It is printed, not sent: that it went out is told by whoever
 * posts it.
 * @throws Refused 'nicht-gefunden' · 'nicht-erlaubt'
 */
export async function druckeMangelbrief(
  ctx: StaffCtx,
  id: string,
): Promise<{ pdf: Uint8Array; name: string }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ankuendigen')) throw new Refused('nicht-erlaubt');
  const { maengel, empfaenger, absender } = await ctx.transaction(async (tx) => ({
    maengel: await listBriefmaengel(tx, id),
    empfaenger: await findBriefempfaenger(tx, id),
    absender: await findAbsender(tx, null),
  }));
  const [erster] = maengel;
  if (!erster || !absender) throw new Refused('nicht-gefunden');
  const heute = ortszeitAus(ctx.now()).tag;
  const pdf = await erzeugeTerminzettel({
    absender: absenderAus(absender, ctx.deps.env.addresses, true),
    titel: 'Mängelmeldung',
    erstelltAm: ctx.now(),
    format: 'meldung',
    meldungen: [briefAus([erster, ...maengel.slice(1)], empfaenger, absender, heute)],
  });
  return { pdf, name: `Mängelmeldung ${erster.strasse} ${erster.hausnr} ${heute}.pdf` };
}

function briefAus(
  maengel: readonly [MangelRow, ...MangelRow[]],
  empfaenger: NameUndAnschrift | undefined,
  absender: AbsenderRow,
  heute: Tag,
): Meldung {
  const [erster] = maengel;
  const wo = [strassenzeile(erster), ortszeile(erster)].filter(Boolean).join(', ');
  const gefunden = maengel.map(({ gefunden_am }) => ortszeitAus(gefunden_am).tag).toSorted();
  const bis =
    maengel
      .map(({ frist }) => frist)
      .toSorted()
      .at(-1) ?? heute;
  const mehrere = maengel.length > 1;
  return {
    hoheitlich: true,
    imFenster: true,
    an: anschrift(empfaenger, erster),
    ortUndDatum: `${absender.ort || erster.ort}, ${formatDatum(heute)}`,
    titel: mehrere ? 'Mängel an Ihrer Feuerungsanlage' : 'Mangel an Ihrer Feuerungsanlage',
    abschnitte: [
      {
        titel: '',
        zeilen: [
          `${(empfaenger && grussformel(empfaenger)) || 'Guten Tag'},`,
          `bei unserem Besuch in ${wo} am ${formatTagLang(gefunden[0] ?? heute)} haben wir ${mehrere ? 'diese Mängel' : 'diesen Mangel'} festgestellt:`,
        ],
      },
      ...maengel.map((mangel, i) => ({
        titel: `${mehrere ? `${i + 1}. ` : ''}${MANGELART_NAMEN[mangel.art]}`,
        zeilen: mangelzeilen(mangel),
      })),
      {
        titel: 'Was zu tun ist',
        zeilen: [
          rechtssatz('mangelNachweis', {
            bis: formatTagLang(bis),
            wem: nachweisAn(absender.kehrbezirk),
          }),
          'Als Nachweis genügt die Rechnung oder Bescheinigung des Betriebs, der ihn behoben hat.',
        ],
      },
    ],
    gruss: ['Mit freundlichen Grüßen', absender.name],
  };
}

const anschrift = (empfaenger: NameUndAnschrift | undefined, haus: MangelRow): string[] =>
  anschriftszeilen(
    empfaenger ? empfaengername(empfaenger) : 'An die Eigentümerin oder den Eigentümer',
    empfaenger,
    haus,
  );

const mangelzeilen = ({ text, anlage, frist, gefahr, art, einheit, lage, geschoss }: MangelRow): string[] => [
  ...(text === MANGELART_NAMEN[art] ? [] : [text]),
  ...[[geschoss, lage].filter(Boolean).join(' ') || einheit, anlage].filter(Boolean),
  ...(gefahr ? [rechtssatz('mangelGefahr')] : [`Zu beheben bis ${formatTagLang(frist)}.`]),
];

import { formatDatum } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { queueLetter } from '../../../platform/post/letterOutbox.ts';
import { kontaktName } from '../../empfang/empfang.ts';
import { baueBrief } from '../../papier/baueBrief.ts';
import { absenderAus } from '../../papier/baueZettel.ts';
import type { Nachricht } from '../../papier/nachricht.ts';
import type { Kanalweg } from '../weg/kanalweg.ts';
import { verlangeBezahlbare } from '../weg/monatskosten.ts';
import type { Briefblatt } from './briefhandel.ts';

/** The same letter, printed and posted by a service, where the company has switched it on. */
export const briefdienst: Kanalweg = {
  kanal: 'briefdienst',
  // Where somebody with an Auskunftssperre lives is told to no service: the company prints that letter itself.
  ziel: (kontakt, wege) => (wege.briefdienst && kontakt?.sperrvermerk !== true ? '' : null),
  offen: ({ letters }, { briefdienst: einstellung }) => letters !== undefined && einstellung.an,
  sende,
};

async function sende(ctx: TenantCtx, tx: Tx, nachricht: Nachricht): Promise<string> {
  const { empfang, terminId, rahmen, zettel, folge, anlass } = nachricht;
  if (!nachricht.bezahlbar) await verlangeBezahlbare(ctx, tx, rahmen, { kanal: 'briefdienst', anzahl: 1 });
  const brief = baueBrief(empfang, rahmen, zettel, anlass);
  const blatt: Briefblatt = {
    absender: absenderAus(rahmen.absender, rahmen.addresses, empfang.besuch.art !== 'frei'),
    titel: `${zettel.titel} ${formatDatum(ortszeitAus(nachricht.fenster.von).tag)}`,
    erstelltAm: ctx.now().toISOString(),
    brief,
  };
  return queueLetter(
    ctx,
    tx,
    {
      an: {
        name: kontaktName(empfang.kontakt) || 'An die Bewohner',
        adresse: brief.anschrift.zeilen.slice(1).join(', '),
      },
      betreff: zettel.titel,
      blatt,
    },
    {
      anlass: anlass.art === 'absage' ? 'ende' : 'ansageBrief',
      // Whoever looks after the house is told of the same appointment as the flat.
      ereignis: `${empfang.zurKenntnis ? 'mitteilung' : 'termin'}/${terminId}/${folge}`,
      vorlage: anlass.art,
      kontaktId: empfang.kontakt?.id,
      cent: ctx.deps.env.briefCent,
    },
  );
}

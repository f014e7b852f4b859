import { randomUUID } from 'node:crypto';

import { reserviere } from '../src/buchung/reservierung/reserviere.ts';
import { gibReservierungFrei } from '../src/buchung/reservierung/verlaengere.ts';
import { bestaetigeVormerkung } from '../src/buchung/vormerkung/bestaetigeVormerkung.ts';
import { merkeBuchungVor } from '../src/buchung/vormerkung/merkeBuchungVor.ts';
import { nachweisDer, vormerkungstoken } from '../src/buchung/vormerkung/oeffneVormerkung.ts';
import { json, sql } from '../src/platform/db/sql.ts';
import { KONTAKT, ZUSTIMMUNG } from './buchungFixture.ts';
import { aus, type Befehl, gleich, mussGehen, nochmal } from './zusagenBefehle.ts';
import { angebote, type Welt, WUENSCHE } from './zusagenWelt.ts';

const stelle = ({ wo }: Welt, bestaetigenMinuten: number | null, eintragen: string) =>
  wo.ctx.transaction((tx) =>
    tx.run(
      sql`update unternehmen set einstellungen = jsonb_set(einstellungen, '{terminbuchung}', (einstellungen -> 'terminbuchung') || ${json({ bestaetigenMinuten, eintragen })}::jsonb)`,
    ),
  );

let gaeste = 0;
/** A booking that waits for its mail takes nothing from anybody: every offer stays, while the form is open and after it. */
const vormerken: Befehl = async (welt, a, b) => {
  const wunsch = aus(WUENSCHE, a) ?? WUENSCHE[0];
  const vorher = await angebote(welt, wunsch);
  const zeit = aus(vorher, b);
  if (!zeit) return;
  const gast = welt.gast();
  const { slug } = welt.wo;
  await stelle(welt, 2880, 'nach-bestaetigung');
  let reservierung = '';
  try {
    ({ reservierung } = await mussGehen(`choosing ${zeit.id}`, () =>
      reserviere(gast, randomUUID(), slug, { ...wunsch, zeitId: zeit.id }),
    ));
    gleich('offers while a form is filled in', await angebote(welt, wunsch), vorher);
    const kontakt = { ...KONTAKT, email: `vorgemerkt${(gaeste += 1)}@example.org` };
    const key = randomUUID();
    const { vormerkung } = await nochmal(welt, 'noting', () =>
      merkeBuchungVor(gast, key, slug, { reservierung, kontakt, ...ZUSTIMMUNG }),
    );
    const rows = await welt.wo.ctx.transaction((tx) =>
      tx.rows<{ id: string }>(sql`select id from vormerkung`),
    );
    const { secrets } = welt.api.deps;
    const row = rows.find(({ id }) => vormerkungstoken(secrets, id) === vormerkung);
    welt.links.push({ vormerkung, nachweis: nachweisDer(secrets, row?.id ?? '') });
  } finally {
    await gibReservierungFrei(gast, slug, reservierung);
    await stelle(welt, null, 'sofort');
  }
  gleich('offers while a link is out', await angebote(welt, wunsch), vorher);
};

/** Whoever presses the link has a booking like any other, once, or is told that the time is gone. */
const druecken: Befehl = async (welt, a) => {
  const link = aus(welt.links, a);
  if (!link) return;
  const { code } = await nochmal(welt, 'pressing a link', () =>
    bestaetigeVormerkung(welt.gast(), randomUUID(), welt.wo.slug, { ...link, zahlungspflichtig: true }),
  );
  if (!welt.codes.includes(code)) welt.codes.push(code);
};

/** What strangers do where bookings are entered only after their confirmation. */
export const VORMERKBEFEHLE = { vormerken, druecken } satisfies Record<string, Befehl>;

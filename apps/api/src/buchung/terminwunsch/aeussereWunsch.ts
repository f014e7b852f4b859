import { randomBytes, randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { wunschAeussern, Wunschstand } from '@kehrtour/contract/terminwunsch';
import { EINWILLIGUNGEN, referenzAus } from '@kehrtour/domain/buchung/buchung';

import { once } from '../../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import { type Angebot, buchbareTaetigkeit } from '../angebot/angebot.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { type Buchungswunsch, versteheWunsch } from '../angebot/wunsch.ts';
import { alsGebucht, pruefeEinzeilig } from '../bestellung.ts';
import { buchungRefused } from '../buchung.grund.ts';
import { sperreSpur } from '../grenze/grenze.store.ts';
import { begrenzeKontakt, begrenzeSchreiben } from '../grenze/grenzen.ts';
import { begrenzeSpur, spurVon } from '../grenze/spur.ts';
import { maileWunsch } from './maileWunsch.ts';
import { insertWunsch } from './terminwunsch.store.ts';
import { wunschcode, zeigeWunschMitId } from './zeigeWunsch.ts';

type Eingabe = BodyOf<typeof wunschAeussern>;

/**
 * Takes a wish for a time: nothing is booked and nothing held, the office answers. The same form again is one wish.
 * @throws Refused 'buchung.nicht-bedient' | 'buchung.nur-mit-code' | 'buchung.einwilligung-fehlt' | 'buchung.zu-viele-unbestaetigte' | 'eingabe-ungueltig'
 */
export async function aeussereWunsch(
  ctx: GuestCtx,
  key: string,
  slug: string,
  eingabe: Eingabe,
): Promise<Wunschstand> {
  await begrenzeSchreiben(ctx);
  pruefeEinzeilig(eingabe);
  verlangeDatenschutz(eingabe);
  const angebot = await ladeAngebot(ctx, slug);
  const wunsch = await versteheWunsch(angebot, eingabe);
  await begrenzeKontakt(ctx, eingabe.kontakt.email);
  const { id } = await once(angebot.ctx, key, ['wunsch', eingabe], (joined) =>
    joined.transaction((tx) => legeWunschAn(joined, tx, { angebot, wunsch, eingabe })),
  );
  return zeigeWunschMitId(angebot.ctx, id);
}

function verlangeDatenschutz({ einwilligungen }: Eingabe): void {
  const { fassung } = EINWILLIGUNGEN.datenschutz;
  if (einwilligungen.some((eine) => eine.art === 'datenschutz' && eine.fassung === fassung)) return;
  throw buchungRefused('einwilligung-fehlt', ['datenschutz']);
}

async function legeWunschAn(
  ctx: TenantCtx,
  tx: Tx,
  { angebot, wunsch, eingabe }: { angebot: Angebot; wunsch: Buchungswunsch; eingabe: Eingabe },
): Promise<{ id: string }> {
  const taetigkeit = buchbareTaetigkeit(angebot.stamm, wunsch.taetigkeitId);
  if (!taetigkeit) throw new Refused('nicht-gefunden');
  const spur = spurVon(ctx, { ...eingabe.kontakt, anschrift: wunsch.anschrift });
  await sperreSpur(tx, spur);
  await begrenzeSpur(ctx, tx, spur, { regeln: angebot.regeln, bekannt: wunsch.mitCode });
  const id = randomUUID();
  const neu = {
    id,
    token: hashToken(wunschcode(ctx.deps.secrets, id)),
    herkunft: eingabe.herkunft ?? 'seite',
    wunsch: alsGebucht({ wunsch }, taetigkeit, { zuschlagCent: null, zuschlagText: '' }),
    halbtage: eingabe.halbtage,
    ab: eingabe.ab ?? null,
    kontakt: { ...eingabe.kontakt, telefon: eingabe.kontakt.telefon ?? '' },
    notiz: eingabe.notiz ?? '',
    einwilligungen: eingabe.einwilligungen.map((eine) => ({ ...eine, am: ctx.now().toISOString() })),
    am: ctx.now(),
    spur,
  };
  for (let versuch = 0; versuch < 5; versuch += 1) {
    const referenz = referenzAus(angebot.stamm.slug, randomBytes(5));
    if (!(await insertWunsch(tx, { ...neu, referenz }))) continue;
    await maileWunsch(ctx, tx, id, 'eingegangen');
    await record(ctx, tx, { gegenstand: 'terminwunsch', id, was: 'geaeussert' });
    await announce(tx, { art: 'rueckmeldung', id });
    return { id };
  }
  throw new Error('no free reference');
}

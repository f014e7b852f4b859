import { randomUUID } from 'node:crypto';

import { einsichtBeginnen } from '@kehrtour/contract/einsicht';
import { faktorfreigabeBeginnen } from '@kehrtour/contract/faktorfreigabe';
import { FASSUNG_HEUTE, newsletterAnmelden, newsletterBestaetigen } from '@kehrtour/contract/newsletter';
import { wunschAeussern } from '@kehrtour/contract/terminwunsch';
import { vormerken } from '@kehrtour/contract/vormerkung';
import { rechnungsempfaengerAnlegen } from '@kehrtour/contract/zahlung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { wacheUeberVersand } from '../src/betrieb/versandwache/wacheUeberVersand.ts';
import { maileBuchung } from '../src/buchung/maileBuchung.ts';
import { maileWunsch } from '../src/buchung/terminwunsch/maileWunsch.ts';
import { meldeInhabern } from '../src/importauftrag/quelle/ordner/meldeInhabern.ts';
import type { OrdnerRow } from '../src/importauftrag/quelle/ordner/ordner.store.ts';
import { freigabeWirksamMail } from '../src/konto/freigabe/freigabe.mail.ts';
import { wuenscheAdresse } from '../src/konto/wuenscheAdresse.ts';
import { schreibeInhabern } from '../src/loeschauftrag/beantrageLoeschung.ts';
import { loeschungBeantragtMail, loeschungStehtBevorMail } from '../src/loeschauftrag/loeschauftrag.mail.ts';
import { versendeAusgabe } from '../src/newsletter/versendeAusgabe.ts';
import { webhookAusMail } from '../src/partner/webhook/webhook.mail.ts';
import { systemCtx } from '../src/platform/ctx.ts';
import type { Tx } from '../src/platform/db/db.ts';
import { json, sql } from '../src/platform/db/sql.ts';
import { BETRIEB_ID, queueMail } from '../src/platform/post/outbox.ts';
import { meldeEnde } from '../src/zahlung/erinnereAnEnde.ts';
import { anOperator } from './anOperator.ts';
import { KONTAKT, WUNSCH, ZUSTIMMUNG, buchen, eineZeit, reservieren, zeiten } from './buchungFixture.ts';
import { mitFaktor, mitPasswort } from './faktorFixture.ts';
import type { FremderBetrieb } from './fremderBetrieb.ts';
import { SPAETER } from './mailsorten.ts';
import type { TestApi } from './testApi.ts';
import { vergissZaehler } from './vergissZaehler.ts';

/** So many may wait for one address alone. */
const wer = (name: string) => ({ ...KONTAKT, email: `${name}@example.org` });
const key = () => ({ idempotencyKey: randomUUID() });
const WORTE = { grund: 'Frage am Telefon beantworten', nachweis: 'Rückruf unter der bekannten Nummer' };

/** Every sort of mail with a link that a round and a new password do not write: by what writes it, waiting as the link finds it. */
export async function mailsJederArt(api: TestApi, wo: FremderBetrieb): Promise<void> {
  await buchungsmails(api, wo);
  await newslettermails(api);
  await betreibermails(api, wo);
  await alarm(api);
  await wo.ctx.transaction((tx) => inhabermails(wo, tx));
  const geselle = { id: wo.mitarbeiterId.geselle, vorname: 'Eva', nachname: 'Huber' };
  await wo.ctx.transaction((tx) => wuenscheAdresse(wo.ctx, tx, geselle, 'neue@example.org'));
  await api.call(
    rechnungsempfaengerAnlegen,
    { body: { email: 'rechnung@example.org' }, ...key() },
    wo.token.inhaber,
  );
}

async function buchungsmails(api: TestApi, wo: FremderBetrieb): Promise<void> {
  await vergissZaehler(api);
  await wo.ctx.transaction(async (tx) => {
    for (const anlass of SPAETER)
      await maileBuchung(wo.ctx, tx, wo.termin, {
        anlass,
        bisher: 'Mo, 1. Februar 2027',
        grund: 'Krankheit',
      });
  });
  const stelle = (eintragen: string) =>
    wo.ctx.transaction((tx) =>
      tx.run(
        sql`update unternehmen set einstellungen = jsonb_set(einstellungen, '{terminbuchung}', coalesce(einstellungen -> 'terminbuchung', '{}') || ${json({ bestaetigenMinuten: 2880, eintragen })}::jsonb)`,
      ),
    );
  await stelle('sofort');
  // On the last day that is shown: strangers hold a part of the first one already.
  const { body: frei } = await zeiten(api, wo);
  const wartend = await reservieren(api, wo, frei.tage.at(-1)?.zeiten[0]?.id ?? '');
  const gebuchte = await buchen(api, wo, wartend.body.reservierung, { kontakt: wer('wartet') });
  if (gebuchte.status !== 200) throw new Error(JSON.stringify(gebuchte.body));
  await stelle('nach-bestaetigung');
  const held = await reservieren(api, wo, (await eineZeit(api, wo)).id);
  const params = { slug: wo.slug };
  const body = { reservierung: held.body.reservierung, kontakt: wer('vorgemerkt'), ...ZUSTIMMUNG };
  await api.call(vormerken, { params, body, ...key() });
  const wunsch = await api.call(wunschAeussern, {
    params,
    body: {
      ...WUNSCH,
      halbtage: [{ wochentag: 2, halbtag: 'vormittag' }],
      ab: '2027-02-01',
      notiz: '',
      kontakt: wer('wuenscht'),
      einwilligungen: ZUSTIMMUNG.einwilligungen.filter(({ art }) => art === 'datenschutz'),
    },
    ...key(),
  });
  if (wunsch.status !== 200) throw new Error(JSON.stringify(wunsch.body));
  await wo.ctx.transaction(async (tx) => {
    const row = await tx.row<{ id: string }>(
      sql`select id from terminwunsch where referenz = ${wunsch.body.referenz}`,
    );
    await maileWunsch(wo.ctx, tx, row?.id ?? '', 'abgelehnt');
  });
}

/** Somebody confirms, signs up once more, and gets an issue. */
async function newslettermails(api: TestApi): Promise<void> {
  const body = { email: 'treu@example.org', fassung: FASSUNG_HEUTE };
  await api.call(newsletterAnmelden, { body });
  const { rows } = (await api.deps.db.query(
    `select nachricht::text as text from ausgang where vorlage = 'newsletter-bestaetigen' and empfaenger = 'treu@example.org'`,
  )) as { rows: { text: string }[] };
  const code = /newsletter-opt-in\?code=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  await api.call(newsletterBestaetigen, { body: { code } });
  await api.call(newsletterAnmelden, { body });
  await versendeAusgabe(systemCtx(api.deps, BETRIEB_ID, 'test'), { betreff: 'Neues', text: 'Gutes.' });
}

async function betreibermails(api: TestApi, wo: FremderBetrieb): Promise<void> {
  const operator = await anOperator(api);
  const { grund } = WORTE;
  await api.call(einsichtBeginnen, { params: { id: wo.unternehmenId }, body: { grund } }, operator);
  const allein = await mitPasswort(api, await api.neuerBetrieb());
  await mitFaktor(api, allein);
  const email = `inhaber@${allein.unternehmenId.slice(0, 8)}.example`;
  await api.call(
    faktorfreigabeBeginnen,
    { params: { id: allein.unternehmenId }, body: { email, ...WORTE } },
    operator,
  );
}

/** Many messages of one cause, of which the operator hears. */
async function alarm({ deps }: TestApi): Promise<void> {
  const { tag } = ortszeitAus(deps.now());
  await deps.db.query(
    "insert into versandzaehler (tag, schluessel, anzahl) values ($1, 'i:registrierung', 100) on conflict (schluessel, tag) do update set anzahl = 100",
    [tag],
  );
  await wacheUeberVersand(deps);
}

/** What owners are told; each leads to a page of the desk that asks for a login first. */
async function inhabermails(wo: FremderBetrieb, tx: Tx): Promise<void> {
  await meldeEnde(wo.ctx, tx, '2027-01-31');
  for (const mail of [loeschungBeantragtMail, loeschungStehtBevorMail])
    await schreibeInhabern(wo.ctx, tx, { betrieb: 'Musterbach', faelligAm: '2027-03-01', mail });
  const ordner: Pick<OrdnerRow, 'id' | 'wirt' | 'gemeldet_am'> = {
    id: randomUUID(),
    wirt: 'ablage.example.org',
    gemeldet_am: null,
  };
  await meldeInhabern(wo.ctx, tx, ordner as OrdnerRow, { art: 'stumm' });
  const teile = { name: 'Eva Huber', betrieb: 'Musterbach', programm: 'Kehrprogramm', wirt: ordner.wirt };
  const link = 'http://localhost:4310/konto/einstellungen/verbindungen/kehrbezirkssoftware';
  const an = { name: teile.name, adresse: 'huber@example.org' };
  await queueMail(
    wo.ctx,
    tx,
    { an, ...webhookAusMail({ ...teile, link }) },
    { anlass: 'hinweis', ereignis: 'webhook/1', vorlage: 'webhook-aus' },
  );
  const wirksam = freigabeWirksamMail({
    name: teile.name,
    am: wo.ctx.now(),
    link: `${new URL(link).origin}/anmelden`,
  });
  await queueMail(
    wo.ctx,
    tx,
    { an, ...wirksam },
    { anlass: 'hinweis', ereignis: 'faktorfreigabe/1/wirksam', vorlage: 'faktorfreigabe' },
  );
}

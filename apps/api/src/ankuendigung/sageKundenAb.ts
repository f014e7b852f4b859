import { randomUUID } from 'node:crypto';

import { ZUSTELLTAGE } from '@kehrtour/domain/kanal';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../platform/ctx.ts';
import { announce } from '../platform/events.ts';
import { queueMail } from '../platform/outbox.ts';
import { sageTermineAb } from './absage.store.ts';
import { abgesagtMail, kalenderAnhang } from './ankuendigung.mail.ts';
import {
  type AnkuendigungNeu,
  insertAnkuendigungen,
  loescheSchichtbelegung,
  loeseAufgaben,
} from './ankuendigung.store.ts';
import { absenderAus, baueZettel } from './baueZettel.ts';
import { anredeFuer, kontaktName } from './empfang.ts';
import { ladeAnkuendigung } from './ladeAnkuendigung.ts';
import { anschriftVon, rechtsart } from './pruefeVorAnkuendigung.ts';

/**
 * What follows when a round is called off: its appointments end, its tasks are free again, and who was told hears of it.
 * Runs again without harm: an appointment that is off already is told of no second time.
 */
export async function sageKundenAb(ctx: TenantCtx, kehrtourId: string, grund: string): Promise<void> {
  await ctx.transaction(
    async (tx) => {
      const abgesagt = new Set((await sageTermineAb(tx, kehrtourId)).map(({ id }) => id));
      await loescheSchichtbelegung(tx, kehrtourId);
      await loeseAufgaben(tx, kehrtourId);
      const lage = await ladeAnkuendigung(ctx, tx, kehrtourId);
      const nachweise: AnkuendigungNeu[] = [];
      for (const empfang of lage.empfaenge) {
        const { termin, kontakt } = empfang;
        if (!termin || !abgesagt.has(termin.id)) continue;
        const zettel = baueZettel(empfang, lage.rahmen, undefined);
        const { absender: betrieb, publicUrl } = lage.rahmen;
        const absender = absenderAus(betrieb, publicUrl, empfang.besuch.art !== 'frei');
        const folge = termin.folge + 1;
        const kalender = kalenderAnhang({
          terminId: termin.id,
          host: new URL(publicUrl).hostname,
          fassung: folge,
          stand: 'abgesagt',
          beginn: new Date(termin.fensterVon),
          ende: new Date(termin.fensterBis),
          erstelltAm: ctx.now(),
          titel: zettel.titel,
          ort: anschriftVon(empfang),
          beschreibung: '',
          absender: { name: betrieb.name, ...(betrieb.email ? { email: betrieb.email } : {}) },
        });
        const mail =
          empfang.kanal === 'mail' && kontakt
            ? await queueMail(
                tx,
                {
                  an: { name: kontaktName(kontakt), adresse: kontakt.email },
                  von: { name: betrieb.name },
                  ...(betrieb.email ? { antwortAn: betrieb.email } : {}),
                  ...abgesagtMail({
                    absender,
                    anrede: anredeFuer(kontakt),
                    zettel,
                    ...(grund ? { grund } : {}),
                  }),
                  anhaenge: [kalender],
                },
                { ereignis: `termin/${termin.id}/${folge}`, vorlage: 'absage' },
              )
            : null;
        nachweise.push({
          id: randomUUID(),
          termin_id: termin.id,
          kehrtour_id: kehrtourId,
          kontakt_id: kontakt?.id ?? null,
          art: 'absage',
          kanal: mail ? 'mail' : 'einwurf',
          empfaenger: kontaktName(kontakt) || 'An die Bewohner',
          anschrift: anschriftVon(empfang),
          text: { titel: 'Unser Besuch entfällt' },
          rechtsart: rechtsart(empfang),
          erstellt_am: ctx.now().toISOString(),
          zugang_am: plusTage(ortszeitAus(ctx.now()).tag, ZUSTELLTAGE[mail ? 'mail' : 'einwurf']),
          ausgang_id: mail,
          folge,
        });
      }
      await insertAnkuendigungen(tx, nachweise);
      await announce(tx, { art: 'termin', kehrtourId });
    },
    { statementTimeoutMs: 30_000 },
  );
}

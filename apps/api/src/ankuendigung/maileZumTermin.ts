import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { queueMail } from '../platform/outbox.ts';
import type { Absender, Zettel } from '../terminzettel/zettelAuftrag.ts';
import { kalenderAnhang, type Mailinhalt } from './ankuendigung.mail.ts';
import type { Kalenderstand } from './ankuendigungKalender.ts';
import { absenderAus, type Zettelrahmen } from './baueZettel.ts';
import { type Empfang, kontaktName } from './empfang.ts';
import { anschriftVon } from './pruefeVorAnkuendigung.ts';

export type Terminmailung = {
  readonly empfang: Empfang;
  readonly terminId: string;
  readonly rahmen: Zettelrahmen;
  readonly zettel: Zettel;
  /** Counts the changes of this Termin; the same number is never mailed twice. */
  readonly folge: number;
  readonly stand: Kalenderstand;
  readonly fenster: { readonly von: Date; readonly bis: Date };
  readonly vorlage: 'ankuendigung' | 'absage';
  readonly inhalt: (absender: Absender) => Mailinhalt;
};

/** Puts a mail about one Termin with its calendar entry into the outbox. Answers the outbox row, for the proof. */
export function maileZumTermin(ctx: TenantCtx, tx: Tx, mailung: Terminmailung): Promise<string> {
  const { empfang, terminId, rahmen, zettel, folge, stand, fenster } = mailung;
  const { absender: betrieb, publicUrl } = rahmen;
  const kalender = kalenderAnhang({
    terminId,
    host: new URL(publicUrl).hostname,
    fassung: folge,
    stand,
    beginn: fenster.von,
    ende: fenster.bis,
    erstelltAm: ctx.now(),
    titel: `${betrieb.gewerk}: ${zettel.taetigkeiten[0]?.text ?? zettel.titel}`,
    ort: anschriftVon(empfang),
    beschreibung: zettel.vorbereitung.join('\n'),
    ...(zettel.antwort ? { url: zettel.antwort.url } : {}),
    absender: { name: betrieb.name, ...(betrieb.email ? { email: betrieb.email } : {}) },
  });
  return queueMail(
    tx,
    {
      an: { name: kontaktName(empfang.kontakt), adresse: empfang.kontakt?.email ?? '' },
      von: { name: betrieb.name },
      ...(betrieb.email ? { antwortAn: betrieb.email } : {}),
      ...mailung.inhalt(absenderAus(betrieb, publicUrl, empfang.besuch.art !== 'frei')),
      anhaenge: [kalender],
    },
    { ereignis: `termin/${terminId}/${folge}`, vorlage: mailung.vorlage },
  );
}

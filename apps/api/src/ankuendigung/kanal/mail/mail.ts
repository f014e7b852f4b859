import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/post/outbox.ts';
import { anredeFuer, anschriftVon, kontaktName } from '../../empfang/empfang.ts';
import { kalenderAnhang } from '../../papier/ankuendigungKalender.ts';
import { absenderAus } from '../../papier/baueZettel.ts';
import type { Mailinhalt } from '../../papier/mailrahmen.ts';
import { ereignisVon, type Nachricht } from '../../papier/nachricht.ts';
import type { Kanalweg } from '../weg/kanalweg.ts';
import {
  abgesagtMail,
  ankuendigungMail,
  bleibtMail,
  type Terminmail,
  verlegtMail,
  verspaetetMail,
} from './ankuendigung.mail.ts';

/** A mail with its calendar entry, only where the address was given for appointments. */
export const mail: Kanalweg = {
  kanal: 'mail',
  ziel: (kontakt) => (kontakt?.emailFuerTermine === true && kontakt.email !== '' ? kontakt.email : null),
  zaehlt: ({ email }) => ['ansageMail', email],
  sende,
};

function sende(ctx: TenantCtx, tx: Tx, nachricht: Nachricht): Promise<string> {
  const { empfang, rahmen, zettel, anlass, uebersicht } = nachricht;
  const { absender: betrieb, addresses } = rahmen;
  return queueMail(
    ctx,
    tx,
    {
      an: { name: kontaktName(empfang.kontakt), adresse: empfang.kontakt?.email ?? '' },
      von: { name: betrieb.name },
      ...(betrieb.email ? { antwortAn: betrieb.email } : {}),
      ...inhalt(nachricht, {
        absender: absenderAus(betrieb, addresses, empfang.besuch.art !== 'frei'),
        anrede: anredeFuer(empfang.kontakt),
        zettel,
        uebersicht,
      }),
      anhaenge: eintragBleibt(nachricht) ? [] : [kalendereintrag(ctx, nachricht)],
    },
    {
      anlass: anlass.art === 'absage' ? 'ende' : 'ansageMail',
      ereignis: ereignisVon(nachricht),
      vorlage: anlass.art === 'absage' || anlass.art === 'verspaetung' ? anlass.art : 'ankuendigung',
      einmal: true,
    },
  );
}

function inhalt({ anlass }: Nachricht, terminmail: Terminmail): Mailinhalt {
  switch (anlass.art) {
    case 'ankuendigung':
      return ankuendigungMail(terminmail);
    case 'aenderung':
      return verlegtMail({
        ...terminmail,
        bisher: anlass.bisher,
        weil: anlass.weil,
        ...(anlass.grund ? { grund: anlass.grund } : {}),
      });
    case 'arbeit':
    case 'person':
      return bleibtMail({ ...terminmail, ...anlass });
    case 'absage':
      return abgesagtMail({ ...terminmail, ...anlass });
    case 'verspaetung':
      return verspaetetMail({ ...terminmail, minuten: anlass.minuten, etwa: anlass.etwa });
  }
}

/** A delay is of this day alone, and one flat that is off leaves the visit of its house: the entry stays as it was told. */
const eintragBleibt = ({ anlass, empfang }: Nachricht): boolean =>
  anlass.art === 'verspaetung' ||
  (anlass.art === 'absage' && empfang.zurKenntnis && empfang.einheit !== undefined);

function kalendereintrag(ctx: TenantCtx, nachricht: Nachricht): ReturnType<typeof kalenderAnhang> {
  const { empfang, terminId, rahmen, zettel, folge, fenster, anlass } = nachricht;
  const { absender: betrieb, addresses } = rahmen;
  return kalenderAnhang({
    // Whoever looks after a house has one entry for it, whichever of its flats was told first.
    terminId: empfang.zurKenntnis ? empfang.halt.halt_id : terminId,
    host: addresses.name,
    fassung: folge,
    stand: anlass.art === 'absage' ? 'abgesagt' : 'angekuendigt',
    beginn: fenster.von,
    ende: fenster.bis,
    erstelltAm: ctx.now(),
    titel: `${betrieb.gewerk}: ${zettel.taetigkeiten[0]?.text ?? zettel.titel}`,
    ort: anschriftVon(empfang),
    beschreibung: [
      ...zettel.taetigkeiten.map(({ text }) => text),
      ...(zettel.personen === undefined ? [] : [zettel.personen]),
      ...zettel.vorbereitung,
    ].join('\n'),
    ...(zettel.antwort ? { url: zettel.antwort.url } : {}),
    absender: { name: betrieb.name, ...(betrieb.email ? { email: betrieb.email } : {}) },
  });
}

import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { vormerkungBestaetigen, vormerkungHolen, type Vormerkungsstand } from '@kehrtour/contract/vormerkung';

import { versiegle } from '../../shared/siegel.server.ts';
import { abgelehntVon } from './abgelehntVon.server.ts';
import { ortAus } from './ablauf.server.ts';
import { buchungsadresse, type Ort, schrittadresse } from './ablauf.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';
import { seitenVon, type Unbekannt, zustimmungAus } from './fertig.server.ts';
import { type Stand, standAus } from './stand.ts';
import type { Vergeben } from './termin.server.ts';

/** A booking that is entered only when the link of its mail is pressed: before the mail, and behind that link. */
export interface Vormerkungsseite {
  ort: Ort;
  seiten: readonly string[];
  vorgemerkt: Vormerkungsstand;
  /** Opened by the link of the mail: only then it can be booked here. */
  mitLink: boolean;
  neu: boolean;
  schluessel: string;
  /** Every free time, with all that was typed. */
  neuwahl: string;
}

export async function ladeVormerkung(
  api: Client,
  slug: string,
  query: URLSearchParams,
): Promise<Vormerkungsseite | Unbekannt | Weiter> {
  const [vorgemerkt, seiten] = await Promise.all([
    holeVormerkung(api, slug, query),
    seitenVon(api, slug, query),
  ]);
  if (typeof vorgemerkt === 'number')
    return { unbekannt: true, ort: ortAus(slug, query, { seiten }), seiten, status: vorgemerkt };
  // An address that the company had before leads on under the present one.
  const ort = ortAus(vorgemerkt.unternehmen.slug, query, { seiten });
  // Pressed before: its page is that of the booking.
  if (vorgemerkt.buchungscode !== null)
    return { weiter: buchungsadresse(ort, 'fertig', { code: vorgemerkt.buchungscode }) };
  return {
    ort,
    seiten,
    vorgemerkt,
    mitLink: query.has('nachweis'),
    neu: query.has('neu'),
    schluessel: crypto.randomUUID(),
    neuwahl: schrittadresse({ ort, siegel: versiegle(standDer(vorgemerkt)) }, 'termin'),
  };
}

/** Books what the page shows, or shows another time first. Nothing is booked by opening the link: mail scanners do that too. */
export async function sendeVormerkung(
  api: Client,
  slug: string,
  query: URLSearchParams,
  form: FormData,
): Promise<Weiter | (Abgelehnt & Partial<Vergeben>)> {
  const ort = ortAus(slug, query, { seiten: await seitenVon(api, slug, query) });
  const { zeitId, ...link } = linkAus(query);
  const wahl = feld(form, 'zeit');
  if (wahl !== '') return { weiter: buchungsadresse(ort, 'fertig', { ...link, zeit: wahl }) };
  try {
    const { code } = await api.call(vormerkungBestaetigen, {
      params: { slug },
      body: {
        ...link,
        ...(zeitId === undefined ? {} : { zeitId }),
        ...zustimmungAus(form),
        zahlungspflichtig: true,
      },
      idempotencyKey: feld(form, 'schluessel'),
    });
    return { weiter: buchungsadresse(ort, 'fertig', { code, neu: '1' }) };
  } catch (error) {
    return nichtGebucht(error);
  }
}

function nichtGebucht(error: unknown): Abgelehnt {
  if (istFehler(vormerkungBestaetigen, error, 'termin.zeit-belegt')) {
    const text = 'Diese Zeit ist gerade an jemand anderen vergeben worden. Ihre Angaben sind noch da.';
    return abgelehnt(409, [{ fieldId: 'zeiten', text }]);
  }
  return abgelehntVon(error);
}

function linkAus(query: URLSearchParams): {
  vormerkung: string;
  nachweis: string;
  zeitId: string | undefined;
} {
  return {
    vormerkung: query.get('vormerkung') ?? '',
    nachweis: query.get('nachweis') ?? '',
    zeitId: query.get('zeit') ?? undefined,
  };
}

/** What is noted, or the HTTP status of the page that says it is not there. */
async function holeVormerkung(
  api: Client,
  slug: string,
  query: URLSearchParams,
): Promise<Vormerkungsstand | number> {
  const { vormerkung, nachweis, zeitId } = linkAus(query);
  try {
    return await api.call(vormerkungHolen, {
      params: { slug },
      body: {
        vormerkung,
        ...(query.has('nachweis') ? { nachweis } : {}),
        ...(zeitId === undefined ? {} : { zeitId }),
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (istFehler(vormerkungHolen, error, 'buchung.nicht-angeboten')) throw error;
    return istFehler(vormerkungHolen, error, 'zu-viele-versuche') ? 429 : 404;
  }
}

/** As if she had just said it all again. */
function standDer({ wunsch, kontakt, notiz }: Vormerkungsstand): Stand {
  const { plz, strasse, hausnr, ort } = wunsch.anschrift;
  return standAus({
    taetigkeitId: wunsch.taetigkeitId,
    angaben: wunsch.angaben,
    anschrift: { plz, strasse, hausnr, ort },
    bedient: true,
    kontakt: { ...kontakt, telefon: kontakt.telefon ?? '', notiz },
  });
}

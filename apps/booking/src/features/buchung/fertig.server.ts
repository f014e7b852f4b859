import { ApiError, type Client, istCode, istFehler } from '@kehrtour/api-client/client';
import {
  buchungAbsagen,
  buchungAnnehmen,
  buchungBestaetigen,
  buchungHolen,
  eigeneBuchungVerlegen,
  buchungWiderrufen,
  type Buchungsstand,
  eigeneVerlegezeitenHolen,
} from '@kehrtour/contract/buchung';
import {
  buchungsunternehmenHolen,
  type Buchungsunternehmen,
  type Zeit,
  zeit as zeitSchema,
} from '@kehrtour/contract/buchungsangebot';
import type { CallOf } from '@kehrtour/contract/endpoint';
import { EINWILLIGUNGEN, EINWILLIGUNGSARTEN } from '@kehrtour/domain/buchung/buchung';

import { oeffne, versiegle } from '../../shared/siegel.server.ts';
import { abgelehntVon } from './abgelehntVon.server.ts';
import { ortAus } from './ablauf.server.ts';
import { buchungsadresse, type Ort } from './ablauf.ts';
import { feldZu } from './einwilligung.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';
import {
  alternativenAus,
  type Ausschnitt,
  ausschnittAus,
  type Vergeben,
  type Zeiten,
} from './termin.server.ts';

export type Vorhaben = 'verschieben' | 'absagen' | 'widerrufen';

export interface Fertigseite extends Ausschnitt {
  ort: Ort;
  seiten: readonly string[];
  buchung: Buchungsstand;
  /** Just booked, just moved, just cancelled: that is said first. */
  neu: boolean;
  tun: Vorhaben | null;
  /** Free times while moving. */
  zeiten: Zeiten | null;
  /** The chosen one, before it is confirmed. */
  gewaehlt: Zeit | null;
  schluessel: string;
  /** What only the mail's link knows: shown with it, the page asks for the press that confirms. */
  nachweis: string | null;
}

/** A link that opens nothing. */
export interface Unbekannt {
  unbekannt: true;
  ort: Ort;
  seiten: readonly string[];
  status: number;
}

export async function ladeFertig(
  api: Client,
  slug: string,
  query: URLSearchParams,
): Promise<Fertigseite | Unbekannt | Weiter> {
  const code = query.get('code') ?? '';
  const [buchung, seiten] = await Promise.all([holeBuchung(api, code), seitenVon(api, slug, query)]);
  const ort = ortAus(slug, query, { seiten });
  if (typeof buchung === 'number') return { unbekannt: true, ort, seiten, status: buchung };
  // A link with another company's name in it: the booking knows where it belongs.
  if (buchung.unternehmen.slug !== slug)
    return { weiter: buchungsadresse({ ...ort, slug: buchung.unternehmen.slug }, 'fertig', { code }) };
  const tun = vorhabenAus(query.get('tun'), buchung);
  const ausschnitt = ausschnittAus(query);
  const gewaehlt = tun === 'verschieben' ? zeitAus(query.get('z')) : null;
  const zeiten =
    tun === 'verschieben' && gewaehlt === null ? await holeZeiten(api, buchung, ausschnitt) : null;
  return {
    ort,
    seiten,
    buchung,
    neu: query.has('neu'),
    tun,
    zeiten,
    gewaehlt,
    ...ausschnitt,
    schluessel: crypto.randomUUID(),
    nachweis: query.get('bestaetigen'),
  };
}

export async function sendeFertig(
  api: Client,
  slug: string,
  query: URLSearchParams,
  form: FormData,
): Promise<Weiter | (Abgelehnt & Partial<Vergeben>)> {
  const code = query.get('code') ?? '';
  const ort = ortAus(slug, query, { seiten: await seitenVon(api, slug, query) });
  const fertig = (mehr: Record<string, string>): Weiter => ({
    weiter: buchungsadresse(ort, 'fertig', { code, ...mehr }),
  });
  const wahl = feld(form, 'zeit');
  const tun = feld(form, 'tun');
  if (tun === 'verschieben' && wahl !== '') return fertig({ tun, z: wahl });
  try {
    if (tun === 'bestaetigen') {
      const nachweis = query.get('bestaetigen') ?? '';
      const idempotencyKey = feld(form, 'schluessel');
      const fest = await api.call(buchungBestaetigen, { body: { code, nachweis }, idempotencyKey });
      // One that had lapsed is booked anew and has a link of its own.
      return fertig({ code: fest.code, neu: '1' });
    }
    await aendere(api, { code, tun, form, zeit: zeitAus(query.get('z')) });
    return fertig({ neu: '1' });
  } catch (error) {
    return nichtGeaendert(error, tun);
  }
}

async function aendere(
  api: Client,
  { code, tun, form, zeit }: { code: string; tun: string; form: FormData; zeit: Zeit | null },
): Promise<void> {
  const idempotencyKey = feld(form, 'schluessel');
  switch (tun) {
    case 'annehmen': {
      const gesehen = { tag: feld(form, 'tag'), von: feld(form, 'von') };
      const zustimmung = zustimmungAus(form);
      await api.call(buchungAnnehmen, { body: { code, gesehen, ...zustimmung }, idempotencyKey });
      return;
    }
    case 'verschieben':
      if (zeit) await api.call(eigeneBuchungVerlegen, { body: { code, zeitId: zeit.id }, idempotencyKey });
      return;
    case 'absagen': {
      const grund = feld(form, 'grund').slice(0, 500);
      await api.call(buchungAbsagen, { body: { code, ...(grund ? { grund } : {}) }, idempotencyKey });
      return;
    }
    case 'widerrufen': {
      const name = feld(form, 'name').slice(0, 160);
      await api.call(buchungWiderrufen, { body: { code, ...(name ? { name } : {}) }, idempotencyKey });
      return;
    }
  }
}

/** What she has ticked; the button said what it costs, wherever there was something to tick. */
export function zustimmungAus(form: FormData): Partial<CallOf<typeof buchungAnnehmen>['body']> {
  const einwilligungen = EINWILLIGUNGSARTEN.filter((art) => feld(form, feldZu({ art })) !== '').map(
    (art) => ({
      art,
      fassung: EINWILLIGUNGEN[art].fassung,
    }),
  );
  return einwilligungen.length > 0 ? { einwilligungen, zahlungspflichtig: true } : {};
}

function nichtGeaendert(error: unknown, tun: string): Abgelehnt & Partial<Vergeben> {
  if (istCode(error, 'termin.zeit-belegt')) {
    if (tun === 'bestaetigen') return abgelehnt(409, [{ text: error.problem.detail }]);
    const text =
      'Diese Zeit ist gerade an jemand anderen vergeben worden. Ihr bisheriger Termin gilt weiter. Bitte wählen Sie eine andere Zeit.';
    return {
      ...abgelehnt(409, [{ fieldId: 'zeiten', text }]),
      alternativen: alternativenAus(error).map(besiegelt),
    };
  }
  return abgelehntVon(error);
}

/** The booking, or the HTTP status of the page that says it is not there. */
async function holeBuchung(api: Client, code: string): Promise<Buchungsstand | number> {
  if (code === '') return 404;
  try {
    return await api.call(buchungHolen, { body: { code } });
  } catch (error) {
    if (istFehler(buchungHolen, error, 'code-ungueltig')) return 404;
    if (istFehler(buchungHolen, error, 'zu-viele-versuche')) return 429;
    if (error instanceof ApiError && error.status < 500) return 404;
    throw error;
  }
}

/** Only a page in a frame needs to know who may show it; a company that stopped booking still shows what was booked. */
export async function seitenVon(
  api: Client,
  slug: string,
  query: URLSearchParams,
): Promise<Buchungsunternehmen['seiten']> {
  if (query.get('einbettung') !== '1') return [];
  try {
    return (await api.call(buchungsunternehmenHolen, { params: { slug } })).seiten;
  } catch {
    return [];
  }
}

/** Every free time but the one that is booked: to move there is no move. */
async function holeZeiten(
  api: Client,
  { code, zeit: bisher }: Buchungsstand,
  { ab, nur }: Ausschnitt,
): Promise<Zeiten> {
  const body = { code, ...(ab ? { ab } : {}), ...(nur ? { nur } : {}) };
  const antwort = await api.call(eigeneVerlegezeitenHolen, { body });
  const anders = ({ tag, von, art }: Zeit): boolean =>
    tag !== bisher.tag || von !== bisher.von || art !== bisher.art;
  const tage = antwort.tage.map((tag) => ({ ...tag, zeiten: tag.zeiten.filter(anders).map(besiegelt) }));
  return { ...antwort, tage: tage.filter(({ zeiten }) => zeiten.length > 0) };
}

/** The page that asks again shows the chosen time without looking for it: it stands, sealed, in place of its id. */
const besiegelt = (zeit: Zeit): Zeit => ({ ...zeit, id: versiegle(zeit) });

function zeitAus(siegel: string | null): Zeit | null {
  const gelesen = zeitSchema.safeParse(siegel === null ? undefined : oeffne(siegel));
  return gelesen.success ? gelesen.data : null;
}

function vorhabenAus(tun: string | null, { verlegbar, absagbar, widerruf }: Buchungsstand): Vorhaben | null {
  if (tun === 'verschieben' && verlegbar) return tun;
  if (tun === 'absagen' && absagbar) return tun;
  return tun === 'widerrufen' && widerruf?.moeglich ? tun : null;
}

import { ApiError, type Client } from '@kehrtour/api-client/client';
import { reservierungVerlaengern } from '@kehrtour/contract/buchung';
import type { BuchbareTaetigkeit } from '@kehrtour/contract/buchungsangebot';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { mitStand } from './ablauf.server.ts';
import { gewaehlteTaetigkeit, type Ablauf, SCHRITTE, schrittadresse } from './ablauf.ts';
import { buche } from './buche.server.ts';
import { einwilligungenFuer, type Einwilligungstext } from './einwilligung.ts';
import { type Abgelehnt, feld, type Weiter } from './ergebnis.ts';
import { kontaktAus } from './kontaktdaten.form.ts';
import type { Gehalten } from './stand.ts';
import { fehlenderSchritt, halteZeit, type Vergeben } from './termin.server.ts';

export interface Kontaktseite {
  taetigkeit: BuchbareTaetigkeit;
  gehalten: Gehalten;
  einwilligungen: Einwilligungstext[];
  /** Milliseconds for which the time is still held; nothing left: it may have gone to somebody else. */
  restMs: number;
  schluessel: string;
  /** It was just prolonged: that is said first. */
  verlaengert: boolean;
}

type Antwort = Weiter | (Abgelehnt & Partial<Vergeben>);

export function ladeKontaktdaten(ablauf: Ablauf, query: URLSearchParams, jetzt: Date): Kontaktseite | Weiter {
  const vorher = fehlenderSchritt(ablauf);
  const taetigkeit = gewaehlteTaetigkeit(ablauf);
  const { gehalten } = ablauf.stand;
  if (vorher || !taetigkeit || !gehalten) return { weiter: schrittadresse(ablauf, vorher ?? 'termin') };
  const restMs = Math.max(0, Date.parse(gehalten.laeuftAb) - jetzt.getTime());
  return {
    taetigkeit,
    gehalten,
    einwilligungen: einwilligungenFuer(ablauf.betrieb, taetigkeit, {
      tag: gehalten.zeit.tag,
      heute: ortszeitAus(jetzt).tag,
    }),
    restMs,
    schluessel: crypto.randomUUID(),
    verlaengert: query.has('verlaengert'),
  };
}

/** Whatever button was pressed, what was typed goes along. */
export async function sendeKontaktdaten(
  api: Client,
  ablauf: Ablauf,
  form: FormData,
  jetzt: Date,
): Promise<Antwort> {
  const vorher = fehlenderSchritt(ablauf);
  const { gehalten } = ablauf.stand;
  if (vorher || !gehalten) return { weiter: schrittadresse(ablauf, vorher ?? 'termin') };
  const neu = mitStand(ablauf, { ...ablauf.stand, kontakt: kontaktAus(form) });
  const ziel = SCHRITTE.find((schritt) => schritt === feld(form, 'ziel'));
  if (ziel) return { weiter: schrittadresse(neu, ziel) };
  const zeitId = feld(form, 'zeit');
  if (zeitId !== '')
    return mitKontakt(await halteZeit(api, neu, { zeitId, schluessel: crypto.randomUUID() }), neu);
  if (feld(form, 'aktion') === 'verlaengern') return verlaengere(api, neu, gehalten);
  return buche(api, neu, form, jetzt);
}

async function verlaengere(api: Client, ablauf: Ablauf, { reservierung, zeit }: Gehalten): Promise<Antwort> {
  try {
    const gehalten = await api.call(reservierungVerlaengern, {
      params: { slug: ablauf.ort.slug },
      body: { reservierung },
    });
    const neu = mitStand(ablauf, { ...ablauf.stand, gehalten });
    return { weiter: schrittadresse(neu, 'kontaktdaten', { verlaengert: '1' }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    // Too late to prolong: perhaps the same time can be held anew.
    return mitKontakt(
      await halteZeit(api, ablauf, { zeitId: zeit.id, schluessel: crypto.randomUUID() }),
      ablauf,
    );
  }
}

function mitKontakt(antwort: Antwort, { stand }: Ablauf): Antwort {
  return 'weiter' in antwort
    ? antwort
    : { ...antwort, mangel: { ...antwort.mangel, eingaben: stand.kontakt } };
}

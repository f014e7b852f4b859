import { ApiError, type Client } from '@kehrtour/api-client/client';
import type { BuchbareTaetigkeit } from '@kehrtour/contract/buchungsangebot';
import { wunschAeussern } from '@kehrtour/contract/terminwunsch';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

import { mangelAus } from './buche.server.ts';
import { type Einwilligungstext, feldZu } from './einwilligung.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';
import { kontaktAus, kontaktmaengel } from './kontaktdaten.form.ts';
import { mitStand } from './lage.server.ts';
import { buchungsadresse, gewaehlteTaetigkeit, type Lage, schrittadresse } from './lage.ts';
import { fehlenderSchritt, type Vergeben, wunschAus, zurueckWegen } from './termin.server.ts';
import { leseWunschzeit } from './wunsch.form.ts';

export interface Wunschseite {
  taetigkeit: BuchbareTaetigkeit;
  /** A wish concludes no contract: only what is done with her data is to be agreed to. */
  einwilligungen: Einwilligungstext[];
  heute: Tag;
  schluessel: string;
}

export function ladeWunsch(lage: Lage, jetzt: Date): Wunschseite | Weiter {
  const vorher = fehlenderSchritt(lage);
  const taetigkeit = gewaehlteTaetigkeit(lage);
  if (vorher || !taetigkeit) return { weiter: schrittadresse(lage, vorher ?? 'anliegen') };
  return {
    taetigkeit,
    einwilligungen: einwilligungen(lage),
    heute: ortszeitAus(jetzt).tag,
    schluessel: crypto.randomUUID(),
  };
}

const einwilligungen = ({ betrieb }: Lage): Einwilligungstext[] =>
  betrieb.einwilligungen.filter(({ art }) => art === 'datenschutz');

/** Sends the wish; what was typed comes back with whatever is wrong with it. */
export async function sendeWunsch(
  api: Client,
  lage: Lage,
  form: FormData,
  jetzt: Date,
): Promise<Weiter | (Abgelehnt & Partial<Vergeben>)> {
  const vorher = fehlenderSchritt(lage);
  if (vorher) return { weiter: schrittadresse(lage, vorher) };
  const kontakt = kontaktAus(form);
  if (feld(form, 'ziel') === 'termin')
    return { weiter: schrittadresse(mitStand(lage, { ...lage.stand, kontakt }), 'termin') };
  const noetig = einwilligungen(lage);
  const { zeit, maengel, eingaben } = leseWunschzeit(form, ortszeitAus(jetzt).tag);
  const getippt = {
    ...kontakt,
    ...eingaben,
    ...Object.fromEntries(noetig.map((eine) => [feldZu(eine), feld(form, feldZu(eine))])),
  };
  const alle = [...maengel, ...kontaktmaengel(kontakt, noetig, form)];
  if (alle.length > 0) return abgelehnt(400, alle, getippt);
  const { notiz, telefon, ...person } = kontakt;
  try {
    const { code } = await api.call(wunschAeussern, {
      params: { slug: lage.ort.slug },
      body: {
        ...wunschAus(lage),
        halbtage: zeit.halbtage,
        ...(zeit.ab === null ? {} : { ab: zeit.ab }),
        kontakt: { ...person, ...(telefon ? { telefon } : {}) },
        ...(notiz ? { notiz } : {}),
        einwilligungen: noetig.map(({ art, fassung }) => ({ art, fassung })),
        herkunft: lage.ort.eingebettet ? 'einbettung' : 'seite',
      },
      idempotencyKey: feld(form, 'schluessel'),
    });
    return { weiter: buchungsadresse(lage.ort, 'fertig', { wunsch: code, neu: '1' }) };
  } catch (error) {
    const zurueck = zurueckWegen(error, lage);
    if (zurueck !== undefined) return { weiter: zurueck };
    return nichtAngenommen(error, getippt);
  }
}

function nichtAngenommen(error: unknown, getippt: Record<string, string>): Abgelehnt {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  const { type, title, detail, felder = [] } = error.problem;
  if (type === 'schluessel-anders-benutzt')
    return abgelehnt(
      422,
      [{ text: 'Dieser Wunsch ist schon angekommen. Der Link zu ihm steht in Ihrer E-Mail.' }],
      getippt,
    );
  const maengel = felder.map((mangel) => mangelAus(mangel.feld, mangel.text));
  return abgelehnt(error.status, maengel.length > 0 ? maengel : [{ text: `${title}. ${detail}` }], getippt);
}

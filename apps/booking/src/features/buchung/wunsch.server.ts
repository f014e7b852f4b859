import { type Client, istFehler } from '@kehrtour/api-client/client';
import type { BuchbareTaetigkeit } from '@kehrtour/contract/buchungsangebot';
import { wunschAeussern } from '@kehrtour/contract/terminwunsch';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

import { abgelehntVon } from './abgelehntVon.server.ts';
import { mitStand } from './ablauf.server.ts';
import { buchungsadresse, gewaehlteTaetigkeit, type Ablauf, schrittadresse } from './ablauf.ts';
import { type Einwilligungstext, feldZu } from './einwilligung.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';
import { kontaktAus, kontaktmaengel } from './kontaktdaten.form.ts';
import { fehlenderSchritt, type Vergeben, wunschAus, zurueckWegen } from './termin.server.ts';
import { liesWunschzeit } from './wunsch.form.ts';

export interface Wunschseite {
  taetigkeit: BuchbareTaetigkeit;
  /** A wish concludes no contract: only what is done with her data is to be agreed to. */
  einwilligungen: Einwilligungstext[];
  heute: Tag;
  schluessel: string;
}

export function ladeWunsch(ablauf: Ablauf, jetzt: Date): Wunschseite | Weiter {
  const vorher = fehlenderSchritt(ablauf);
  const taetigkeit = gewaehlteTaetigkeit(ablauf);
  if (vorher || !taetigkeit) return { weiter: schrittadresse(ablauf, vorher ?? 'anliegen') };
  return {
    taetigkeit,
    einwilligungen: einwilligungen(ablauf),
    heute: ortszeitAus(jetzt).tag,
    schluessel: crypto.randomUUID(),
  };
}

const einwilligungen = ({ betrieb }: Ablauf): Einwilligungstext[] =>
  betrieb.einwilligungen.filter(({ art }) => art === 'datenschutz');

/** Sends the wish; what was typed comes back with whatever is wrong with it. */
export async function sendeWunsch(
  api: Client,
  ablauf: Ablauf,
  form: FormData,
  jetzt: Date,
): Promise<Weiter | (Abgelehnt & Partial<Vergeben>)> {
  const vorher = fehlenderSchritt(ablauf);
  if (vorher) return { weiter: schrittadresse(ablauf, vorher) };
  const kontakt = kontaktAus(form);
  if (feld(form, 'ziel') === 'termin')
    return { weiter: schrittadresse(mitStand(ablauf, { ...ablauf.stand, kontakt }), 'termin') };
  const noetig = einwilligungen(ablauf);
  const { zeit, maengel, eingaben } = liesWunschzeit(form, ortszeitAus(jetzt).tag);
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
      params: { slug: ablauf.ort.slug },
      body: {
        ...wunschAus(ablauf),
        halbtage: zeit.halbtage,
        ...(zeit.ab === null ? {} : { ab: zeit.ab }),
        kontakt: { ...person, ...(telefon ? { telefon } : {}) },
        ...(notiz ? { notiz } : {}),
        einwilligungen: noetig.map(({ art, fassung }) => ({ art, fassung })),
        herkunft: ablauf.ort.eingebettet ? 'einbettung' : 'seite',
      },
      idempotencyKey: feld(form, 'schluessel'),
    });
    return { weiter: buchungsadresse(ablauf.ort, 'fertig', { wunsch: code, neu: '1' }) };
  } catch (error) {
    const zurueck = zurueckWegen(error, ablauf);
    if (zurueck !== undefined) return { weiter: zurueck };
    return nichtAngenommen(error, getippt);
  }
}

function nichtAngenommen(error: unknown, getippt: Record<string, string>): Abgelehnt {
  if (istFehler(wunschAeussern, error, 'schluessel-anders-benutzt'))
    return abgelehnt(
      422,
      [{ text: 'Dieser Wunsch ist schon angekommen. Der Link zu ihm steht in Ihrer E-Mail.' }],
      getippt,
    );
  return abgelehntVon(error, getippt);
}

import { type Client, istCode, istFehler } from '@kehrtour/api-client/client';
import { buchen } from '@kehrtour/contract/buchung';
import type { CallOf } from '@kehrtour/contract/endpoint';
import { vormerken } from '@kehrtour/contract/vormerkung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { abgelehntVon } from './abgelehntVon.server.ts';
import { buchungsadresse, gewaehlteTaetigkeit, type Ablauf, schrittadresse } from './ablauf.ts';
import { einwilligungenFuer, type Einwilligungstext, feldZu } from './einwilligung.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';
import { kontaktmaengel } from './kontaktdaten.form.ts';
import type { Gehalten } from './stand.ts';
import { alternativenAus, reserviere, type Vergeben } from './termin.server.ts';

type Antwort = Weiter | (Abgelehnt & Partial<Vergeben>);
type Buchung = CallOf<typeof buchen>;

/** Books what is held. Whoever presses Enter in a field has it looked through; only the button at the end books. */
export async function buche(api: Client, ablauf: Ablauf, form: FormData, jetzt: Date): Promise<Antwort> {
  const { stand } = ablauf;
  const taetigkeit = gewaehlteTaetigkeit(ablauf);
  if (!taetigkeit || !stand.gehalten) return { weiter: schrittadresse(ablauf, 'anliegen') };
  const pruefen = feld(form, 'aktion') !== 'buchen';
  const { tag } = stand.gehalten.zeit;
  const noetig = einwilligungenFuer(ablauf.betrieb, taetigkeit, { tag, heute: ortszeitAus(jetzt).tag });
  const getippt = {
    ...stand.kontakt,
    ...Object.fromEntries(noetig.map((eine) => [feldZu(eine), feld(form, feldZu(eine))])),
  };
  const maengel = kontaktmaengel(stand.kontakt, pruefen ? [] : noetig, form);
  if (maengel.length > 0) return abgelehnt(400, maengel, getippt);
  if (pruefen) return { weiter: `${schrittadresse(ablauf, 'kontaktdaten')}#pruefen` };
  const auftrag = auftragAus(ablauf, noetig, taetigkeit.zahlungspflichtig);
  try {
    const angenommen = await sende(api, ablauf, stand.gehalten, {
      ...auftrag,
      idempotencyKey: feld(form, 'schluessel'),
    });
    return { weiter: buchungsadresse(ablauf.ort, 'fertig', { ...angenommen, neu: '1' }) };
  } catch (error) {
    const antwort = nichtGebucht(error);
    return { ...antwort, mangel: { ...antwort.mangel, eingaben: getippt } };
  }
}

/** What the next page is opened with: a booking, or one that is noted until its mail is answered. */
type Angenommen = { code: string } | { vormerkung: string };

/** A hold that is no longer there, because the visitor was away, is taken anew as long as nobody else has the time. */
async function sende(
  api: Client,
  ablauf: Ablauf,
  { reservierung, zeit, haelt }: Gehalten,
  { params, body, idempotencyKey }: Buchung,
): Promise<Angenommen> {
  try {
    return await schicke(api, { params, body: { ...body, reservierung }, idempotencyKey }, haelt);
  } catch (error) {
    if (!istCode(error, 'buchung.reservierung-abgelaufen')) throw error;
    const neu = await reserviere(api, ablauf, { zeitId: zeit.id, schluessel: idempotencyKey });
    const nochmal = { params, body: { ...body, reservierung: neu.reservierung } };
    return schicke(api, { ...nochmal, idempotencyKey: `${idempotencyKey}-neu` }, neu.haelt);
  }
}

/** Books what is held; a company that has stopped entering bookings at once meanwhile has it noted. */
async function schicke(api: Client, buchung: Buchung, haelt: boolean): Promise<Angenommen> {
  if (haelt)
    try {
      return { code: (await api.call(buchen, buchung)).code };
    } catch (error) {
      if (!istFehler(buchen, error, 'buchung.erst-bestaetigen')) throw error;
    }
  return { vormerkung: (await api.call(vormerken, buchung)).vormerkung };
}

function auftragAus(
  { ort, stand }: Ablauf,
  einwilligungen: readonly Einwilligungstext[],
  zahlungspflichtig: boolean,
): Omit<Buchung, 'idempotencyKey'> {
  const { notiz, telefon, ...person } = stand.kontakt;
  return {
    params: { slug: ort.slug },
    body: {
      reservierung: '',
      kontakt: { ...person, ...(telefon ? { telefon } : {}) },
      ...(notiz ? { notiz } : {}),
      einwilligungen: einwilligungen.map(({ art, fassung }) => ({ art, fassung })),
      zahlungspflichtig,
      herkunft: ort.eingebettet ? 'einbettung' : 'seite',
    },
  };
}

function nichtGebucht(error: unknown): Abgelehnt & Partial<Vergeben> {
  if (istCode(error, 'termin.zeit-belegt') || istCode(error, 'buchung.reservierung-abgelaufen')) {
    const text =
      'Ihre Zeit ist inzwischen an jemand anderen vergeben worden. Ihre Angaben stehen noch da. Bitte wählen Sie eine andere Zeit.';
    return { ...abgelehnt(409, [{ fieldId: 'zeiten', text }]), alternativen: alternativenAus(error) };
  }
  if (istCode(error, 'schluessel-anders-benutzt'))
    return abgelehnt(422, [
      { text: 'Diese Buchung ist schon angekommen. Der Link zu ihr steht in Ihrer E-Mail.' },
    ]);
  return abgelehntVon(error);
}

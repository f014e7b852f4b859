import { ibanAus, ibanFehler } from '@kehrtour/domain/kennung/iban';
import { ustIdFehler } from '@kehrtour/domain/kennung/ustId';
import { TARIF_IDS } from '@kehrtour/domain/unternehmen/tarif';
import { ZAHLUNGSARTEN } from '@kehrtour/domain/zahlung/zahlungsart';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { eRechnung, geprueft } from './erechnung.ts';
import { email, id, idParams, tag, text, version } from './gemeinsam.ts';

/** What a company has booked of us, where its invoices go and how it pays them. */
const tarifId = z.enum(TARIF_IDS);

export const rechnungsanschrift = z.object({
  name: text(120, 2),
  zusatz: text(120),
  strasse: text(100, 1),
  // With other countries the tax would go to whom the invoice goes (§ 13b UStG): none goes there.
  plz: z
    .string()
    .check(
      z.trim(),
      z.regex(/^\d{5}$/, 'hat fünf Ziffern; unsere Rechnungen gehen an Anschriften in Deutschland'),
    ),
  ort: text(80, 1),
  ...eRechnung.shape,
  ustId: geprueft(20, (eingabe) => ustIdFehler(eingabe) ?? nurDeutsche(eingabe)),
});
export type Rechnungsanschrift = z.infer<typeof rechnungsanschrift>;

function nurDeutsche(ustId: string): string | null {
  return /^\s*DE/i.test(ustId) ? null : 'beginnt mit DE; unsere Rechnungen gehen an Betriebe in Deutschland';
}

const empfaenger = z.object({ id, email: z.string(), bestaetigt: z.boolean() });
const mandat = z.object({
  referenz: z.string(),
  kontoinhaber: z.string(),
  /** The last four digits; the rest is never shown again. */
  ibanEnde: z.string(),
  erteiltAm: tag,
});

export const zahlungsstand = z.object({
  /** What is valid today. */
  tarif: z.nullable(tarifId),
  /** The next change that is settled already. */
  danach: z.nullable(z.object({ ab: tag, tarif: z.nullable(tarifId) })),
  /** The last day that costs nothing, whatever is booked. */
  testendeAm: tag,
  heute: tag,
  /** People with an active account. */
  mitarbeitende: z.number(),
  anschrift: z.object({
    ...rechnungsanschrift.shape,
    name: z.string(),
    strasse: z.string(),
    plz: z.string(),
    ort: z.string(),
    ustId: z.string(),
    leitwegId: z.string(),
  }),
  /** Nobody has entered another address: it is the company's own. */
  anschriftDesBetriebs: z.boolean(),
  empfaenger: z.array(empfaenger),
  art: z.enum(ZAHLUNGSARTEN),
  mandat: z.nullable(mandat),
  version,
});
export type Zahlungsstand = z.infer<typeof zahlungsstand>;

export const zahlungHolen = endpoint({
  method: 'GET',
  path: '/zahlung',
  zweck: 'Liefert Tarif, Rechnungsanschrift, Empfänger und Zahlungsart des Betriebs.',
  zugang: 'mitarbeiter',
  response: zahlungsstand,
  fehler: ['nicht-erlaubt'],
});
export const tarifBuchen = endpoint({
  method: 'PUT',
  path: '/zahlung/tarif',
  zweck: 'Bucht einen Tarif, wechselt ihn oder beendet ihn zum Monatsende.',
  zugang: 'mitarbeiter',
  body: z.object({ tarif: z.nullable(tarifId), version }),
  response: zahlungsstand,
  fehler: ['nicht-erlaubt', 'veraltet', 'zahlung.tarif-zu-klein'],
});
export const rechnungsanschriftAendern = endpoint({
  method: 'PUT',
  path: '/zahlung/anschrift',
  zweck: 'Ändert, auf wen Rechnungen lauten; sie gilt ab der nächsten Rechnung.',
  zugang: 'mitarbeiter',
  body: z.object({ ...rechnungsanschrift.shape, version }),
  response: zahlungsstand,
  fehler: ['nicht-erlaubt', 'veraltet'],
});

export const EMPFAENGER_MAX = 5;
export const rechnungsempfaengerAnlegen = endpoint({
  method: 'POST',
  path: '/zahlung/empfaenger',
  zweck: 'Nimmt eine Adresse für Rechnungen auf und schickt ihr einen Bestätigungscode.',
  zugang: 'mitarbeiter',
  body: z.object({ email }),
  response: zahlungsstand,
  fehler: [
    'nicht-erlaubt',
    'email-vergeben',
    'zahlung.zu-viele-empfaenger',
    'zu-viele-versuche',
    'versand.zu-viele',
  ],
  idempotent: true,
});
export const empfaengercodeSchicken = endpoint({
  method: 'POST',
  path: '/zahlung/empfaenger/:id/code',
  zweck: 'Schickt den Bestätigungscode noch einmal; der frühere gilt nicht mehr.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: zahlungsstand,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'zu-viele-versuche', 'versand.zu-viele'],
  idempotent: true,
});
export const bestaetigungscode = z.string().check(
  z.overwrite((eingabe) => eingabe.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, 'hat sechs Ziffern'),
);
export const rechnungsempfaengerBestaetigen = endpoint({
  method: 'POST',
  path: '/zahlung/empfaenger/:id/bestaetigen',
  zweck: 'Bestätigt eine Adresse mit dem Code aus der Mail.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ code: bestaetigungscode }),
  response: zahlungsstand,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'code-ungueltig', 'zu-viele-versuche'],
});
export const rechnungsempfaengerLoeschen = endpoint({
  method: 'DELETE',
  path: '/zahlung/empfaenger/:id',
  zweck: 'Nimmt eine Adresse heraus; Rechnungen gehen nicht mehr an sie.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: zahlungsstand,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});

export const lastschriftangaben = z.object({
  kontoinhaber: text(70, 2),
  iban: geprueft(42, ibanFehler).check(
    z.minLength(1, 'fehlt'),
    z.overwrite((eingabe) => ibanAus(eingabe)),
  ),
  /** The words of the mandate were read and agreed to. */
  erteilt: z.literal(true, 'ist nötig, damit wir einziehen dürfen'),
});
export const zahlungsartAendern = endpoint({
  method: 'PUT',
  path: '/zahlung/zahlungsart',
  zweck: 'Erteilt ein Lastschriftmandat, ersetzt es, oder widerruft es.',
  zugang: 'mitarbeiter',
  body: z.object({ lastschrift: z.nullable(lastschriftangaben), version }),
  response: zahlungsstand,
  fehler: ['nicht-erlaubt', 'veraltet'],
});

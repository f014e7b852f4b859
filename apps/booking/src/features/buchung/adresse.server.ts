import type { Client } from '@kehrtour/api-client/client';
import { adressePruefen, type Bedient } from '@kehrtour/contract/buchungsangebot';

import { mitStand } from './ablauf.server.ts';
import { type Ablauf, schrittadresse } from './ablauf.ts';
import { ausVorschlag, liesAnschrift } from './adresse.form.ts';
import { type Abgelehnt, abgelehnt, feld, type Weiter } from './ergebnis.ts';
import type { Stand } from './stand.ts';

type Anschrift = NonNullable<Stand['anschrift']>;

export interface Adressseite {
  /** What the company's list says to the address: not served, or spelled otherwise; null: nothing was asked yet. */
  antwort: Exclude<Bedient, { bedient: 'ja' }> | null;
}

export async function ladeAdresse(
  api: Client,
  ablauf: Ablauf,
  query: URLSearchParams,
): Promise<Adressseite | Weiter> {
  if (ablauf.stand.taetigkeitId === undefined) return { weiter: schrittadresse(ablauf, 'anliegen') };
  if (!query.has('geprueft') || !ablauf.stand.anschrift) return { antwort: null };
  const antwort = await pruefe(api, ablauf, ablauf.stand.anschrift);
  return 'weiter' in antwort ? antwort : { antwort };
}

export async function sendeAdresse(api: Client, ablauf: Ablauf, form: FormData): Promise<Weiter | Abgelehnt> {
  const vorschlag = feld(form, 'vorschlag');
  const gewaehlt = vorschlag === 'so' ? ablauf.stand.anschrift : ausVorschlag(vorschlag);
  const { anschrift, maengel, eingaben } = gewaehlt
    ? { anschrift: gewaehlt, maengel: [], eingaben: {} }
    : liesAnschrift(form);
  if (maengel.length > 0) return abgelehnt(400, maengel, eingaben);
  const { haus: _haus, ...stand } = ablauf.stand;
  const neu = mitStand(ablauf, { ...stand, anschrift, bedient: false });
  const antwort = await pruefe(api, neu, anschrift, gewaehlt !== undefined);
  // Post, redirect, get: the answer has an address of its own, and "back" leads to the question.
  return 'weiter' in antwort ? antwort : { weiter: schrittadresse(neu, 'adresse', { geprueft: '1' }) };
}

async function pruefe(
  api: Client,
  ablauf: Ablauf,
  anschrift: Anschrift,
  trotzdem = false,
): Promise<Weiter | Exclude<Bedient, { bedient: 'ja' }>> {
  const { ort, ...eingabe } = anschrift;
  const antwort = await api.call(adressePruefen, {
    params: { slug: ablauf.ort.slug },
    body: {
      ...eingabe,
      ...(ort ? { ort } : {}),
      taetigkeitId: ablauf.stand.taetigkeitId ?? '',
      ...(trotzdem ? { trotzdem } : {}),
    },
  });
  if (antwort.bedient !== 'ja') return antwort;
  const { plz, strasse, hausnr } = antwort.anschrift;
  const bekannt = { plz, strasse, hausnr, ort: antwort.anschrift.ort };
  return {
    weiter: schrittadresse(
      mitStand(ablauf, { ...ablauf.stand, anschrift: bekannt, bedient: true }),
      'termin',
    ),
  };
}

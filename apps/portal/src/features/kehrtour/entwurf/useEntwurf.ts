import { istCode } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourAnlegen, kehrtourEntwerfen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { vorgaben } from '@kehrtour/contract/vorgaben';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Somebody else wrote first: their decisions and ours, until a person says which hold. */
export type Konflikt = { version: number; andere: Vorgaben; meine: Partial<Vorgaben> };

export type Entwurf = {
  busy: boolean;
  konflikt: Konflikt | null;
  /** Answers the id of the draft, or null when somebody else was faster (`konflikt` says how). */
  speichere: (meine: Partial<Vorgaben>) => Promise<string | null>;
  /** Asks first: news brought the others' decision before ours was sent. */
  frage: (konflikt: Konflikt) => void;
  /** Writes our decisions over the others'. */
  behalte: () => Promise<string | null>;
  /** Leaves what the others decided. */
  uebernimm: () => void;
};

/** The draft on the server: begins it, writes decisions with its version, keeps both sides when two people write. */
export function useEntwurf(client: Client, kehrtour: Kehrtour | undefined): Entwurf {
  const cache = useQueryClient();
  // One key for this page: a second press begins no second draft.
  const schluessel = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [konflikt, setKonflikt] = useState<Konflikt | null>(null);

  function zeige(id: string, neu: Partial<Kehrtour>) {
    cache.setQueryData<Kehrtour>(
      keyOf(kehrtourHolen, { params: { id } }),
      (alt) => alt && { ...alt, ...neu },
    );
  }

  async function speichereVorgaben(
    stand: Kehrtour,
    meine: Partial<Vorgaben>,
    version: number,
  ): Promise<string | null> {
    const ergebnis = await sende(client, stand, meine, version);
    setKonflikt('neu' in ergebnis ? null : ergebnis);
    if (!('neu' in ergebnis)) return null;
    zeige(stand.id, ergebnis.neu);
    return stand.id;
  }

  async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    konflikt,
    frage: setKonflikt,
    speichere: (meine) =>
      whileBusy(() =>
        kehrtour === undefined
          ? beginne(client, meine, schluessel.current)
          : speichereVorgaben(kehrtour, meine, kehrtour.version),
      ),
    behalte: () =>
      whileBusy(async () =>
        kehrtour === undefined || konflikt === null
          ? null
          : speichereVorgaben({ ...kehrtour, vorgaben: konflikt.andere }, konflikt.meine, konflikt.version),
      ),
    uebernimm: () => {
      if (kehrtour !== undefined && konflikt !== null)
        zeige(kehrtour.id, { version: konflikt.version, vorgaben: konflikt.andere });
      setKonflikt(null);
    },
  };
}

function konfliktAus(error: unknown, meine: Partial<Vorgaben>): Konflikt | null {
  if (!istCode(error, 'veraltet')) return null;
  const angaben = error.problem.angaben ?? {};
  const andere = vorgaben.safeParse(angaben['vorgaben']);
  const version = angaben['version'];
  return andere.success && typeof version === 'number' ? { version, andere: andere.data, meine } : null;
}

/** Begins a draft with its first decision. */
async function beginne(client: Client, meine: Partial<Vorgaben>, idempotencyKey: string): Promise<string> {
  const { ids = [], faelligBis, taetigkeitIds } = meine.liegenschaften ?? {};
  const { id } = await client.call(kehrtourAnlegen, { body: { liegenschaftIds: ids }, idempotencyKey });
  // Beginning takes only the houses; which of their tasks are meant follows.
  if (faelligBis != null || taetigkeitIds !== undefined)
    await client.call(kehrtourEntwerfen, { params: { id }, body: { version: 1, vorgaben: meine } });
  return id;
}

async function sende(
  client: Client,
  stand: Kehrtour,
  meine: Partial<Vorgaben>,
  version: number,
): Promise<{ neu: Partial<Kehrtour> } | Konflikt> {
  try {
    const antwort = await client.call(kehrtourEntwerfen, {
      params: { id: stand.id },
      body: { version, vorgaben: meine },
    });
    return {
      neu: {
        version: antwort.version,
        vorgaben: { ...stand.vorgaben, ...meine },
        entschieden: [...new Set([...stand.entschieden, ...Object.keys(meine)])],
        status: 'entwurf',
        ...(meine.datum === undefined ? {} : { tage: meine.datum.tage }),
      },
    };
  } catch (error) {
    const konflikt = konfliktAus(error, meine);
    if (konflikt === null) throw error;
    return konflikt;
  }
}

import type { Client } from '@kehrtour/api-client/client';
import { unternehmenSuchen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { liesGetippteAnschrift } from '@kehrtour/domain/ort/liesGetippteAnschrift';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import * as z from 'zod/mini';

import { oeffne, versiegle } from '../../shared/siegel.server.ts';

const frage = z.object({ plz: z.string(), strasse: z.string(), hausnr: z.string() });
export type Frage = z.infer<typeof frage>;

export interface Suchseite {
  frage: Frage;
  /** null: nothing was asked yet. */
  treffer: AnswerOf<typeof unternehmenSuchen>['treffer'] | null;
  /** The district's sweep, where none of these is it. */
  zustaendig?: readonly string[];
}

export interface Suchmangel {
  status: number;
  maengel: FieldFault[];
  eingaben: Frage;
}

/** The companies for what was asked; the question travels sealed, because it may be somebody's address. */
export async function ladeSuche(api: Client, query: URLSearchParams): Promise<Suchseite> {
  const gelesen = frage.safeParse(oeffne(query.get('s') ?? ''));
  if (!gelesen.success)
    return { frage: { plz: query.get('plz')?.slice(0, 12) ?? '', strasse: '', hausnr: '' }, treffer: null };
  const { plz, strasse, hausnr } = gelesen.data;
  const { treffer, zustaendig } = await api.call(unternehmenSuchen, {
    body: { plz, ...(strasse ? { strasse } : {}), ...(hausnr ? { hausnr } : {}) },
  });
  return { frage: gelesen.data, treffer, zustaendig };
}

export function sendeSuche(form: FormData): Suchmangel | { weiter: string } {
  const eingaben = { plz: feld(form, 'plz'), strasse: feld(form, 'strasse'), hausnr: feld(form, 'hausnr') };
  const { plzMangel, plz, strasse, hausnr } = liesGetippteAnschrift(eingaben);
  if (plzMangel !== undefined)
    return { status: 400, maengel: [{ fieldId: 'plz', text: plzMangel }], eingaben };
  return { weiter: `/unternehmen/termin?${new URLSearchParams({ s: versiegle({ plz, strasse, hausnr }) })}` };
}

function feld(form: FormData, name: string): string {
  const wert = form.get(name);
  return typeof wert === 'string' ? wert.trim().slice(0, 80) : '';
}

import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import {
  type Betriebskalender,
  betriebsort,
  feiertagsort,
  type Ortsangabe,
} from '@kehrtour/domain/recht/feiertagsort';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import type { Tag } from '@kehrtour/domain/tag';
import type { Zustelltage } from '@kehrtour/domain/versand/kanal';

import { feiertage } from '../feiertag/feiertage.ts';
import { einstellungenAus, type Einstellungsspalte } from './einstellungen.ts';

type Einstellungsstand = { readonly einstellungen: Einstellungsspalte };
type Betrieb = Einstellungsstand & { readonly bundesland: Bundesland };

/** Holidays at a property, for the years from `von` to `bis`. */
export const feiertageBei = (haus: Ortsangabe, betrieb: Betrieb, von: Tag, bis: Tag): Feiertag[] =>
  feiertage(feiertagsort(haus, kalenderDes(betrieb)), von, bis);

/** Holidays at the company's seat: those of the people who work there. */
export const feiertageAmSitz = (betrieb: Betrieb & Ortsangabe, von: Tag, bis: Tag): Feiertag[] =>
  feiertage(betriebsort(betrieb, kalenderDes(betrieb)), von, bis);

/** How long each way takes, where the company said so; the product knows the others. */
export function zustelltageDes(stand: Einstellungsstand): Partial<Zustelltage> {
  const { zustellung, briefdienst } = einstellungenAus(stand.einstellungen);
  return { brief: zustellung.briefTage, briefdienst: briefdienst.zustelltage };
}

/** Settings are read once however many houses ask. */
const gelesen = new WeakMap<object, Betriebskalender>();

function kalenderDes({ bundesland, einstellungen }: Betrieb): Betriebskalender {
  const bekannt = gelesen.get(einstellungen);
  if (bekannt?.bundesland === bundesland) return bekannt;
  const { einmalige } = einstellungenAus(einstellungen).feiertage;
  const kalender = { bundesland, einmalige };
  gelesen.set(einstellungen, kalender);
  return kalender;
}

import { type Addresses, addressOf } from '@kehrtour/addresses/addresses';
import {
  AUFGEHOBENE,
  istBesuchsausgang,
  istEinerVon,
  istHinfaellig,
  type TerminStatus,
  terminStatusName,
} from '@kehrtour/domain/termin/termin';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import { einzeilig, icsDatei, mitLf, ohneSonderzeichen } from '../platform/page/icsText.ts';

export interface Feedtermin {
  id: string;
  status: TerminStatus;
  /** Counts every change of the appointment, from 1. */
  version: number;
  beginn: Date;
  ende: Date;
  geaendertAm: Date;
  taetigkeiten: readonly string[];
  /** The window customers were told, in words. */
  fenster: string;
  /** Whom the household was told of, at a Feuerstättenschau; whoever else would come must not be named. '' where nobody is named. */
  personen: string;
  /** Left out when the person wants no data of customers in her calendar. */
  kunde?: { name: string; anschrift: string; telefon: string; notiz: string };
}

export interface Feed {
  name: string;
  addresses: Addresses;
  termine: readonly Feedtermin[];
}

function standVon(status: TerminStatus): ICalEventStatus {
  if (istEinerVon(AUFGEHOBENE, status)) return ICalEventStatus.CANCELLED;
  return status === 'bestaetigt' || istBesuchsausgang(status)
    ? ICalEventStatus.CONFIRMED
    : ICalEventStatus.TENTATIVE;
}
/** Said before the title, where it is not simply a visit to come. */
const vorspannVon = (status: TerminStatus): string =>
  status === 'angefragt' || istHinfaellig(status) ? `${terminStatusName(status)}: ` : '';

const TTL_SEKUNDEN = 900;

/** The host in the UIDs of our feed: by it our own appointments are known when they come back. */
export const eigenerWirt = (addresses: Addresses): string => ohneSonderzeichen(addresses.name);

/**
 * An employee's appointments as an iCalendar file (RFC 5545), times in UTC. The same appointments make the same bytes,
 * so that an unchanged feed keeps its ETag.
 */
export function feedKalender({ name, addresses, termine }: Feed): string {
  const kalender = ical({
    prodId: { company: 'Kehrtour', product: 'Kalender', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    name: einzeilig(name),
    ttl: TTL_SEKUNDEN,
  });
  for (const termin of termine) {
    const arbeit = termin.taetigkeiten.join(', ') || 'Termin';
    const { kunde } = termin;
    kalender.createEvent({
      id: `termin-${termin.id}@${eigenerWirt(addresses)}`,
      sequence: termin.version - 1,
      stamp: termin.geaendertAm,
      lastModified: termin.geaendertAm,
      start: termin.beginn,
      end: termin.ende,
      summary: einzeilig(`${vorspannVon(termin.status)}${[arbeit, kunde?.name].filter(Boolean).join(' · ')}`),
      ...(kunde ? { location: einzeilig(kunde.anschrift) } : {}),
      description: mitLf(beschreibung(termin)),
      url: addressOf(addresses, 'portal', `/termine/${termin.id}`),
      status: standVon(termin.status),
    });
  }
  return icsDatei(kalender);
}

function beschreibung({ fenster, personen, kunde }: Feedtermin): string {
  return [
    `Angesagt: ${fenster}`,
    ...(personen ? [`Genannt: ${personen}`] : []),
    ...(kunde?.telefon ? [`Telefon: ${kunde.telefon}`] : []),
    ...(kunde?.notiz ? [`Zugang: ${kunde.notiz}`] : []),
  ].join('\n');
}

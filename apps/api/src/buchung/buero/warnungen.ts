import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import { UNBEKANNTE_FAHRT_MINUTEN } from '@kehrtour/domain/zeiten/fahrtenZu';
import type { Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';
import {
  type Belegt,
  type Kalendertag,
  type Person,
  type Zeitgrundlage,
  zeitgrundlageAus,
  zeitpunktVon,
} from '@kehrtour/domain/zeiten/zeitgrundlage';

/** A time that the office chose itself, in minutes since 1970. */
export type EigeneZeit = {
  readonly mitarbeiterId: string;
  readonly name: string;
  readonly tag: Tag;
  readonly von: number;
  readonly bis: number;
};

const uhr = (minute: number): string => ortszeitAus(zeitpunktVon(minute)).uhrzeit;
const spanne = ({ von, bis }: { von: number; bis: number }): string => `${uhr(von)} bis ${uhr(bis)}`;

/** Every rule for customers that this time breaks, as sentences for the office. Nothing here forbids it. */
export function warnungenFuer(grundlage: Zeitgrundlage, wunsch: Zeitwunsch, zeit: EigeneZeit): string[] {
  // The office may book at once and far ahead; how far the rules of customers reach is said, not kept.
  const weit = zeitgrundlageAus({
    ...grundlage,
    regeln: { ...grundlage.regeln, vorlaufWerktage: 0, annahmeschluss: '23:59', horizontTage: 400 },
  });
  const tag = weit.tage.get(zeit.tag);
  const person = grundlage.personen.find(({ id }) => id === zeit.mitarbeiterId);
  return [
    ...(zeit.tag < grundlage.fruehestens
      ? ['Kundinnen und Kunden brauchen mehr Vorlauf; stimmen Sie den Tag ab.']
      : []),
    ...(zeit.tag > grundlage.horizont ? ['So weit voraus können Kundinnen und Kunden nicht buchen.'] : []),
    ...(tag?.geschlossen === true ? ['An diesem Tag ist Feiertag oder der Betrieb geschlossen.'] : []),
    ...(person === undefined
      ? [`Für ${zeit.name} sind keine Zeiten für Buchungen hinterlegt.`]
      : zurPerson(weit, wunsch, { zeit, person, tag })),
  ];
}

type Blick = { zeit: EigeneZeit; person: Person; tag: Kalendertag | undefined };

function zurPerson(grundlage: Zeitgrundlage, wunsch: Zeitwunsch, { zeit, person, tag }: Blick): string[] {
  const darf = person.qualifikationen.includes(wunsch.qualifikation);
  const qualifikation = darf ? [] : [`${zeit.name} darf diese Arbeit nicht allein machen.`];
  if (tag === undefined) return qualifikation;
  const { arbeit, bloecke, buchungen } = grundlage.personentag(person, tag);
  const innen = arbeit.some(({ von, bis }) => von <= zeit.von && bis >= zeit.bis);
  const zeiten = arbeit.map(spanne).join(', ');
  return [
    ...qualifikation,
    ...(innen
      ? []
      : [
          zeiten === ''
            ? `${zeit.name} arbeitet an diesem Tag nicht.`
            : `Außerhalb der Zeiten von ${zeit.name}: ${zeiten} Uhr.`,
        ]),
    ...bloecke.flatMap((block) => zumBlock(grundlage, wunsch, zeit, block)),
    ...(buchungen >= grundlage.regeln.maxJeTag
      ? [`An diesem Tag sind schon ${buchungen} Buchungen bei ${zeit.name}.`]
      : []),
  ];
}

const STEHT_DA: Record<Belegt['art'], (zeit: EigeneZeit, block: Belegt) => string> = {
  buchung: (_zeit, block) => `Überschneidet sich mit einer Buchung, ${spanne(block)} Uhr.`,
  termin: (_zeit, block) => `Überschneidet sich mit einem Termin, ${spanne(block)} Uhr.`,
  reservierung: (_zeit, block) => `Diese Zeit hält gerade jemand online, ${spanne(block)} Uhr.`,
  abwesenheit: ({ name }, block) => `${name} ist nicht da, ${spanne(block)} Uhr.`,
  kehrtour: ({ name }, block) => `${name} fährt dann eine Kehrtour, ${spanne(block)} Uhr.`,
};

function zumBlock(grundlage: Zeitgrundlage, wunsch: Zeitwunsch, zeit: EigeneZeit, block: Belegt): string[] {
  if (block.von < zeit.bis && block.bis > zeit.von) return [STEHT_DA[block.art](zeit, block)];
  if (block.art === 'abwesenheit') return [];
  const danach = block.ortDanach === undefined ? block.ort : block.ortDanach;
  const ort = block.bis <= zeit.von ? danach : block.ort;
  const fahrt =
    wunsch.ort === null || ort === null ? UNBEKANNTE_FAHRT_MINUTEN : grundlage.fahrtMinuten(wunsch.ort, ort);
  const luft = block.bis <= zeit.von ? zeit.von - block.bis : block.von - zeit.bis;
  return luft >= fahrt
    ? []
    : [`Zu wenig Zeit für den Weg: etwa ${fahrt} Minuten, dazwischen liegen ${luft} (${spanne(block)} Uhr).`];
}

/** Where no rules for bookings exist only what stands there counts. */
export const ueberschneidungen = (
  zeit: EigeneZeit,
  belegt: readonly { art: Belegt['art']; von: Date; bis: Date }[],
): string[] =>
  belegt.map(({ art, von, bis }) =>
    STEHT_DA[art](zeit, {
      von: von.getTime() / 60_000,
      bis: bis.getTime() / 60_000,
      art,
      ort: null,
    }),
  );

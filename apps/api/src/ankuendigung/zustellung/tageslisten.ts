import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import { SPERRVERMERK_NAME } from '@kehrtour/domain/liegenschaft/kontakt';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { besuchsstand } from '@kehrtour/domain/termin/besuchsausgang';

import type { Tagesliste, TageslisteHalt } from '../../terminzettel/zettelAuftrag.ts';
import { type Empfang, kontaktName } from '../empfang/empfang.ts';

export type Tagesangaben = {
  readonly kehrtour: Kehrtour;
  readonly empfaenge: readonly Empfang[];
  /** The code of an appointment as its slip has it; undefined before announcing. */
  readonly codeVon: (terminId: string) => string | undefined;
  /** What is kept of keys and codes, by house; names alone. */
  readonly schluessel: ReadonlyMap<string, readonly string[]>;
  /** Who drives along, by `person/day`. */
  readonly mitfahrende: ReadonlyMap<string, readonly string[]>;
};

type Halt = Kehrtour['halte'][number];

/** The sheet of each person and day: the order of the round, and what somebody needs at the door without a phone. */
export const tageslisten = (angaben: Tagesangaben): Tagesliste[] =>
  angaben.kehrtour.schichten.map((schicht) => ({
    mitarbeiter: mitName(schicht, angaben),
    wochentag: formatWochentag(schicht.tag),
    datum: formatDatum(schicht.tag),
    beginn: `Beginn ${uhr(schicht.beginn)} Uhr${schicht.start ? ` ab ${schicht.start.name}` : ''}`,
    ende: `Ende ${uhr(schicht.ende)} Uhr`,
    halte: angaben.kehrtour.halte
      .filter((halt) => halt.mitarbeiterId === schicht.mitarbeiterId && halt.tag === schicht.tag)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map((halt) => alsZeile(halt, angaben)),
  }));

/** `Sepp Huber mit Vroni Maier`. */
function mitName(
  { name, mitarbeiterId, tag }: Kehrtour['schichten'][number],
  { mitfahrende }: Tagesangaben,
): string {
  const namen = mitfahrende.get(`${mitarbeiterId}/${tag}`) ?? [];
  return namen.length === 0 ? name : `${name} mit ${namen.join(' und ')}`;
}

const uhr = (iso: string | null): string => (iso === null ? '' : ortszeitAus(new Date(iso)).uhrzeit);

function alsZeile(halt: Halt, angaben: Tagesangaben): TageslisteHalt {
  const tueren = angaben.empfaenge.filter(
    ({ halt: { halt_id }, zurKenntnis }) => halt_id === halt.id && !zurKenntnis,
  );
  const einzeln = tueren.length > 1;
  const schluessel = angaben.schluessel.get(halt.liegenschaftId) ?? [];
  const notiz = [halt.notiz, ...schluessel.map((name) => `Schlüssel: ${name}`)].filter(Boolean).join(' · ');
  return {
    ankunft: uhr(halt.beginn),
    von: uhr(halt.fensterVon),
    bis: uhr(halt.fensterBis),
    liegenschaft: {
      strasseHausnummer: halt.anschrift,
      plzOrt: halt.ortszeile,
      ...(halt.laufnummer === null ? {} : { nummer: String(halt.laufnummer).replace('.', ',') }),
    },
    tueren: tueren.length > 0 ? tueren.map((tuer) => tuerzeile(tuer, angaben, einzeln)) : [halt.name],
    taetigkeiten: halt.aufgaben.map((aufgabe) => ({
      // As on the phone: whoever reads it does the work.
      text: aufgabe.bezeichnung,
      dauerMinuten: aufgabe.dauerMinuten,
      art: aufgabe.art,
    })),
    ...(notiz ? { notiz } : {}),
    ...(halt.termin && !einzeln ? { status: besuchsstand(halt.termin) } : {}),
  };
}

/** Whom to ring at this door, the code that stands on the slip, and of several flats how each stands. */
function tuerzeile(
  { kontakt, einheit, termin, abgesagt }: Empfang,
  { codeVon }: Tagesangaben,
  einzeln: boolean,
): string {
  const wer = kontakt?.sperrvermerk
    ? SPERRVERMERK_NAME
    : [kontaktName(kontakt), kontakt?.mobil || kontakt?.telefon].filter(Boolean).join(', ');
  const code = termin && codeVon(termin.id);
  const stand = einzeln ? (termin ?? abgesagt) : undefined;
  return [
    [einheit ? lageText(einheit) : '', wer].filter(Boolean).join(': '),
    code === undefined ? '' : `Code ${code}`,
    stand === undefined ? '' : besuchsstand(stand),
  ]
    .filter(Boolean)
    .join(' · ');
}

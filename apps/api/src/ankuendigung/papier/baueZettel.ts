import { type Addresses, addressOf } from '@kehrtour/addresses/addresses';
import { formatCode } from '@kehrtour/domain/kennung/code';
import { wiederholungssaetze } from '@kehrtour/domain/nachweis/verhinderung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Ortsangabe } from '@kehrtour/domain/recht/feiertagsort';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import type { Besuchszeile } from '@kehrtour/domain/taetigkeit/besuch';
import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';
import { personensatz } from '@kehrtour/domain/unternehmen/personenkreis';
import {
  bestellungText,
  schreibeTerminzettel,
  type Terminzettel,
  type Zetteltexte,
  vorbereitungFuer,
  ZETTELTEXTE,
} from '@kehrtour/domain/versand/terminzettel';

import type { Absender, Antwort, Zettel, ZettelTaetigkeit } from '../../terminzettel/zettelAuftrag.ts';
import { einstellungenAus, STANDARDEINSTELLUNGEN } from '../../unternehmen/einstellungen.ts';
import type { AbsenderRow } from '../empfang/empfang.store.ts';
import { type Empfang, fruehereVersuche, lageVon, nameAufZettel, personenFuer } from '../empfang/empfang.ts';

const ohneProtokoll = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The company as it stands on paper and in mails. */
export function absenderAus(
  row: AbsenderRow,
  addresses: Addresses,
  mitHoheit: boolean,
  logo?: Uint8Array,
): Absender {
  return {
    name: row.name,
    gewerk: row.gewerk,
    ...(mitHoheit && row.kehrbezirk !== '' ? { bestellung: bestellungText(row, row.bbsf_anrede) } : {}),
    strasse: `${row.strasse} ${row.hausnr}`.trim(),
    plzOrt: `${row.plz} ${row.ort}`.trim(),
    ...(row.ansprechpartner ? { ansprechpartner: row.ansprechpartner } : {}),
    ...(row.telefon ? { telefon: row.telefon } : {}),
    ...(row.telefonzeiten ? { telefonzeiten: row.telefonzeiten } : {}),
    ...(row.email ? { email: row.email } : {}),
    ...(row.web ? { web: row.web } : {}),
    ...(logo ? { logo } : {}),
    ausweisHinweis: 'Unsere Mitarbeitenden weisen sich aus.',
    rechtsadresse: addressOf(addresses, 'booking', `/unternehmen/${row.slug}/termin`),
  };
}

export type Zettelrahmen = {
  readonly absender: AbsenderRow;
  /** Those of the property: its state's and its municipality's. */
  readonly feiertageBei: (halt: Ortsangabe) => readonly Feiertag[];
  readonly antwortBisWerktage: number;
  readonly heute: Tag;
  readonly addresses: Addresses;
};

/** The words of one notice: the same for slip, letter and mail. */
export function zettelFuer(empfang: Empfang, rahmen: Zettelrahmen): Terminzettel {
  const { tag } = empfang.halt;
  const text = schreibeTerminzettel(
    {
      tag,
      fenster: {
        beginn: ortszeitAus(empfang.halt.fenster_von).uhrzeit,
        ende: ortszeitAus(empfang.halt.fenster_bis).uhrzeit,
      },
      zeilen: empfang.besuch.zeilen,
      gewerk: rahmen.absender.gewerk,
      feiertage: rahmen.feiertageBei(empfang.halt),
      antwortWerktageVorher: rahmen.antwortBisWerktage,
      heute: rahmen.heute,
    },
    zetteltexte(rahmen.absender.einstellungen),
  );
  return { ...text, vorbereitung: vorbereitungVon(empfang.besuch.zeilen, rahmen.absender.einstellungen) };
}

/** The company's own words in the places the rule knows. */
function zetteltexte(gespeichert: Record<string, unknown>): Zetteltexte {
  const { freieTaetigkeiten: frei, hoheitlicheTaetigkeiten: hoheitlich } =
    einstellungenAus(gespeichert).terminzettel;
  return {
    ...ZETTELTEXTE,
    // Until a company has words of its own for the title, it is the trade's word of its own.
    titelFrei:
      frei.titel === STANDARDEINSTELLUNGEN.terminzettel.freieTaetigkeiten.titel
        ? ZETTELTEXTE.titelFrei
        : frei.titel,
    titelFss: hoheitlich.titel,
    zugang: frei.zugang,
    rechtFss: hoheitlich.rechtstext,
    rechtFrei: frei.rechtstext,
  };
}

/** What to prepare follows from the work, until a company writes sentences of its own; then those count. */
export function vorbereitungVon(
  zeilen: readonly Pick<Besuchszeile, 'art' | 'taetigkeitId'>[],
  gespeichert: Record<string, unknown>,
): readonly string[] {
  const { terminzettel } = einstellungenAus(gespeichert);
  const standard = STANDARDEINSTELLUNGEN.terminzettel;
  const arten = TAETIGKEITSARTEN.filter((art) => zeilen.some((zeile) => zeile.art === art));
  const eigene = arten.flatMap((art) => {
    const key = art === 'frei' ? 'freieTaetigkeiten' : 'hoheitlicheTaetigkeiten';
    return terminzettel[key].vorbereitung.join() === standard[key].vorbereitung.join()
      ? []
      : terminzettel[key].vorbereitung;
  });
  return eigene.length > 0 ? [...new Set(eigene)] : vorbereitungFuer(zeilen, zetteltexte(gespeichert));
}

/** Text and answer as the printing part takes them. */
export function baueZettel(
  empfang: Empfang,
  rahmen: Zettelrahmen,
  zugang: { token: string; kurzcode: string } | undefined,
): Zettel {
  const text = zettelFuer(empfang, rahmen);
  const { halt } = empfang;
  const name = nameAufZettel(empfang.kontakt);
  const lage = lageVon(empfang);
  const personen = personensatz(personenFuer(empfang));
  const antwort: Antwort | undefined = zugang && {
    url: addressOf(rahmen.addresses, 'booking', '/termin', { code: zugang.token }),
    code: formatCode(zugang.kurzcode),
    kurzadresse: ohneProtokoll(addressOf(rahmen.addresses, 'booking', '/termin')),
    frist: text.antwortfrist,
  };
  return {
    titel: text.titel,
    ...(name ? { empfaenger: name } : {}),
    liegenschaft: {
      strasseHausnummer: `${halt.strasse} ${halt.hausnr}`.trim(),
      plzOrt: `${halt.plz} ${halt.ort}`.trim(),
      ...(lage ? { lage } : {}),
      ...(halt.laufnummer === null ? {} : { nummer: String(halt.laufnummer).replace('.', ',') }),
    },
    wann: text.wann,
    ...(personen === '' ? {} : { personen }),
    taetigkeiten: text.bloecke.flatMap((block) => block.zeilen.map(zettelzeile)),
    vorbereitung: text.vorbereitung,
    ...(text.zugang ? { zugang: text.zugang } : {}),
    ...(antwort ? { antwort } : {}),
    rechtstexte: [
      ...wiederholungssaetze(fruehereVersuche(empfang)),
      ...new Set(text.bloecke.flatMap(({ rechtstext, zutritt }) => [rechtstext, zutritt ?? []].flat())),
    ],
  };
}

/** `Kehrung Ihres Schornsteins (2×)`: a line of work as it is read on paper, in mails and on the page. */
export const zettelzeile = ({ text, anzahl, dauerMinuten, art }: Besuchszeile): ZettelTaetigkeit => ({
  text: anzahl > 1 ? `${text} (${anzahl}×)` : text,
  dauerMinuten,
  art,
});

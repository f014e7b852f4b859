import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { formatTagKurz } from '@kehrtour/domain/format';
import { ARBEITSTAG_MINUTEN_MAX } from '@kehrtour/domain/recht/arbeitszeitgesetz';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { Abhilfe } from '../brett/Ausgelassene.tsx';
import { personName } from '../kehrtour.format.ts';
import { schrittAdresse } from '../wizardSchritt.ts';
import { ueblicheZeit } from './ueblicheZeit.ts';
import { hatZeit } from './wizardPruefung.ts';
import type { Tagesauskunft } from './wizardPruefung.ts';

/** The round, and what its remedies may look at. */
export type Umfeld = {
  kehrtour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  tage: readonly Tagesauskunft[];
};

const UEBERSTUNDEN_MAX = 240;

/** The remedy that the plan names, made into a deed with the people and days of this round. */
export function abhilfeFuer({ grund, liegenschaftId }: Halt, umfeld: Umfeld): Abhilfe | null {
  const { kehrtour } = umfeld;
  const abhilfe = grund?.abhilfe;
  if (grund == null || abhilfe == null) return null;
  switch (abhilfe.art) {
    case 'ueberstunden': {
      const arbeitszeit = laenger(abhilfe, umfeld);
      return arbeitszeit === null
        ? tagDazu(umfeld)
        : { art: 'tat', text: abhilfe.text, vorgaben: { arbeitszeit } };
    }
    case 'tagDazu':
      return tagDazu(umfeld);
    case 'mitarbeiterDazu':
      return mitarbeiterDazu(grund.code === 'skill-missing', umfeld);
    case 'qualifikation':
      return mitarbeiterDazu(true, umfeld);
    case 'terminMitverschieben':
      return { art: 'weg', text: abhilfe.text, href: schrittAdresse('termine', kehrtour.id) };
    case 'verortung':
      return { art: 'weg', text: abhilfe.text, href: `/liegenschaften/${liegenschaftId}` };
    case 'entfernen':
      return {
        art: 'tat',
        text: abhilfe.text,
        vorgaben: {
          liegenschaften: {
            ...kehrtour.vorgaben.liegenschaften,
            ids: kehrtour.vorgaben.liegenschaften.ids.filter((id) => id !== liegenschaftId),
          },
        },
      };
  }
}

type Mehrarbeit = Pick<NonNullable<NonNullable<Halt['grund']>['abhilfe']>, 'minuten' | 'mitarbeiterId'>;

/** How much more overtime for the one whom it was reckoned for; null where the day would become longer than ten hours (§ 3 ArbZG). */
function laenger(
  { minuten = 30, mitarbeiterId }: Mehrarbeit,
  { kehrtour, mitarbeiter }: Umfeld,
): Vorgaben['arbeitszeit'] | null {
  const { vorgaben } = kehrtour;
  const person = mitarbeiter.find(({ id }) => id === mitarbeiterId && vorgaben.mitarbeiter.ids.includes(id));
  if (person === undefined) return null;
  const zeit = vorgaben.arbeitszeit[person.id];
  const neu = {
    minuten: zeit?.minuten ?? ueblicheZeit(person, vorgaben).minuten,
    ueberstundenMinuten: Math.min(UEBERSTUNDEN_MAX, (zeit?.ueberstundenMinuten ?? 0) + minuten),
  };
  if (neu.minuten + neu.ueberstundenMinuten > ARBEITSTAG_MINUTEN_MAX) return null;
  return { ...vorgaben.arbeitszeit, [person.id]: neu };
}

/** The next day after the last on which one of the chosen people works and nothing speaks against it. */
function tagDazu({ kehrtour, mitarbeiter, tage }: Umfeld): Abhilfe {
  const { datum, mitarbeiter: gewaehlt } = kehrtour.vorgaben;
  const letzter = datum.tage.toSorted().at(-1) ?? '';
  const naechster = tage.find(
    (auskunft) =>
      auskunft.tag > letzter &&
      !auskunft.wochenende &&
      auskunft.feiertag === null &&
      auskunft.fristReicht &&
      gewaehlt.ids.some((id) => hatZeit(id, auskunft.tag, kehrtour.vorgaben, mitarbeiter)),
  );
  if (naechster === undefined)
    return { art: 'weg', text: 'Anderen Tag wählen', href: schrittAdresse('datum', kehrtour.id) };
  return {
    art: 'tat',
    text: `${formatTagKurz(naechster.tag)} dazunehmen`,
    vorgaben: { datum: { ...datum, tage: [...datum.tage, naechster.tag] } },
  };
}

function mitarbeiterDazu(mitFeuerstaettenschau: boolean, { kehrtour, mitarbeiter }: Umfeld): Abhilfe {
  const { ids } = kehrtour.vorgaben.mitarbeiter;
  const frei = mitarbeiter.find(
    (person) =>
      person.aktiv &&
      person.faehrt &&
      !ids.includes(person.id) &&
      (!mitFeuerstaettenschau || darfFeuerstaettenschau(person)) &&
      kehrtour.vorgaben.datum.tage.some((tag) => hatZeit(person.id, tag, kehrtour.vorgaben, mitarbeiter)),
  );
  if (frei === undefined)
    return { art: 'weg', text: 'Mitarbeitende ändern', href: schrittAdresse('mitarbeiter', kehrtour.id) };
  return {
    art: 'tat',
    text: `${personName(frei)} dazunehmen`,
    vorgaben: { mitarbeiter: { ids: [...ids, frei.id] } },
  };
}

import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { formatDatum, formatMenge, formatTagLang } from '@kehrtour/domain/format';
import { HAEUSER_JE_KEHRTOUR_MAX } from '@kehrtour/domain/kehrtour/kehrtour';
import { wochentag } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { ENTSCHEIDUNGEN, SCHRITTE } from '../wizardSchritt.ts';
import type { Entscheidung, Schritt } from '../wizardSchritt.ts';

export type Tagesauskunft = AnswerOf<typeof kehrtourTageHolen>['tage'][number];

/** What the checks may know beside the decisions; what is not known is not checked. */
export type Umfeld = {
  heute?: Tag;
  tage?: readonly Tagesauskunft[];
  mitarbeiter?: readonly Mitarbeiter[];
  mitFeuerstaettenschau?: boolean;
};

/** What a step lacks, in sentences; each leads to its field. */
export function pruefeSchritt(schritt: Entscheidung, vorgaben: Vorgaben, umfeld: Umfeld = {}): FieldFault[] {
  return PRUEFUNGEN[schritt](vorgaben, umfeld);
}

/** The first step before `ziel` that is not valid: where the guard `wizard` sends people. */
export function ersterOffenerSchritt(
  ziel: Schritt,
  vorgaben: Vorgaben,
  umfeld: Umfeld = {},
): Entscheidung | undefined {
  const bis = SCHRITTE.indexOf(ziel);
  return ENTSCHEIDUNGEN.find(
    (schritt) => SCHRITTE.indexOf(schritt) < bis && pruefeSchritt(schritt, vorgaben, umfeld).length > 0,
  );
}

const fault = (fieldId: string, text: string): FieldFault => ({ fieldId, text });

const PRUEFUNGEN: Record<Entscheidung, (vorgaben: Vorgaben, umfeld: Umfeld) => FieldFault[]> = {
  liegenschaften: ({ liegenschaften: { ids } }) => {
    if (ids.length === 0) return [fault('liegenschaften', 'Wählen Sie mindestens ein Haus aus.')];
    return ids.length > HAEUSER_JE_KEHRTOUR_MAX
      ? [
          fault(
            'liegenschaften',
            `Es sind ${formatMenge(ids.length, 'Haus', 'Häuser')} gewählt, bis 1.500 gehen auf einmal. Teilen Sie die Auswahl auf mehrere Kehrtouren auf.`,
          ),
        ]
      : [];
  },
  datum: pruefeDatum,
  mitarbeiter: pruefeMitarbeiter,
  arbeitsbeginn: ({ arbeitsbeginn, mitarbeiter }) =>
    mitarbeiter.ids
      .filter((id) => arbeitsbeginn[id]?.beginn === '')
      .map((id) => fault(`beginn-${id}`, 'Geben Sie eine Uhrzeit an, zum Beispiel 07:30.')),
  arbeitszeit: pruefeArbeitszeit,
  pause: ({ pause }) => {
    if (pause === null) return [];
    if (pause.fruehestens > pause.spaetestens)
      return [
        fault(
          'pause-spaetestens',
          'Der späteste Beginn der Pause liegt vor dem frühesten. Tauschen Sie die Zeiten.',
        ),
      ];
    return zwischen(pause.minuten, 15, 120)
      ? []
      : [fault('pause-minuten', 'Die Pause dauert 15 bis 120 Minuten.')];
  },
  puffer: ({ puffer }) => [
    ...(zwischen(puffer.jeHaltMinuten, 0, 60)
      ? []
      : [fault('puffer-halt', 'Der Puffer je Halt liegt zwischen 0 und 60 Minuten.')]),
    ...(zwischen(puffer.fahrzeitFaktor, 0.5, 3)
      ? []
      : [fault('puffer-fahrzeit', 'Die Fahrzeit lässt sich zwischen 50 und 300 Prozent einstellen.')]),
  ],
  termine: () => [],
  kontakt: ({ kontakt }) => [
    ...(zwischen(kontakt.antwortBisWerktage, 0, 20)
      ? []
      : [fault('kontakt-antwort', 'Antworten sind 0 bis 20 Werktage vorher möglich.')]),
    ...(zwischen(kontakt.alternativen, 0, 6)
      ? []
      : [fault('kontakt-alternativen', 'Es lassen sich 0 bis 6 Alternativtermine anbieten.')]),
  ],
};

const zwischen = (zahl: number, von: number, bis: number): boolean => zahl >= von && zahl <= bis;

function pruefeDatum({ datum }: Vorgaben, { heute, tage = [] }: Umfeld): FieldFault[] {
  if (datum.tage.length === 0) return [fault('datum', 'Wählen Sie mindestens einen Tag.')];
  if (datum.tage.length > 60) return [fault('datum', 'Bis 60 Tage gehen in einer Kehrtour.')];
  const vergangen = datum.tage.find((tag) => heute !== undefined && tag < heute);
  if (vergangen !== undefined)
    return [
      fault(
        'datum',
        `${formatTagLang(vergangen)} liegt in der Vergangenheit. Wählen Sie einen kommenden Tag.`,
      ),
    ];
  const frei = tage.find(({ tag, feiertag }) => feiertag !== null && datum.tage.includes(tag));
  if (frei === undefined || datum.feiertageErlaubt) return [];
  return [
    fault(
      'datum',
      `Der ${formatDatum(frei.tag)} ist ${frei.feiertag}. Nehmen Sie einen anderen Tag, oder lassen Sie Sonn- und Feiertage ausdrücklich zu.`,
    ),
  ];
}

function pruefeMitarbeiter({ mitarbeiter: { ids } }: Vorgaben, umfeld: Umfeld): FieldFault[] {
  if (ids.length === 0) return [fault('mitarbeiter', 'Wählen Sie mindestens eine Person, die fährt.')];
  const gewaehlt = umfeld.mitarbeiter?.filter(({ id }) => ids.includes(id));
  if (gewaehlt !== undefined && gewaehlt.length === 0)
    return [fault('mitarbeiter', 'Die gewählte Person ist nicht mehr aktiv. Wählen Sie jemand anderen.')];
  if (umfeld.mitFeuerstaettenschau && gewaehlt && !gewaehlt.some(darfFeuerstaettenschau))
    return [
      fault(
        'mitarbeiter',
        'In der Auswahl steht eine Feuerstättenschau an. Wählen Sie die bBSF oder eine Vertretung nach § 11b SchfHwG dazu.',
      ),
    ];
  return [];
}

function pruefeArbeitszeit(vorgaben: Vorgaben, { mitarbeiter }: Umfeld): FieldFault[] {
  const { ids } = vorgaben.mitarbeiter;
  const zuKurz = ids.filter((id) => {
    const eigene = vorgaben.arbeitszeit[id];
    return eigene !== undefined && !zwischen(eigene.minuten, 30, 720);
  });
  const fehler = zuKurz.map((id) =>
    fault(`zeit-${id}`, 'Die Arbeitszeit liegt zwischen 30 Minuten und 12 Stunden.'),
  );
  if (mitarbeiter === undefined || fehler.length > 0) return fehler;
  const arbeitet = ids.some((id) =>
    vorgaben.datum.tage.some((tag) => hatZeit(id, tag, vorgaben, mitarbeiter)),
  );
  const [erste] = ids;
  return arbeitet || erste === undefined
    ? []
    : [
        fault(
          `zeit-${erste}`,
          'An den gewählten Tagen arbeitet niemand. Tragen Sie Stunden ein, oder wählen Sie andere Tage.',
        ),
      ];
}

/** Whether somebody works that day: by the hours of the week, or because this round says so. */
export function hatZeit(id: string, tag: Tag, vorgaben: Vorgaben, alle: readonly Mitarbeiter[]): boolean {
  if (vorgaben.arbeitszeit[id] !== undefined) return true;
  const person = alle.find((one) => one.id === id);
  return person?.arbeitszeit.some((eintrag) => eintrag.wochentag === wochentag(tag)) ?? false;
}

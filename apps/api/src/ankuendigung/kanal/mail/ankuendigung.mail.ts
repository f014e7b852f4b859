import { besuchsart, BESUCHSSATZ } from '@kehrtour/domain/taetigkeit/besuch';
import { alsSatz } from '@kehrtour/domain/text/alsSatz';

import type { Absender, Fenster, Zettel } from '../../../terminzettel/zettelAuftrag.ts';
import type { Mailinhalt } from '../../papier/mailrahmen.ts';
import type { Verlegungsgrund } from '../../papier/nachricht.ts';
import { ganzesFenster, kurzesFenster } from './fenster.format.ts';
import { setzeTerminmail } from './setzeTerminmail.ts';

/** The values of a slip, written to one person. */
export interface Terminmail {
  absender: Absender;
  /** "Guten Tag Frau Weißenbühler," */
  anrede: string;
  zettel: Zettel;
  /** The page of a Hausverwaltung with all its houses; for nobody else. */
  uebersicht?: string | undefined;
}

/** A reason as it was typed, behind a sentence of ours. */
const nachsatz = (grund: string | undefined): string => (grund?.trim() ? ` ${alsSatz(grund)}` : '');

/** Announces a Termin: Ankündigung or Terminvorschlag, as the slip's title says. */
export function ankuendigungMail({ absender, anrede, zettel, uebersicht }: Terminmail): Mailinhalt {
  return setzeTerminmail({
    absender,
    zettel,
    uebersicht,
    betreff: `${kurzesFenster(zettel.wann)}: ${zettel.titel}`,
    titel: zettel.titel,
    saetze: [anrede, BESUCHSSATZ[besuchsart(zettel.taetigkeiten.map(({ art }) => art))]],
    knopf: 'Termin bestätigen oder ändern',
    frist: zettel.antwort?.frist,
  });
}

/** A Termin that was announced has moved; the old window is named, so that nobody waits for it. */
export function verlegtMail({
  absender,
  anrede,
  zettel,
  uebersicht,
  bisher,
  grund,
  weil,
}: Terminmail & {
  bisher: Fenster;
  grund?: string;
  weil?: Verlegungsgrund | undefined;
}): Mailinhalt {
  return setzeTerminmail({
    absender,
    zettel,
    uebersicht,
    betreff: `Neuer Termin: ${kurzesFenster(zettel.wann)}`,
    titel: VERLEGT_TITEL[weil ?? 'ungefragt'],
    saetze: [anrede, verlegtSatz(ganzesFenster(bisher), { grund, weil })],
    knopf: stehtFest(weil) ? 'Meinen Termin ansehen' : 'Neuen Termin bestätigen oder ändern',
    frist: stehtFest(weil) ? undefined : zettel.antwort?.frist,
  });
}

const VERLEGT_TITEL: Record<Verlegungsgrund | 'ungefragt', string> = {
  abgesprochen: 'Ihr Termin hat sich geändert',
  vorgeschlagen: 'Passt Ihnen diese Zeit?',
  gewaehlt: 'Ihr neuer Termin steht fest',
  ungefragt: 'Ihr Termin hat sich geändert',
};

/** Whose yes was heard is not asked again. */
const stehtFest = (weil: Verlegungsgrund | undefined): boolean =>
  weil === 'abgesprochen' || weil === 'gewaehlt';

function verlegtSatz(
  bisher: string,
  { grund, weil }: { grund?: string | undefined; weil?: Verlegungsgrund | undefined },
): string {
  switch (weil) {
    case 'abgesprochen':
      return `wie besprochen kommen wir zu einer anderen Zeit; der Termin am ${bisher} gilt nicht mehr. Wir kommen:`;
    case 'vorgeschlagen':
      return `der Termin am ${bisher} passt Ihnen nicht und gilt nicht mehr. Wir schlagen Ihnen diese Zeit vor:`;
    case 'gewaehlt':
      return `Sie haben auf Ihrer Seite eine andere Zeit gewählt; der Termin am ${bisher} gilt nicht mehr, auch in Ihrem Kalender nicht. Wir kommen:`;
    case undefined:
      return `wir müssen unseren Besuch verlegen.${nachsatz(grund)} Bisher war er am ${bisher} geplant; das gilt nicht mehr. Wir kommen stattdessen:`;
  }
}

const BLEIBT = {
  arbeit: {
    betreff: 'Was wir bei Ihnen tun',
    titel: 'Ihr Termin bleibt, die Arbeit ändert sich',
    geaendert: 'was wir bei Ihnen tun',
  },
  person: {
    betreff: 'Wer zu Ihnen kommt',
    titel: 'Ihr Termin bleibt, es kommt jemand anderes',
    geaendert: 'wer zu Ihnen kommt',
  },
} as const;

/** The told window holds; what is done in it is not what was told, or who comes is none of those who were named. */
export function bleibtMail({
  absender,
  anrede,
  zettel,
  uebersicht,
  art,
  grund,
}: Terminmail & { art: keyof typeof BLEIBT; grund?: string }): Mailinhalt {
  const { betreff, titel, geaendert } = BLEIBT[art];
  return setzeTerminmail({
    absender,
    zettel,
    uebersicht,
    betreff: `${betreff}: ${kurzesFenster(zettel.wann)}`,
    titel,
    saetze: [
      anrede,
      `Tag und Uhrzeit unseres Besuchs bleiben, wie wir sie Ihnen genannt haben. Geändert hat sich, ${geaendert}.${nachsatz(grund)} Wir kommen:`,
    ],
    knopf: 'Termin bestätigen oder ändern',
    frist: zettel.antwort?.frist,
  });
}

/** A Termin is called off and no new one is offered in this mail. */
export function abgesagtMail({
  absender,
  anrede,
  zettel,
  grund,
  stattdessen,
}: Terminmail & { grund?: string; stattdessen?: Fenster }): Mailinhalt {
  return setzeTerminmail({
    absender,
    // Nothing is done there: a list of it would read as if somebody came.
    zettel: {
      ...zettel,
      antwort: undefined,
      taetigkeiten: [],
      vorbereitung: [],
      zugang: undefined,
      rechtstexte: [],
      personen: undefined,
    },
    ...(stattdessen
      ? {
          betreff: `Andere Zeit für eine Wohnung: ${kurzesFenster(zettel.wann)}`,
          titel: 'Eine Wohnung hat einen anderen Termin',
          saetze: [
            anrede,
            `die unten genannte Wohnung besuchen wir nicht zu der Zeit, die wir Ihnen geschrieben haben, sondern am ${ganzesFenster(stattdessen)}.${nachsatz(grund)} Sie brauchen nichts zu tun.`,
          ],
        }
      : {
          betreff: `Termin abgesagt: ${kurzesFenster(zettel.wann)}`,
          titel: 'Unser Besuch entfällt',
          saetze: [
            anrede,
            `diesen Termin müssen wir leider absagen.${nachsatz(grund)} Sie brauchen nichts zu tun; wir melden uns mit einem neuen Vorschlag.`,
          ],
        }),
    abgesagt: true,
  });
}

/** The told window will be missed today; it stays what was promised, and whoever cannot wait gets another time. */
export function verspaetetMail({
  absender,
  anrede,
  zettel,
  minuten,
  etwa,
}: Terminmail & { minuten: number; etwa: string }): Mailinhalt {
  const wie = absender.telefon ? `rufen Sie uns bitte an unter ${absender.telefon}` : 'melden Sie sich bitte';
  return setzeTerminmail({
    absender,
    zettel: { ...zettel, antwort: undefined, vorbereitung: [], rechtstexte: [], zugang: undefined },
    betreff: `Wir kommen später: ${kurzesFenster(zettel.wann)}`,
    titel: 'Wir verspäten uns',
    saetze: [
      anrede,
      `heute sind wir etwa ${minuten} Minuten später dran und kommen voraussichtlich etwa ab ${etwa} Uhr zu Ihnen, nach der Zeit, die wir Ihnen genannt haben. Bitte entschuldigen Sie das. Passt es Ihnen dann nicht mehr, ${wie}: Sie bekommen kostenlos einen neuen Termin. Zugesagt war:`,
    ],
  });
}

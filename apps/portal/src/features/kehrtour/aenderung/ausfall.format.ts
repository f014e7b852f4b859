import type { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import type { Ausfallvorschlagpreis } from '@kehrtour/contract/ausfallvorschlag';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { formatAufzaehlung, formatDauer, formatMenge, formatTagKurz } from '@kehrtour/domain/format';
import { AUSFALLVORSCHLAEGE, type Ausfallvorschlag } from '@kehrtour/domain/planung/aenderung';

import { hinausText, schreibenText, wegeText } from './aenderung.format.ts';

type Preis = Ausfallvorschlagpreis;

/** `Auf alle verteilen, die fahren; Rest am Mi., 03.02.` */
export function vorschlagTitel({ art, personen, tage }: Preis): string {
  const namen = formatAufzaehlung(personen);
  switch (art) {
    case 'uebernimmt':
      return `${namen || 'Ein Kollege'} ${personen.length > 1 ? 'übernehmen' : 'übernimmt'} den Tag, wie er ist`;
    case 'verteilt': {
      const dazu = namen === '' ? '' : `, dazu ${namen}`;
      const rest =
        tage.length === 0 ? '' : `; Rest am ${formatAufzaehlung(tage.map((tag) => formatTagKurz(tag)))}`;
      return `Auf alle verteilen, die fahren${dazu}${rest}`;
    }
    case 'ausgelassen':
      return 'Auslassen und später neu vorschlagen';
  }
}

/** `28 Zusagen halten, 10 bekommen eine neue Zeit, 5 behalten die Zeit, es kommt jemand anderes, 2 werden gebrochen; dazu bekommen 7 Haushalte ohne Zusage eine Zeit` */
export function zusagenText({ gehalten, verlegt, beiAnderen, gebrochen, entfallen, neu }: Preis): string {
  const dazu =
    neu === 0
      ? ''
      : `; dazu ${neu === 1 ? 'bekommt' : 'bekommen'} ${formatMenge(neu, 'Haushalt', 'Haushalte')} ohne Zusage eine Zeit`;
  if (verlegt + gebrochen + entfallen === 0)
    return `${gehalten === 1 ? 'Die Zusage hält' : `Alle ${gehalten} Zusagen halten`}${dazu}`;
  const zusagen = formatAufzaehlung([
    `${formatMenge(gehalten, 'Zusage hält', 'Zusagen halten')}`,
    ...(verlegt > beiAnderen
      ? [`${verlegt - beiAnderen} ${verlegt - beiAnderen === 1 ? 'bekommt' : 'bekommen'} eine neue Zeit`]
      : []),
    ...(beiAnderen === 0
      ? []
      : [`${beiAnderen} ${beiAnderen === 1 ? 'behält' : 'behalten'} die Zeit, es kommt jemand anderes`]),
    ...(gebrochen === 0 ? [] : [`${gebrochen} ${gebrochen === 1 ? 'wird' : 'werden'} gebrochen`]),
    ...(entfallen === 0 ? [] : [`${entfallen} ${entfallen === 1 ? 'entfällt' : 'entfallen'} vorerst`]),
  ]);
  return `${zusagen}${dazu}`;
}

/** `Bescheid bekommen 6 E-Mails und 6 Zettel`, or that nobody has to hear of it. */
export function bescheidText({ bescheid, zurKenntnis }: Preis): string {
  if (bescheid.length === 0) return 'Niemand muss etwas erfahren';
  const kenntnis = zurKenntnis.length === 0 ? '' : `, den Verwaltungen zur Kenntnis ${wegeText(zurKenntnis)}`;
  return `Bescheid: ${wegeText(bescheid)}${kenntnis}`;
}

/** `1 Std. 40 Min. Fahrt (12 Min. mehr)` */
export function fahrtText({ fahrtMinuten, mehrFahrtMinuten: mehr }: Preis): string {
  const fahrt = `${formatDauer(fahrtMinuten)} Fahrt`;
  if (mehr === 0) return `${fahrt} wie bisher`;
  return `${fahrt} (${formatDauer(Math.abs(mehr))} ${mehr > 0 ? 'mehr' : 'weniger'})`;
}

/** What the button does: `16 Haushalten schreiben`; where nobody is told, to take it. */
export function vorschlagTat({ bescheid, zurKenntnis }: Preis): string {
  const schreiben = schreibenText(bescheid, zurKenntnis);
  return schreiben === '' ? 'So fahren' : `So fahren und ${schreiben}`;
}

const FEHLT: Record<Ausfallvorschlag, string> = {
  uebernimmt:
    'Den ganzen Tag, wie er ist, kann niemand übernehmen: Niemand mit der Befähigung ist dann so lange frei.',
  verteilt: '',
  ausgelassen: 'Auslassen ist kein eigener Vorschlag: Dafür muss kein Besuch entfallen.',
};

/** Why there are fewer than three; a closed day nobody could take, which needs no words. */
export const fehlendeText = (vorschlaege: readonly Preis[], geschlossen: boolean): string =>
  AUSFALLVORSCHLAEGE.filter((art) => vorschlaege.every((einer) => einer.art !== art))
    .filter((art) => !(geschlossen && art === 'uebernimmt'))
    .map((art) => FEHLT[art])
    .filter(Boolean)
    .join(' ');

/** What was done, until when it can be stopped, and what is left to do by hand. */
export function genommenText({
  mails,
  zettel,
  hinausAb,
}: Pick<AnswerOf<typeof aenderungAnnehmen>, 'mails' | 'zettel' | 'hinausAb'>): string {
  const teile = [
    ...(mails > 0 ? [formatMenge(mails, 'Nachricht wird gesendet', 'Nachrichten werden gesendet')] : []),
    ...(zettel > 0
      ? [formatMenge(zettel, 'Zettel oder Brief ist zu bringen', 'Zettel oder Briefe sind zu bringen')]
      : []),
  ];
  const gilt =
    teile.length === 0 ? 'Der neue Plan gilt.' : `Der neue Plan gilt: ${formatAufzaehlung(teile)}.`;
  return hinausAb === null ? gilt : `${gilt} ${hinausText(hinausAb)}`;
}

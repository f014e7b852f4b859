import type { Bezirksuebergabe } from '@kehrtour/contract/bezirksuebergabe';
import { formatMenge, formatTagLang } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

type Uebergabe = NonNullable<Bezirksuebergabe['uebergabe']>;
type Satz = { readonly titel: string; readonly text: string; readonly tone: 'info' | 'warning' | 'success' };

const tagVon = (zeitpunkt: string | null): string =>
  zeitpunkt === null ? '' : formatTagLang(ortszeitAus(new Date(zeitpunkt)).tag);
const bisZum = ({ bis }: Uebergabe): string => (bis === null ? '' : formatTagLang(bis));

/** A handing over in words: where it stands, and whose turn it is until when. */
export function standsatz(uebergabe: Uebergabe): Satz {
  const { stand, nachfolger, ueberfaellig } = uebergabe;
  const melden =
    'Benachrichtigen Sie die Aufsichtsbehörde; sie kann den Empfang an ihrer Stelle bestätigen (§ 19 Abs. 3 SchfHwG).';
  switch (stand) {
    case 'uebergeben':
    case 'nachgebessert':
      return ueberfaellig
        ? {
            titel: 'Die Nachfolge hat sich nicht gemeldet',
            text: `Die Frist endete am ${bisZum(uebergabe)}. ${melden}`,
            tone: 'warning',
          }
        : {
            titel: `${stand === 'uebergeben' ? 'Übergeben' : 'Nachgebessert'} an ${nachfolger}`,
            text: `Bis ${bisZum(uebergabe)} wird bestätigt oder beanstandet. Gelöscht ist noch nichts.`,
            tone: 'info',
          };
    case 'beanstandet':
      return {
        titel: ueberfaellig ? 'Die Nachbesserung ist überfällig' : 'Beanstandet: Bitte nachbessern',
        text: `„${uebergabe.beanstandung}“ Frist bis ${bisZum(uebergabe)}. Wer nicht nachbessert, trägt die Kosten der Nacherhebung.`,
        tone: 'warning',
      };
    case 'bestaetigt':
      return {
        titel: `Bestätigt ${uebergabe.bestaetigtVon === 'aufsicht' ? 'von der Aufsicht' : `von ${nachfolger}`}`,
        text: `Ab ${tagVon(uebergabe.loeschtAb)} löscht Kehrtour von selbst, was aus dem Bezirk stammt. Bis dahin lässt es sich zurücknehmen.`,
        tone: 'warning',
      };
    case 'geloescht': {
      const { haeuser = 0, besuche = 0, arbeiten = 0 } = uebergabe.geloescht ?? {};
      return {
        titel: `Übergeben an ${nachfolger} und gelöscht`,
        text: `Am ${tagVon(uebergabe.geloeschtAm)}: ${formatMenge(haeuser, 'Haus', 'Häuser')}, ${formatMenge(besuche, 'Besuch', 'Besuche')} und ${formatMenge(arbeiten, 'hoheitliche Arbeit', 'hoheitliche Arbeiten')}. Dieser Vermerk nennt keine Kundschaft und bleibt als Nachweis.`,
        tone: 'success',
      };
    }
  }
}

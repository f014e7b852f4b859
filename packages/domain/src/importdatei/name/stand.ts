/** What somebody is behind a comma: no first name. */
const STAND =
  /:|^\p{L}*(?:bauer|bäuerin|wirt|rentner|austr[aä]gler|austr[aä]ger|meister|betreuer|pfleger|verwalter|eigentümer|besitzer|mieter|bewohner|inhaber|nutzer)(?:in)?$|^(?:(?:toch|schwes|mut|va)ter|sohn|bruder|witwer?|neffe|nichte|enkel(?:in)?)$/iu;

/** `Karl Sauer, Landwirt`: what somebody is stays behind the name. */
export function ohneStand(text: string): { name: string; stand: string } {
  const komma = text.indexOf(',');
  const davor = text.slice(0, komma).trim();
  if (komma < 0 || !davor.includes(' ') || !STAND.test(text.slice(komma + 1).trim()))
    return { name: text, stand: '' };
  return { name: davor, stand: text.slice(komma) };
}

import { ohneAnrede } from './namensanfang.ts';
import { VORNAMEN } from './vornamen.ts';

/** What no person is called: legal forms, offices and kinds of houses that are run by somebody. */
const FIRMA =
  /(?:^|[\s,(.&-])(?:gmbh|mbh|mbb|ohg|gbr|e\.\s?g\.|e\.?\s?v\.?|e\.\s?k\.|stiftung|verein|gemeinde|landkreis|landratsamt|pfarr(?:amt|ei|gemeinde|haus|kirche|pfründe)\w*|kirchen(?:gemeinde|verwaltung|stiftung|pflege|vorstand|kreis|amt)\w*|diakonie|caritas|immobilien|wohnungsbau\w*|genossenschaft|sparkasse|gasthof|\p{L}*(?:verband|verein|praxis|kanzlei|(?<!erben)gemeinschaft|eigentümergem\.))(?=$|[\s,).&-])|(?:haus|grundstücks?|vermögens|immobilien|liegenschafts)verwaltung|verwaltungs?(?=$|[\s-])|genossenschaft|\bWEG[- ]/iu;
/** Authorities, trades and families of merchants, as they stand at the beginning of a name or right behind it. */
const AMT_ODER_GEWERBE =
  /^(?:freistaat|markt(?=\s[A-ZÄÖÜ])|bundesrepublik|bundesanstalt|bezirk|bistum|(?:erz)?diözese|universität|zweckverband|kloster|klinik(?:um)?|krankenhaus|kindergarten|kita|(?:grund|mittel|haupt|real|berufs|förder)schule|gymnasium|(?:forst|finanz|bau|ordnungs)amt|rathaus|bauhof|feuerwehr|freiwillige feuerwehr|autohaus|elektro|auto|friseur|salon|wirtshaus|landgast(?:hof|haus)|optik|blumen|getränke|möbel|sanitär|spedition|fahrschule|reisebüro|tankstelle|notariat|(?:stadt|gemeinde)werke|siedlungswerk|kinderhaus|rechtsanwälte|(?:deutsche|bayerische|evangelische|katholische|(?:erz)?bischöfliche)[rsnm]?|gasthaus|gaststätte|restaurant|pizzeria|café|apotheke|kanzlei|sägewerk|gebr(?:üder|\.)|\p{L}+erei)\s\S|\s(?:&|und|u\.)\s(?:söhne|sohn|töchter|tochter|partner|kollegen|co\.?)$/iu;
/** Legal forms of two letters stand in capitals; in small ones they are parts of names. */
const KURZE_RECHTSFORM = /(?:^|[\s.&])(?:AG|KG|UG|SE|eG|EG|Co\.)(?=$|[\s,).&])/;
/** Short words for who runs a village or a house, in capitals at the beginning. */
const KURZES_AMT =
  /^(?:VG|VGem|HV|KiGa|TSV|SV|ASV|FC|SpVgg|DJK|TV|FFW|FF|BRK|DRK|AWO|ASB|THW|VdK|DAV|DLRG|VfB|VfL|ETG|HG|WG|wbg)\.? \S/;
/** Who lives or owns there, and where: `Mieter EG` is on the ground floor and no cooperative. */
export const BEWOHNER = /^(?:mit)?(?:eigentümer|besitzer|bewohner|mieter|nutzer)(?:in)?\s/i;
/** Whoever it goes to is no firm because of whom it is care of. */
const BEI = /[\s,](?:c\/o|z\.\s?hd\.?|zu händen|vertr\.)\s/i;
/** Words that people are called as well: beside a first name or after an Anrede they are names. */
const FIRMA_ODER_NAME = /(?:^|\s)(?:stadt|bank|schule|hotel|praxis|weg|verwaltung|verwalter)(?=$|\s)/i;

/** By legal form or kind; people called Bank or Stadt are known by their Anrede, a comma or a first name. */
export function istFirma(text: string): boolean {
  const ganz = text.trim();
  const bei = BEI.exec(ganz)?.index ?? 0;
  const { anrede, rest } = ohneAnrede(bei > 0 ? ganz.slice(0, bei) : ganz);
  if (anrede === 'firma') return true;
  if (anrede !== 'ohne' || BEWOHNER.test(rest)) return false;
  if (FIRMA.test(rest) || KURZE_RECHTSFORM.test(rest) || KURZES_AMT.test(rest) || AMT_ODER_GEWERBE.test(rest))
    return true;
  return FIRMA_ODER_NAME.test(rest) && !istEinePerson(rest);
}

function istEinePerson(text: string): boolean {
  const woerter = text.toLowerCase().split(/[\s,]+/);
  return /^[^,\s]+,\s*\S+$/.test(text) || woerter.some((wort) => VORNAMEN.has(wort)) || woerter.length === 1;
}

import { anredeNachVorn } from './namensanfang.ts';

/** An estate, by the words that lists have for it. */
export const ERBEN =
  /\berbengemeinschaft\b|\berb(?:engem|gem|eng)\.|\berben\b|^nachla(?:ss|ß)\b|\bnachla(?:ss|ß)$/i;
/** Several who have no word of their own in an address: it belongs to their name. */
export const GESCHWISTER = /^(?:geschwister|geschw\.) ?\S/i;
/** A cell that names nobody. */
export const NIEMAND =
  /^\(?(?:(?:eigentümer|besitzer|bewohner|mieter|name)(?:in)? ?)?(?:unbekannt|nicht bekannt|ohne namen?|keine angabe|leer(?:stand|stehend)?|unbewohnt|n\. ?n\.|k\. ?a\.|\?+|x{2,}|[-–—.]+)\)?$/i;
/** What somebody is to the house, with a colon before the name. */
const EIGENSCHAFT =
  /^(?:(?:mit)?eigentümer|besitzer|bewohner|(?:haupt)?mieter|pächter|nutzer|hausmeister|verwalter)(?:in)? ?: ?/i;
/** Others belong to it whom nobody names: then nobody is greeted alone. */
export const UND_ANDERE =
  / (?:u\. ?a\.|et al\.|(?:und|u\.|&) ?(?:and(?:ere|\.)|Mit(?:besitzer|bes\.|eigentümer|eigent\.|eig\.)))$/;
/** How somebody is written to, or a letter for her hands. */
const AN = /^(?:an |sehr geehrter? )(?=(?:herrn?|frau|familie|fam\.|eheleute|firma|fa\.) )/i;
const ZU_HAENDEN = /^(?:z\. ?hd\.?|zhd\.?|zu händen(?: von)?) ?:? ?/i;

/** One blank where there are any, without what says who somebody is to the house, or that something is written to her. */
export const ohneVorspann = (text: string): string =>
  anredeNachVorn(
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/,(?=\p{L})/gu, ', ')
      .replace(EIGENSCHAFT, '')
      .replace(AN, '')
      .replace(ZU_HAENDEN, ''),
  );

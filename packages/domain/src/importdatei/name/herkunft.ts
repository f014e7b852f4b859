import { istVorname } from './vornamen.ts';

type Name = { readonly vorname: string; readonly nachname: string };

/** Family names of Spain and Portugal beside those that end in `ez`; none of them is a first name or a German word. */
const IBERISCH = new Set(
  (
    'garcia diaz ruiz moreno alonso romero navarro torres ramos gil serrano molina castro ortega delgado marin medina ' +
    'morales herrera flores cruz reyes rojas silva santos costa sousa souza pereira ferreira oliveira rodrigues ' +
    'fernandes goncalves almeida carvalho lima vargas rivera mendoza aguilar guerrero dominguez munoz cabrera'
  ).split(' '),
);
/** Half of Vietnam has one of these names, and writes it first. */
const VIETNAMESISCH = new Set(
  'nguyen tran pham huynh hoang phan bui dang ngo duong le vu vo do ho ly'.split(' '),
);
/** What stands between family and first name there. */
const MITTELNAMEN = new Set(
  'van thi duc minh quang thanh xuan huu ngoc hong kim quoc dinh dang hoang anh tien tuan viet cong gia bao'.split(
    ' ',
  ),
);

const schlicht = (wort: string): string =>
  wort.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'd').toLowerCase();

const istIberisch = (wort: string): boolean => {
  const rein = schlicht(wort);
  return (IBERISCH.has(rein) || /^[a-z]{2,}ez$/.test(rein)) && !istVorname(wort);
};

/** Families of China and Korea that have a single syllable; in Korea the first name has a hyphen (`Kim Min-jun`). */
const OSTASIATISCH = new Set(
  (
    'li wang zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie tang cao deng feng ' +
    'xiao cheng cai peng pan yuan dong yu su wei jiang ding shen kim park choi jeong jung kang cho yoon'
  ).split(' '),
);
/** One syllable of a Chinese name, or two. */
const PINYIN =
  /^(?:(?:[bpmfdtnlgkhjqxrzcsyw]|zh|ch|sh)?(?:a[io]?|e[i]?|ou?|i[aeu]?|u[aeio]?|ia[o]|ua[i])(?:n|ng)?){1,2}$/;

/** `Li Wei`, `Wang Xiaoming`: whose first word may be the family's. */
export const istChinesisch = ([familie = '', vorname = '']: readonly string[]): boolean =>
  OSTASIATISCH.has(schlicht(familie)) && PINYIN.test(schlicht(vorname)) && !istVorname(vorname);

function koreanisch(woerter: readonly string[]): Name | undefined {
  const [familie = '', vorname = ''] = woerter;
  if (woerter.length !== 2 || !OSTASIATISCH.has(schlicht(familie)) || istVorname(vorname)) return undefined;
  return /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(vorname) ? { nachname: familie, vorname } : undefined;
}

/** `Ana García López`, `Nguyen Van An`: names that say themselves which part is the family's, whatever the column does. */
export function nachHerkunft(woerter: readonly string[]): Name | undefined {
  return vietnamesisch(woerter) ?? koreanisch(woerter) ?? iberisch(woerter);
}

/** Family, middle and first name; written as here, the family's stands at the end and needs nobody. */
function vietnamesisch(woerter: readonly string[]): Name | undefined {
  const [familie = '', mitte = '', ...vornamen] = woerter;
  if (vornamen.length === 0 || vornamen.length > 2) return undefined;
  if (!VIETNAMESISCH.has(schlicht(familie)) || !MITTELNAMEN.has(schlicht(mitte))) return undefined;
  if (VIETNAMESISCH.has(schlicht(vornamen.at(-1) ?? '')) || vornamen.some(istVorname)) return undefined;
  return { nachname: familie, vorname: [mitte, ...vornamen].join(' ') };
}

/** The father's and the mother's name are one, at either end of it. */
function iberisch(woerter: readonly string[]): Name | undefined {
  if (woerter.length < 2 || woerter.length > 5) return undefined;
  if (woerter.slice(-2).every(istIberisch)) return geteilt(woerter, woerter.length - 2);
  if (woerter.slice(0, 2).every(istIberisch))
    return { nachname: woerter.slice(0, 2).join(' '), vorname: woerter.slice(2).join(' ') };
  return undefined;
}

const geteilt = (woerter: readonly string[], stelle: number): Name => ({
  vorname: woerter.slice(0, stelle).join(' '),
  nachname: woerter.slice(stelle).join(' '),
});

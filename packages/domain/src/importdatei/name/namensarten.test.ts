import { describe, expect, it } from 'vitest';

import { empfaengername, grussformel } from '../../liegenschaft/kontakt.ts';
import { NAMENSFOLGEN } from './namensfolge.ts';
import { liesName } from './personenname.ts';

const gelesen = (text: string, folge: (typeof NAMENSFOLGEN)[number] = 'vornameZuerst'): string[] => {
  const name = liesName(text, folge);
  return [empfaengername(name), grussformel(name)];
};

const GRUSS = 'Guten Tag';

describe('kinds of names, each with names of every kind', () => {
  const vornamen = ['Karl', 'Petra', 'Karl-Heinz', 'Uwe'];
  const nachnamen = ['Kern', 'Müller-Lüdenscheidt', 'Groß', 'Özdemir', 'Graf'];
  const paare = vornamen.flatMap((vorname) => nachnamen.map((nachname) => [vorname, nachname] as const));

  it.each(paare)('%s %s and a calling', (vorname, nachname) => {
    const voll = `${vorname} ${nachname}`;
    for (const amt of ['RA', 'RAin Dr.', 'Pfr.', 'Rechtsanwältin', 'Pfarrer', 'Notar Dr.', 'Steuerberater']) {
      expect(gelesen(`${amt} ${voll}`)).toEqual([`${amt} ${voll}`, GRUSS]);
      expect(gelesen(`${amt} ${nachname} ${vorname}`, 'nachnameZuerst')).toEqual([`${amt} ${voll}`, GRUSS]);
      expect(gelesen(`${nachname} ${amt} ${vorname}`, 'nachnameZuerst')).toEqual([`${amt} ${voll}`, GRUSS]);
      expect(gelesen(`${nachname}, ${amt} ${vorname}`)).toEqual([`${amt} ${voll}`, GRUSS]);
      expect(gelesen(`${nachname}, ${vorname}, ${amt}`)).toEqual([`${amt} ${voll}`, GRUSS]);
    }
    expect(gelesen(`Herrn RA ${voll}`)[1]).toBe(`${GRUSS} Herr Rechtsanwalt ${nachname}`);
    expect(gelesen(`Frau RAin Dr. ${voll}`)[1]).toBe(`${GRUSS} Frau Rechtsanwältin Dr. ${nachname}`);
    expect(gelesen(`Herr Pfr. ${voll}`)[1]).toBe(`${GRUSS} Herr Pfarrer ${nachname}`);
    for (const folge of NAMENSFOLGEN)
      expect(gelesen(`Herrn Pfarrer ${nachname}`, folge)).toEqual([
        `Herr Pfarrer ${nachname}`,
        `${GRUSS} Herr Pfarrer ${nachname}`,
      ]);
  });

  it.each(paare)('%s %s who has died, or is left', (vorname, nachname) => {
    for (const zeichen of ['†', '(†)', '† 2021', 'verst.', '(verstorben)', 'verst. 12.03.2021'])
      for (const text of [`${vorname} ${nachname} ${zeichen}`, `${nachname}, ${vorname} ${zeichen}`])
        expect(gelesen(`Herr ${text}`)).toEqual([`Erben nach ${vorname} ${nachname}`, GRUSS]);
    const voll = `Anna ${nachname}`;
    for (const folge of NAMENSFOLGEN) {
      expect(gelesen(`${vorname} † und Anna ${nachname}`, folge)).toEqual([voll, GRUSS]);
      expect(gelesen(`Anna und ${vorname} (†) ${nachname}`, folge)).toEqual([voll, GRUSS]);
      expect(gelesen(`Eheleute ${nachname} ${vorname} † u. Anna`, folge)).toEqual([voll, GRUSS]);
      expect(gelesen(`Herr ${vorname} † und Frau Anna ${nachname}`, folge)[1]).toBe(
        `${GRUSS} Frau ${nachname}`,
      );
    }
    expect(gelesen(`Frau Anna ${nachname} (${vorname} †)`)).toEqual([voll, `${GRUSS} Frau ${nachname}`]);
  });

  it.each(paare)('%s %s beside somebody', (vorname, nachname) => {
    for (const folge of NAMENSFOLGEN) {
      for (const wort of ['Eheleute', 'Familie']) {
        const beide = `${wort} ${nachname} und Schmidt`;
        expect(gelesen(beide, folge)).toEqual([beide, `${GRUSS} ${beide}`]);
        const vornamenVorn = `${wort} ${vorname} und Anna ${nachname}`;
        expect(gelesen(vornamenVorn, folge)).toEqual([vornamenVorn, `${GRUSS} ${wort} ${nachname}`]);
        expect(gelesen(`${wort} ${nachname} ${vorname} u. Anna`, folge)[1]).toBe(
          `${GRUSS} ${wort} ${nachname}`,
        );
        expect(gelesen(`${wort} ${vorname} ${nachname} und Anna ${nachname}`, folge)[1]).toBe(
          `${GRUSS} ${wort} ${nachname}`,
        );
        expect(gelesen(`${wort} Karl ${nachname} und Anna Schmidt`, folge)[1]).toBe(GRUSS);
      }
      expect(gelesen(`Eheleute ${vorname} und Anna`, folge)[1]).toBe(`${GRUSS} Eheleute ${vorname} und Anna`);
    }
    expect(gelesen(`Hr./Fr. ${nachname}`)).toEqual([nachname, GRUSS]);
    expect(gelesen(`Herrn/Frau ${vorname} ${nachname}`)).toEqual([`${vorname} ${nachname}`, GRUSS]);
    expect(gelesen(`Erben nach ${vorname} ${nachname}`)[0]).toBe(`Erben nach ${vorname} ${nachname}`);
    expect(gelesen(`Erbengem. ${nachname}`)[1]).toBe(GRUSS);
  });

  it('reads what is no name for nobody', () => {
    for (const text of ['†', '(†)', 'verstorben']) expect(liesName(text)).toEqual({ anrede: 'ohne' });
    expect(gelesen('HERRN RA KARL KERN')).toEqual(['RA Karl Kern', `${GRUSS} Herr Rechtsanwalt Kern`]);
    expect(gelesen('Kern GmbH †')).toEqual(['Kern GmbH', GRUSS]);
  });

  it.each(paare)('%s %s with what stands around a name', (vorname, nachname) => {
    const voll = `${vorname} ${nachname}`;
    for (const grad of ['LL.M.', 'M.A.', 'B.Sc.', 'MBA', 'Ph.D.', 'i.R.', 'a. D.'])
      expect(gelesen(`Frau Dr. ${voll} ${grad}`)).toEqual([
        `Dr. ${voll} ${grad}`,
        `${GRUSS} Frau Dr. ${nachname}`,
      ]);
    for (const titel of [
      'Hon.-Prof. Dr.',
      'apl. Prof.',
      'Professorin Dr. h. c.',
      'Priv.-Doz. Dr. iur.',
      'Dipl.-Soz.-Päd. (FH)',
      'Dipl.-Finanzwirt (FH)',
      'Diplom-Kauffrau',
      'Dr.-Ing. habil.',
    ]) {
      expect(gelesen(`Frau ${titel} ${voll}`)).toEqual([
        `${titel} ${voll}`,
        `${GRUSS} Frau ${titel} ${nachname}`,
      ]);
      expect(gelesen(`${nachname}, Frau ${titel} ${vorname}`)[1]).toBe(`${GRUSS} Frau ${titel} ${nachname}`);
      const inVersalien = gelesen(`FRAU ${titel} ${voll}`.toUpperCase()).join(' ');
      expect(inVersalien.toUpperCase()).toContain(`FRAU ${titel} ${nachname}`.toUpperCase());
    }
    for (const dahinter of [
      'gesch. Lang',
      'gen. Stoiber',
      'vulgo Stoiber',
      'f. Karl Lang',
      'b. Lang',
      'als Betreuerin von Karl Lang',
      'mit Hund',
      'die Ältere',
      'i. A. Petra Lang',
      'c/o Petra Lang',
    ])
      expect(gelesen(`Frau ${voll} ${dahinter}`)).toEqual([
        `${voll} ${dahinter}`,
        `${GRUSS} Frau ${nachname}`,
      ]);
    for (const stand of ['Landwirt', 'Austragsbäuerin', 'Betreuerin: Petra Lang', 'Tochter'])
      expect(gelesen(`Frau ${voll}, ${stand}`)).toEqual([`${voll}, ${stand}`, `${GRUSS} Frau ${nachname}`]);
    // Whoever is sorted by it has her `von` behind the first name.
    for (const vorsatz of ['von', 'von der', 'v.', 'Freifrau von', 'Gräfin von und zu', 'zu'])
      for (const sortiert of [
        `Frau ${nachname}, ${vorname} ${vorsatz}`,
        `${nachname}, Frau ${vorname} ${vorsatz}`,
      ])
        expect(gelesen(sortiert)).toEqual([
          `${vorname} ${vorsatz} ${nachname}`,
          `${GRUSS} Frau ${vorsatz} ${nachname}`,
        ]);
    for (const anrede of [`${nachname}, Frau`, `${nachname} Frau`, `${nachname} (Frau)`, `${nachname}, Fr.`])
      expect(gelesen(anrede)).toEqual([`Frau ${nachname}`, `${GRUSS} Frau ${nachname}`]);
    expect(gelesen(`frau ${voll}`.toLowerCase())).toEqual([voll, `${GRUSS} Frau ${nachname}`]);
    for (const beide of ['Herr oder Frau', 'Herr bzw. Frau', 'Fr/Hr'])
      expect(gelesen(`${beide} ${voll}`)[1]).toBe(GRUSS);
    expect(gelesen(`Frau Dipl.-Kffr. ${voll}`)[1]).toBe(`${GRUSS} Frau Dipl.-Kffr. ${nachname}`);
    expect(gelesen(`Frau Mag.a ${voll}`)[1]).toMatch(new RegExp(`Frau (?:Mag\\.a )?${nachname}$`));
    for (const andere of ['u.a.', 'u. a.', 'u. Mitbes.', 'und andere', 'u. Miteigentümer'])
      expect(gelesen(`Herr ${voll} ${andere}`)).toEqual([`${voll} ${andere}`, GRUSS]);
    for (const wort of ['Mieter', 'Eigentümerin', 'Hausmeister'])
      expect(gelesen(`${wort}: ${voll}`)).toEqual([voll, GRUSS]);
    expect(gelesen(`Hausmeister ${voll}`)).toEqual([`Hausmeister ${voll}`, GRUSS]);
    expect(gelesen(`Frau ${nachname} vertr. d. Karl Lang`)[1]).toBe(`${GRUSS} Frau ${nachname}`);
    expect(gelesen(`Mr. ${voll}`)).toEqual([voll, `${GRUSS} Herr ${nachname}`]);
    expect(gelesen(`Erbengem. nach ${voll}`)[0]).toBe(`Erbengemeinschaft nach ${voll}`);
    for (const firma of [
      `${nachname}, ${nachname} & Partner mbB`,
      `VG ${nachname}`,
      `HV ${nachname}`,
      `Grundschule ${nachname}`,
      `Forstamt ${nachname}`,
      `Elektro ${nachname}`,
      `Steuerkanzlei ${nachname}`,
      `Zahnarztpraxis Dr. ${nachname}`,
      `Bauherrengemeinschaft ${nachname}`,
      `TSV ${nachname}`,
      `Deutsche ${nachname}`,
      `Rechtsanwälte ${nachname} & Lang`,
    ])
      expect(liesName(firma)).toEqual({ anrede: 'firma', firma });
  });
});

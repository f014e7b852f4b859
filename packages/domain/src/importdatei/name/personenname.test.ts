import { isDeepStrictEqual } from 'node:util';

import { faker } from '@faker-js/faker/locale/de';
import { describe, expect, it } from 'vitest';

import { grussformel } from '../../liegenschaft/kontakt.ts';
import { erkenneNamensfolge, istFraglich } from './erkenneNamensfolge.ts';
import { istFirma } from './firma.ts';
import { liesAnrede } from './namensanfang.ts';
import { NAMENSFOLGEN } from './namensfolge.ts';
import { liesName } from './personenname.ts';

describe('liesName', () => {
  it.each([
    ['Escherich, Monika', { anrede: 'ohne', nachname: 'Escherich', vorname: 'Monika' }],
    ['Monika Escherich', { anrede: 'ohne', nachname: 'Escherich', vorname: 'Monika' }],
    ['Frau Dr. Monika Escherich', { anrede: 'frau', titel: 'Dr.', nachname: 'Escherich', vorname: 'Monika' }],
    ['Hans von der Heide', { anrede: 'ohne', nachname: 'von der Heide', vorname: 'Hans' }],
    ['Eheleute Böhm', { anrede: 'eheleute', nachname: 'Böhm' }],
    ['Herr und Frau Böhm', { anrede: 'herrUndFrau', nachname: 'Böhm' }],
    ['Erbengemeinschaft Böhm', { anrede: 'erbengemeinschaft', nachname: 'Erbengemeinschaft Böhm' }],
    ['Fa. Böhm GmbH & Co. KG', { anrede: 'firma', firma: 'Böhm GmbH & Co. KG' }],
    ['Bank, Peter', { anrede: 'ohne', nachname: 'Bank', vorname: 'Peter' }],
    ['Escherich', { anrede: 'ohne', nachname: 'Escherich' }],
    ['', { anrede: 'ohne' }],
  ])('parts %s', (text, erwartet) => {
    expect(liesName(text)).toEqual(erwartet);
  });

  it.each([
    [
      'Herrn Karl Bauer sen.',
      { anrede: 'herr', vorname: 'Karl', nachname: 'Bauer sen.' },
      'Guten Tag Herr Bauer',
    ],
    [
      'Frau Maria Müller geb. Huber',
      { anrede: 'frau', vorname: 'Maria', nachname: 'Müller geb. Huber' },
      'Guten Tag Frau Müller',
    ],
    ['Hr./Fr. Kern', { anrede: 'ohne', nachname: 'Kern' }, 'Guten Tag'],
    [
      'Frau Prof.in Dr.in Petra Lang',
      { anrede: 'frau', titel: 'Prof.in Dr.in', vorname: 'Petra', nachname: 'Lang' },
      'Guten Tag Frau Prof.in Dr.in Lang',
    ],
    ['Petra Kern c/o Bauer', { anrede: 'ohne', vorname: 'Petra', nachname: 'Kern c/o Bauer' }, 'Guten Tag'],
    [
      'Frau Petra Kern c/o Bauer',
      { anrede: 'frau', vorname: 'Petra', nachname: 'Kern c/o Bauer' },
      'Guten Tag Frau Kern',
    ],
    ['Lang, Dr. Petra', { anrede: 'ohne', titel: 'Dr.', vorname: 'Petra', nachname: 'Lang' }, 'Guten Tag'],
    [
      'Frau Lang, Petra, Dr.',
      { anrede: 'frau', titel: 'Dr.', vorname: 'Petra', nachname: 'Lang' },
      'Guten Tag Frau Dr. Lang',
    ],
    ['Bauer, Karl, sen.', { anrede: 'ohne', vorname: 'Karl', nachname: 'Bauer sen.' }, 'Guten Tag'],
    [
      'Frau Maria Freifrau von Gumppenberg',
      { anrede: 'frau', vorname: 'Maria', nachname: 'Freifrau von Gumppenberg' },
      'Guten Tag Frau Freifrau von Gumppenberg',
    ],
    ['Freifrau von Gumppenberg', { anrede: 'ohne', nachname: 'Freifrau von Gumppenberg' }, 'Guten Tag'],
    ['Freistaat Bayern', { anrede: 'firma', firma: 'Freistaat Bayern' }, 'Guten Tag'],
    ['Markt Neunkirchen am Sand', { anrede: 'firma', firma: 'Markt Neunkirchen am Sand' }, 'Guten Tag'],
    ['Schreinerei Kern', { anrede: 'firma', firma: 'Schreinerei Kern' }, 'Guten Tag'],
    ['Müller & Söhne', { anrede: 'firma', firma: 'Müller & Söhne' }, 'Guten Tag'],
    ['Peter Markt', { anrede: 'ohne', vorname: 'Peter', nachname: 'Markt' }, 'Guten Tag'],
  ])('parts %s and greets as they are called', (text, erwartet, gruss) => {
    expect(liesName(text)).toEqual(erwartet);
    expect(grussformel(liesName(text))).toBe(gruss);
  });

  it.each([
    ['Groß Hans u. Maria', { anrede: 'ohne', nachname: 'Groß', vorname: 'Hans u. Maria' }],
    ['Eheleute Groß Hans u. Maria', { anrede: 'eheleute', nachname: 'Groß', vorname: 'Hans u. Maria' }],
    ['Herr Kern Karl sen.', { anrede: 'herr', nachname: 'Kern sen.', vorname: 'Karl' }],
    ['Bauer Karl Heinz', { anrede: 'ohne', nachname: 'Bauer', vorname: 'Karl Heinz' }],
    ['Kern Xaver Alois', { anrede: 'ohne', nachname: 'Kern', vorname: 'Xaver Alois' }],
    [
      'Müller-Lüdenscheidt Dr. Karl-Heinz',
      { anrede: 'ohne', titel: 'Dr.', nachname: 'Müller-Lüdenscheidt', vorname: 'Karl-Heinz' },
    ],
    ['von der Heide Hans', { anrede: 'ohne', nachname: 'von der Heide', vorname: 'Hans' }],
    [
      'Freifrau von Gumppenberg Maria',
      { anrede: 'ohne', nachname: 'Freifrau von Gumppenberg', vorname: 'Maria' },
    ],
    ['Meyer Schmidt Anna', { anrede: 'ohne', nachname: 'Meyer Schmidt', vorname: 'Anna' }],
    ['Huber', { anrede: 'ohne', nachname: 'Huber' }],
  ])('parts %s in a column that writes the surname first', (text, erwartet) => {
    expect(liesName(text, 'nachnameZuerst')).toEqual(erwartet);
  });

  it('reads the surname first where the column does', () => {
    expect(liesName('Großmann Ute', 'nachnameZuerst')).toEqual({
      anrede: 'ohne',
      nachname: 'Großmann',
      vorname: 'Ute',
    });
  });
});

describe('erkenneNamensfolge', () => {
  const folgeVon = (...namen: string[]) => {
    const { folge, sicher } = erkenneNamensfolge(namen);
    return `${folge}${sicher ? '' : '?'}`;
  };
  it('sees from first names in which order a column writes', () => {
    expect(folgeVon('Großmann Ute', 'Schmidt Peter', 'Pegnitz GmbH')).toBe('nachnameZuerst');
    expect(folgeVon('Ute Großmann', 'Dr. Peter Schmidt')).toBe('vornameZuerst');
    expect(folgeVon()).toBe('vornameZuerst');
  });
  it('is not sure where a column says nothing, or both', () => {
    expect(folgeVon('Frau Kern Xaveria', 'Öz Xarin')).toBe('vornameZuerst?');
    expect(folgeVon('Ute Großmann', 'Schmidt Peter')).toBe('vornameZuerst?');
    expect(folgeVon('Ute Großmann', ...Array<string>(9).fill('Schmidt Peter'))).toBe('nachnameZuerst');
  });
  it('doubts whose first name nobody knows where both orders stand in a column, and nobody else', () => {
    const spalte = [...Array<string>(12).fill('Ute Großmann'), 'Schmidt Peter', 'Xari Öz'];
    const befund = erkenneNamensfolge(spalte);
    expect(befund).toMatchObject({ folge: 'vornameZuerst', sicher: true, gemischt: true });
    expect(
      ['Ute Großmann', 'Schmidt Peter', 'Xari Öz', 'Öz, Xari'].map((name) => istFraglich(name, befund)),
    ).toEqual([false, true, true, false]);
    expect(istFraglich('Xari Öz', { ...befund, gesagt: true })).toBe(false);
    expect(istFraglich('Xari Öz', erkenneNamensfolge(spalte.slice(0, 12)))).toBe(false);
  });
  it('does not ask where nothing hangs on it', () => {
    expect(folgeVon('Kern, Xaveria', 'MEIER Georg', 'Huber', 'unbekannt', 'Kern GmbH')).toBe('vornameZuerst');
  });
  it('lets nobody be greeted by a name that is unsure, and keeps what says itself', () => {
    const gruss = (text: string) => grussformel(liesName(text, 'vornameZuerst', false));
    expect(gruss('Herr Kern Xaver')).toBe('Guten Tag');
    expect(gruss('Herr Kern, Xaver')).toBe('Guten Tag Herr Kern');
    expect(gruss('Herr Xaver KERN')).toBe('Guten Tag Herr Kern');
    expect(gruss('Eheleute Kern')).toBe('Guten Tag Eheleute Kern');
  });
});

describe('names as lists of districts write them', () => {
  it.each([
    ['Meier Georg, Meier Anna', { anrede: 'ohne', nachname: 'Meier', vorname: 'Georg und Anna' }],
    ['Georg Meier, Anna Meier', { anrede: 'ohne', nachname: 'Meier', vorname: 'Georg und Anna' }],
    ['Meier Georg u. Meier Anna', { anrede: 'ohne', nachname: 'Meier', vorname: 'Georg und Anna' }],
    [
      'Herr Georg Meier und Frau Anna Meier',
      { anrede: 'herrUndFrau', nachname: 'Meier', vorname: 'Georg und Anna' },
    ],
    ['Meier Georg, Huber Anna', { anrede: 'ohne', nachname: 'Meier Georg, Huber Anna' }],
    ['Huber Maria (Wwe.)', { anrede: 'frau', vorname: 'Huber', nachname: 'Maria' }],
    ['Frau Maria Huber (Wwe.)', { anrede: 'frau', vorname: 'Maria', nachname: 'Huber' }],
    ['Wwe. Huber', { anrede: 'frau', nachname: 'Huber' }],
    ['Peter Witwer', { anrede: 'ohne', vorname: 'Peter', nachname: 'Witwer' }],
    ['Maria Huber (EG links)', { anrede: 'ohne', vorname: 'Maria', nachname: 'Huber (EG links)' }],
    ['z. Hd. Frau Kern', { anrede: 'frau', nachname: 'Kern' }],
    ['z.Hd. Herrn Karl Kern', { anrede: 'herr', vorname: 'Karl', nachname: 'Kern' }],
    ['Frau Kern z. Hd. Anna Lang', { anrede: 'frau', nachname: 'Kern z. Hd. Anna Lang' }],
    ['Kern GmbH z. Hd. Frau Lang', { anrede: 'firma', firma: 'Kern GmbH z. Hd. Frau Lang' }],
    ['unbekannt', { anrede: 'ohne' }],
    ['Eigentümer unbekannt', { anrede: 'ohne' }],
    ['N. N.', { anrede: 'ohne' }],
    ['???', { anrede: 'ohne' }],
    ['MONIKA ESCHERICH', { anrede: 'ohne', vorname: 'Monika', nachname: 'Escherich' }],
    [
      'HERRN DR. KARL-HEINZ MÜLLER-LÜDENSCHEIDT',
      { anrede: 'herr', titel: 'Dr.', vorname: 'Karl-Heinz', nachname: 'Müller-Lüdenscheidt' },
    ],
    ['HANS VON DER HEIDE', { anrede: 'ohne', vorname: 'Hans', nachname: 'von der Heide' }],
    ['HUBER MARIA (Wwe.)', { anrede: 'frau', vorname: 'Huber', nachname: 'Maria' }],
    ['Frau MARIA HUBER geb. Lang', { anrede: 'frau', vorname: 'Maria', nachname: 'Huber geb. Lang' }],
    ['MARIA HUBER (EG)', { anrede: 'ohne', vorname: 'Maria', nachname: 'Huber (EG)' }],
    ['BÖHM GMBH', { anrede: 'firma', firma: 'BÖHM GMBH' }],
    ['ESCHERICH Monika', { anrede: 'ohne', vorname: 'Monika', nachname: 'Escherich' }],
    ['Frl. Huber', { anrede: 'frau', nachname: 'Huber' }],
    ['Fräulein Maria Huber', { anrede: 'frau', vorname: 'Maria', nachname: 'Huber' }],
  ])('parts %s', (text, erwartet) => expect(liesName(text)).toEqual(erwartet));

  it.each([
    ['Meier Georg, Meier Anna', 'Guten Tag'],
    ['Frau Maria Huber (Wwe.)', 'Guten Tag Frau Huber'],
    ['Frau Kern z. Hd. Anna Lang', 'Guten Tag Frau Kern'],
    ['Frau Huber (EG links)', 'Guten Tag Frau Huber'],
    ['FRAU HUBER', 'Guten Tag Frau Huber'],
    ['Frl. Huber', 'Guten Tag Frau Huber'],
    ['Herr Georg Meier und Frau Anna Meier', 'Guten Tag Herr und Frau Meier'],
    ['unbekannt', 'Guten Tag'],
  ])('greets %s', (text, gruss) => expect(grussformel(liesName(text))).toBe(gruss));

  const vornamen = ['Georg', 'Anna', 'Karl-Heinz', 'Öznur', 'Philippa', 'Uwe'];
  const nachnamen = ['Meier', 'Müller-Lüdenscheidt', 'Groß', 'Özdemir', 'Stadler', 'Lang'];
  const paare = vornamen.flatMap((vorname) => nachnamen.map((nachname) => ({ vorname, nachname })));
  it.each(paare)('reads $vorname $nachname in each of these kinds', ({ vorname, nachname }) => {
    const gross = (text: string) => text.replaceAll('ß', 'ss').toLocaleUpperCase('de');
    const ohneScharfes = (text: string) => text.replaceAll('ß', 'ss');
    const name = { anrede: 'ohne', vorname, nachname };
    const versal = { ...name, nachname: ohneScharfes(nachname) };
    expect(liesName(gross(`${vorname} ${nachname}`))).toEqual(versal);
    expect(liesName(gross(`${nachname}, ${vorname}`))).toEqual(versal);
    expect(liesName(gross(`${nachname} ${vorname}`), 'nachnameZuerst')).toEqual(versal);
    for (const folge of ['vornameZuerst', 'nachnameZuerst'] as const) {
      expect(liesName(`${gross(nachname)} ${vorname}`, folge)).toEqual(versal);
      expect(liesName(`${vorname} ${gross(nachname)}`, folge)).toEqual(versal);
    }
    expect(liesName(`Frl. ${vorname} ${nachname}`)).toEqual({ ...name, anrede: 'frau' });
    expect(liesName(`z. Hd. Herrn ${vorname} ${nachname}`)).toEqual({ ...name, anrede: 'herr' });
    expect(liesName(`${nachname}, ${vorname} (Wwe.)`)).toEqual({ ...name, anrede: 'frau' });
    const zwei = { ...name, vorname: `${vorname} und Kim` };
    expect(liesName(`${nachname} ${vorname}, ${nachname} Kim`)).toEqual(zwei);
    expect(liesName(`${vorname} ${nachname}; Kim ${nachname}`)).toEqual(zwei);
  });
});

describe('istFirma', () => {
  it('knows firms, parishes and managements', () => {
    for (const text of [
      'Pegnitz Hausverwaltung GmbH',
      'Stadt Lauf',
      'Wohnungsbaugenossenschaft e.G.',
      'WEG Hardtstr. 3',
    ])
      expect(istFirma(text)).toBe(true);
    expect(istFirma('Escherich, Monika')).toBe(false);
  });
});

describe('liesAnrede', () => {
  it('reads the usual short forms', () => {
    expect(['Hr.', 'Herrn', 'Fr.', 'Eheleute', 'Herr u. Frau', 'Fa.'].map(liesAnrede)).toEqual([
      'herr',
      'herr',
      'frau',
      'eheleute',
      'herrUndFrau',
      'firma',
    ]);
    expect(liesAnrede('Professor')).toBeUndefined();
  });
});

describe('a name that looks like something else', () => {
  it.each([
    ['Ingrid Müller', { anrede: 'ohne', vorname: 'Ingrid', nachname: 'Müller' }],
    ['Philipp Meier', { anrede: 'ohne', vorname: 'Philipp', nachname: 'Meier' }],
    ['Natalie Drews', { anrede: 'ohne', vorname: 'Natalie', nachname: 'Drews' }],
    ['Medina Juric', { anrede: 'ohne', vorname: 'Medina', nachname: 'Juric' }],
    ['Drechsler, Anna', { anrede: 'ohne', vorname: 'Anna', nachname: 'Drechsler' }],
    ['Frau von Berg', { anrede: 'frau', nachname: 'von Berg' }],
    ['Herr von der Heide', { anrede: 'herr', nachname: 'von der Heide' }],
    ['Herrn und Frau Müller', { anrede: 'herrUndFrau', nachname: 'Müller' }],
    ['Hr. und Fr. Müller', { anrede: 'herrUndFrau', nachname: 'Müller' }],
    ['Hr.u.Fr. Müller', { anrede: 'herrUndFrau', nachname: 'Müller' }],
    ['Frau & Herrn Müller', { anrede: 'herrUndFrau', nachname: 'Müller' }],
    ['Frau Bank', { anrede: 'frau', nachname: 'Bank' }],
    ['Peter Bank', { anrede: 'ohne', vorname: 'Peter', nachname: 'Bank' }],
    ['Hans Kirchenbauer', { anrede: 'ohne', vorname: 'Hans', nachname: 'Kirchenbauer' }],
    ['Pfarrer Müller', { anrede: 'ohne', titel: 'Pfarrer', nachname: 'Müller' }],
    ['Karl Pfarrer', { anrede: 'ohne', vorname: 'Karl', nachname: 'Pfarrer' }],
    ['Familie Stadtler', { anrede: 'familie', nachname: 'Stadtler' }],
    ['Dr. Dr. Anna Weg', { anrede: 'ohne', titel: 'Dr. Dr.', vorname: 'Anna', nachname: 'Weg' }],
    ['Prof. Dr. med. Eva Ott', { anrede: 'ohne', titel: 'Prof. Dr. med.', vorname: 'Eva', nachname: 'Ott' }],
    ['Dipl.-Ing. Karl Egg', { anrede: 'ohne', titel: 'Dipl.-Ing.', vorname: 'Karl', nachname: 'Egg' }],
    ['Dr Anna Agler', { anrede: 'ohne', titel: 'Dr', vorname: 'Anna', nachname: 'Agler' }],
    [
      'Anna-Lena Müller-Lüdenscheidt',
      { anrede: 'ohne', vorname: 'Anna-Lena', nachname: 'Müller-Lüdenscheidt' },
    ],
    ['Frauke Herrmann', { anrede: 'ohne', vorname: 'Frauke', nachname: 'Herrmann' }],
    ['Fabian Hrdlicka', { anrede: 'ohne', vorname: 'Fabian', nachname: 'Hrdlicka' }],
  ])('reads %s', (text, erwartet) => {
    expect(liesName(text)).toEqual(erwartet);
  });

  it.each([
    'Evang. Kirchengemeinde Lauf',
    'Kath. Pfarramt St. Otto',
    'Pfarrei St. Kunigund',
    'Müller KG',
    'Elektro Huber e.K.',
    'WEG-Verwaltung Schönberger',
    'Bayer. Grundstücksverwaltung',
    'Turnverein Lauf e. V.',
    'Praxis am Markt',
    'Firma Huber',
  ])('sees that %s is no person', (text) => {
    expect(istFirma(text)).toBe(true);
  });
});

describe('the commonest names of the country', () => {
  const vornamen =
    'Peter Michael Thomas Andreas Wolfgang Claus Jürgen Stefan Christian Uwe Werner Frank Bernd Klaus Josef Ingo Ingolf Ingeborg Philine Philippa Natascha Nathan Nathalie Medard Vetter Drago Dragan Julia Jutta Jurij Rerik Profi Diploma Hc Monika Ursula Petra Sabine Renate Helga Karin Brigitte Ingrid Erika Andrea Gisela Claudia Susanne Gabriele Christa Christine Hildegard Anna Birgit Barbara Elisabeth Angelika Heike Frauke Fridolin Hertha Herrad Egon Seppo Agnes Uga Kgomo Cora Corinna Bankole Stadler'.split(
      ' ',
    );
  const nachnamen =
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Drechsler Drews Medick Natzke Ingwersen Philippi Vetter Kirchner Kirchhof Pfarr Pfarrer Stadtmüller Banker Bankert Schuler Schulmeister Wegner Wegmann Gemeinder Vereiner Cohn Sehr Agather'.split(
      ' ',
    );
  const paare = nachnamen.map((nachname, i) => ({ nachname, vorname: vornamen[i % vornamen.length] ?? '' }));

  it.each(paare)('$vorname $nachname comes back the same from every arrangement', ({ vorname, nachname }) => {
    const name = { anrede: 'ohne', vorname, nachname };
    expect(liesName(`${vorname} ${nachname}`)).toEqual(name);
    expect(liesName(`${nachname}, ${vorname}`)).toEqual(name);
    expect(liesName(`${nachname} ${vorname}`, 'nachnameZuerst')).toEqual(name);
    expect(liesName(`Frau ${vorname} ${nachname}`)).toEqual({ ...name, anrede: 'frau' });
    expect(liesName(`Herrn Dr. ${vorname} ${nachname}`)).toEqual({ ...name, anrede: 'herr', titel: 'Dr.' });
    expect(liesName(`Eheleute ${nachname}`)).toEqual({ anrede: 'eheleute', nachname });
  });

  it('are 1,145 first and 1,688 family names, of which none is cut and none becomes a firm (locale `de` of @faker-js/faker)', () => {
    const { first_name: erste, last_name: letzte } = faker.rawDefinitions.person ?? {};
    const viele = (liste: typeof erste): string[] => [...new Set(Object.values(liste ?? {}).flat())];
    const [haben, heissen] = [viele(erste), viele(letzte)];
    expect([haben.length, heissen.length]).toEqual([1145, 1688]);
    const falsch = heissen.flatMap((nachname, i) => {
      const vorname = haben[i % haben.length] ?? '';
      const name = { anrede: 'ohne', vorname, nachname };
      const gelesen: [unknown, unknown][] = [
        [liesName(`${vorname} ${nachname}`), name],
        [liesName(`${nachname}, ${vorname}`), name],
        [liesName(`${nachname} ${vorname}`, 'nachnameZuerst'), name],
        [liesName(`Frau ${vorname} ${nachname}`), { ...name, anrede: 'frau' }],
        [liesName(`Herrn Dr. ${vorname} ${nachname}`), { ...name, anrede: 'herr', titel: 'Dr.' }],
        [liesName(`Eheleute ${nachname}`), { anrede: 'eheleute', nachname }],
        [istFirma(nachname), false],
        [istFirma(vorname), false],
      ];
      return gelesen.filter(([ist, soll]) => !isDeepStrictEqual(ist, soll));
    });
    expect(falsch).toEqual([]);
  });

  it('greet nobody by a wrong name in a column of either order, and hardly anybody without one', () => {
    const { first_name: erste, last_name: letzte } = faker.rawDefinitions.person ?? {};
    const viele = (liste: typeof erste): string[] => [...new Set(Object.values(liste ?? {}).flat())];
    const [haben, heissen] = [viele(erste), viele(letzte)];
    for (const folge of NAMENSFOLGEN) {
      const zeilen = heissen.map((nachname, i) => {
        const vorname = haben[(i * 7) % haben.length] ?? '';
        return {
          nachname,
          zelle: `Frau ${folge === 'vornameZuerst' ? `${vorname} ${nachname}` : `${nachname} ${vorname}`}`,
        };
      });
      const befund = erkenneNamensfolge(zeilen.map(({ zelle }) => zelle));
      expect(befund).toMatchObject({ folge, sicher: true });
      const gegruesst = zeilen.map(({ nachname, zelle }) => ({
        zelle,
        nachname,
        gruss: grussformel(liesName(zelle, befund.folge, !istFraglich(zelle, befund))),
      }));
      const ohne = gegruesst.filter(({ gruss }) => gruss === 'Guten Tag');
      const falsch = gegruesst.filter(({ gruss, nachname }) => gruss !== `Guten Tag Frau ${nachname}`);
      expect(falsch).toEqual(ohne);
      expect(ohne.length, folge).toBeLessThan(25);
    }
  });
});

import { describe, expect, it } from 'vitest';

import {
  ANNA,
  einAusgelassener,
  eineKehrtour,
  JONAS,
  LEUTE,
  TAG,
  VORGABEN,
} from '../../../../test/bauenKehrtour.ts';
import { abhilfeFuer } from './abhilfe.ts';

const tag = (name: string, teile: object = {}) => ({
  tag: name,
  feiertag: null,
  wochenende: false,
  vergangen: false,
  abwesend: [],
  fristReicht: true,
  hinweis: null,
  andereKehrtouren: [],
  ...teile,
});
const kehrtour = eineKehrtour();
const grund = (
  art: 'ueberstunden' | 'tagDazu' | 'mitarbeiterDazu' | 'entfernen',
  code = 'work-time',
  minuten?: number,
) =>
  einAusgelassener(20, {
    grund: {
      code,
      text: '',
      abhilfe: { art, text: 'Abhilfe', ...(minuten ? { minuten, mitarbeiterId: ANNA } : {}) },
    },
  });

describe('abhilfeFuer', () => {
  it('allows the one it was reckoned for the missing minutes, on top of what was allowed, and nobody else', () => {
    const schon = eineKehrtour({
      vorgaben: { ...VORGABEN, arbeitszeit: { [ANNA]: { minuten: 400, ueberstundenMinuten: 30 } } },
    });
    expect(
      abhilfeFuer(grund('ueberstunden', 'work-time', 25), { kehrtour: schon, mitarbeiter: LEUTE, tage: [] }),
    ).toEqual({
      art: 'tat',
      text: 'Abhilfe',
      vorgaben: {
        arbeitszeit: {
          [ANNA]: { minuten: 400, ueberstundenMinuten: 55 },
        },
      },
    });
  });

  it('makes nobody work more than ten hours (§ 3 ArbZG) and takes another day instead', () => {
    const lang = eineKehrtour({
      vorgaben: { ...VORGABEN, arbeitszeit: { [ANNA]: { minuten: 540, ueberstundenMinuten: 50 } } },
    });
    expect(
      abhilfeFuer(grund('ueberstunden', 'work-time', 25), {
        kehrtour: lang,
        mitarbeiter: LEUTE,
        tage: [tag('2027-05-07')],
      }),
    ).toMatchObject({ text: 'Fr., 07.05. dazunehmen' });
  });

  it('takes the next day on which somebody works and nothing speaks against it', () => {
    const tage = [
      tag('2027-05-05', { feiertag: 'Feiertag' }),
      tag('2027-05-06', { fristReicht: false }),
      tag('2027-05-07'),
    ];
    expect(abhilfeFuer(grund('tagDazu'), { kehrtour, mitarbeiter: LEUTE, tage })).toMatchObject({
      text: 'Fr., 07.05. dazunehmen',
      vorgaben: { datum: { tage: [TAG, '2027-05-07'] } },
    });
  });

  it('leads to the calendar when no such day is near', () => {
    expect(abhilfeFuer(grund('tagDazu'), { kehrtour, mitarbeiter: LEUTE, tage: [] })).toMatchObject({
      art: 'weg',
      href: `/kehrtouren/neu/datum?tour=${kehrtour.id}`,
    });
  });

  it('takes somebody who may do the Feuerstättenschau where that is missing', () => {
    const nurJonas = eineKehrtour({ vorgaben: { ...VORGABEN, mitarbeiter: { ids: [JONAS] } } });
    expect(
      abhilfeFuer(grund('mitarbeiterDazu', 'skill-missing'), {
        kehrtour: nurJonas,
        mitarbeiter: LEUTE,
        tage: [],
      }),
    ).toMatchObject({ text: 'Anna Berger dazunehmen', vorgaben: { mitarbeiter: { ids: [JONAS, ANNA] } } });
  });

  it('takes the house out of the choice', () => {
    const weg = abhilfeFuer(grund('entfernen'), { kehrtour, mitarbeiter: LEUTE, tage: [] });
    expect(weg?.art === 'tat' ? weg.vorgaben.liegenschaften?.ids : []).toHaveLength(
      VORGABEN.liegenschaften.ids.length - 1,
    );
  });

  it('knows nothing for a stop that was left out by hand', () => {
    expect(
      abhilfeFuer(einAusgelassener(20, { grund: null }), { kehrtour, mitarbeiter: LEUTE, tage: [] }),
    ).toBeNull();
  });
});

import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { aenderungHolen } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { mitAenderung, UNTERSCHIED } from '../../../../test/bauenAenderung.ts';
import { eineKehrtour } from '../../../../test/bauenKehrtour.ts';
import { Aenderungskarte } from './Aenderungskarte.tsx';

afterEach(cleanup);

type Unterschied = AnswerOf<typeof aenderungHolen>;
const OHNE: Unterschied = {
  ...UNTERSCHIED,
  wechsel: UNTERSCHIED.wechsel.filter(({ klasse }) => klasse !== 'gebrochen'),
};
const NOTIZ = 'Ohne gebrochene Zusagen geht es nicht';
const KNOPF = 'Nur ohne gebrochene Zusagen';

const alsVersion = (version: number): Kehrtour => {
  const kehrtour = mitAenderung(eineKehrtour({ status: 'angekuendigt' }));
  return kehrtour.aenderung === null
    ? kehrtour
    : { ...kehrtour, aenderung: { ...kehrtour.aenderung, version } };
};

/** The news that a plan was made: what is shown is fetched again. */
function Neues({ version }: { version: number }) {
  const cache = useQueryClient();
  useEffect(() => {
    if (version > 0) void cache.invalidateQueries();
  }, [cache, version]);
  return null;
}

/** A plan that waits, and how it is made again. */
function oeffne() {
  const stand = { version: 4, unterschied: UNTERSCHIED };
  const onOhneGebrochene = vi.fn<() => void>();
  const karte = () => {
    const { version } = stand;
    const kehrtour = alsVersion(version);
    const client = fakeClient(
      answers(aenderungHolen, () => ({ ...stand.unterschied, version: stand.version })),
    );
    if (kehrtour.aenderung === null) throw new Error('nothing waits');
    return (
      <StoryPage>
        <Neues version={version} />
        <Aenderungskarte
          client={client}
          kehrtour={kehrtour}
          offene={kehrtour.aenderung}
          busy={false}
          onOhneGebrochene={onOhneGebrochene}
        />
      </StoryPage>
    );
  };
  const { rerender } = render(karte());
  const rechne = (version: number, unterschied: Unterschied): void => {
    Object.assign(stand, { version, unterschied });
    rerender(karte());
  };
  return { rechne, onOhneGebrochene };
}

it('says that no plan keeps all promises where the one that was asked for breaks some, too, and asks no second time', async () => {
  const { rechne, onOhneGebrochene } = oeffne();
  fireEvent.click(await screen.findByRole('button', { name: KNOPF }));
  expect(onOhneGebrochene).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(NOTIZ), 'nothing was computed yet').toBeNull();
  rechne(5, UNTERSCHIED);
  expect(await screen.findByText(NOTIZ)).toBeTruthy();
  expect(screen.queryByRole('button', { name: KNOPF })).toBeNull();
});

it('says nothing of it where the plan keeps them all', async () => {
  const { rechne } = oeffne();
  fireEvent.click(await screen.findByRole('button', { name: KNOPF }));
  rechne(5, OHNE);
  await screen.findByRole('button', { name: 'Alles annehmen' });
  expect(screen.queryByText(NOTIZ)).toBeNull();
});

it('is no word about a later plan, which came of something else', async () => {
  const { rechne } = oeffne();
  fireEvent.click(await screen.findByRole('button', { name: KNOPF }));
  rechne(5, UNTERSCHIED);
  await screen.findByText(NOTIZ);
  rechne(6, UNTERSCHIED);
  expect(await screen.findByRole('button', { name: KNOPF })).toBeTruthy();
  expect(screen.queryByText(NOTIZ)).toBeNull();
});

import { darf } from '@kehrtour/domain/rolle';
import { istTag, spaeter } from '@kehrtour/domain/tag';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Seite } from '../app/Seite.tsx';
import { TerminListScreen } from '../features/termin/TerminListScreen.tsx';
import { ANSICHTEN, type Terminfilter } from '../features/termin/wochenplan.ts';
import { heute } from '../shared/heute.ts';

/** A moved visit of a round waits like any other change of it. */
const Aenderung = lazyPart(async () => (await import('../app/VerlegteRunde.tsx')).VerlegteRunde);

/** How a round goes on without somebody. */
const Vorschlaege = lazyPart(
  async () => (await import('../features/kehrtour/aenderung/Ausfallvorschlaege.tsx')).Ausfallvorschlaege,
);

/** The week is read before something is begun: its room is kept meanwhile. */
const Wochentaten = lazyPart(
  async () => (await import('../features/termin/Wochentaten.tsx')).Wochentaten,
  <div className="min-h-control" />,
);
const OpenHeute = lazyPart(async () => (await import('../app/OpenHeute.tsx')).OpenHeute);
const Ausfall = lazyPart(async () => (await import('../features/terminbuchung/Ausfall.tsx')).Ausfall);

export function Component() {
  const [search, setSearch] = useSearchParams();
  const user = useCurrentUser();
  if (user === null) return null;
  const tag = search.get('tag') ?? '';
  const filter: Terminfilter = {
    tag: istTag(tag) ? tag : heute(),
    ansicht: ANSICHTEN.find((eine) => eine === search.get('ansicht')) ?? 'woche',
    mitarbeiterId: search.get('mitarbeiter'),
    nurOffene: search.get('offen') === '1',
    suche: search.get('suche') ?? '',
  };
  const setFilter = (teil: Partial<Terminfilter>) => {
    const neu = { ...filter, ...teil };
    setSearch(
      {
        ...(neu.tag === heute() ? {} : { tag: neu.tag }),
        ...(neu.ansicht === 'woche' ? {} : { ansicht: neu.ansicht }),
        ...(neu.mitarbeiterId === null ? {} : { mitarbeiter: neu.mitarbeiterId }),
        ...(neu.nurOffene ? { offen: '1' } : {}),
        ...(neu.suche === '' ? {} : { suche: neu.suche }),
      },
      { replace: true },
    );
  };
  const ausfall = new URLSearchParams(search);
  ausfall.set('ausfall', 'jemand');
  const plant = darf(user.rolle, 'kehrtour.planen');
  const alle = darf(user.rolle, 'termin.ansehen');
  return (
    <Seite title="Termine" actions={plant ? <Wochentaten ausfall={`/termine?${ausfall}`} /> : undefined}>
      <TerminListScreen
        client={client}
        heute={heute()}
        filter={filter}
        onFilter={setFilter}
        alle={alle}
        plant={plant}
        {...(plant ? { Aenderung } : {})}
      />
      {!alle && search.size === 0 ? <OpenHeute /> : null}
      {plant && search.has('ausfall') ? (
        <Ausfall
          client={client}
          tag={spaeter(filter.tag, heute())}
          grund={search.get('ausfall') === 'krank' ? 'Krank' : 'Abwesend'}
          Vorschlaege={Vorschlaege}
          onClose={() => setFilter({})}
        />
      ) : null}
    </Seite>
  );
}

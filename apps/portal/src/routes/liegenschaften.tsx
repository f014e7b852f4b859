import { darf } from '@kehrtour/domain/rolle';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Building2, CalendarClock, CopyCheck, Plus, Upload } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Seite } from '../app/Seite.tsx';
import { adresseVon, filterAus } from '../features/liegenschaft/bestandsadresse.ts';
import type { Bestandsfilter } from '../features/liegenschaft/bestandsfilter.ts';
import { LiegenschaftListScreen } from '../features/liegenschaft/LiegenschaftListScreen.tsx';

const Maengelweg = lazyPart(async () => (await import('../features/mangel/Maengelweg.tsx')).Maengelweg);

export function Component() {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [filter, setFilter] = useFilterInAdresse();
  const oeffne = useCallback((id: string) => void navigate(`/liegenschaften/${id}`), [navigate]);
  if (user === null) return null;
  const aenderbar = darf(user.rolle, 'liegenschaft.bearbeiten');
  return (
    <Seite
      title="Liegenschaften"
      actions={
        aenderbar ? (
          <>
            <ButtonLink
              href="/liegenschaften/fristen"
              icon={<CalendarClock aria-hidden className="size-5" />}
            >
              Fristen
            </ButtonLink>
            <Maengelweg client={client} />
            <ButtonLink
              href="/liegenschaften/verwaltungen"
              icon={<Building2 aria-hidden className="size-5" />}
            >
              Hausverwaltungen
            </ButtonLink>
            <ButtonLink href="/liegenschaften/doppelte" icon={<CopyCheck aria-hidden className="size-5" />}>
              Doppelte
            </ButtonLink>
            <ButtonLink href="/liegenschaften/import" icon={<Upload aria-hidden className="size-5" />}>
              Importieren
            </ButtonLink>
            <ButtonLink href="/liegenschaften/neu" icon={<Plus aria-hidden className="size-5" />}>
              Anlegen
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <LiegenschaftListScreen
        client={client}
        filter={filter}
        onFilter={setFilter}
        aenderbar={aenderbar}
        onKehrtour={
          darf(user.rolle, 'kehrtour.planen')
            ? (id) => void navigate(`/kehrtouren/neu/datum?tour=${id}`)
            : undefined
        }
        onOpen={oeffne}
      />
    </Seite>
  );
}

const RUHE_MS = 250;

/** The filter at hand at once, and in the address as soon as the typing pauses; a link to this page sets it anew. */
function useFilterInAdresse(): [Bestandsfilter, (teil: Partial<Bestandsfilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const adresse = search.toString();
  const geschrieben = useRef(adresse);
  const [filter, setFilter] = useState(() => filterAus(search));
  useEffect(() => {
    if (geschrieben.current === adresse) return;
    geschrieben.current = adresse;
    setFilter(filterAus(new URLSearchParams(adresse)));
  }, [adresse]);
  useEffect(() => {
    const neu = new URLSearchParams(adresseVon(filter));
    if (neu.toString() === geschrieben.current) return undefined;
    const spaeter = setTimeout(() => {
      geschrieben.current = neu.toString();
      setSearch(neu, { replace: true, preventScrollReset: true });
    }, RUHE_MS);
    return () => clearTimeout(spaeter);
  }, [filter, setSearch]);
  return [filter, useCallback((teil) => setFilter((alt) => ({ ...alt, ...teil })), [])];
}

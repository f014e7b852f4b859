import { abfrage } from '@kehrtour/api-client/query';
import { suchen } from '@kehrtour/contract/suche';
import { darf, type Recht } from '@kehrtour/domain/rolle';
import { CommandPalette } from '@kehrtour/ui/overlay/CommandPalette.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';

import { client } from './client.ts';
import { useCurrentUser } from './currentUser.ts';
import { pageExists } from './navigation.tsx';
import { hitsForPalette } from './paletteHits.ts';
import { eventsForPalette, matching, pagesForPalette } from './palettePages.ts';
import { routes } from './routes.ts';

const LETTERS_MIN = 2;

export type PaletteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Any page, house, appointment or round by a few letters. */
export function PaletteDialog({ open, onOpenChange }: PaletteDialogProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const rolle = useCurrentUser()?.rolle;
  const may = (recht: Recht) => rolle !== undefined && darf(rolle, recht);
  const pages = [...pagesForPalette(routes, may), ...eventsForPalette(may)];
  const text = useDeferredValue(query.trim());
  const searching = open && text.length >= LETTERS_MIN;
  const { data, isFetching } = useQuery({
    ...abfrage(client, suchen, { query: { text } }),
    enabled: searching,
    placeholderData: keepPreviousData,
  });
  const show = (wish: boolean) => {
    onOpenChange(wish);
    setQuery('');
  };
  const hits = searching && data !== undefined ? hitsForPalette(data, pageExists) : [];
  return (
    <CommandPalette
      open={open}
      onOpenChange={show}
      commands={[...matching(pages, query), ...hits]}
      onRun={(path) => void navigate(path)}
      query={query}
      onQuery={setQuery}
      busy={searching && isFetching}
    />
  );
}

import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { useAuth } from '@kehrtour/auth/react/useAuth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { client } from './client.ts';
import { followNews } from './liveNews.ts';
import { CONCEPTS_OF_NEWS } from './newsConcepts.ts';

/** Keeps every open list and page up to date with what colleagues, customers and jobs do. */
export function NewsListener(): null {
  const cache = useQueryClient();
  const { user } = useAuth();
  const person = user?.['id'];
  useEffect(() => {
    if (typeof person !== 'string') return undefined;
    return followNews(client, person, (news) => {
      if (news === 'gap') void cache.invalidateQueries();
      else void outdateConcepts(cache, ...CONCEPTS_OF_NEWS[news.art]);
    });
  }, [cache, person]);
  return null;
}

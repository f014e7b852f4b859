import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand';

/**
 * What a person does by hand with one thing and the server does not know: it survives a look at another page, and goes
 * with what was read when the session ends.
 */
export function handstandJe<Stand>(anfang: () => Stand) {
  const jeLesestand = new WeakMap<QueryClient, Map<string, StoreApi<Stand>>>();
  const alleBei = (lesestand: QueryClient): Map<string, StoreApi<Stand>> => {
    const bekannte = jeLesestand.get(lesestand);
    if (bekannte !== undefined) return bekannte;
    const alle = new Map<string, StoreApi<Stand>>();
    jeLesestand.set(lesestand, alle);
    const gelesen = lesestand.getQueryCache();
    gelesen.subscribe(({ type }) => {
      if (type === 'removed' && gelesen.getAll().length === 0) alle.clear();
    });
    return alle;
  };
  return function useHandstand(id: string): StoreApi<Stand> {
    const lesestand = useQueryClient();
    return useMemo(() => {
      const alle = alleBei(lesestand);
      const stand = alle.get(id) ?? createStore(anfang);
      alle.set(id, stand);
      return stand;
    }, [lesestand, id]);
  };
}

import type { Client } from '@kehrtour/api-client/client';
import { problemOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import {
  importHolen,
  importKorrigieren,
  importPruefen,
  importRueckgaengig,
  importUebernehmen,
  importVerorten,
  importVerwerfen,
} from '@kehrtour/contract/importauftrag';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Korrektur = Omit<BodyOf<typeof importKorrigieren>, 'version'>;
export type Uebernahmewunsch = Omit<BodyOf<typeof importUebernehmen>, 'version'>;

export type Importschritte = {
  readonly korrigiere: (korrektur: Korrektur, pruefeDanach?: boolean) => void;
  readonly pruefe: () => void;
  readonly uebernimm: (wunsch: Uebernahmewunsch) => void;
  readonly nimmZurueck: () => void;
  readonly sucheNochmal: () => void;
  readonly verwirf: () => void;
  /** Something was asked of the server and is not answered. */
  readonly busy: boolean;
  readonly korrigiert: boolean;
  /** A correction is on its way with a new dry run behind it. */
  readonly prueftGleich: boolean;
  readonly error: Error | null;
};

/** What can be done with an import. The server's answer takes the place of what is shown; a refusal brings the present state. */
export function useImportschritte(client: Client, id: string, onVerworfen: () => void): Importschritte {
  const cache = useQueryClient();
  const params = { id };
  const queryKey = keyOf(importHolen, { params });
  const version = () => cache.getQueryData<Importauftrag>(queryKey)?.version ?? 1;
  const neuLesen = () => cache.invalidateQueries({ queryKey });

  const korrektur = useMutation({
    mutationFn: async ({ pruefeDanach, ...body }: Korrektur & { pruefeDanach: boolean }) => {
      const stand = await client.call(importKorrigieren, { params, body: { ...body, version: version() } });
      if (pruefeDanach) await client.call(importPruefen, { params });
      else cache.setQueryData(queryKey, stand);
    },
    onSettled: (_data, error, { pruefeDanach }) => (error !== null || pruefeDanach ? neuLesen() : undefined),
    // Two columns chosen quickly one after the other each need the version the first one made.
    scope: { id: `import-${id}` },
  });
  const schritt = useMutation({
    mutationFn: (tu: () => Promise<unknown>) => tu(),
    onSettled: neuLesen,
    scope: { id: `import-${id}` },
  });
  const verwerfen = useMutation({
    mutationFn: () => client.call(importVerwerfen, { params }),
    onSuccess: onVerworfen,
    onError: neuLesen,
  });

  const error = korrektur.error ?? schritt.error ?? verwerfen.error;
  return {
    korrigiere: (was, pruefeDanach = false) => {
      schritt.reset();
      korrektur.mutate({ ...was, pruefeDanach });
    },
    pruefe: () => {
      korrektur.reset();
      schritt.mutate(() => client.call(importPruefen, { params }));
    },
    uebernimm: (wunsch) => {
      korrektur.reset();
      schritt.mutate(() =>
        client.call(importUebernehmen, { params, body: { ...wunsch, version: version() } }),
      );
    },
    nimmZurueck: () => schritt.mutate(() => client.call(importRueckgaengig, { params })),
    sucheNochmal: () => schritt.mutate(() => client.call(importVerorten, { params })),
    verwirf: () => verwerfen.mutate(),
    busy: korrektur.isPending || schritt.isPending || verwerfen.isPending,
    korrigiert: korrektur.isPending,
    prueftGleich: korrektur.isPending && korrektur.variables.pruefeDanach,
    error,
  };
}

/** Title and way out of whatever went wrong. */
export function worteZu(error: Error): { title: string; detail: string } {
  const problem = problemOf(error);
  if (problem !== null) return { title: problem.title, detail: problem.detail };
  return {
    title: 'Der Server ist gerade nicht erreichbar',
    detail:
      'Nichts ist verloren: Die Datei liegt auf dem Server. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  };
}

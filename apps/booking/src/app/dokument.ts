import { createContext } from 'react';

/** What only the server knows about a document: the nonce of its policy, and where the script of these pages lies. */
export const Dokument = createContext<{ nonce: string | undefined; skript: string }>({
  nonce: undefined,
  skript: '',
});

import { createContext } from 'react';

/** What only the server knows about a document: the nonce of its policy, its looks, and where the script of these pages lies. */
export const Dokument = createContext<{
  nonce: string | undefined;
  /** Without one the page asks for it. */
  stil: string | undefined;
  skript: string;
}>({
  nonce: undefined,
  stil: undefined,
  skript: '',
});

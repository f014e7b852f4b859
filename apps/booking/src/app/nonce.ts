import { createContext } from 'react';

/** What the policy of this page demands of its inline scripts; only the server knows it. */
export const Nonce = createContext<string | undefined>(undefined);

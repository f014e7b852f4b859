import { createContext } from 'react';

/** Whether the address asks for Impressum and Datenschutz, as the links of mails do: then both are open. */
export const RechtstexteOffen = createContext(false);

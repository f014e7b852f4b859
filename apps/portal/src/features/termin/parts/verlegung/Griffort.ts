import type { TerminKurz } from '@kehrtour/contract/termin';
import { createContext } from 'react';
import type { ReactNode } from 'react';

export type Griff = (termin: TerminKurz) => ReactNode;

/** What each row carries to be moved by; it comes after the plan is drawn, and nowhere where nobody may. */
export const Griffort = createContext<Griff | null>(null);

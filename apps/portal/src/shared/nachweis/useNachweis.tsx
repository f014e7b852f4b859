import { ApiError, type Client, istCode } from '@kehrtour/api-client/client';
import type { FehlerCode } from '@kehrtour/contract/fehler';
import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';

const Nachweisdialog = lazyPart(async () => (await import('./Nachweisdialog.tsx')).Nachweisdialog);

/** What an act sends beside its own data once it was asked for it. */
export type MitNachweis = { nachweis?: FrischerNachweis };
type Tat<T> = (mit: MitNachweis) => Promise<T>;
type Frage = { send: (nachweis: FrischerNachweis) => Promise<void>; brichAb: () => void };

export type Nachweis = {
  /** Does it; where the server asks who one is, asks that and does it again. Undefined: whoever was asked went back. */
  weiseDichAus: <T>(tat: Tat<T>) => Promise<T | undefined>;
  dialog: ReactNode;
};

/** Before what is grave only sometimes: the server knows when, and what was typed stays behind the question. */
export function useNachweis({
  client,
  email,
  warum,
  sendLabel = 'Bestätigen und speichern',
}: {
  client: Client;
  email: string;
  warum: string;
  sendLabel?: string;
}): Nachweis {
  const [frage, setFrage] = useState<Frage | null>(null);

  function schliesse() {
    setFrage(null);
  }
  const frageNach = <T,>(tat: Tat<T>): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      setFrage({
        send: async (nachweis) => {
          try {
            const antwort = await tat({ nachweis });
            schliesse();
            resolve(antwort);
          } catch (error) {
            // Only what was shown is asked again; every other refusal belongs to the page.
            if (liegtAmNachweis(error)) throw error;
            schliesse();
            reject(error);
          }
        },
        brichAb: () => {
          schliesse();
          resolve(undefined);
        },
      });
    });
  const weiseDichAus = async <T,>(tat: Tat<T>): Promise<T | undefined> => {
    try {
      return await tat({});
    } catch (error) {
      if (!istCode(error, 'nachweis-noetig')) throw error;
      return frageNach(tat);
    }
  };
  const dialog =
    frage === null ? null : (
      <Nachweisdialog
        client={client}
        email={email}
        title="Bitte weisen Sie sich noch einmal aus"
        sendLabel={sendLabel}
        send={frage.send}
        onClose={frage.brichAb}
      >
        <p>{warum}</p>
      </Nachweisdialog>
    );
  return { weiseDichAus, dialog };
}

const AM_NACHWEIS: readonly FehlerCode[] = [
  'passwort-falsch',
  'zweiter-faktor-falsch',
  'zu-viele-versuche',
  'ueberlastet',
];
const liegtAmNachweis = (error: unknown): boolean =>
  !(error instanceof ApiError) || AM_NACHWEIS.some((code) => istCode(error, code));

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { loadChunk } from './chunk.ts';

export type PasskeyQuestion = Pick<
  PublicKeyCredentialRequestOptionsJSON,
  'challenge' | 'rpId' | 'timeout' | 'userVerification'
>;
export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyAnswer = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
  };
};
export type NewPasskey = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
};

/** The device gave no answer; the message is for people. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

/** Without it nothing of passkeys is offered. */
export const passkeysPossible = (): boolean => 'PublicKeyCredential' in globalThis;

/** Asks the device for an answer; what speaks to it loads only now. @throws PasskeyError */
export async function answerWithPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadChunk(() => import('@simplewebauthn/browser'));
  const { id, rawId, type, response } = await understood(() =>
    startAuthentication({ optionsJSON: question }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

/** Asks the device for a new one. @throws PasskeyError */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await loadChunk(() => import('@simplewebauthn/browser'));
  const { id, rawId, type, response } = await understood(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) },
  };
}

const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Von Ihrem Gerät kam keine Bestätigung. Versuchen Sie es noch einmal, oder nehmen Sie einen anderen Weg.',
  AbortError: 'Die Bestätigung wurde abgebrochen. Versuchen Sie es noch einmal.',
  InvalidStateError: 'Dieses Gerät hat schon einen Passkey für Ihren Zugang. Nehmen Sie ein anderes.',
};
const IMPOSSIBLE = 'Dieser Browser oder dieses Gerät kann hier keinen Passkey benutzen.';

async function understood<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyError(SENTENCES[name] ?? IMPOSSIBLE, { cause: error });
  }
}

import type { FaultReader } from '../faultReader.ts';
import { PasskeyError } from '../passkey.ts';

/** What the device said has its sentence already. */
export const withPasskeyFaults =
  (faultsOf: FaultReader): FaultReader =>
  (error, labels) =>
    error instanceof PasskeyError ? [{ text: error.message }] : faultsOf(error, labels);

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://localhost:3000';
const VORHANDEN = 0x01;
const GEPRUEFT = 0x04;
const MIT_SCHLUESSEL = 0x40;

export type Umstaende = { origin?: string; rpId?: string; geprueft?: boolean; zaehler?: number };

/** A device with one passkey (ES256, attestation `none`), as WebAuthn level 3 describes it. */
export type PasskeyGeraet = {
  readonly id: string;
  /** Answers `navigator.credentials.create`. */
  readonly richteEin: (
    optionen: { challenge: string; user: { id: string } },
    umstaende?: Umstaende,
  ) => {
    id: string;
    rawId: string;
    type: 'public-key';
    response: { clientDataJSON: string; attestationObject: string; transports: string[] };
  };
  /** Answers `navigator.credentials.get`. */
  readonly antworte: (
    frage: { challenge: string },
    umstaende?: Umstaende,
  ) => {
    id: string;
    rawId: string;
    type: 'public-key';
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle: string;
    };
  };
};

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** `zaehler` 0: a synchronised one, which does not count. */
export function passkeyGeraet(zaehler = 0): PasskeyGeraet {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kennung = randomBytes(32);
  let stand = zaehler;
  let nutzer = 'AAAA';
  const daten = ({ rpId = 'localhost', geprueft = true, ...mit }: Umstaende, weitere = 0) => {
    const zahl = Buffer.alloc(4);
    zahl.writeUInt32BE(mit.zaehler ?? stand);
    const flags = VORHANDEN | (geprueft ? GEPRUEFT : 0) | weitere;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), zahl]);
  };
  return {
    id: b64(kennung),
    richteEin: ({ challenge, user }, mit = {}) => {
      nutzer = user.id;
      const laenge = Buffer.alloc(2);
      laenge.writeUInt16BE(kennung.length);
      const authData = Buffer.concat([
        daten(mit, MIT_SCHLUESSEL),
        Buffer.alloc(16),
        laenge,
        kennung,
        coseOf(publicKey),
      ]);
      return {
        id: b64(kennung),
        rawId: b64(kennung),
        type: 'public-key',
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, mit.origin)),
          attestationObject: b64(attestationOf(authData)),
          transports: ['internal'],
        },
      };
    },
    antworte: ({ challenge }, mit = {}) => {
      if (stand > 0) stand += 1;
      const client = clientData('webauthn.get', challenge, mit.origin);
      const authData = daten(mit);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        id: b64(kennung),
        rawId: b64(kennung),
        type: 'public-key',
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(authData),
          signature: b64(signature),
          userHandle: nutzer,
        },
      };
    },
  };
}

const clientData = (type: string, challenge: string, origin = ORIGIN): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR by hand: a map of three, and a COSE key of five. */
function attestationOf(authData: Buffer): Buffer {
  const text = (wort: string) => Buffer.concat([Buffer.from([0x60 + wort.length]), Buffer.from(wort)]);
  const laenge = Buffer.from([0x59, authData.length >> 8, authData.length & 255]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    laenge,
    authData,
  ]);
}
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const zahl = (wert: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(wert, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    zahl(x),
    Buffer.from([0x22]),
    zahl(y),
  ]);
}

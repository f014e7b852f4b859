import { createHash } from 'node:crypto';

import type { Ordnerfehler } from '@kehrtour/domain/importdatei/importordner';
import ssh2, { type Client, type ConnectConfig, type SFTPWrapper } from 'ssh2';

import { connectPublic } from '../../../../../platform/net/connectPublic.ts';
import { type Ablage, alsOrdnerRefused, type Oeffnung, OrdnerRefused } from '../ablage.ts';
import { holeDatei, listeOrdner } from './sftpdateien.ts';

/** As `ssh-keygen -l` shows it, so that it can be compared. */
const abdruck = (schluessel: Uint8Array): string =>
  `SHA256:${createHash('sha256').update(schluessel).digest('base64').replaceAll('=', '')}`;

/** A folder on an SFTP server. The clock of the whole visit runs from here: a server that never answers is hung up on. */
export async function oeffneSftp(oeffnung: Oeffnung): Promise<Ablage> {
  const { ziel, privateHosts, fristMs } = oeffnung;
  const sock = await connectPublic({
    host: ziel.wirt,
    port: ziel.port,
    timeoutMs: fristMs,
    privateHosts,
  }).catch((fehler: unknown) => {
    throw alsOrdnerRefused(fehler);
  });
  const client = new ssh2.Client();
  const zustand: { gezeigt: string | null; zuSpaet: boolean } = { gezeigt: null, zuSpaet: false };
  const uhr = setTimeout(() => {
    zustand.zuSpaet = true;
    sock.destroy();
  }, fristMs);
  const schliesse = (): void => {
    clearTimeout(uhr);
    client.end();
    sock.destroy();
  };
  try {
    const sftp = await meldeAn(client, {
      ...anmeldung(oeffnung),
      sock,
      hostVerifier: (schluessel: Buffer) => {
        zustand.gezeigt = abdruck(schluessel);
        return oeffnung.schluessel === null || oeffnung.schluessel === zustand.gezeigt;
      },
    });
    const innerhalb = <T>(arbeit: Promise<T>): Promise<T> => bisZumEnde(client, arbeit, zustand);
    return {
      schluessel: zustand.gezeigt,
      liste: () => innerhalb(listeOrdner(sftp, ziel.pfad || '.')),
      hole: (name, bytesMax) => innerhalb(holeDatei(sftp, `${ziel.pfad || '.'}/${name}`, bytesMax)),
      schliesse,
    };
  } catch (fehler) {
    schliesse();
    const anders =
      oeffnung.schluessel !== null && zustand.gezeigt !== null && zustand.gezeigt !== oeffnung.schluessel;
    if (anders) throw new OrdnerRefused('schluessel-anders', { gezeigt: zustand.gezeigt ?? undefined });
    throw zustand.zuSpaet ? new OrdnerRefused('zu-langsam') : alsOrdnerRefused(fehler);
  }
}

function anmeldung({ ziel, fristMs }: Oeffnung): ConnectConfig {
  const mitSchluessel = ziel.geheimnis.startsWith('-----BEGIN');
  return {
    username: ziel.benutzer,
    readyTimeout: fristMs,
    ...(mitSchluessel ? { privateKey: ziel.geheimnis } : { password: ziel.geheimnis, tryKeyboard: true }),
  };
}

function meldeAn(client: Client, wie: ConnectConfig): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.on('error', (fehler) => reject(new OrdnerRefused(grundAus(fehler), { cause: fehler })));
    client.on('close', () => reject(new OrdnerRefused('nicht-erreichbar')));
    // Many small servers ask for the password as if a person sat there.
    client.on('keyboard-interactive', (...[, , , fragen, antworte]) =>
      antworte(fragen.map(() => String(wie.password ?? ''))),
    );
    client.on('ready', () =>
      client.sftp((fehler, sftp) =>
        fehler ? reject(new OrdnerRefused('unverstaendlich', { cause: fehler })) : resolve(sftp),
      ),
    );
    client.connect(wie);
  });
}

function grundAus({ level }: Error & { level?: string }): Ordnerfehler {
  if (level === 'client-authentication') return 'anmeldung-falsch';
  return level === 'client-timeout' ? 'zu-langsam' : 'nicht-erreichbar';
}

/** Whatever waits for an answer ends with the connection. */
function bisZumEnde<T>(client: Client, arbeit: Promise<T>, zustand: { zuSpaet: boolean }): Promise<T> {
  return new Promise((resolve, reject) => {
    const ende = (): void => reject(new OrdnerRefused(zustand.zuSpaet ? 'zu-langsam' : 'nicht-erreichbar'));
    client.once('close', ende);
    arbeit
      .then(resolve, (fehler: unknown) => reject(alsOrdnerRefused(fehler)))
      .finally(() => client.off('close', ende));
  });
}

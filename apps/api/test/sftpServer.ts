import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import ssh2, { type Attributes, type Server, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE: ANTWORT } = ssh2.utils.sftp;
const DATEI = 0o100644;
const VERWEIS = 0o120777;

/** How its folder is asked for, without its host. */
export const SFTP_ORDNER = {
  art: 'sftp' as const,
  bucket: '',
  region: '',
  pfad: '/export',
  benutzer: 'kehrtour',
  geheimnis: 'Geheim-4711',
};

type Liegt = { bytes: Buffer; am: Date; art?: 'datei' | 'verweis'; angeblich?: number };

/** A small SFTP server that does what it is told, and what no honest one does. */
export type SftpServer = {
  readonly wirt: string;
  /** By name, as it lies there. */
  readonly dateien: Map<string, Liegt>;
  readonly passwort: string;
  /** `stumm` answers nothing once somebody is logged in; `endlos` never stops listing. */
  benehmen: 'brav' | 'stumm' | 'endlos';
  logins: number;
  geholt: string[];
  /** Another key from the next connection on. */
  readonly neuerSchluessel: () => void;
  readonly close: () => Promise<void>;
};

const schluessel = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs1', format: 'pem' })
    .toString();

export async function sftpServer(): Promise<SftpServer> {
  const zustand = {
    dateien: new Map<string, Liegt>(),
    passwort: SFTP_ORDNER.geheimnis,
    benehmen: 'brav' as SftpServer['benehmen'],
    logins: 0,
    geholt: [] as string[],
  };
  let lauscher = starte(zustand, schluessel());
  await new Promise<void>((bereit) => lauscher.listen(0, '127.0.0.1', bereit));
  const { port } = lauscher.address() as AddressInfo;
  return Object.assign(zustand, {
    wirt: `127.0.0.1:${port}`,
    neuerSchluessel: () => {
      lauscher.close();
      lauscher = starte(zustand, schluessel());
      lauscher.listen(port, '127.0.0.1');
    },
    close: async () => void lauscher.close(),
  });
}

type Zustand = Omit<SftpServer, 'wirt' | 'neuerSchluessel' | 'close'>;

function starte(zustand: Zustand, key: string): Server {
  return new ssh2.Server({ hostKeys: [key] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (wie) => {
      if (wie.method !== 'password' || wie.password !== zustand.passwort) return wie.reject(['password']);
      zustand.logins += 1;
      wie.accept();
    });
    client.on('session', (nimm) => nimm().on('sftp', (auf) => bediene(zustand, auf())));
  });
}

const eigenschaften = ({ bytes, am, art, angeblich }: Liegt): Attributes => ({
  mode: art === 'verweis' ? VERWEIS : DATEI,
  uid: 0,
  gid: 0,
  size: angeblich ?? bytes.length,
  atime: am.getTime() / 1000,
  mtime: am.getTime() / 1000,
});

function bediene(zustand: Zustand, sftp: SFTPWrapper): void {
  const griffe: { name: string; gelesen: boolean }[] = [];
  const griff = (name: string): Buffer => {
    const nummer = Buffer.alloc(4);
    nummer.writeUInt32BE(griffe.push({ name, gelesen: false }) - 1);
    return nummer;
  };
  const zu = (handle: Buffer) => griffe[handle.readUInt32BE()];
  const datei = (handle: Buffer) => zustand.dateien.get(zu(handle)?.name ?? '');
  sftp.on('OPENDIR', (id, pfad) => {
    if (zustand.benehmen === 'stumm') return;
    if (pfad !== '/export') return sftp.status(id, ANTWORT.NO_SUCH_FILE);
    sftp.handle(id, griff(pfad));
  });
  sftp.on('READDIR', (id, handle) => {
    const eintrag = zu(handle);
    if (!eintrag || (eintrag.gelesen && zustand.benehmen !== 'endlos')) return sftp.status(id, ANTWORT.EOF);
    eintrag.gelesen = true;
    const eins = { bytes: Buffer.alloc(0), am: new Date(0) };
    const liste: [string, Liegt][] =
      zustand.benehmen === 'endlos'
        ? Array.from({ length: 100 }, (_, i) => [`${String(Math.random())}-${i}.csv`, eins])
        : [...zustand.dateien];
    sftp.name(
      id,
      liste.map(([filename, liegt]) => ({
        filename,
        longname: filename,
        attrs: eigenschaften(liegt),
      })),
    );
  });
  sftp.on('OPEN', (id, pfad) => {
    const name = pfad.replace('/export/', '');
    if (!zustand.dateien.has(name)) return sftp.status(id, ANTWORT.NO_SUCH_FILE);
    zustand.geholt.push(name);
    sftp.handle(id, griff(name));
  });
  sftp.on('FSTAT', (id, handle) => {
    const da = datei(handle);
    if (!da) return sftp.status(id, ANTWORT.FAILURE);
    sftp.attrs(id, eigenschaften(da));
  });
  sftp.on('READ', (id, handle, stelle, laenge) => {
    const stueck = datei(handle)?.bytes.subarray(stelle, stelle + laenge);
    if (!stueck?.length) return sftp.status(id, ANTWORT.EOF);
    sftp.data(id, stueck);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, ANTWORT.OK));
}

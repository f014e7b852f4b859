import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const INSTALL_WITHIN_MS = 180_000;

/** Path of Caddy on this machine; undefined when there is none. */
export function findCaddy(): string | undefined {
  const named = process.env['CADDY_PATH'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return [named, ...folders.map((folder) => path.join(folder, 'caddy'))].find(
    (file) => file !== undefined && isProgram(file),
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Caddy from the system's packages where that is allowed; false when it is not. */
export function installCaddy(): boolean {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return [['update'], ['install', '-y', '--no-install-recommends', 'caddy']].every((step) => {
    const [command = '', ...args] = [...apt, ...step];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_WITHIN_MS, env }).status === 0;
  });
}

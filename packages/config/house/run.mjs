// Runs on whatever Node is installed (20 or newer) and needs nothing but itself: it brings the
// dependencies of the lockfile, then hands over to the Node 26 that came with them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR_MIN = 26;
const house = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(house, '../../..');
const modules = path.join(root, 'node_modules');
const bin = path.join(modules, '.bin');
const stamp = path.join(modules, '.kehrtour-lockfile');
const onWindows = process.platform === 'win32';

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function hashOfLockfile() {
  const lockfile = path.join(root, 'pnpm-lock.yaml');
  if (!existsSync(lockfile))
    stop('Die Datei pnpm-lock.yaml fehlt. Bitte das Projekt vollständig auschecken.');
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

function installedLockfile() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version = packageManager.split('@')[1];
  const found = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8', shell: onWindows });
  if (found.status === 0 && found.stdout.trim() === version) return ['pnpm'];
  return ['npx', '-y', '--prefer-offline', packageManager];
}

function install(lockfile) {
  const [command, ...launch] = pnpmCommand();
  console.log('Abhängigkeiten werden eingerichtet (einmalig, etwa eine halbe Minute) …');
  const result = spawnSync(command, [...launch, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    encoding: 'utf8',
    shell: onWindows,
    // CI: pnpm must never stop and ask; nothing here could answer.
    env: { ...process.env, CI: '1' },
  });
  if (result.error)
    stop(
      `Weder pnpm noch npx lässt sich starten (${result.error.message}). Gehört npm zu dieser Node-Installation?`,
    );
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    stop(
      'Die Abhängigkeiten ließen sich nicht einrichten; die Meldung steht darüber. Besteht eine Verbindung zum Paketverzeichnis?',
    );
  }
  writeFileSync(stamp, lockfile);
}

/** Node 26 from the lockfile; on platforms without one, the Node that runs this file if it is new enough. */
function nodeOfTheHouse() {
  const brought = path.join(bin, 'node');
  if (!onWindows && existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN) return process.execPath;
  stop(
    `Für ${process.platform}/${process.arch} bringt Kehrtour kein eigenes Node mit. ` +
      `Bitte Node ${NODE_MAJOR_MIN} oder neuer installieren (gefunden: ${process.version}).`,
  );
}

/** npm's shell dies of a signal without passing it on; then nobody else would end the child. */
function stopWithParent(child) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
}

function handOver(task, args) {
  const child = spawn(nodeOfTheHouse(), [path.join(house, `${task}.ts`), ...args], {
    cwd: root,
    // The fourth channel carries no message: when this process dies, the task sees it close and ends too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: bin + path.delimiter + process.env.PATH },
  });
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const [task, ...args] = process.argv.slice(2);
const tasks = readdirSync(house)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (!tasks.includes(task)) stop(`„${task ?? ''}“ gibt es nicht. Möglich sind: ${tasks.join(', ')}.`);

const lockfile = hashOfLockfile();
if (installedLockfile() !== lockfile) install(lockfile);
handOver(task, args);

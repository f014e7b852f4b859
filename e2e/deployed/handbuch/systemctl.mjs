// What `systemctl` does with our units, on a machine without systemd: users, settings, folders, start, reload, and the end by SIGTERM.
// It knows the words of deploy/systemd and no others; what shuts processes in (hardening, limits) it leaves out.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const RUN = '/run/units';
mkdirSync(RUN, { recursive: true });
const fileOf = (unit) => `/etc/systemd/system/${unit.replace(/@\d+\./, '@.')}`;
const nameOf = (unit) => (/\.(service|target|timer)$/.test(unit) ? unit : `${unit}.service`);

function read(unit) {
  const instance = /@(\d+)\./.exec(unit)?.[1] ?? '';
  const text = readFileSync(fileOf(unit), 'utf8')
    .replaceAll(/%i/g, instance)
    .replaceAll('%%', '%')
    .replaceAll('$$', '$');
  return (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);
}

function envOf(of) {
  const files = of('EnvironmentFile').map((file) => `. ${file}`);
  const own = of('Environment')
    .flatMap((line) => line.split(' '))
    .map((one) => `export ${one}`);
  return ['set -a', ...files, 'set +a', ...own].join('\n');
}

function commandOf(of, line) {
  const user = of('User')[0] ?? 'root';
  const low =
    of('AmbientCapabilities').length > 0
      ? ['--inh-caps', '+net_bind_service', '--ambient-caps', '+net_bind_service']
      : [];
  const [where = '/'] = of('WorkingDirectory');
  const script = `${envOf(of)}\ncd ${where}\nexec ${line}`;
  // As systemd: nothing of our own settings goes along.
  const path = 'PATH=/usr/local/bin:/usr/bin:/bin';
  return [
    'env',
    '-i',
    path,
    'setpriv',
    '--reuid',
    user,
    '--regid',
    user,
    '--init-groups',
    ...low,
    'sh',
    '-c',
    script,
  ];
}

function runNow(of, line) {
  const [tool, ...args] = commandOf(of, line);
  const { status } = spawnSync(tool, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${line}: ${status}`);
}

function foldersOf(of) {
  for (const [key, parent] of [
    ['RuntimeDirectory', '/run'],
    ['StateDirectory', '/var/lib'],
  ])
    for (const name of of(key))
      spawnSync('install', ['-d', '-o', of('User')[0], '-m', '700', `${parent}/${name}`]);
}

function start(unit) {
  const of = read(unit);
  if (unit.endsWith('.timer')) return;
  if (unit.endsWith('.target'))
    return of('Wants')
      .flatMap((line) => line.split(' '))
      .forEach(start);
  foldersOf(of);
  for (const line of of('ExecStartPre')) runNow(of, line);
  if (of('Type')[0] === 'oneshot') return of('ExecStart').forEach((line) => runNow(of, line));
  const [tool, ...args] = commandOf(of, of('ExecStart')[0]);
  const log = openSync(`${RUN}/${unit}.log`, 'a');
  const child = spawn(tool, args, { detached: true, stdio: ['ignore', log, log] });
  writeFileSync(`${RUN}/${unit}.pid`, String(child.pid));
  child.unref();
}

function alive(pid) {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function stop(unit) {
  const of = read(unit);
  if (unit.endsWith('.timer')) return;
  if (unit.endsWith('.target'))
    return void (await Promise.all(
      of('Wants')
        .flatMap((line) => line.split(' '))
        .map(stop),
    ));
  const file = `${RUN}/${unit}.pid`;
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  if (alive(pid)) process.kill(pid, 'SIGTERM');
  const [seconds = '90'] = of('TimeoutStopSec');
  for (let look = 0; alive(pid) && look < Number(seconds) * 10; look += 1) await wait(100);
  if (alive(pid)) throw new Error(`${unit} does not end by SIGTERM`);
  rmSync(file);
}

const [verb, ...rest] = process.argv.slice(2);
const units = rest.filter((word) => !word.startsWith('-')).map(nameOf);
for (const unit of units) {
  if (verb === 'start' || verb === 'enable') start(unit);
  else if (verb === 'stop') await stop(unit);
  else if (verb === 'restart') {
    await stop(unit);
    start(unit);
  } else if (verb === 'reload') read(unit)('ExecReload').forEach((line) => runNow(read(unit), line));
  else throw new Error(`systemctl ${verb}?`);
}

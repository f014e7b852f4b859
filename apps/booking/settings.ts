export interface Settings {
  port: number;
  host: string;
}

const PORT_MAX = 65_535;

/** @throws Error naming the setting in German when one cannot be meant */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env['PORT'] || 3002);
  if (!Number.isInteger(port) || port < 0 || port > PORT_MAX)
    throw new Error(`PORT=${env['PORT']} ist keine Portnummer. Gemeint ist eine Zahl von 0 bis ${PORT_MAX}.`);
  const apiUrl = env['API_URL'] || 'http://127.0.0.1:3001';
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? ''))
    throw new Error(`API_URL=${apiUrl} ist keine Adresse. Gemeint ist etwas wie http://127.0.0.1:3001.`);
  if (env['PUBLIC_DOMAIN'] && !env['SECRET_KEY'] && !env['DATA_DIR'])
    throw new Error(
      'PUBLIC_DOMAIN ohne SECRET_KEY: Was Kunden eingegeben haben, ginge mit jedem Neustart verloren. Nennen Sie denselben ' +
        'SECRET_KEY wie den Servern.',
    );
  return { port, host: env['HOST'] || '127.0.0.1' };
}

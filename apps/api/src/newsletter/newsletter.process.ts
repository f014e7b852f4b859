import { readFileSync } from 'node:fs';

import { systemCtx, type TenantCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import { readEnv } from '../platform/settings/env.ts';
import { openDeps } from '../platform/start/openDeps.ts';
import { countAnmeldungen, listEmpfaenger } from './newsletter.store.ts';
import { abmeldelink } from './newsletterlinks.ts';
import { versendeAusgabe } from './versendeAusgabe.ts';

const SO_GEHT_ES = `So geht es:
  npm run newsletter -- stand
  npm run newsletter -- liste
  npm run newsletter -- senden ausgabe.txt "Betreff"`;

/** The operator's commands: how many there are, who they are, and one issue to all of them. */
const befehle: Record<string, (ctx: TenantCtx, args: readonly string[]) => Promise<string>> = {
  stand: async (ctx) => {
    const zahl = await ctx.transaction(countAnmeldungen);
    return `${zahl?.bestaetigt ?? 0} bestätigt, ${zahl?.offen ?? 0} noch nicht bestätigt, ${zahl?.abgemeldet ?? 0} abgemeldet (ohne Adresse, als Nachweis)`;
  },
  liste: async (ctx) => {
    const zeilen = (await ctx.transaction(listEmpfaenger)).map(
      ({ id, email }) => `${email};${abmeldelink(ctx, id)}`,
    );
    return ['E-Mail;Abmelden', ...zeilen].join('\n');
  },
  senden: async (ctx, [datei = '', betreff = '']) => {
    if (datei === '' || betreff === '') throw new Error(SO_GEHT_ES);
    const anzahl = await versendeAusgabe(ctx, { betreff, text: readFileSync(datei, 'utf8') });
    return `Die Ausgabe „${betreff}“ liegt für ${anzahl} Empfänger im Ausgang.`;
  },
};

async function run([name = '', ...args]: readonly string[]): Promise<string> {
  const befehl = befehle[name];
  if (!befehl) throw new Error(SO_GEHT_ES);
  const { deps, close } = await openDeps({ ...readEnv(process.env), logLevel: 'error', worker: false });
  try {
    return await befehl(systemCtx(deps, BETRIEB_ID, 'newsletter'), args);
  } finally {
    await close();
  }
}

run(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

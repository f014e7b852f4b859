import { readFileSync } from 'node:fs';

import { systemCtx, type TenantCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import { readEnv } from '../platform/settings/env.ts';
import { openDeps } from '../platform/start/openDeps.ts';
import { runCommand } from '../platform/start/runCommand.ts';
import { countAnmeldungen, listEmpfaenger } from './newsletter.store.ts';
import { abmeldelink } from './newsletterlinks.ts';
import { versendeAusgabe } from './versendeAusgabe.ts';

const SO_GEHT_ES = `So geht es:
  newsletter stand
  newsletter liste
  newsletter senden ausgabe.txt "Betreff"`;

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

runCommand(async ([name = '', ...args]) => {
  const befehl = befehle[name];
  if (!befehl) throw new Error(SO_GEHT_ES);
  const { deps, close } = await openDeps({ ...readEnv(process.env), logLevel: 'error', worker: false });
  try {
    return await befehl(systemCtx(deps, BETRIEB_ID, 'newsletter'), args);
  } finally {
    await close();
  }
});

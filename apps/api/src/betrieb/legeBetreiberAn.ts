import { email } from '@kehrtour/contract/gemeinsam';

import { legeAdminUserAn } from '../konto/legeAdminUserAn.ts';
import { systemCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import { readEnv } from '../platform/settings/env.ts';
import { openDeps } from '../platform/start/openDeps.ts';
import { runCommand } from '../platform/start/runCommand.ts';

/** Command of the operator: makes another one and prints what she needs. */
runCommand(async ([adresse = '', name = '']) => {
  const gelesen = email.safeParse(adresse);
  if (!gelesen.success || name.trim() === '')
    throw new Error('So geht es: betreiber name@firma.de "Vorname Nachname"');
  const { deps, close } = await openDeps({ ...readEnv(process.env), logLevel: 'error', worker: false });
  try {
    const ctx = systemCtx(deps, BETRIEB_ID, 'legeBetreiberAn');
    const neu = await ctx.transaction((tx) =>
      legeAdminUserAn(ctx, tx, { name: name.trim(), email: gelesen.data }),
    );
    if (!neu) throw new Error(`Für ${gelesen.data} gibt es schon einen Betreiberzugang.`);
    return [
      `Der Betreiberzugang für ${gelesen.data} ist angelegt.`,
      `Passwort vergeben (gilt sieben Tage, einmal): ${neu.link}`,
      'Der zweite Faktor kommt bei der ersten Anmeldung dazu; eine Authenticator-App genügt.',
    ].join('\n');
  } finally {
    await close();
  }
});

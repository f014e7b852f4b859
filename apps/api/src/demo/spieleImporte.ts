import { randomUUID } from 'node:crypto';

import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage, teileTag } from '@kehrtour/domain/tag';

import { nimmImportZurueck } from '../importauftrag/nimmImportZurueck.ts';
import { pruefeImport } from '../importauftrag/pruefeImport.ts';
import { nimmDateiAn } from '../importauftrag/quelle/datei/nimmDateiAn.ts';
import { uebernimmImport } from '../importauftrag/uebernimmImport.ts';
import { verwirfImport } from '../importauftrag/verwirfImport.ts';
import { zeigeImport } from '../importauftrag/zeigeImport.ts';
import { legeMitarbeiterAn } from '../mitarbeiter/legeMitarbeiterAn.ts';
import { legeAppIdAn, legePartnerAn } from '../partner/legePartnerAn.ts';
import { legeTokenAn } from '../partner/legeTokenAn.ts';
import { loeseTokenEin } from '../partner/loeseTokenEin.ts';
import { nimmLiegenschaftenAn } from '../partner/nimmLiegenschaftenAn.ts';
import { zeigeKehrbezirkssoftware } from '../partner/zeigeKehrbezirkssoftware.ts';
import { type AdminCtx, makeCtx, type PartnerCtx, type StaffCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { legeKatalogAn } from '../taetigkeit/legeKatalogAn.ts';
import { legeUnternehmenAn } from '../unternehmen/legeUnternehmenAn.ts';
import { standDesVorgangs } from '../vorgang/vorgang.ts';
import { DEMO_NACHBARN, demoHaus, demoListe, type Nachbar } from './demoNachbarn.ts';

type Betrieb = { deps: Deps; unternehmenId: string; inhaberId: string };
type Hersteller = { partnerId: string; appId: string };
const POLL_MS = 100;
const WITHIN_MS = 60_000;

/**
 * What the operator's desk lives of: other companies with imports in every state, a vendor that is connected and well, one
 * whose pushes have faults, and one that fell silent. Made by the same verbs as everybody's.
 */
export async function spieleImporte(deps: Deps): Promise<void> {
  const guter = await trageEin(deps, 'Kehrbuch Nord');
  // A job may run again after it was done: whoever finds the vendor leaves all as it is.
  if (guter === undefined) return;
  const schlechter = await trageEin(deps, 'Bezirksbuch Süd');
  const [steinach, erlental, hochfeld] = await Promise.all(DEMO_NACHBARN.map((eine) => legeAn(deps, eine)));
  if (!steinach || !erlental || !hochfeld || !schlechter) throw new Error('the demo has three neighbours');
  await uebernimm(steinach, 6, demoListe(9, 'Mühlweg'));
  await spieleDateien(erlental);
  await sende(steinach, guter, { tage: 0, haeuser: 12, fehlerhafte: 0 });
  await sende(erlental, schlechter, { tage: 0, haeuser: 8, fehlerhafte: 3 });
  await sende(hochfeld, guter, { tage: 9, haeuser: 5, fehlerhafte: 0 });
}

/** One file in each state that a file can be in. */
async function spieleDateien(wo: Betrieb): Promise<void> {
  const zurueck = await uebernimm(wo, 20, demoListe(7, 'Am Hang'));
  await fertig(wo, (await nimmImportZurueck(inhaberin(wo, 19), zurueck)).vorgangId);
  await verwirfImport(inhaberin(wo, 12), await nimmAn(wo, 12, demoListe(5, 'Bergstraße')));
  await pruefe(wo, 3, await nimmAn(wo, 3, demoListe(14, 'Talstraße', 4)));
  await nimmAn(wo, 1, demoListe(6, 'Wiesenweg'));
}

async function legeAn(deps: Deps, { name, slug, ort, plz, inhaber }: Nachbar): Promise<Betrieb> {
  const unternehmenId = randomUUID();
  const system = rahmen(deps, 30).as({ art: 'system' }, unternehmenId);
  const inhaberId = await system.transaction(async (tx) => {
    const email = `buero@${slug}.example`;
    await legeUnternehmenAn(tx, { name, slug, ort, plz, bundesland: 'BY', email, angelegtAm: system.now() });
    await legeKatalogAn(tx);
    return legeMitarbeiterAn(tx, { ...inhaber, email: '', rolle: 'inhaber', qualifikation: 'bbsf' });
  });
  return { deps, unternehmenId, inhaberId };
}

async function nimmAn(wo: Betrieb, tage: number, liste: { name: string; text: string }): Promise<string> {
  const datei = { name: liste.name, bytes: Buffer.from(liste.text), zuGross: false };
  return (await nimmDateiAn(inhaberin(wo, tage), datei)).id;
}
async function pruefe(wo: Betrieb, tage: number, id: string): Promise<void> {
  await fertig(wo, (await pruefeImport(inhaberin(wo, tage), id)).vorgangId);
}
async function uebernimm(wo: Betrieb, tage: number, liste: { name: string; text: string }): Promise<string> {
  const id = await nimmAn(wo, tage, liste);
  await pruefe(wo, tage, id);
  const ctx = inhaberin(wo, tage);
  const { version } = await zeigeImport(ctx, id);
  await fertig(wo, (await uebernimmImport(ctx, id, { version })).vorgangId);
  // Houses are looked for on the map yet; until then nothing can be taken back.
  await warteBis(async () => (await zeigeImport(inhaberin(wo, 0), id)).laufend === null);
  return id;
}

const fertig = (wo: Betrieb, vorgangId: string): Promise<void> =>
  warteBis(async () => {
    const stand = await inhaberin(wo, 0).transaction((tx) => standDesVorgangs(tx, vorgangId));
    if (stand?.status === 'fehler') throw new Error(`work ${vorgangId} of the demo failed`);
    return stand?.status === 'fertig';
  });

/** As the screen waits. */
async function warteBis(eingetreten: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + WITHIN_MS;
  while (!(await eingetreten())) {
    if (performance.now() > until) throw new Error('an import of the demo did not end in time');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** `undefined` when it is there already. */
async function trageEin(deps: Deps, name: string): Promise<Hersteller | undefined> {
  const actor = { art: 'adminUser', id: randomUUID(), sitzung: new Uint8Array() } as const;
  const ctx: AdminCtx = makeCtx(teile(deps, 30), actor, undefined);
  try {
    const { id } = await legePartnerAn(ctx, name);
    const { appId } = await legeAppIdAn(ctx, id, { umgebung: 'produktion', alteSofortSperren: false });
    return { partnerId: id, appId };
  } catch (error) {
    if (error instanceof Refused && error.code === 'partner.name-vergeben') return undefined;
    throw error;
  }
}

/** A night's push, through a connection made as everybody makes it. */
async function sende(
  wo: Betrieb,
  { partnerId, appId }: Hersteller,
  { tage, haeuser, fehlerhafte }: { tage: number; haeuser: number; fehlerhafte: number },
): Promise<void> {
  const ctx = inhaberin(wo, tage);
  const rechte = ['liegenschaften.senden', 'kehrtouren.lesen'] as const;
  const { token } = await legeTokenAn(ctx, { rechte: [...rechte], mailFuerTermine: false, gleiche: 'neu' });
  await loeseTokenEin(rahmen(wo.deps, tage), appId, { customerInformation: `K-${haeuser}`, token });
  const verbindung = (await zeigeKehrbezirkssoftware(ctx)).verbindungen.find((eine) => eine.beendet === null);
  if (!verbindung) throw new Error('the demo has no connection');
  const { id, name } = verbindung;
  const { jahr } = teileTag(ortszeitAus(ctx.now()).tag);
  const programm: PartnerCtx = rahmen(wo.deps, tage).as(
    { art: 'partner', id, partnerId, name, rechte },
    wo.unternehmenId,
  );
  await nimmLiegenschaftenAn(programm, {
    properties: Array.from({ length: haeuser }, (_, nummer) =>
      demoHaus(nummer + 1, { jahr, fehlerhaft: nummer < fehlerhafte }),
    ),
  });
}

/** In the morning of that day; what happens today has happened just now. */
function teile(deps: Deps, tage: number) {
  const jetzt = deps.now();
  const am =
    tage === 0 ? jetzt : zeitpunktAus({ tag: plusTage(ortszeitAus(jetzt).tag, -tage), uhrzeit: '08:20' });
  return { deps, requestId: 'demo', adresse: 'demo', now: () => am };
}
const rahmen = (deps: Deps, tage: number) => makeCtx(teile(deps, tage), { art: 'system' }, undefined);
const inhaberin = ({ deps, unternehmenId, inhaberId }: Betrieb, tage: number): StaffCtx =>
  rahmen(deps, tage).as(
    { art: 'mitarbeiter', id: inhaberId, rolle: 'inhaber', sitzung: new Uint8Array() },
    unternehmenId,
  );

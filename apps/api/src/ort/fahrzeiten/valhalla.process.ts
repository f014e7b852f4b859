import { serveParent } from '../../platform/process/serveParent.ts';
import { valhallaKonfiguration } from './valhallaKonfiguration.ts';

/** One request to Valhalla's actor; `kacheln` says over which road network. */
export interface ValhallaAuftrag {
  readonly kacheln: string;
  readonly frage: 'matrix' | 'locate' | 'route';
  readonly anfrage: object;
}

interface Actor {
  matrix(anfrage: object): Promise<object>;
  locate(anfrage: object): Promise<object>;
  route(anfrage: object): Promise<object>;
}

let offen: { kacheln: string; actor: Actor } | null = null;

serveParent(async ({ kacheln, frage, anfrage }: ValhallaAuftrag) =>
  (await actorFuer(kacheln))[frage](anfrage),
);

async function actorFuer(kacheln: string): Promise<Actor> {
  if (offen?.kacheln === kacheln) return offen.actor;
  // Optional package of 280 MB: loaded here only, so that the server starts without it.
  const { Actor } = await import('@valhallajs/valhallajs');
  const actor = new Actor(valhallaKonfiguration(kacheln));
  offen = { kacheln, actor };
  return actor;
}

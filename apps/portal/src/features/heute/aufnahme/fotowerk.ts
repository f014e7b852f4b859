import type { feldfotoSenden } from '@kehrtour/contract/feldfoto';

import { istBegonnen } from '../entwuerfe.ts';
import type { Feldtag, Fotobild, Fotowerk } from '../feldtag.ts';
import type { Marke } from '../marke.ts';
import { pauseNach } from '../sender.ts';
import { type Foto, Fotoablage } from './fotoablage.ts';

/** A picture over a slow network takes its time. */
const GEDULD_MS = 60_000;
const TAKT_MS = 20_000;
const SPERRE = 'kehrtour-heute-fotos';

/** After its fact has left, or at once where it belongs to none. */
export function naechstesFoto(
  fotos: readonly Foto[],
  marken: readonly Marke[],
  jetzt: number,
): Foto | undefined {
  const wartend = new Set(marken.flatMap(({ id, stand }) => (stand === 'wartet' ? [id] : [])));
  return fotos.find(
    ({ stand, naechsterAb, meldungId }) =>
      stand === 'wartet' && naechsterAb <= jetzt && !wartend.has(meldungId),
  );
}

/** Keeps and sends the pictures of a day; it begins when the second file is there. */
export function beginneFotos(tag: Feldtag): void {
  const ablage = new Fotoablage(tag.speicher.person, tag.speicher.schluessel);
  let sendet = false;

  const zaehle = async (): Promise<readonly Foto[]> => {
    const fotos = await ablage.alle();
    const mit = (stand: Foto['stand']): number => fotos.filter((foto) => foto.stand === stand).length;
    tag.zeigeFotos({ warten: mit('wartet'), abgelehnt: mit('buero') });
    return fotos;
  };

  /** Answers whether another one may follow at once. */
  const eines = async (): Promise<boolean> => {
    const foto = naechstesFoto(await zaehle(), tag.bild().marken, tag.uhr());
    const blob = foto && (await ablage.bild(foto.id));
    if (!foto || !blob) return false;
    const weiter = await sende(tag, ablage, foto, blob);
    await zaehle();
    return weiter;
  };

  const schicke = async (): Promise<void> => {
    if (sendet) return;
    sendet = true;
    try {
      await unterSperre(async () => {
        while (await eines());
      });
    } finally {
      sendet = false;
    }
  };
  const weiter = (): void => void schicke().catch(() => undefined);

  tag.fotos = werkAus(tag, ablage, async () => {
    await zaehle();
    weiter();
  });
  // Each change of the queue may have let a picture go.
  tag.hoere(weiter);
  setInterval(weiter, TAKT_MS);
  void zeigeVergessene(tag, ablage).then(zaehle).then(weiter);
}

const NICHT_ABGELEGT =
  'Dieses Foto wurde aufgenommen und nicht abgelegt. Senden Sie es zum Besuch, oder verwerfen Sie es.';

/** What was taken for something that is gone with its page is shown, so that it neither lies here unseen nor is lost. */
export async function zeigeVergessene(
  tag: Pick<Feldtag, 'bild'>,
  ablage: Pick<Fotoablage, 'alle' | 'aendere'>,
): Promise<void> {
  const gemeldet = new Set(tag.bild().marken.map(({ id }) => id));
  for (const foto of await ablage.alle()) {
    if (foto.stand !== 'entwurf' || istBegonnen(foto.meldungId)) continue;
    // Its fact was told, and the page ended before the picture was let go.
    const neu = gemeldet.has(foto.meldungId)
      ? ({ stand: 'wartet' } as const)
      : ({ stand: 'buero', alleine: true, hinweis: NICHT_ABGELEGT } as const);
    await ablage.aendere({ ...foto, ...neu });
  }
}

async function sende(tag: Feldtag, ablage: Fotoablage, foto: Foto, blob: Blob): Promise<boolean> {
  const body = new FormData();
  body.append('datei', blob, 'foto.jpg');
  const query = {
    terminId: foto.terminId,
    gesehenAm: new Date(foto.gesehenAm).toISOString(),
    ...(!foto.alleine && { meldungId: foto.meldungId }),
  };
  try {
    const antwort = await tag.bote.rufe<typeof feldfotoSenden>(
      { method: 'PUT', path: '/heute/fotos/:id', params: { id: foto.id }, query },
      { datei: body, geduld: GEDULD_MS },
    );
    // Nobody is logged in: it waits for her.
    if (antwort === null) return false;
    if (antwort.art === 'ja') await ablage.entferne(foto.id);
    else if (antwort.status >= 400) await ablage.aendere({ ...foto, stand: 'buero', hinweis: antwort.satz });
    return true;
  } catch {
    const versuche = foto.versuche + 1;
    await ablage.aendere({ ...foto, versuche, naechsterAb: tag.uhr() + pauseNach(versuche) });
    return false;
  }
}

function werkAus(tag: Feldtag, ablage: Fotoablage, geaendert: () => Promise<void>): Fotowerk {
  const bilder = async (welche: (foto: Foto) => boolean): Promise<Fotobild[]> => {
    const gemeint = (await ablage.alle()).filter(welche);
    const alle = await Promise.all(
      gemeint.map(async ({ id, terminId, hinweis }) => ({
        id,
        terminId,
        hinweis,
        blob: await ablage.bild(id),
      })),
    );
    return alle.flatMap(({ blob, ...rest }) => (blob ? [{ ...rest, blob }] : []));
  };
  const aendere = async (welche: (foto: Foto) => boolean, neu: Partial<Foto>): Promise<void> => {
    for (const foto of await ablage.alle()) if (welche(foto)) await ablage.aendere({ ...foto, ...neu });
    await geaendert();
  };
  return {
    lege: ({ id, terminId, meldungId, blob }) =>
      ablage.lege(
        {
          id,
          terminId,
          meldungId,
          alleine: false,
          gesehenAm: tag.jetzt(),
          stand: 'entwurf',
          versuche: 0,
          naechsterAb: 0,
          hinweis: '',
        },
        blob,
      ),
    zu: (meldungId) => bilder((foto) => foto.meldungId === meldungId),
    gibFrei: (meldungId, terminId, alleine) =>
      // Another tab may have found it forgotten meanwhile.
      aendere((foto) => foto.meldungId === meldungId && foto.stand !== 'wartet', {
        stand: 'wartet',
        terminId,
        alleine,
        hinweis: '',
      }),
    verwirf: async (id) => {
      await ablage.entferne(id);
      await geaendert();
    },
    abgelehnte: () => bilder(({ stand }) => stand === 'buero'),
    nochEinmal: (id) => aendere((foto) => foto.id === id, { stand: 'wartet', naechsterAb: 0, hinweis: '' }),
  };
}

/** One of two tabs sends. */
async function unterSperre(tun: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator as { locks?: LockManager };
  if (!locks) return tun();
  await locks.request(SPERRE, { ifAvailable: true }, async (lock) => (lock ? tun() : undefined));
}

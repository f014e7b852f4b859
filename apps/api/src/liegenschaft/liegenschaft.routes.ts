import * as liegenschaft from '@kehrtour/contract/liegenschaft';

import type { Routes } from '../platform/route.ts';
import { aendereEinheit, legeEinheitAn, legeEinheitenAn, loescheEinheit } from './aendereEinheiten.ts';
import { aendereKontakt, loescheKontakt, legeKontaktAn } from './aendereKontakte.ts';
import { aendereLiegenschaft } from './aendereLiegenschaft.ts';
import { legeLiegenschaftAn } from './legeLiegenschaftAn.ts';
import { loescheLiegenschaft } from './loescheLiegenschaft.ts';
import { setzeLage } from './setzeLage.ts';
import { vergebeZwischennummer } from './vergebeZwischennummer.ts';
import { zeigeLiegenschaft } from './zeigeLiegenschaft.ts';

export function liegenschaftRoutes({ add }: Routes): void {
  add(liegenschaft.liegenschaftHolen, ({ ctx, params }) => zeigeLiegenschaft(ctx, params.id));
  add(liegenschaft.liegenschaftAnlegen, ({ ctx, body }) => legeLiegenschaftAn(ctx, body));
  add(liegenschaft.liegenschaftAendern, ({ ctx, params, body }) => aendereLiegenschaft(ctx, params.id, body));
  add(liegenschaft.lageSetzen, ({ ctx, params, body }) => setzeLage(ctx, params.id, body));
  add(liegenschaft.zwischennummerVergeben, ({ ctx, params, body }) =>
    vergebeZwischennummer(ctx, params.id, body),
  );
  add(liegenschaft.liegenschaftLoeschen, async ({ ctx, params }) => {
    await loescheLiegenschaft(ctx, params.id);
    return {};
  });
  add(liegenschaft.einheitAnlegen, ({ ctx, params, body }) => legeEinheitAn(ctx, params.id, body));
  add(liegenschaft.einheitenAnlegen, ({ ctx, params, body }) => legeEinheitenAn(ctx, params.id, body));
  add(liegenschaft.einheitAendern, ({ ctx, params, body }) => aendereEinheit(ctx, params, body));
  add(liegenschaft.einheitLoeschen, ({ ctx, params }) => loescheEinheit(ctx, params));
  add(liegenschaft.kontaktAnlegen, ({ ctx, params, body }) => legeKontaktAn(ctx, params.id, body));
  add(liegenschaft.kontaktAendern, ({ ctx, params, body }) => aendereKontakt(ctx, params, body));
  add(liegenschaft.kontaktLoeschen, ({ ctx, params }) => loescheKontakt(ctx, params));
}

import * as hausanlage from '@kehrtour/contract/hausanlage';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { messengerErlauben, messengerWiderrufen } from '@kehrtour/contract/messenger';
import { hausEinordnen } from '@kehrtour/contract/reihenfolge';
import * as schluessel from '@kehrtour/contract/schluessel';

import type { Routes } from '../platform/http/route.ts';
import { aendereAnlage, legeAnlageAn, loescheAnlage } from './aendereAnlagen.ts';
import { aendereEinheit, legeEinheitAn, legeEinheitenAn, loescheEinheit } from './aendereEinheiten.ts';
import { aendereKontakt, loescheKontakt, legeKontaktAn } from './aendereKontakte.ts';
import { aendereLiegenschaft } from './aendereLiegenschaft.ts';
import { aendereSchluessel, legeSchluesselAn, loescheSchluessel } from './aendereSchluessel.ts';
import { erlaubeMessenger } from './erlaubeMessenger.ts';
import { legeLiegenschaftAn } from './legeLiegenschaftAn.ts';
import { loescheLiegenschaft } from './loescheLiegenschaft.ts';
import { ordneHausEin } from './ordneHausEin.ts';
import { setzeLage } from './setzeLage.ts';
import { vergebeZwischennummer } from './vergebeZwischennummer.ts';
import { widerrufeMessenger } from './widerrufeMessenger.ts';
import { zeigeLiegenschaft } from './zeigeLiegenschaft.ts';
import { zeigeSchluessel } from './zeigeSchluessel.ts';

export function liegenschaftRoutes({ add }: Routes): void {
  add(liegenschaft.liegenschaftHolen, ({ ctx, params }) => zeigeLiegenschaft(ctx, params.id));
  add(liegenschaft.liegenschaftAnlegen, ({ ctx, body }) => legeLiegenschaftAn(ctx, body));
  add(liegenschaft.liegenschaftAendern, ({ ctx, params, body }) => aendereLiegenschaft(ctx, params.id, body));
  add(liegenschaft.lageSetzen, ({ ctx, params, body }) => setzeLage(ctx, params.id, body));
  add(liegenschaft.zwischennummerVergeben, ({ ctx, params, body }) =>
    vergebeZwischennummer(ctx, params.id, body),
  );
  add(hausEinordnen, ({ ctx, params, body }) => ordneHausEin(ctx, params.id, body));
  add(liegenschaft.liegenschaftLoeschen, async ({ ctx, params }) => {
    await loescheLiegenschaft(ctx, params.id);
    return {};
  });
  add(liegenschaft.einheitAnlegen, ({ ctx, params, body }) => legeEinheitAn(ctx, params.id, body));
  add(liegenschaft.einheitenAnlegen, ({ ctx, params, body }) => legeEinheitenAn(ctx, params.id, body));
  add(liegenschaft.einheitAendern, ({ ctx, params, body }) => aendereEinheit(ctx, params, body));
  add(liegenschaft.einheitLoeschen, ({ ctx, params }) => loescheEinheit(ctx, params));
  add(hausanlage.anlageAnlegen, ({ ctx, params, body }) => legeAnlageAn(ctx, params.id, body));
  add(hausanlage.anlageAendern, ({ ctx, params, body }) => aendereAnlage(ctx, params, body));
  add(hausanlage.anlageLoeschen, ({ ctx, params }) => loescheAnlage(ctx, params));
  add(schluessel.schluesselAnlegen, ({ ctx, params, body }) => legeSchluesselAn(ctx, params.id, body));
  add(schluessel.schluesselAendern, ({ ctx, params, body }) => aendereSchluessel(ctx, params, body));
  add(schluessel.schluesselLoeschen, ({ ctx, params }) => loescheSchluessel(ctx, params));
  add(schluessel.schluesselAnsehen, ({ ctx, params }) => zeigeSchluessel(ctx, params));
  add(liegenschaft.kontaktAnlegen, ({ ctx, params, body }) => legeKontaktAn(ctx, params.id, body));
  add(liegenschaft.kontaktAendern, ({ ctx, params, body }) => aendereKontakt(ctx, params, body));
  add(liegenschaft.kontaktLoeschen, ({ ctx, params }) => loescheKontakt(ctx, params));
  add(messengerErlauben, ({ ctx, params, body }) => erlaubeMessenger(ctx, params, body));
  add(messengerWiderrufen, ({ ctx, params }) => widerrufeMessenger(ctx, params));
}

import { gehoertZurRolle } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { brauchtAnkuendigungsfrist } from '@kehrtour/domain/taetigkeit/besuch';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { pruefeAnkuendigung, type Ankuendigungspruefung } from '@kehrtour/domain/versand/ankuendigungsfrist';
import type { Kanal } from '@kehrtour/domain/versand/kanal';

import { findKehrtour, type Haltequelle, type KehrtourRow } from '../../kehrtour/kehrtourStand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listAbgemeldete } from '../../termin/abmeldung.ts';
import { feiertageBei, zustelltageDes } from '../../unternehmen/betriebskalender.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { findAbsender, type HaltMitEmpfaengern, listHalteMitEmpfaengern } from '../empfang/empfang.store.ts';
import { anschriftVon, type Empfang, fruehereVersuche, istNurAbgesagt } from '../empfang/empfang.ts';
import { offeneWege } from '../kanal/offeneWege.ts';
import type { OffeneWege } from '../kanal/weg/kanalweg.ts';
import type { Zettelrahmen } from '../papier/baueZettel.ts';
import { empfaengeAus } from './empfaengeAus.ts';

export type Ankuendigungsgrundlage = {
  readonly kehrtour: KehrtourRow;
  readonly empfaenge: readonly Empfang[];
  readonly rahmen: Zettelrahmen;
  readonly heute: Tag;
  readonly wege: OffeneWege;
  /** Houses and flats of which somebody says that nothing is left to sweep: they are told nothing until the office has decided. */
  readonly abgemeldete: ReadonlySet<string>;
  /** Planned work that the company does not have at its house, and that nobody is told of. */
  readonly ohneAuftrag: readonly { readonly anschrift: string; readonly arbeiten: readonly string[] }[];
};

/** Everything an announcement is made of; `quelle` where it is about other stops than those in force. @throws Refused 'nicht-gefunden' | 'kehrtour.nicht-geplant' */
export async function ladeAnkuendigung(
  ctx: TenantCtx,
  tx: Tx,
  kehrtourId: string,
  quelle: Haltequelle = { kehrtourId },
): Promise<Ankuendigungsgrundlage> {
  const kehrtour = await findKehrtour(tx, kehrtourId);
  const absender = await findAbsender(tx, kehrtourId);
  if (!kehrtour || !absender) throw new Refused('nicht-gefunden');
  if (kehrtour.plan === null || kehrtour.status === 'entwurf') throw new Refused('kehrtour.nicht-geplant');
  const halte = await listHalteMitEmpfaengern(tx, quelle);
  const heute = ortszeitAus(ctx.now()).tag;
  const wege = offeneWege(ctx, absender);
  const letzter =
    halte
      .map((halt) => halt.tag)
      .toSorted()
      .at(-1) ?? heute;
  const antwortBisWerktage =
    kehrtour.vorgaben.kontakt?.antwortBisWerktage ??
    einstellungenAus(absender.einstellungen).antwort.antwortBisWerktage;
  const abgemeldete = await listAbgemeldete(tx, [...new Set(halte.map((halt) => halt.liegenschaft_id))]);
  return {
    kehrtour,
    abgemeldete: new Set(abgemeldete.map((eine) => ortVon(eine.liegenschaft_id, eine.nutzungseinheit_id))),
    heute,
    wege,
    empfaenge: halte.map(nachRolle).flatMap((halt) => empfaengeAus(halt, wege)),
    ohneAuftrag: halte.flatMap(ohneAuftrag),
    rahmen: {
      absender,
      feiertageBei: (halt) => feiertageBei(halt, absender, heute, plusTage(letzter, 7)),
      antwortBisWerktage,
      heute,
      addresses: ctx.deps.env.addresses,
    },
  };
}

const ortVon = (liegenschaftId: string, einheitId: string | null | undefined): string =>
  `${liegenschaftId}/${einheitId ?? ''}`;

/** Somebody there says that nothing is left to sweep, and the office has not decided. */
export const istAbgemeldet = (
  { halt, einheit }: Pick<Empfang, 'halt' | 'einheit'>,
  { abgemeldete }: Pick<Ankuendigungsgrundlage, 'abgemeldete'>,
): boolean =>
  abgemeldete.has(ortVon(halt.liegenschaft_id, null)) ||
  (einheit !== undefined && abgemeldete.has(ortVon(halt.liegenschaft_id, einheit.id)));

/** They as an announcement of the round tells them: whoever was called off since it was announced, or has nothing left to sweep, is told nothing. */
export const ohneAbgesagte = (grundlage: Ankuendigungsgrundlage): Ankuendigungsgrundlage => ({
  ...grundlage,
  empfaenge: grundlage.empfaenge
    .map((empfang) => ({
      ...empfang,
      wohnungen: empfang.wohnungen.filter(
        (einheit) => !istAbgemeldet({ halt: empfang.halt, einheit }, grundlage),
      ),
    }))
    .filter(
      (empfang) =>
        !istAbgemeldet(empfang, grundlage) &&
        (grundlage.kehrtour.status === 'geplant' || !istNurAbgesagt(empfang)) &&
        !(empfang.zurKenntnis && empfang.wohnungen.length === 0),
    ),
});

const nachRolle = (halt: HaltMitEmpfaengern): HaltMitEmpfaengern => ({
  ...halt,
  aufgaben: halt.aufgaben.filter(({ taetigkeit }) => gehoertZurRolle(taetigkeit.art, halt.rolle)),
});

function ohneAuftrag(halt: HaltMitEmpfaengern): Ankuendigungsgrundlage['ohneAuftrag'] {
  const fremde = halt.aufgaben.filter(({ taetigkeit }) => !gehoertZurRolle(taetigkeit.art, halt.rolle));
  if (fremde.length === 0) return [];
  const arbeiten = [...new Set(fremde.map(({ taetigkeit }) => taetigkeit.kundentext))];
  return [{ anschrift: anschriftVon({ halt }), arbeiten }];
}

/** § 3 KÜO for one notice by one way; undefined where no Feuerstättenschau is announced. */
export function pruefeFrist(
  empfang: Empfang,
  kanal: Kanal,
  grundlage: Ankuendigungsgrundlage,
): Ankuendigungspruefung | undefined {
  // The period counts for those who open the door.
  if (empfang.zurKenntnis || !brauchtAnkuendigungsfrist(empfang.besuch)) return undefined;
  return pruefeAnkuendigung(
    { versandAm: grundlage.heute, besuchAm: empfang.halt.tag, kanal },
    {
      feiertage: grundlage.rahmen.feiertageBei(empfang.halt),
      zustelltage: zustelltageDes(grundlage.rahmen.absender),
      // A second notice is a step to the surcharge, which counts Arbeitstage (KÜO Anlage 3 Nr. 2.6).
      ...(fruehereVersuche(empfang).length > 0 ? { zaehlweise: 'arbeitstag' as const } : {}),
    },
  );
}

import { fasseZusammen } from '@kehrtour/domain/taetigkeit/besuch';
import { AUFGEHOBENE, istEinerVon, istHinfaellig } from '@kehrtour/domain/termin/termin';
import { istNachricht } from '@kehrtour/domain/versand/kanal';

import type { HaltMitEmpfaengern, KontaktKurz, TerminDesHalts } from '../empfang/empfang.store.ts';
import { type Empfang, empfangSchluessel, istNurAbgesagt } from '../empfang/empfang.ts';
import { kanaeleZu } from '../kanal/kanaele.ts';
import type { OffeneWege } from '../kanal/weg/kanalweg.ts';

const GEWICHT = { bewohner: 0, eigentuemer: 1, verwalter: 2 } as const;

/**
 * Who is told of a stop: in a house of several flats each flat, of its own work and of that of the whole house, for nobody
 * knows in which one the boiler stands, and whoever looks after the house besides; else the house once. A house that was
 * told as a whole already stays one, a flat that took another time is told there, and one in which all was done before is told
 * nothing. The resident before the owner before the administrator; mail only where the address
 * was given for appointments.
 */
export function empfaengeAus(halt: HaltMitEmpfaengern, wege: OffeneWege): Empfang[] {
  const einheiten = einheitenZu(halt);
  const jeWohnung = einheiten.length > 1 && !einheiten.includes(null);
  const verlegt = new Set(halt.einheiten.flatMap((eine) => (eine.verlegt ? [eine.id] : [])));
  const hier = einheiten.filter((id) => id === null || !verlegt.has(id));
  const empfaenge = hier.flatMap((einheitId) => {
    const aufgaben = halt.aufgaben.filter(
      ({ nutzungseinheitId }) => nutzungseinheitId === einheitId || (jeWohnung && nutzungseinheitId === null),
    );
    const offene = ohneGetane(halt, einheitId, aufgaben);
    if (offene.length === 0 && aufgaben.length > 0) return [];
    return alsEmpfang(halt, einheitId, {
      aufgaben: offene,
      kontakt: empfaenger(halt.kontakte, einheitId, jeWohnung || istAlsWohnungGesagt(halt, einheitId)),
      wege,
    });
  });
  return jeWohnung ? [...empfaenge, ...zurKenntnis(halt, empfaenge, wege)] : empfaenge;
}

/** A flat that has a stop of its own by now still hears itself what it was told itself. */
const istAlsWohnungGesagt = ({ termine }: HaltMitEmpfaengern, einheitId: string | null): boolean =>
  termine.some(({ nutzungseinheitId, alsWohnung }) => nutzungseinheitId === einheitId && alsWohnung);

/** Work of the whole house is done flat by flat: where it was done on an earlier visit, nobody comes for it again. */
function ohneGetane(
  { einheiten, termine }: HaltMitEmpfaengern,
  einheitId: string | null,
  aufgaben: HaltMitEmpfaengern['aufgaben'],
): HaltMitEmpfaengern['aufgaben'] {
  const getan = einheiten.find(({ id }) => id === einheitId)?.getan ?? [];
  // Whoever was told of this visit is told as it was.
  if (getan.length === 0 || termine.some(({ nutzungseinheitId }) => nutzungseinheitId === einheitId))
    return aufgaben;
  return aufgaben.filter(({ id, nutzungseinheitId }) => nutzungseinheitId !== null || !getan.includes(id));
}

/** Whose notices there are: of which flats, and null for the house as one. */
function einheitenZu({ einheiten, aufgaben, termine }: HaltMitEmpfaengern): (string | null)[] {
  const eigene = [...new Set(aufgaben.map(({ nutzungseinheitId }) => nutzungseinheitId))];
  const alsHaus = termine.some(({ nutzungseinheitId }) => nutzungseinheitId === null);
  if (!eigene.includes(null) || einheiten.length < 2 || alsHaus) return eigene;
  return einheiten.map(({ id }) => id);
}

/** Whoever looks after a house of several flats is told once what the flats are told, and has nothing to answer. */
function zurKenntnis(halt: HaltMitEmpfaengern, wohnungen: readonly Empfang[], wege: OffeneWege): Empfang[] {
  const kontakt = halt.kontakte
    .filter(({ empfaengtTermin, nutzungseinheitId }) => empfaengtTermin && nutzungseinheitId === null)
    .toSorted((a, b) => GEWICHT[b.rolle] - GEWICHT[a.rolle])[0];
  if (!kontakt) return [];
  const empfang = alsEmpfang(halt, null, { aufgaben: halt.aufgaben, kontakt, wege });
  // Nobody drops a slip into the box of an office, and the times of many flats are more than a short message says.
  const moeglich = empfang.moeglich.filter(
    (kanal) => kanal === 'mail' || (kanal !== 'einwurf' && !istNachricht(kanal)),
  );
  const besuchte = wohnungen.filter((eine) => !istNurAbgesagt(eine));
  return [
    {
      ...empfang,
      zurKenntnis: true,
      wohnungen: (besuchte.length > 0 ? besuchte : wohnungen).flatMap(({ einheit }) => einheit ?? []),
      // The flats' appointment stands for the house.
      ...gesagtes(halt.termine),
      moeglich,
      kanal: moeglich[0] ?? 'brief',
    },
  ];
}

function alsEmpfang(
  halt: HaltMitEmpfaengern,
  einheitId: string | null,
  { aufgaben, kontakt, wege }: Pick<Empfang, 'aufgaben' | 'kontakt'> & { wege: OffeneWege },
): Empfang {
  const moeglich = kanaeleZu(kontakt, wege);
  return {
    schluessel: empfangSchluessel(halt.halt_id, einheitId),
    halt,
    einheit: halt.einheiten.find(({ id }) => id === einheitId),
    kontakt,
    aufgaben,
    besuch: fasseZusammen(aufgaben),
    ...gesagtes(halt.termine.filter((termin) => termin.nutzungseinheitId === einheitId)),
    zurKenntnis: false,
    wohnungen: [],
    kanal: moeglich[0] ?? 'einwurf',
    moeglich,
  };
}

/** What of the appointments at a stop, the oldest first, its household goes by. */
function gesagtes(termine: readonly TerminDesHalts[]): Pick<Empfang, 'termin' | 'abgesagt'> {
  const stehende = termine.filter(({ status }) => !istEinerVon(AUFGEHOBENE, status));
  const termin = stehende.find(({ status }) => !istHinfaellig(status)) ?? stehende[0];
  return { termin, abgesagt: termin ? undefined : termine.at(-1) };
}

function empfaenger(
  kontakte: readonly KontaktKurz[],
  einheitId: string | null,
  nurEigene: boolean,
): KontaktKurz | undefined {
  const zustaendig = kontakte.filter(
    (kontakt) =>
      kontakt.empfaengtTermin &&
      ((kontakt.nutzungseinheitId === null && !nurEigene) || kontakt.nutzungseinheitId === einheitId),
  );
  // Somebody of the flat itself comes before those who stand for the whole house.
  return zustaendig.toSorted(
    (a, b) =>
      Number(a.nutzungseinheitId === null) - Number(b.nutzungseinheitId === null) ||
      GEWICHT[a.rolle] - GEWICHT[b.rolle],
  )[0];
}

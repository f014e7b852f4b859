import { ok, refuse, type Result } from '../result.ts';
import { ANGESAGTE, istEinerVon, VERFEHLTE, type TerminStatus } from '../termin/termin.ts';
import { istRundeIn, type KehrtourStatus, RUNDEN_VOR_DER_FAHRT } from './kehrtourstatus.ts';

/** What an appointment has to say before it is split or put together with another. */
export interface TeilbarerTermin<Arbeit extends Terminarbeit = Terminarbeit> {
  readonly id: string;
  readonly liegenschaftId: string;
  readonly nutzungseinheitId: string | null;
  readonly status: TerminStatus;
  readonly beginn: Date;
  readonly kehrtourId: string | null;
  readonly haltId: string | null;
  readonly kehrtourStatus: KehrtourStatus | null;
  readonly arbeiten: readonly Arbeit[];
}

/** A task that is this appointment's own. */
export interface Terminarbeit {
  readonly id: string;
  readonly taetigkeitId: string;
  readonly nutzungseinheitId: string | null;
  readonly dauerMinuten: number;
}

export type Standgrund = 'anfrage' | 'abgelehnt' | 'abgeschlossen' | 'begonnen' | 'runde-unterwegs';
export type Teilgrund = Standgrund | 'nur-eine' | 'fremde-arbeit' | 'nichts-bleibt';
export type Legegrund =
  | Standgrund
  | 'anderer-nicht-offen'
  | 'anderes-haus'
  | 'selber-besuch'
  | 'selbe-runde'
  | 'andere-wohnung'
  | 'gleiche-arbeit'
  | 'ohne-arbeit';

/** Whether anything may still be changed about a visit. */
function standgrund(
  { status, beginn, kehrtourStatus }: TeilbarerTermin,
  jetzt: Date,
): Standgrund | undefined {
  if (status === 'angefragt') return 'anfrage';
  if (status === 'abgelehnt') return 'abgelehnt';
  if (!istEinerVon(ANGESAGTE, status)) return 'abgeschlossen';
  if (beginn <= jetzt) return 'begonnen';
  if (kehrtourStatus !== null && !istRundeIn(RUNDEN_VOR_DER_FAHRT, kehrtourStatus)) return 'runde-unterwegs';
  return undefined;
}

export type Abloesegrund = 'anfrage' | 'abgeschlossen' | 'begonnen' | 'gebucht' | 'ohne-arbeit';

/**
 * Whether an appointment of its own may take the place of this one: also where the household said no, or where the visit came to
 * nothing and another proposal is waited for.
 */
export function istAbloesbar(
  {
    status,
    beginn,
    arbeiten,
    gebucht,
  }: Pick<TeilbarerTermin, 'status' | 'beginn' | 'arbeiten'> & { gebucht: boolean },
  jetzt: Date,
): Result<true, Abloesegrund> {
  if (gebucht) return refuse('gebucht');
  if (status === 'angefragt') return refuse('anfrage');
  if (istEinerVon(ANGESAGTE, status)) {
    if (beginn <= jetzt) return refuse('begonnen');
  } else if (status !== 'abgelehnt' && !istEinerVon(VERFEHLTE, status)) return refuse('abgeschlossen');
  return arbeiten.length === 0 ? refuse('ohne-arbeit') : ok(true);
}

/** Whether there is something that could go, before anybody chose what. */
export function istTeilbar(termin: TeilbarerTermin, jetzt: Date): Result<true, Teilgrund> {
  const grund = standgrund(termin, jetzt);
  if (grund) return refuse(grund);
  return termin.arbeiten.length < 2 ? refuse('nur-eine') : ok(true);
}

/** The tasks that go to an appointment of their own; at least one stays. */
export function teile<Arbeit extends Terminarbeit>(
  termin: TeilbarerTermin<Arbeit>,
  aufgabeIds: readonly string[],
  jetzt: Date,
): Result<Arbeit[], Teilgrund> {
  const teilbar = istTeilbar(termin, jetzt);
  if (!teilbar.ok) return teilbar;
  const gewaehlt = termin.arbeiten.filter(({ id }) => aufgabeIds.includes(id));
  if (gewaehlt.length < new Set(aufgabeIds).size) return refuse('fremde-arbeit');
  return gewaehlt.length === termin.arbeiten.length ? refuse('nichts-bleibt') : ok(gewaehlt);
}

/** Whether the work of `endet` may be done at the visit that stays. */
export function darfZusammen(
  bleibt: TeilbarerTermin,
  endet: TeilbarerTermin,
  jetzt: Date,
): Result<true, Legegrund> {
  const grund = standgrund(bleibt, jetzt);
  if (grund) return refuse(grund);
  if (bleibt.liegenschaftId !== endet.liegenschaftId) return refuse('anderes-haus');
  if (standgrund(endet, jetzt)) return refuse('anderer-nicht-offen');
  if (bleibt.haltId !== null && bleibt.haltId === endet.haltId) return refuse('selber-besuch');
  if (bleibt.kehrtourId !== null && bleibt.kehrtourId === endet.kehrtourId) return refuse('selbe-runde');
  if (endet.arbeiten.length === 0) return refuse('ohne-arbeit');
  if (bleibt.kehrtourId !== null && !umfasst(bleibt, endet)) return refuse('andere-wohnung');
  return endet.arbeiten.some((eine) => bleibt.arbeiten.some((andere) => istGleicheArbeit(eine, andere)))
    ? refuse('gleiche-arbeit')
    : ok(true);
}

/** A visit of the whole house takes any of its flats; in a round each flat has its own. */
const umfasst = ({ nutzungseinheitId }: TeilbarerTermin, { arbeiten }: TeilbarerTermin): boolean =>
  arbeiten.every((arbeit) => arbeit.nutzungseinheitId === nutzungseinheitId);

/** One visit knows the same work at the same place only once. */
const istGleicheArbeit = (eine: Terminarbeit, andere: Terminarbeit): boolean =>
  eine.taetigkeitId === andere.taetigkeitId && eine.nutzungseinheitId === andere.nutzungseinheitId;

/** The flat that all of this is done in; null: several, or the house. */
export function wohnungDer(arbeiten: readonly Pick<Terminarbeit, 'nutzungseinheitId'>[]): string | null {
  const [erste] = arbeiten;
  const wohnung = erste?.nutzungseinheitId ?? null;
  return arbeiten.every(({ nutzungseinheitId }) => nutzungseinheitId === wohnung) ? wohnung : null;
}

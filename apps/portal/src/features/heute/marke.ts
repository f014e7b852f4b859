import type { Feldantwort, Feldmeldung } from '@kehrtour/contract/feldmeldung';
import type { Feldart } from '@kehrtour/domain/termin/feldmeldung';

/** What a fact says beyond words. */
export type Angaben = Pick<Feldmeldung, 'einheitIds' | 'mangel' | 'auftrag' | 'fotos'>;

/** A fact as the phone keeps it until the server has it, and for a week after. */
export type Marke = {
  readonly id: string;
  readonly terminId: string;
  readonly art: Feldart;
  readonly bezugId: string | null;
  readonly text: string;
  readonly angaben?: Angaben | undefined;
  /** By the clock of the phone, in milliseconds since 1970. */
  readonly am: number;
  readonly uhrVersatz: number;
  readonly folge: number;
  readonly geraet: string;
  /** It can be taken back until then, and is not sent. */
  readonly sendenAb: number;
  /** `buero`: the server was asked, and a person has to look at it. */
  readonly stand: 'wartet' | 'gesendet' | 'buero';
  /** How often it was sent without an answer of its own, and when it is tried again. */
  readonly versuche: number;
  readonly naechsterAb: number;
  readonly gesendetAm: number | null;
  readonly hinweis: string;
  readonly ergebnis: Feldantwort['ergebnis'] | null;
};

/** Long enough to see that it was the wrong button. */
export const RUECKNAHME_MS = 8000;

export const istWartend = ({ stand }: Marke): boolean => stand === 'wartet';

/** A moment that is to come, and soon: what lies farther ahead was written before the clock of the phone was put back. */
export const liegtVorn = (moment: number, jetzt: number, hoechstensMs: number): boolean =>
  moment > jetzt && moment <= jetzt + hoechstensMs;

/** It has not left, and whoever takes it back has told nobody. */
export const nochHier = ({ stand, sendenAb }: Marke, jetzt: number): boolean =>
  stand === 'wartet' && liegtVorn(sendenAb, jetzt, RUECKNAHME_MS);

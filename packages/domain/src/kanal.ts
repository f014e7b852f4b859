/** The ways by which a notice reaches people. */
export const KANAELE = ['einwurf', 'brief', 'mail', 'sms', 'telefon', 'aushang'] as const;
export type Kanal = (typeof KANAELE)[number];

export const KANAL_NAMEN: Record<Kanal, string> = {
  einwurf: 'Terminzettel',
  brief: 'Brief',
  mail: 'E-Mail',
  sms: 'SMS',
  telefon: 'Telefon',
  aushang: 'Aushang',
};

/** Calendar days until a notice counts as received; editable per company. */
export type Zustelltage = Readonly<Record<Kanal, number>>;

/** A letter counts as received on the fourth day after posting (§ 41 VwVfG since 2025). */
export const ZUSTELLTAGE: Zustelltage = { einwurf: 0, brief: 4, mail: 1, sms: 1, telefon: 0, aushang: 0 };

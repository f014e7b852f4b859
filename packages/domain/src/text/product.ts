/** Everything a white-label installation changes about names and addresses. */
export const product = {
  name: 'Kehrtour',
  /** Many of them and the planner: the noun of the trade in this product's words. */
  tours: 'Kehrtouren',
  planner: 'Kehrtourplaner',
  claim: 'Kehrtouren planen, ansagen und buchen lassen',
  language: 'de',
  supportMail: 'hilfe@kehrtour.example',
  supportPhone: null as string | null,
  site: 'https://www.kehrtour.example',
  /** Who runs this installation, for Impressum and Datenschutz. `invented`: the pages say that these are examples. */
  operator: {
    invented: true as boolean,
    name: 'Kehrtour Muster GmbH',
    street: 'Beispielgasse 7',
    city: '91299 Musterbach',
    represented: 'Erika Beispiel, Geschäftsführerin',
    register: 'Amtsgericht Musterstadt, HRB 00000',
    vatId: 'DE000000000',
    creditorId: 'DE98ZZZ09999999999',
    bank: 'Musterbank',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    mail: 'post@kehrtour.example',
    phone: '09999 123 45',
    phoneHours: 'Montag bis Freitag, 7 bis 16 Uhr',
    hosting: 'Muster Rechenzentrum GmbH, Serverallee 1, 99999 Musterstadt',
    supervision: 'Bayerisches Landesamt für Datenschutzaufsicht, Promenade 18, 91522 Ansbach',
  },
} as const;

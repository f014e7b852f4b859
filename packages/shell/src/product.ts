/** Everything a white-label installation changes about names and addresses. */
export const product = {
  name: 'Kehrtour',
  /** One tour, many tours, the planner: the noun of the trade in this product's words. */
  tour: 'Kehrtour',
  tours: 'Kehrtouren',
  planner: 'Kehrtourplaner',
  claim: 'Kehrtouren planen, ansagen und buchen lassen',
  language: 'de',
  supportMail: 'hilfe@kehrtour.example',
  supportPhone: null as string | null,
  site: 'https://www.kehrtour.example',
} as const;

/** Stretches of the year in which the default catalogue has its visits. */
export const QUARTALE = [
  { von: '01-01', bis: '03-31' },
  { von: '04-01', bis: '06-30' },
  { von: '07-01', bis: '09-30' },
  { von: '10-01', bis: '12-31' },
];
export const HEIZPERIODE_DREIMAL = [
  { von: '01-01', bis: '02-28' },
  { von: '03-15', bis: '04-30' },
  { von: '10-01', bis: '11-30' },
];
export const HEIZPERIODE_ZWEIMAL = [
  { von: '03-01', bis: '04-30' },
  { von: '10-01', bis: '11-30' },
];
export const VOR_DER_HEIZPERIODE = [{ von: '05-01', bis: '09-30' }];
export const HEIZPERIODE = [{ von: '10-01', bis: '04-30' }];
export const OELPRUEFUNG = [{ von: '08-01', bis: '09-15' }];

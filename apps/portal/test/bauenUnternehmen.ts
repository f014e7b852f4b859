import type { Unternehmen } from '@kehrtour/contract/unternehmen';

/** The company's own data as its pages read them. */
export const einUnternehmen = (teil: Partial<Unternehmen> = {}): Unternehmen => ({
  name: 'Schornsteinfegerbetrieb Musterbach',
  slug: 'musterbach',
  gewerk: 'Schornsteinfegermeisterin',
  bundesland: 'BY',
  strasse: 'Marktplatz',
  hausnr: '4',
  plz: '91299',
  ort: 'Musterbach',
  telefon: '09999 45 67',
  oeffnungszeiten: [
    ...[1, 2, 3, 4].flatMap((wochentag) => [
      { wochentag, von: '08:00', bis: '12:00' },
      { wochentag, von: '13:00', bis: '17:00' },
    ]),
    { wochentag: 5, von: '08:00', bis: '12:00' },
  ],
  zeitennotiz: 'sonst Anrufbeantworter',
  telefonzeiten: 'Mo–Do 8–12 und 13–17 Uhr, Fr 8–12 Uhr; sonst Anrufbeantworter',
  email: 'post@kehrbetrieb-musterbach.example',
  web: 'https://kehrbetrieb-musterbach.example',
  kehrbezirk: 'Musterbach 3',
  impressum: 'Marlene Rußwurm, Marktplatz 4, 91299 Musterbach',
  datenschutz: 'Verantwortlich ist Marlene Rußwurm.',
  logo: null,
  version: 4,
  ...teil,
});

/** What pages and slips have to bear. */
export const langesUnternehmen = einUnternehmen({
  name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
  gewerk: 'Bevollmächtigte Bezirksschornsteinfegerin und Gebäudeenergieberaterin im Handwerk',
  strasse: 'Maximilian-Alexander-von-Stauffenberg-Hohenlohe-Straße',
  hausnr: '14–18 Hinterhaus',
});

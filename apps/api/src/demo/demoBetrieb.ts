import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { rechtstexteAendern, unternehmenAendern } from '@kehrtour/contract/unternehmen';

/** The invented company as its slips, mails and pages show it. Telephone numbers are those kept free for fiction. */
export const DEMO_UNTERNEHMEN: Omit<BodyOf<typeof unternehmenAendern>, 'version'> = {
  name: 'Schornsteinfegerbetrieb Rußwurm',
  slug: 'musterbach',
  gewerk: 'Schornsteinfegerhandwerk',
  bundesland: 'BY',
  strasse: 'Marktplatz',
  hausnr: '3',
  plz: '91999',
  ort: 'Musterbach',
  telefon: '089 99998 120',
  oeffnungszeiten: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '07:30', bis: '09:00' })),
  zeitennotiz: '',
  email: 'buero@musterbach.example',
  web: 'https://musterbach.example',
  kehrbezirk: 'Musterbach 1',
};

export const DEMO_RECHTSTEXTE: Omit<BodyOf<typeof rechtstexteAendern>, 'version'> = {
  impressum: [
    'Schornsteinfegerbetrieb Rußwurm, Inhaberin Marlene Rußwurm',
    'Marktplatz 3, 91999 Musterbach',
    'Telefon 089 99998 120, buero@musterbach.example',
    'Bevollmächtigte Bezirksschornsteinfegerin für den Kehrbezirk Musterbach 1',
    'Dieser Betrieb ist erfunden. Er zeigt, wie Kehrtour arbeitet.',
  ].join('\n'),
  datenschutz: [
    'Verantwortlich: Schornsteinfegerbetrieb Rußwurm, Marktplatz 3, 91999 Musterbach.',
    'Wir speichern Name, Anschrift und, wenn Sie sie uns geben, Telefon und E-Mail, um unsere Arbeit zu tun und Termine mit Ihnen abzustimmen (Art. 6 Abs. 1 Buchst. b und c DSGVO, § 19 SchfHwG).',
    'Ihre Antwort auf einen Terminzettel sehen nur wir. Sie können jederzeit Auskunft und Löschung verlangen.',
  ].join('\n\n'),
};

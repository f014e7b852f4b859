import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { BreadcrumbProps } from './Breadcrumb.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

export default {
  title: 'Aufbau/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    guide: {
      text: 'Der Weg von oben bis zu dieser Seite.',
      also: ['Pfad', 'Brotkrumen', 'Navigation'],
      english: ['Breadcrumbs', 'Path'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es geht in einem Ablauf zurück', 'Assistentenseite'],
        ['Es sind Ansichten nebeneinander', 'Tabs'],
      ],
      related: ['PageHeader'],
      reader: ['Eine Navigation mit Namen; der letzte Schritt ist als aktuelle Seite markiert.'],
      keys: [['Enter', 'geht eine Ebene hinauf']],
      yes: ['Ab der zweiten Ebene.'],
      no: ['Als Ersatz für „Zurück“ in einem Ablauf.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    items: [{ label: 'Kehrtouren', href: '/kehrtouren' }, { label: 'Dienstag, 4. Mai' }],
  } satisfies BreadcrumbProps,
};

export const LongTexts = () => (
  <div className="max-w-72">
    <Breadcrumb
      items={[
        { label: 'Einstellungen', href: '/konto' },
        { label: 'Dienstleistungen und Tätigkeiten', href: '/konto/einstellungen' },
        { label: 'Feuerstättenschau in Wohnungseigentümergemeinschaften' },
      ]}
    />
  </div>
);

import type { ButtonLinkProps } from './ButtonLink.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export default {
  title: 'Aktionen/ButtonLink',
  component: ButtonLink,
  parameters: {
    guide: {
      text: 'Ein Link, der aussieht wie ein Knopf: der nächste Schritt auf einer anderen Seite.',
      also: ['Knopf', 'Link', 'Schaltfläche'],
      reader: ['Wird als Link gelesen, weil er woandershin führt.'],
      keys: [['Enter', 'öffnet']],
      yes: ['Für den Weg, den die meisten gehen.'],
      no: ['Für etwas, das auf dieser Seite geschieht: das ist ein Button.'],
    },
  },
};

export const Normal = {
  args: { href: '/kehrtouren/neu', children: 'Neue Kehrtour', kind: 'primary' } satisfies ButtonLinkProps,
};

export const AsButton = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink href="/kehrtouren/neu" kind="primary">
      Neue Kehrtour
    </ButtonLink>
    <ButtonLink href="/liegenschaften">Liegenschaften ansehen</ButtonLink>
  </div>
);

export const LongText = () => (
  <div className="max-w-72">
    <ButtonLink href="/x" wide>
      Ankündigungen für die Wohnungseigentümergemeinschaft ansehen
    </ButtonLink>
  </div>
);

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { ButtonLinkProps } from './ButtonLink.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export default {
  title: 'Aktionen/ButtonLink',
  component: ButtonLink,
  parameters: {
    guide: {
      text: 'Ein Link, der aussieht wie ein Knopf: der nächste Schritt auf einer anderen Seite.',
      also: ['Knopf', 'Link', 'Schaltfläche'],
      english: ['Link button', 'Call to action', 'CTA link'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es geschieht etwas auf dieser Seite', 'Button'],
        ['Der Weg steht mitten im Satz', 'Link'],
      ],
      related: [],
      reader: ['Wird als Link gelesen, weil er woandershin führt.'],
      keys: [['Enter', 'öffnet']],
      yes: ['Für den Weg, den die meisten gehen.'],
      no: ['Zwei davon hervorgehoben nebeneinander.'],
    } satisfies OwnGuide,
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

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { LinkProps } from './Link.tsx';
import { Link } from './Link.tsx';

export default {
  title: 'Aktionen/Link',
  component: Link,
  parameters: {
    guide: {
      text: 'Führt woandershin. Unterstrichen, damit man ihn auch ohne Farbe findet.',
      also: ['Verweis', 'Hyperlink'],
      english: ['Anchor', 'Text link'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es speichert, löscht oder sendet', 'Button'],
        ['Es ist der wichtigste nächste Schritt', 'ButtonLink'],
      ],
      related: ['Breadcrumb'],
      reader: ['„öffnet ein neues Fenster“ gehört zum Namen, wenn es so ist.'],
      keys: [['Enter', 'öffnet']],
      yes: [
        'Der Text sagt, wohin es geht: „Alle Termine ansehen“.',
        'Neue Tabs nur für Fremdes, und dann angesagt.',
      ],
      no: ['„hier“ oder „mehr“ als Linktext.', 'Einen Link, der etwas speichert oder löscht.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { href: '/termine', children: 'Alle Termine ansehen' } satisfies LinkProps };

export const InText = () => (
  <p className="max-w-prose">
    Die Ankündigung ist fünf Werktage vorher zuzustellen. <Link href="/termine">Alle Termine ansehen</Link>{' '}
    oder die{' '}
    <Link href="https://example.org" external>
      Kehr- und Überprüfungsordnung
    </Link>{' '}
    lesen.
  </p>
);

export const Quiet = () => (
  <ul className="flex flex-col gap-2">
    <li>
      <Link kind="quiet" href="/kehrtouren/1">
        Kehrtour am Dienstag, 4. Mai
      </Link>
    </li>
    <li>
      <Link kind="quiet" href="/kehrtouren/2">
        Kehrtour am Mittwoch, 5. Mai
      </Link>
    </li>
  </ul>
);

export const LongText = () => (
  <div className="w-64">
    <Link href="/x">
      Feuerstättenbescheid für das Mehrfamilienhaus Obere Bahnhofstraße 14–18 herunterladen
    </Link>
  </div>
);

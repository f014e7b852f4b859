import { ButtonLink } from './ButtonLink.tsx';
import { Link } from './Link.tsx';

export default { title: 'Aktionen/Link', component: Link };

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

export const AsButton = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink href="/kehrtouren/neu" kind="primary">
      Neue Kehrtour
    </ButtonLink>
    <ButtonLink href="/liegenschaften">Liegenschaften ansehen</ButtonLink>
  </div>
);

export const LongText = () => (
  <div className="w-64">
    <Link href="/x">
      Feuerstättenbescheid für das Mehrfamilienhaus Obere Bahnhofstraße 14–18 herunterladen
    </Link>
  </div>
);

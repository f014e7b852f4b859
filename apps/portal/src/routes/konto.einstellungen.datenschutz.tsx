import { useAuth } from '@kehrtour/auth/react/useAuth';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { BezirksuebergabeKarte } from '../features/bezirksuebergabe/BezirksuebergabeKarte.tsx';
import { DatenauszugKarte } from '../features/datenauszug/DatenauszugKarte.tsx';
import { LoeschauftragKarte } from '../features/loeschauftrag/LoeschauftragKarte.tsx';
import { RechtstexteScreen } from '../features/unternehmen/RechtstexteScreen.tsx';

const SEITEN = [
  {
    href: '/konto/einstellungen/datenschutz/vertraege',
    text: 'Angenommene Verträge',
    hinweis: 'Nutzungsbedingungen und Auftragsverarbeitung, mit Datum und Stand',
  },
  {
    href: '/konto/einstellungen/datenschutz/verzeichnis',
    text: 'Verzeichnis von Verarbeitungstätigkeiten',
    hinweis: 'Nach Art. 30 DSGVO, zum Drucken; mit den Fristen, nach denen Kehrtour von selbst löscht',
  },
];

export function Component() {
  const { fetchUser } = useAuth();
  const email = useCurrentUser()?.email ?? '';
  return (
    <Einstellungsseite description="Jeder Terminzettel und jede Seite für Kundinnen und Kunden führt zu diesen Texten. Reiner Text; leere Zeilen trennen Absätze.">
      <div className="flex flex-col gap-10">
        <RechtstexteScreen client={client} />
        <Card title="Verträge und Verzeichnis">
          <ul className="flex flex-col gap-3">
            {SEITEN.map(({ href, text, hinweis }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
                <span className="block text-sm text-muted">{hinweis}</span>
              </li>
            ))}
          </ul>
        </Card>
        <DatenauszugKarte client={client} email={email} />
        <BezirksuebergabeKarte client={client} email={email} />
        <LoeschauftragKarte client={client} email={email} onChange={() => void fetchUser()} />
      </div>
    </Einstellungsseite>
  );
}

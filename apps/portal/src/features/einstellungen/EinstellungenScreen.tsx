import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

type Eintrag = { href: string; label: string; hint: string };
export type EinstellungenScreenProps = {
  gruppen: readonly { title: string; entries: readonly Eintrag[] }[];
};

/** The settings that this person may open, by what they are about. */
export function EinstellungenScreen({ gruppen }: EinstellungenScreenProps) {
  return (
    <div className="gap-6 lg:columns-2">
      {gruppen.map(({ title, entries }) => (
        <div key={title} className="mb-6 break-inside-avoid">
          <Card title={title}>
            <ul className="-my-2 divide-y divide-line">
              {entries.map(({ href, label, hint }) => (
                <li key={href} className="relative py-3 has-[a:hover]:bg-sunken">
                  <span className="font-semibold [&_a]:after:absolute [&_a]:after:inset-0">
                    <Link href={href}>{label}</Link>
                  </span>
                  <p className="text-sm text-muted">{hint}</p>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      ))}
    </div>
  );
}

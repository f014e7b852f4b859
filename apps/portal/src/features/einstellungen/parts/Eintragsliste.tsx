import { Link } from '@kehrtour/ui/action/Link.tsx';

export type Eintrag = { href: string; label: string; hint: string };

/** Pages by their names, each with what is found there. */
export function Eintragsliste({ eintraege }: { eintraege: readonly Eintrag[] }) {
  return (
    <ul className="-my-2 divide-y divide-line">
      {eintraege.map(({ href, label, hint }) => (
        <li key={href} className="relative py-3 has-[a:hover]:bg-sunken">
          <span className="font-semibold [&_a]:static [&_a]:after:absolute [&_a]:after:inset-0">
            <Link href={href}>{label}</Link>
          </span>
          <p className="text-sm text-muted">{hint}</p>
        </li>
      ))}
    </ul>
  );
}

import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { MessagesSquare, Phone, Plus, UserX } from 'lucide-react';

/** What the office begins here. `ausfall`: the same page as it is looked at, with the question who falls out. */
export function Wochentaten({ ausfall }: { ausfall: string }) {
  return (
    <>
      <ButtonLink href="/termine/antworten" icon={<MessagesSquare aria-hidden className="size-5" />}>
        Antworten
      </ButtonLink>
      <ButtonLink href={ausfall} icon={<UserX aria-hidden className="size-5" />}>
        Jemand fällt aus
      </ButtonLink>
      <ButtonLink href="/termine/neu" icon={<Phone aria-hidden className="size-5" />}>
        Termin buchen
      </ButtonLink>
      <ButtonLink kind="primary" href="/kehrtouren/neu" icon={<Plus aria-hidden className="size-5" />}>
        Neue Kehrtour
      </ButtonLink>
    </>
  );
}

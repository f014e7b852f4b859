import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Mail, Phone } from 'lucide-react';

export type KontaktwegeProps = { telefon: string; mobil: string; email: string };

/** The ways to reach somebody, each one press away. */
export function Kontaktwege({ telefon, mobil, email }: KontaktwegeProps) {
  const nummern = [telefon, mobil].filter((nummer) => nummer !== '');
  if (nummern.length === 0 && email === '')
    return <p className="text-sm text-muted">Keine Telefonnummer, keine E-Mail-Adresse</p>;
  return (
    <p className="flex flex-wrap gap-2">
      {nummern.map((nummer) => (
        <ButtonLink
          key={nummer}
          size="small"
          href={`tel:${nummer.replace(/[^\d+]/g, '')}`}
          icon={<Phone aria-hidden className="size-4" />}
        >
          {nummer}
        </ButtonLink>
      ))}
      {email === '' ? null : (
        <ButtonLink size="small" href={`mailto:${email}`} icon={<Mail aria-hidden className="size-4" />}>
          {email}
        </ButtonLink>
      )}
    </p>
  );
}

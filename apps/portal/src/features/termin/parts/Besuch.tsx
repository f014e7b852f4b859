import type { Termin } from '@kehrtour/contract/termin';
import { formatDauer, formatTag } from '@kehrtour/domain/format';
import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/kontakt';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { ButtonLink } from '@kehrtour/ui/ButtonLink.tsx';
import { KeyValue } from '@kehrtour/ui/KeyValue.tsx';
import { Link } from '@kehrtour/ui/Link.tsx';
import { Mail, Phone } from 'lucide-react';

/** Who opens, what is done, by whom, on which round. */
export function Besuch({ termin }: { termin: Termin }) {
  const { kontakte, aufgaben } = termin;
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-4">
        {kontakte.map((kontakt, index) => (
          <li key={`${kontakt.name}-${index}`} className="flex flex-col gap-2">
            <p>
              <span className="font-semibold">{kontakt.name}</span>{' '}
              <span className="text-sm text-muted">{KONTAKTROLLEN_NAMEN[kontakt.rolle]}</span>
            </p>
            <Wege kontakt={kontakt} />
          </li>
        ))}
      </ul>
      <KeyValue
        items={[
          {
            label: 'Ort',
            value: (
              <Link
                href={`/liegenschaften/${termin.liegenschaftId}`}
              >{`${termin.anschrift}, ${termin.ortszeile}`}</Link>
            ),
          },
          ...(termin.lage === '' ? [] : [{ label: 'Lage', value: termin.lage }]),
          { label: 'Fährt', value: termin.mitarbeiter === '' ? 'noch niemand' : termin.mitarbeiter },
          { label: 'Geplant', value: geplant(termin) },
          ...(termin.kehrtourId === null
            ? []
            : [
                {
                  label: 'Kehrtour',
                  value: <Link href={`/kehrtouren/${termin.kehrtourId}`}>{termin.kehrtour}</Link>,
                },
              ]),
          ...(termin.notizZugang === '' ? [] : [{ label: 'Zugang', value: termin.notizZugang }]),
          ...(termin.notiz === '' ? [] : [{ label: 'Notiz', value: termin.notiz }]),
        ]}
      />
      {aufgaben.length === 0 ? (
        <p>{termin.taetigkeiten.join(', ')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {aufgaben.map((aufgabe) => (
            <li key={aufgabe.id} className="flex flex-col">
              <span>
                {aufgabe.bezeichnung}
                {aufgabe.status === 'offen' ? '' : ` (${aufgabe.status})`}
              </span>
              <span className="text-sm text-muted tabular-nums">
                {formatDauer(aufgabe.dauerMinuten)} · Frist bis {formatTag(aufgabe.fristBis)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Wege({ kontakt }: { kontakt: Termin['kontakte'][number] }) {
  const nummern = [kontakt.telefon, kontakt.mobil].filter((nummer) => nummer !== '');
  if (nummern.length === 0 && kontakt.email === '')
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
      {kontakt.email === '' ? null : (
        <ButtonLink
          size="small"
          href={`mailto:${kontakt.email}`}
          icon={<Mail aria-hidden className="size-4" />}
        >
          {kontakt.email}
        </ButtonLink>
      )}
    </p>
  );
}

function geplant({ beginn, ende }: Termin): string {
  const [von, bis] = [beginn, ende].map((zeit) => ortszeitAus(new Date(zeit)).uhrzeit);
  return `${von} bis ${bis} Uhr`;
}

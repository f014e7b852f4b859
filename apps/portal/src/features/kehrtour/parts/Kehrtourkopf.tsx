import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatAufzaehlung, formatTagKurz } from '@kehrtour/domain/format';
import { brauchtAenderung, hatZusagen, type KehrtourAktion } from '@kehrtour/domain/kehrtour/kehrtour';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Breadcrumb } from '@kehrtour/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import type { ReactNode } from 'react';

import { tageText, kehrtourName, kehrtourMarke } from '../kehrtour.format.ts';
import { schrittAdresse } from '../wizardSchritt.ts';

export type KehrtourkopfProps = {
  kehrtour: Kehrtour;
  /** What state and role allow. */
  darf: readonly KehrtourAktion[];
  onSageAb: () => void;
  /** How it begins and ends. */
  lauf: ReactNode;
};

/** Name, state and days of a round, and what can be done with all of it. */
export function Kehrtourkopf({ kehrtour, darf, onSageAb, lauf }: KehrtourkopfProps) {
  const { tone, text } = kehrtourMarke(kehrtour.status);
  // There is something to tell of an announced round only where somebody does not know his window,
  // and while a plan waits it is told by accepting that.
  const anzukuendigen =
    kehrtour.status !== 'angekuendigt' || (kehrtour.aenderung === null && neuAnzukuendigen(kehrtour));
  return (
    <PageHeader
      title={kehrtourName(kehrtour)}
      status={<Status tone={tone}>{text}</Status>}
      description={[tageText(kehrtour.tage), leereTage(kehrtour)].filter(Boolean).join('; ')}
      above={
        <Breadcrumb
          items={[{ label: 'Kehrtouren', href: '/kehrtouren' }, { label: kehrtourName(kehrtour) }]}
        />
      }
      actions={
        <>
          {darf.includes('entwirf') ? (
            <ButtonLink href={schrittAdresse('pruefen', kehrtour.id)}>Vorgaben ändern</ButtonLink>
          ) : null}
          {hatZusagen(kehrtour.status) && darf.includes('sageAb') ? (
            <ButtonLink href={`/termine?ausfall=jemand&tag=${kehrtour.tage[0] ?? ''}`}>
              Jemand fällt aus
            </ButtonLink>
          ) : null}
          {darf.includes('sageAb') ? <Button onPress={onSageAb}>Kehrtour absagen</Button> : null}
          {darf.includes('kuendigeAn') && anzukuendigen ? (
            <ButtonLink kind="primary" href={`/kehrtouren/${kehrtour.id}/ankuendigen`}>
              {kehrtour.status === 'angekuendigt' ? 'Geänderte Halte ankündigen' : 'Ankündigen'}
            </ButtonLink>
          ) : null}
          {lauf}
        </>
      }
    />
  );
}

/** Stops whose customers do not know of a visit yet. Whoever said no is offered another time on the answers board. */
function neuAnzukuendigen({ halte }: Kehrtour): boolean {
  return halte.some(
    ({ ausgelassen, termin }) => !ausgelassen && (termin === null || termin.status === 'entwurf'),
  );
}

/** Days of a told round for which no stop is left, be it that they were closed or that everybody was called off. */
function leereTage({ status, tage, halte }: Kehrtour): string {
  if (!brauchtAenderung(status)) return '';
  const leere = tage.filter((tag) => !halte.some((halt) => !halt.ausgelassen && halt.tag === tag)).toSorted();
  if (leere.length === 0) return '';
  return `am ${formatAufzaehlung(leere.map(formatTagKurz))} ist kein Besuch übrig`;
}

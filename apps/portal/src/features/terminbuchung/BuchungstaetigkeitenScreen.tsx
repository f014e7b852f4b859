import type { Client } from '@kehrtour/api-client/client';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { istNurAnfrage } from '@kehrtour/domain/taetigkeit/preisangabe';
import { ONLINEBUCHUNGEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Buchungsdialog } from './parts/Buchungsdialog.tsx';
import { FRAGEN, ONLINE } from './taetigkeit.format.ts';
import { preisInWorten } from './terminbuchung.format.ts';

export type BuchungstaetigkeitenScreenProps = {
  client: Client;
  /** Where names, durations and texts of the catalogue are changed. */
  katalogHref: string;
};

/** Which activities strangers may book, how, and what the page says about them. */
export function BuchungstaetigkeitenScreen({ client, katalogHref }: BuchungstaetigkeitenScreenProps) {
  const query = useQuery(pageQuery(client, taetigkeitenListe, {}));
  return (
    <PageState query={query} count={8}>
      {({ eintraege }) => (
        <Liste
          client={client}
          katalogHref={katalogHref}
          eintraege={eintraege.filter(({ aktiv, vorOrt }) => aktiv && vorOrt)}
        />
      )}
    </PageState>
  );
}

function Liste(props: BuchungstaetigkeitenScreenProps & { eintraege: readonly Taetigkeit[] }) {
  const { client, katalogHref, eintraege } = props;
  const [offen, setOffen] = useState<Taetigkeit | null>(null);
  const doppelte = doppelteTexte(eintraege);
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      {doppelte.length === 0 ? null : (
        <Notice tone="warning" title="Zwei Tätigkeiten heißen für Kundinnen und Kunden gleich">
          <p>
            {doppelte.map((text) => `„${text}“`).join(', ')} steht mehrmals zur Wahl, ohne dass man den
            Unterschied liest. Bieten Sie eine davon nur mit Code an, oder ändern Sie den Text im{' '}
            <Link href={katalogHref}>Katalog</Link>.
          </p>
        </Notice>
      )}
      {ONLINEBUCHUNGEN.map((online) => {
        const darin = eintraege.filter((eintrag) => eintrag.online === online);
        const { titel, hinweis } = ONLINE[online];
        return (
          <section key={online} aria-label={titel}>
            <h2 className="text-lg font-bold">{titel}</h2>
            <p className="mb-2 text-sm text-muted">{hinweis}</p>
            {darin.length === 0 ? (
              <p className="border-t border-line py-3 text-muted">Keine</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {darin.map((eintrag) => (
                  <Zeile key={eintrag.id} eintrag={eintrag} onOpen={() => setOffen(eintrag)} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      {offen === null ? null : (
        <Buchungsdialog key={offen.id} client={client} eintrag={offen} onClose={() => setOffen(null)} />
      )}
    </div>
  );
}

function Zeile({ eintrag, onOpen }: { eintrag: Taetigkeit; onOpen: () => void }) {
  const { name, kundentext, online, dauerMinuten, buchung } = eintrag;
  const fragen = buchung.fragen.map((frage) => FRAGEN[frage].kurz);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">{kundentext}</p>
        <p className="text-sm text-muted">
          {name === kundentext ? '' : `Bei Ihnen: ${name}`}
          {online === 'nein'
            ? ''
            : `${name === kundentext ? '' : ' · '}${buchung.dauerMinuten ?? dauerMinuten} Min. · ${preisHinweis(eintrag)}${fragen.length === 0 ? '' : ` · fragt nach ${new Intl.ListFormat('de-DE').format(fragen)}`}`}
        </p>
      </div>
      <Button aria-label={`${name} ändern`} onPress={onOpen}>
        Ändern
      </Button>
    </li>
  );
}

/** What the page says, and what comes of saying nothing (§ 312j Abs. 2 BGB). */
function preisHinweis({ art, online, buchung }: Taetigkeit): string {
  const preis = preisInWorten(buchung) || 'ohne Preis';
  const ungewollt = online !== 'nein' && online !== 'anfrage' && istNurAnfrage({ art, online, ...buchung });
  return ungewollt ? `${preis}, deshalb nur als unverbindliche Anfrage` : preis;
}

/** Texts that stand more than once among what everybody may book or ask for. */
function doppelteTexte(eintraege: readonly Taetigkeit[]): string[] {
  const frei = eintraege.filter(({ online }) => online === 'ja' || online === 'anfrage');
  return [...Map.groupBy(frei, ({ kundentext }) => kundentext)]
    .filter(([, gleiche]) => gleiche.length > 1)
    .map(([text]) => text);
}

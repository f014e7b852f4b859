import { tableBy } from '@kehrtour/domain/keysOf';
import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { type Freigabe, WUNSCHKANAL_NAMEN } from '@kehrtour/domain/versand/kanal';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';

import type { Zugang } from '../../../shared/zugang.ts';
import { formularziel } from '../formularziel.ts';
import type { Haus, Meldung, Bescheidwahl } from '../liegenschaft.server.ts';
import { Abbestellen } from './Abbestellen.tsx';

export type BescheidProps = Pick<Haus, 'bescheid'> & {
  zugang: Zugang;
  gewaehlt: Bescheidwahl | undefined;
  /** Whose phone a code is on its way to. */
  code: Meldung['smsCode'];
};
type Eintrag = Haus['bescheid'][number];

/** Who hears of appointments at this house, and by which way; messages to a phone can be refused and allowed. */
export function Bescheid({ bescheid, zugang, gewaehlt, code }: BescheidProps) {
  return (
    <section id="bescheid" className="grid scroll-mt-4 gap-3">
      <h2 className="text-lg font-bold">So erfahren Sie von Terminen</h2>
      {gewaehlt === undefined ? null : <Gespeichert wahl={gewaehlt} />}
      {bescheid.length === 0 ? (
        <p>Bei diesem Haus ist niemand eingetragen. Wir werfen einen Zettel ein.</p>
      ) : (
        <ul className="grid gap-1">
          {bescheid.map((eintrag) => (
            <li key={eintrag.id}>
              <span className="font-semibold">{KONTAKTROLLEN_NAMEN[eintrag.rolle]}:</span> {wegText(eintrag)}
              {code?.kontaktId === eintrag.id ? (
                <Codefrage eintrag={eintrag} zugang={zugang} fuer={code.fuer} fehler={code.fehler} />
              ) : null}
              <Wegwahl eintrag={eintrag} zugang={zugang} />
              <Abbestellen
                eintrag={eintrag}
                zugang={zugang}
                nochmal={code?.kontaktId === eintrag.id ? code.fuer : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The ways that reach somebody, the first of them as it was wished. */
function wegText(eintrag: Eintrag): string {
  const { mail, sms, zuerst } = eintrag;
  const wege = [
    ...(mail === null ? [] : [{ weg: 'mail', text: `E-Mail an ${mail}` }]),
    ...MESSENGER.flatMap((weg) => {
      const { erlaubt = false, nummer = '' } = eintrag[weg] ?? {};
      return erlaubt ? [{ weg, text: `${MESSENGER_WORTE[weg].name} an ${nummer}` }] : [];
    }),
    ...(sms === null || sms.keine ? [] : [{ weg: 'sms', text: `SMS an ${sms.nummer}` }]),
  ].toSorted((a, b) => Number(b.weg === zuerst) - Number(a.weg === zuerst));
  if (zuerst === 'einwurf' || wege.length === 0) return 'Zettel im Briefkasten oder Brief';
  return wege.map(({ text }) => text).join(', notfalls ');
}

/** Whoever can be reached in several ways says which comes first; without JavaScript, too. */
function Wegwahl({ eintrag, zugang }: { eintrag: Eintrag; zugang: Zugang }) {
  const { id, rolle, waehlbar, zuerst } = eintrag;
  if (waehlbar.length === 0) return null;
  return (
    <form method="post" action={formularziel(zugang)} className="mt-2 mb-3 grid max-w-sm gap-3">
      <input type="hidden" name="kontakt" value={id} />
      <PlainSelect
        id={`zuerst-${id}`}
        name="zuerst"
        label={`Wie möchten Sie zuerst Bescheid bekommen? (${KONTAKTROLLEN_NAMEN[rolle]})`}
        hint="Geht es so nicht, nehmen wir den nächsten Weg."
        placeholder="Ist mir egal"
        choices={waehlbar.map((weg) => ({ id: weg, label: WUNSCHKANAL_NAMEN[weg] }))}
        defaultValue={zuerst ?? ''}
      />
      <div>
        <PlainButton kind="secondary">
          Weg speichern<span className="sr-only"> ({KONTAKTROLLEN_NAMEN[rolle]})</span>
        </PlainButton>
      </div>
    </form>
  );
}

/** Whoever holds the phone says so: the code of the house alone takes no refusal back. */
function Codefrage(props: { eintrag: Eintrag; zugang: Zugang; fuer: Freigabe; fehler: string | undefined }) {
  const { eintrag, zugang, fuer, fehler } = props;
  const { nummer = '' } = eintrag[fuer] ?? {};
  return (
    <form method="post" action={formularziel(zugang)} className="mt-2 mb-3 grid gap-3">
      <input type="hidden" name="kontakt" value={eintrag.id} />
      <PlainField
        id={`bestaetigung-${eintrag.id}`}
        name="bestaetigung"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        width="short"
        label={`Code aus der SMS an ${nummer}`}
        hint={`Sechs Ziffern; der Code gilt eine Stunde. So erlaubt nur, wer das Telefon hat, ${fuer === 'sms' ? 'wieder SMS' : MESSENGER_WORTE[fuer].name}.`}
        error={fehler}
      />
      <div>
        <PlainButton name={fuer} value="erlaubt">
          {fuer === 'sms' ? 'SMS wieder erlauben' : `${MESSENGER_WORTE[fuer].name} erlauben`}
        </PlainButton>
      </div>
    </form>
  );
}

const SAETZE: Readonly<Record<Bescheidwahl, string>> = {
  weg: 'Gespeichert: So sagen wir Ihnen künftig zuerst Bescheid.',
  'sms-beendet':
    'Gespeichert: Diese Nummer bekommt keine SMS mehr. Mit dem Knopf darunter machen Sie es rückgängig; dazu bekommt das Telefon einen Code.',
  'sms-erlaubt': 'Gespeichert: Diese Nummer darf wieder SMS bekommen.',
  ...tableBy(
    MESSENGER,
    (messenger) => `${messenger}-beendet` as const,
    (messenger) =>
      `Gespeichert: Diese Nummer bekommt keine ${MESSENGER_WORTE[messenger].keine} mehr. Möchten Sie sie später wieder, erlauben Sie es hier, oder sagen Sie es dem Betrieb.`,
  ),
  ...tableBy(
    MESSENGER,
    (messenger) => `${messenger}-erlaubt` as const,
    (messenger) =>
      `Gespeichert: Der Betrieb darf Ihnen jetzt per ${MESSENGER_WORTE[messenger].name} schreiben. Sie können das hier jederzeit beenden.`,
  ),
};

function Gespeichert({ wahl }: { wahl: Bescheidwahl }) {
  return (
    <p
      tabIndex={-1}
      // Whoever has just chosen hears first that it was kept.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className="scroll-mt-4 rounded-lg border-2 border-success-line bg-success-soft p-4"
    >
      {SAETZE[wahl]}
    </p>
  );
}

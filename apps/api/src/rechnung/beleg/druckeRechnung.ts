import { formatEuro, formatMenge, formatMonat, formatTag } from '@kehrtour/domain/format';
import { product } from '@kehrtour/domain/text/product';
import { monatVon, UST_PROZENT } from '@kehrtour/domain/unternehmen/abrechnung';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';

import { XML_PROFILE } from './facturXMetadaten.ts';
import { Rechnungsblatt } from './rechnungsblatt.ts';
import type { Rechnungsinhalt } from './rechnungsinhalt.ts';
import { positionInWorten, ueberschrift, zahlungInWorten } from './worte.ts';

const { operator } = product;

/** Prints an invoice as PDF/A-3 with its XML inside (ZUGFeRD, profile EN 16931; of a public body XRECHNUNG). The same values give the same bytes. */
export async function druckeRechnung(rechnung: Rechnungsinhalt, xml: string): Promise<Uint8Array> {
  const blatt = new Rechnungsblatt({
    titel: ueberschrift(rechnung),
    verfasser: operator.name,
    tag: rechnung.ausgestelltAm,
    xml,
    profil: XML_PROFILE[rechnung.empfaenger.leitwegId === '' ? 'zugferd' : 'xrechnung'],
  });
  kopf(blatt, rechnung);
  posten(blatt, rechnung);
  blatt.absatz(zahlungInWorten(rechnung));
  if (!rechnung.zahlung.mandat && rechnung.art === 'rechnung')
    blatt.absatz(`${operator.name}, ${operator.bank}, IBAN ${operator.iban}, BIC ${operator.bic}`);
  blatt.absatz(verbrauchInWorten(rechnung), 'leise');
  blatt.fuss([
    [operator.name, operator.street, operator.city, operator.phone, operator.mail]
      .filter(Boolean)
      .join(' · '),
    `${operator.register} · ${operator.represented} · USt-IdNr. ${operator.vatId}`,
  ]);
  return blatt.schliesse();
}

function kopf(blatt: Rechnungsblatt, rechnung: Rechnungsinhalt): void {
  const { empfaenger } = rechnung;
  blatt.absender([operator.name, operator.street, operator.city].filter(Boolean).join(' · '));
  blatt.anschrift(
    [empfaenger.name, empfaenger.zusatz, empfaenger.strasse, `${empfaenger.plz} ${empfaenger.ort}`].filter(
      (zeile) => zeile.trim() !== '',
    ),
  );
  blatt.angaben([
    ['Rechnungsnummer', rechnung.nummer],
    ['Datum', formatTag(rechnung.ausgestelltAm)],
    ['Leistungszeitraum', `${formatTag(rechnung.leistungVon)} bis ${formatTag(rechnung.leistungBis)}`],
    ...(rechnung.art === 'rechnung' ? [['Fällig am', formatTag(rechnung.faelligAm)] as const] : []),
    ...(empfaenger.leitwegId === '' ? [] : [['Leitweg-ID', empfaenger.leitwegId] as const]),
    ...(empfaenger.ustId === '' ? [] : [['Ihre USt-IdNr.', empfaenger.ustId] as const]),
  ]);
  blatt.titel(`${ueberschrift(rechnung)} für ${formatMonat(`${monatVon(rechnung.leistungVon)}-01`)}`);
}

function posten(blatt: Rechnungsblatt, rechnung: Rechnungsinhalt): void {
  for (const position of rechnung.positionen)
    blatt.posten(positionInWorten(position), formatEuro(position.nettoCent));
  blatt.strich();
  blatt.posten('Summe ohne Umsatzsteuer', formatEuro(rechnung.nettoCent));
  blatt.posten(`Umsatzsteuer ${UST_PROZENT} %`, formatEuro(rechnung.ustCent));
  blatt.posten('Rechnungsbetrag', formatEuro(rechnung.bruttoCent), 'stark');
  blatt.luft();
}

function verbrauchInWorten({ verbrauch, art }: Rechnungsinhalt): string {
  if (art === 'gegenrechnung') return '';
  const wege = verbrauch.ankuendigungen.map(
    ({ kanal, anzahl }) => `${KANAL_WORTE[kanal].nachweis} ${anzahl}`,
  );
  return `Nutzung im Monat, im Preis enthalten: Ankündigungen ${wege.length === 0 ? 'keine' : wege.join(', ')}; ${formatMenge(verbrauch.buchungen, 'Buchung', 'Buchungen')}; ${formatMenge(verbrauch.mitarbeitende, 'Zugang', 'Zugänge')}.`;
}

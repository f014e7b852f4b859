import { product } from '@kehrtour/domain/text/product';
import { UST_PROZENT } from '@kehrtour/domain/unternehmen/abrechnung';

import type { Rechnungsinhalt } from './rechnungsinhalt.ts';
import { positionInWorten, zahlungInWorten } from './worte.ts';
import { element as el, type Knoten, xmlAus } from './xml.ts';

const NAMENSRAEUME = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
const EN16931 = 'urn:cen.eu:en16931:2017';
const XRECHNUNG = `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;

/**
 * The invoice in the syntax of UN/CEFACT (CII D16B) and the semantics of EN 16931: what ZUGFeRD has in its PDF, and with a
 * Leitweg-ID an XRechnung 3.0.
 */
export function baueCii(rechnung: Rechnungsinhalt): string {
  const behoerde = rechnung.empfaenger.leitwegId !== '';
  return xmlAus(
    el(
      'rsm:CrossIndustryInvoice',
      [
        el('rsm:ExchangedDocumentContext', [
          ...(behoerde
            ? [
                el('ram:BusinessProcessSpecifiedDocumentContextParameter', [
                  el('ram:ID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
                ]),
              ]
            : []),
          el('ram:GuidelineSpecifiedDocumentContextParameter', [
            el('ram:ID', behoerde ? XRECHNUNG : EN16931),
          ]),
        ]),
        el('rsm:ExchangedDocument', [
          el('ram:ID', rechnung.nummer),
          // UNTDID 1001: an invoice; one that takes another back is a corrected invoice with negative amounts.
          el('ram:TypeCode', rechnung.art === 'rechnung' ? '380' : '384'),
          el('ram:IssueDateTime', [zeit(rechnung.ausgestelltAm)]),
          el('ram:IncludedNote', [el('ram:Content', zahlungInWorten(rechnung))]),
        ]),
        el('rsm:SupplyChainTradeTransaction', [
          ...rechnung.positionen.map(zeile),
          vereinbarung(rechnung),
          el('ram:ApplicableHeaderTradeDelivery', [
            el('ram:ActualDeliverySupplyChainEvent', [
              el('ram:OccurrenceDateTime', [zeit(rechnung.leistungBis)]),
            ]),
          ]),
          abschluss(rechnung),
        ]),
      ],
      NAMENSRAEUME,
    ),
  );
}

/** An amount with a point and two places; never through a fraction. */
export function betrag(cent: number): string {
  const ganz = Math.trunc(Math.abs(cent) / 100);
  return `${cent < 0 ? '-' : ''}${ganz}.${String(Math.abs(cent) % 100).padStart(2, '0')}`;
}
const zeit = (tag: string): Knoten => el('udt:DateTimeString', tag.replaceAll('-', ''), { format: '102' });

function zeile(position: Rechnungsinhalt['positionen'][number], stelle: number): Knoten {
  const { nettoCent, von, bis } = position;
  // BR-27 forbids a negative price: what is taken back has a negative quantity.
  return el('ram:IncludedSupplyChainTradeLineItem', [
    el('ram:AssociatedDocumentLineDocument', [el('ram:LineID', String(stelle + 1))]),
    el('ram:SpecifiedTradeProduct', [el('ram:Name', positionInWorten(position))]),
    el('ram:SpecifiedLineTradeAgreement', [
      el('ram:NetPriceProductTradePrice', [el('ram:ChargeAmount', betrag(Math.abs(nettoCent)))]),
    ]),
    el('ram:SpecifiedLineTradeDelivery', [
      el('ram:BilledQuantity', nettoCent < 0 ? '-1' : '1', { unitCode: 'C62' }),
    ]),
    el('ram:SpecifiedLineTradeSettlement', [
      el('ram:ApplicableTradeTax', [
        el('ram:TypeCode', 'VAT'),
        el('ram:CategoryCode', 'S'),
        el('ram:RateApplicablePercent', String(UST_PROZENT)),
      ]),
      zeitraum(von, bis),
      el('ram:SpecifiedTradeSettlementLineMonetarySummation', [el('ram:LineTotalAmount', betrag(nettoCent))]),
    ]),
  ]);
}
const zeitraum = (von: string, bis: string): Knoten =>
  el('ram:BillingSpecifiedPeriod', [
    el('ram:StartDateTime', [zeit(von)]),
    el('ram:EndDateTime', [zeit(bis)]),
  ]);

function vereinbarung({ empfaenger }: Rechnungsinhalt): Knoten {
  const { operator } = product;
  const [plz = '', ...ort] = operator.city.split(' ');
  return el('ram:ApplicableHeaderTradeAgreement', [
    ...(empfaenger.leitwegId === '' ? [] : [el('ram:BuyerReference', empfaenger.leitwegId)]),
    el('ram:SellerTradeParty', [
      el('ram:Name', operator.name),
      el('ram:DefinedTradeContact', [
        el('ram:PersonName', operator.represented),
        el('ram:TelephoneUniversalCommunication', [el('ram:CompleteNumber', operator.phone)]),
        el('ram:EmailURIUniversalCommunication', [el('ram:URIID', operator.mail)]),
      ]),
      anschrift(plz, operator.street, ort.join(' ')),
      el('ram:URIUniversalCommunication', [el('ram:URIID', operator.mail, { schemeID: 'EM' })]),
      el('ram:SpecifiedTaxRegistration', [el('ram:ID', operator.vatId, { schemeID: 'VA' })]),
    ]),
    el('ram:BuyerTradeParty', [
      el('ram:Name', empfaenger.name),
      anschrift(empfaenger.plz, empfaenger.strasse, empfaenger.ort, empfaenger.zusatz),
      ...(empfaenger.leitwegId === ''
        ? []
        : [
            el('ram:URIUniversalCommunication', [
              el('ram:URIID', empfaenger.leitwegId, { schemeID: '0204' }),
            ]),
          ]),
      ...(empfaenger.ustId === ''
        ? []
        : [el('ram:SpecifiedTaxRegistration', [el('ram:ID', empfaenger.ustId, { schemeID: 'VA' })])]),
    ]),
  ]);
}
const anschrift = (plz: string, strasse: string, ort: string, zusatz = ''): Knoten =>
  el('ram:PostalTradeAddress', [
    el('ram:PostcodeCode', plz),
    el('ram:LineOne', strasse),
    ...(zusatz === '' ? [] : [el('ram:LineTwo', zusatz)]),
    el('ram:CityName', ort),
    el('ram:CountryID', plz.length === 4 ? 'AT' : 'DE'),
  ]);

function abschluss(rechnung: Rechnungsinhalt): Knoten {
  const { nettoCent, ustCent, bruttoCent, zahlung, hebtAuf } = rechnung;
  const { operator } = product;
  return el('ram:ApplicableHeaderTradeSettlement', [
    ...(zahlung.mandat ? [el('ram:CreditorReferenceID', operator.creditorId)] : []),
    el('ram:PaymentReference', rechnung.nummer),
    el('ram:InvoiceCurrencyCode', 'EUR'),
    el('ram:SpecifiedTradeSettlementPaymentMeans', [
      // UNTDID 4461: SEPA direct debit, SEPA credit transfer.
      el('ram:TypeCode', zahlung.mandat ? '59' : '58'),
      ...(zahlung.mandat
        ? []
        : [
            el('ram:PayeePartyCreditorFinancialAccount', [
              el('ram:IBANID', operator.iban),
              el('ram:AccountName', operator.name),
            ]),
          ]),
    ]),
    el('ram:ApplicableTradeTax', [
      el('ram:CalculatedAmount', betrag(ustCent)),
      el('ram:TypeCode', 'VAT'),
      el('ram:BasisAmount', betrag(nettoCent)),
      el('ram:CategoryCode', 'S'),
      el('ram:RateApplicablePercent', String(UST_PROZENT)),
    ]),
    zeitraum(rechnung.leistungVon, rechnung.leistungBis),
    el('ram:SpecifiedTradePaymentTerms', [
      el('ram:DueDateDateTime', [zeit(rechnung.faelligAm)]),
      ...(zahlung.mandat ? [el('ram:DirectDebitMandateID', zahlung.mandat.referenz)] : []),
    ]),
    el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      el('ram:LineTotalAmount', betrag(nettoCent)),
      el('ram:TaxBasisTotalAmount', betrag(nettoCent)),
      el('ram:TaxTotalAmount', betrag(ustCent), { currencyID: 'EUR' }),
      el('ram:GrandTotalAmount', betrag(bruttoCent)),
      el('ram:DuePayableAmount', betrag(bruttoCent)),
    ]),
    ...(hebtAuf ? [el('ram:InvoiceReferencedDocument', [el('ram:IssuerAssignedID', hebtAuf.nummer)])] : []),
  ]);
}

const EIGENSCHAFTEN = [
  ['DocumentFileName', 'Name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE'],
  ['Version', 'Version of the Factur-X XML schema'],
  ['ConformanceLevel', 'Conformance level of the embedded Factur-X data'],
] as const;

/** What the XML in a PDF is, as its own words and the PDF's name it. */
export type XmlProfil = { readonly datei: string; readonly profil: string; readonly version: string };
/** A file of a profile of ZUGFeRD, and the one that public bodies take, which has a name and a version of its own (ZUGFeRD 2.3, 6.2). */
export const XML_PROFILE = {
  zugferd: { datei: 'factur-x.xml', profil: 'EN 16931', version: '1.0' },
  xrechnung: { datei: 'xrechnung.xml', profil: 'XRECHNUNG', version: '3.0' },
} as const satisfies Record<string, XmlProfil>;

/** What a reader of ZUGFeRD looks for in the metadata of the PDF, with the schema that PDF/A wants for foreign words (Factur-X 1.07). */
export const facturXMetadaten = ({ datei, profil, version }: XmlProfil): string => `
  <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${datei}</fx:DocumentFileName>
    <fx:Version>${version}</fx:Version>
    <fx:ConformanceLevel>${profil}</fx:ConformanceLevel>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${EIGENSCHAFTEN.map(
        ([name, wozu]) => `<rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${wozu}</pdfaProperty:description>
      </rdf:li>`,
      ).join('')}</rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { XmlDocument, XmlElement } from 'libxml2-wasm';

const SAXON = process.env['SAXON_JAR'] ?? '/usr/share/java/Saxon-HE.jar';
/** Rules as their authors publish them, one file or several, parted as the system parts paths; they are nobody's package. */
const RULES = (process.env['SCHEMATRON_CII'] ?? '').split(path.delimiter).filter((file) => file !== '');

/** Why the official rules cannot be asked here; undefined where they can. */
export function missingRules(): string | undefined {
  if (RULES.length === 0) return 'SCHEMATRON_CII names no rules';
  return [...RULES, SAXON].filter((file) => !existsSync(file)).map((file) => `${file} is missing`)[0];
}

/** Ids of the official rules that a document breaks, by file. */
export function brokenRules(xml: string, which: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'schematron-'));
  try {
    const [document, sheet] = ['document.xml', 'rules.xsl'].map((name) => path.join(folder, name));
    writeFileSync(document ?? '', xml);
    const rules = RULES.filter((file) => path.basename(file).includes(which));
    return rules.flatMap((file) => {
      writeFileSync(sheet ?? '', asStylesheet(file));
      const said = execFileSync('java', [
        '-cp',
        SAXON,
        'net.sf.saxon.Transform',
        `-s:${document}`,
        `-xsl:${sheet}`,
      ]);
      return said
        .toString('utf8')
        .split('\n')
        .filter((line) => line.trim() !== '');
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const XSL = 'http://www.w3.org/1999/XSL/Transform';

/**
 * ISO 19757-3 as XSLT 2.0: each pattern goes through the whole document, and of its rules the first one whose context a node meets
 * is asked there.
 */
function asStylesheet(file: string): string {
  const schema = XmlDocument.fromBuffer(readFileSync(file));
  const root = schema.root;
  const parts = childrenOf(root).flatMap((one) => (one.name === 'include' ? [included(file, one)] : [one]));
  const namespaces = parts
    .filter((one) => one.name === 'ns' && !['xs', 'xsl', 'u'].includes(attribute(one, 'prefix')))
    .map((ns) => `xmlns:${attribute(ns, 'prefix')}="${attribute(ns, 'uri')}"`)
    .join(' ');
  const functions = parts.filter(({ namespaceUri }) => namespaceUri === XSL).map((one) => one.toString());
  const patterns = parts.filter(({ name }) => name === 'pattern');
  const body = patterns.map((pattern, nth) => asTemplates(pattern, `p${nth}`)).join('');
  const visits = patterns.map((_, nth) => `<xsl:apply-templates select="/" mode="p${nth}"/>`).join('');
  return `<xsl:stylesheet version="2.0" xmlns:xsl="${XSL}" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:u="utils" ${namespaces}>
<xsl:output method="text"/>${functions.join('')}<xsl:template match="/">${visits}</xsl:template>${body}</xsl:stylesheet>`;
}

const childrenOf = (element: XmlElement): XmlElement[] => {
  const found: XmlElement[] = [];
  for (let node = element.firstChild; node !== null; node = node.next)
    if (node instanceof XmlElement) found.push(node);
  return found;
};
const attribute = (element: XmlElement, name: string): string =>
  (element.attr(name)?.value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
const included = (file: string, include: XmlElement): XmlElement =>
  XmlDocument.fromBuffer(readFileSync(path.resolve(path.dirname(file), include.attr('href')?.value ?? '')))
    .root;
const variable = (one: XmlElement): string =>
  `<xsl:variable name="${attribute(one, 'name')}" select="${attribute(one, 'value')}"/>`;

function asTemplates(pattern: XmlElement, mode: string): string {
  const onward = `<xsl:apply-templates select="@*|node()" mode="${mode}"/>`;
  const children = childrenOf(pattern);
  const rules = children.filter(({ name }) => name === 'rule');
  const templates = rules.map((rule, nth) => {
    const inside = childrenOf(rule).map((one) => {
      if (one.name === 'let') return variable(one);
      if (one.name !== 'assert' || attribute(one, 'flag') === 'information') return '';
      return `<xsl:if test="not(${attribute(one, 'test')})">${attribute(one, 'id')} (${attribute(one, 'flag')})<xsl:text>&#10;</xsl:text></xsl:if>`;
    });
    return `<xsl:template match="${attribute(rule, 'context')}" mode="${mode}" priority="${rules.length - nth}">${inside.join('')}${onward}</xsl:template>`;
  });
  const globals = children.filter(({ name }) => name === 'let').map(variable);
  return `${globals.join('')}${templates.join('')}<xsl:template match="@*|node()|/" mode="${mode}" priority="0">${onward}</xsl:template>`;
}

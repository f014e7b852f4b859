const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const INLINE = new Set(['a', 'b', 'code', 'em', 'kbd', 'small', 'span', 'strong', 'sup', 'svg']);

/** HTML of one line with each block on a line of its own, indented by two; drawings are left out but for their tag. */
export function formatMarkup(markup: string): string {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  return linesOf([...page.body.childNodes], '').join('\n');
}

function linesOf(nodes: readonly ChildNode[], indent: string): string[] {
  return nodes.flatMap((node) => {
    if (!(node instanceof Element)) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
      return text === '' ? [] : [indent + escaped(text)];
    }
    const name = node.tagName.toLowerCase();
    if (VOID.has(name)) return [indent + openTag(node)];
    const inside = name === 'svg' ? [] : [...node.childNodes];
    if (inside.every(isInline))
      return [`${indent}${openTag(node)}${inside.map(inlineOf).join('')}</${name}>`];
    return [indent + openTag(node), ...linesOf(inside, `${indent}  `), `${indent}</${name}>`];
  });
}

const isInline = (node: ChildNode): boolean =>
  !(node instanceof Element) ||
  (INLINE.has(node.tagName.toLowerCase()) && [...node.childNodes].every(isInline));

function inlineOf(node: ChildNode): string {
  if (!(node instanceof Element))
    return node.nodeType === Node.TEXT_NODE ? escaped(node.textContent ?? '') : '';
  return linesOf([node], '').join('');
}

function openTag(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${element.tagName.toLowerCase()}${attributes.join('')}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

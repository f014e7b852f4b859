const PROBE_BYTES = 256 * 1024;

/**
 * A part of a workbook as Excel itself writes it, whoever wrote it: cells say where they stand, an error is a text that somebody
 * can read, and the calendar of 1904 is named with a figure.
 */
export function richteTeil(name: string, bytes: Buffer): Buffer {
  if (name === 'xl/workbook.xml')
    return Buffer.from(bytes.toString('utf8').replaceAll(/\bdate1904=["']true["']/g, 'date1904="1"'));
  if (!istBlatt(name)) return bytes;
  const mitFehlern = bytes.includes('t="e"') || bytes.includes("t='e'");
  const ohneStelle = fehltStelle(bytes.subarray(0, PROBE_BYTES).toString('latin1'));
  if (!mitFehlern && !ohneStelle) return bytes;
  const text = bytes.toString('utf8').replaceAll(/ t=(["'])e\1/g, ' t="str"');
  return Buffer.from(ohneStelle ? mitStellen(text) : text);
}

/** `xl/worksheets/sheet1.xml`; some writers put them beside the workbook. */
function istBlatt(name: string): boolean {
  const [wurzel, ...weg] = name.toLowerCase().split('/');
  const datei = weg.at(-1) ?? '';
  const ort = weg.slice(0, -1).join('/');
  if (wurzel !== 'xl' || (ort !== '' && ort !== 'worksheets')) return false;
  return datei.endsWith('.xml') && datei.slice(0, -'.xml'.length).includes('sheet');
}

const ZELLE = /<(?:\w+:)?c(?=[\s/>])[^<>]*>/;

/** Whether the first cell does not say where it stands: its writer says it nowhere. */
function fehltStelle(anfang: string): boolean {
  const [zelle] = ZELLE.exec(anfang) ?? [];
  return zelle !== undefined && !/\sr=["']/.test(zelle);
}

/** Each cell stands behind the one before, each row below. */
function mitStellen(text: string): string {
  let zeile = 0;
  let spalte = 0;
  return text.replaceAll(
    /<((?:\w+:)?(row|c))(?=[\s/>])([^<>]*)>/g,
    (ganz, tag: string, art: string, rest: string) => {
      const genannt = /\sr=["']([A-Z]*)(\d*)["']/.exec(rest);
      if (art === 'row') {
        zeile = Number(genannt?.[2] ?? 0) || zeile + 1;
        spalte = 0;
        return ganz;
      }
      spalte = genannt?.[1] ? stelleAus(genannt[1]) : spalte + 1;
      return genannt === null ? `<${tag} r="${buchstaben(spalte)}${zeile}"${rest}>` : ganz;
    },
  );
}

const stelleAus = (name: string): number =>
  Array.from(name).reduce((stelle, zeichen) => stelle * 26 + zeichen.charCodeAt(0) - 64, 0);

/** 1 → `A`, 27 → `AA`. */
function buchstaben(stelle: number): string {
  const rest = (stelle - 1) % 26;
  const vorn = (stelle - 1 - rest) / 26;
  return `${vorn > 0 ? buchstaben(vorn) : ''}${String.fromCharCode(65 + rest)}`;
}

import ts from 'typescript6';

import type { PropRow, PropTable } from '../pattern.props.ts';

const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/** The props of every component exported by these files, as the compiler understands them. Takes about two seconds. */
export function readProps(files: readonly string[]): ReadonlyMap<string, PropTable> {
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const tables = new Map<string, PropTable>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    for (const exported of symbol ? checker.getExportsOfModule(symbol) : []) {
      const declared = exported.valueDeclaration;
      if (declared && ts.isFunctionDeclaration(declared) && /^[A-Z]/.test(exported.name))
        tables.set(`${file}#${exported.name}`, {
          component: exported.name,
          rows: rowsOf(declared, checker),
        });
    }
  }
  return tables;
}

function rowsOf(component: ts.FunctionDeclaration, checker: ts.TypeChecker): PropRow[] {
  const [props] = component.parameters;
  if (!props) return [];
  const presets = presetsOf(component);
  return checker
    .getTypeAtLocation(props)
    .getProperties()
    .map((symbol) => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
      const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
      const preset = presets.get(symbol.name);
      return {
        name: symbol.name,
        type: nameOf(symbol, type, checker),
        required,
        text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        textLang: 'en' as const,
        ...(preset === undefined ? {} : { preset }),
        ...knobOf(type, wordsOf(symbol, type), checker),
      };
    })
    .toSorted((a, b) => Number(b.required) - Number(a.required));
}

/** A union of words is written out, whatever it is called; everything else by the name its author gave it. */
function nameOf(symbol: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): string {
  const words = wordsOf(symbol, type);
  if (words) return words.map((word) => `'${word}'`).join(' | ');
  return (
    typeNodeOf(symbol)?.getText() ?? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
  ).replace(/ \| undefined$/, '');
}

function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declared = symbol.valueDeclaration;
  return declared && ts.isPropertySignature(declared) ? declared.type : undefined;
}

function knobOf(
  type: ts.Type,
  words: readonly string[] | undefined,
  checker: ts.TypeChecker,
): Pick<PropRow, 'knob'> {
  if (words) return { knob: { kind: 'choice', choices: words } };
  if (type.flags & ts.TypeFlags.BooleanLike || checker.typeToString(type) === 'boolean')
    return { knob: { kind: 'switch' } };
  if (type.flags & ts.TypeFlags.String) return { knob: { kind: 'text' } };
  if (type.flags & ts.TypeFlags.Number) return { knob: { kind: 'number' } };
  // Anything that React can show can also be words.
  return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.String)
    ? { knob: { kind: 'text' } }
    : {};
}

/** The words of a union in the order their author gave them; the compiler's own order is that of their first use. */
function wordsOf(symbol: ts.Symbol, type: ts.Type): string[] | undefined {
  if (!type.isUnion()) return undefined;
  const words = type.types.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (words.length < type.types.length) return undefined;
  const alias = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)?.type ?? typeNodeOf(symbol);
  const written = alias?.getText() ?? '';
  return words.toSorted((a, b) => written.indexOf(`'${a}'`) - written.indexOf(`'${b}'`));
}

/** `{ kind = 'primary' }` among the parameters, or in what the lines below take apart: the props, their rest, `framed(props)`. */
function presetsOf(component: ts.FunctionDeclaration): Map<string, string> {
  const [props] = component.parameters;
  const patterns: ts.BindingName[] = props ? [props.name] : [];
  const known = new Set(props ? namesIn(props.name) : []);
  const declared = [...(component.body?.statements ?? [])]
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  for (const { name, initializer } of declared) {
    const from = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer;
    if (!from || !ts.isIdentifier(from) || !known.has(from.text)) continue;
    patterns.push(name);
    for (const one of namesIn(name)) known.add(one);
  }
  return new Map(
    patterns
      .filter(ts.isObjectBindingPattern)
      .flatMap(({ elements }) => [...elements])
      .flatMap(({ name, propertyName, initializer }): [string, string][] =>
        initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
      ),
  );
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));
}

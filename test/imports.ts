/** An import of a file, as far as its text shows. */
export interface Imported {
  readonly from: string
  /** Only types, which are erased before anything runs. */
  readonly onlyTypes: boolean
}

/** A quoted specifier; a template or a variable cannot be checked, so imports must not use them. */
const ADDRESS = /^(['"`])([^'"`]*)\1/

/**
 * Every import and export-from of a file, over any number of lines: statements, `import()` of values, and `import()` within types. Comments do
 * not count.
 */
export function importsIn(source: string): readonly Imported[] {
  const text = withoutComments(source)
  const found: Imported[] = []
  for (const { 0: opening, 1: before, index } of text.matchAll(/(typeof\s+)?\bimport\s*\(\s*/g)) {
    const from = ADDRESS.exec(text.slice(index + opening.length))?.[2]
    if (from !== undefined) found.push({ from, onlyTypes: before !== undefined })
  }
  for (const [, from] of text.matchAll(/^[ \t]*import\s*['"]([^'"\n]+)['"]/gm)) found.push({ from, onlyTypes: false })
  // Braces, stars and names, then `from`; other statements have other characters in between.
  for (const [, clause, from] of text.matchAll(/^[ \t]*(?:import|export)\b([\s\w$,*{}]*?)(?<=[\s}*])from\s*['"]([^'"\n]+)['"]/gm))
    found.push({ from, onlyTypes: onlyTypesIn(clause) })
  return found
}

/** `type { … }`, or braces in which every name is a type. */
function onlyTypesIn(clause: string): boolean {
  if (/^\s+type\s+(?!from\b)/.test(clause)) return true
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]
  const each = (names ?? '').split(',').filter((name) => name.trim() !== '')
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name))
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}

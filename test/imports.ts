/** What a file takes from another, as far as its text tells. */
export interface Imported {
  readonly from: string
  /** Erased before anything runs. */
  readonly onlyTypes: boolean
}

/** A quoted address; what a template or a variable names is seen by no test and has no place in an import. */
const ADDRESS = /^(['"`])([^'"`]*)\1/

/**
 * Every import and export-from of a file, over as many lines as they take: statements, `import()` of values, and `import()` within
 * types. What stands in comments does not count.
 */
export function importsIn(source: string): readonly Imported[] {
  const text = withoutComments(source)
  const found: Imported[] = []
  for (const { 0: opening, 1: before, index } of text.matchAll(/(typeof\s+)?\bimport\s*\(\s*/g)) {
    const from = ADDRESS.exec(text.slice(index + opening.length))?.[2]
    if (from !== undefined) found.push({ from, onlyTypes: before !== undefined })
  }
  for (const [, from] of text.matchAll(/^[ \t]*import\s*['"]([^'"\n]+)['"]/gm)) found.push({ from, onlyTypes: false })
  // Braces, stars and names, then where from; a statement that is none has other signs in between.
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

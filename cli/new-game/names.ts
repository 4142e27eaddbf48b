/** The names of a new game: `pearl-divers` in folders and addresses, `PearlDivers` in types, «Pearl Divers» for people. */
export interface GameName {
  readonly id: string
  readonly type: string
  readonly title: string
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST = 40

/** All forms of a name, or what is wrong with it. */
export function nameOf(id: string): GameName | string {
  if (!ID.test(id) || id.length > LONGEST)
    return `the name of a game has small letters, digits and single hyphens, at most ${LONGEST} characters, such as pearl-divers; not ${id}`
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { id, type: words.join(''), title: words.join(' ') }
}

/** A file of the example with the new game's name in it. The name of the command is not replaced. */
export function renamed(text: string, { id, type, title }: GameName): string {
  return text
    .replace(/(?<!fairground )new-game/g, id)
    .replaceAll('NewGame', type)
    .replaceAll('New Game', title)
}

const LINE = /^ {2}(?:'([^']+)'|(\w+)): async \(\) => .*$/

/** `games/index.ts` with one more line, in alphabetical order. */
export function listed(index: string, id: string): string {
  const name = /^[a-z]\w*$/.test(id) ? id : `'${id}'`
  const line = `  ${name}: async () => (await import('./${id}/game.ts')).gamePackage,`
  const lines = index.split('\n')
  const known = lines.flatMap((each, at) => {
    const found = LINE.exec(each)
    return found === null ? [] : [{ at, id: found[1] ?? found[2] }]
  })
  const after = known.findLast((each) => each.id < id)
  const at = after === undefined ? known[0].at : after.at + 1
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n')
}

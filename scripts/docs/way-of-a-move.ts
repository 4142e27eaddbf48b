/** The way of a move, from docs/architecture.md: parts with a name in bold, and in each the files by number. */
export interface Part {
  readonly name: string
  readonly files: readonly { readonly number: number; readonly file: string }[]
}

export function wayOf(architecture: string): readonly Part[] {
  const section = architecture.split('## The way of a move')[1]?.split('\n## ')[0] ?? ''
  const parts: Part[] = []
  for (const line of section.split('\n')) {
    const name = /^\*\*([^*]+?)\.?\*\*/.exec(line)?.[1]
    if (name !== undefined) parts.push({ name, files: [] })
    const [, number, file] = /^(\d+)\. `([^`]+)`/.exec(line) ?? []
    const last = parts.at(-1)
    if (file !== undefined && last !== undefined)
      parts[parts.length - 1] = { ...last, files: [...last.files, { number: Number(number), file }] }
  }
  return parts
}

const WIDTH = 960
const MARGIN = 24
const LINE = 24
const HEAD = 40
const GAP = 28
/** Where a part happens: the page at the left, the server at the right. */
const SIDES: Readonly<Record<string, 'page' | 'server'>> = {
  Offered: 'page',
  Sent: 'page',
  Checked: 'server',
  Written: 'server',
  Broadcast: 'server',
}
const COLOURS: Readonly<Record<string, string>> = {
  Offered: '#2f7fb8',
  Sent: '#7b4ea3',
  Checked: '#c8401e',
  Written: '#2e7d4f',
  Broadcast: '#8a5a00',
}

/** The same as a picture: five boxes, page at the left and server at the right, arrows in the order of the move. */
export function wayPicture(parts: readonly Part[]): string {
  const width = (WIDTH - 2 * MARGIN - GAP * 3) / 2
  const tops = { page: HEAD + MARGIN, server: HEAD + MARGIN }
  const boxes = parts.map((part) => {
    const side = SIDES[part.name] ?? 'server'
    const height = HEAD + part.files.length * LINE + 12
    const box = { ...part, side, x: side === 'page' ? MARGIN : WIDTH - MARGIN - width, y: tops[side], width, height }
    tops[side] += height + GAP
    return box
  })
  const height = Math.max(tops.page, tops.server) + MARGIN + 20
  const arrows = boxes.slice(1).map((to, index) => {
    const from = boxes[index]
    const path =
      from.side === to.side
        ? `M${from.x + from.width / 2} ${from.y + from.height}V${to.y - 4}`
        : `M${from.x + from.width} ${from.y + from.height / 2}H${WIDTH / 2}V${to.y + 24}H${to.x - 6}`
    return `<path d="${path}" fill="none" stroke="#6b5f55" stroke-width="2" marker-end="url(#tip)"/>`
  })
  const last = boxes[boxes.length - 1]
  const first = boxes[0]
  arrows.push(
    `<path d="M${last.x} ${last.y + last.height / 2}H${first.x + first.width * 0.2}V${boxes[1].y + boxes[1].height + 6}" fill="none" stroke="#6b5f55" stroke-width="2" stroke-dasharray="6 5" marker-end="url(#tip)"/>`,
  )
  const drawn = boxes.map(({ name, side, files, x, y, width: wide, height: high }) => {
    const colour = COLOURS[name] ?? '#2b2b2b'
    const lines = files.map(
      ({ number, file }, index) =>
        `<text x="${x + 16}" y="${y + HEAD + 14 + index * LINE}" font-size="14"><tspan fill="${colour}" font-weight="700">${number}</tspan> ${file}${side === 'page' && file.startsWith('server/') ? ' (on the server)' : ''}</text>`,
    )
    return `<g><rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="10" fill="#fffdf8" stroke="${colour}" stroke-width="2"/><text x="${x + 16}" y="${y + 27}" font-size="18" font-weight="700" fill="${colour}">${name}</text>${lines.join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="way-title" font-family="system-ui, sans-serif" fill="#2a2420">
<title id="way-title">The way of a move: ${parts.map(({ name }) => name.toLowerCase()).join(', ')}</title>
<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 10 5 0 10Z" fill="#6b5f55"/></marker></defs>
<rect width="${WIDTH}" height="${height}" rx="14" fill="#fbf6ec"/>
<text x="${MARGIN}" y="40" font-size="15" fill="#6b5f55">in the browser</text>
<text x="${WIDTH - MARGIN - width}" y="40" font-size="15" fill="#6b5f55">on the server</text>
${arrows.join('\n')}
${drawn.join('\n')}
</svg>
`
}

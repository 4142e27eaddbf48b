/** A line of a table with a ratio such as `**656×**`. */
export interface Ratio {
  readonly name: string
  readonly ratio: number
}

/** Every bold ratio in a line of a table, with the first cell of the line and its section. */
export function ratiosIn(markdown: string): readonly Ratio[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3).split(':')[0]
    const ratio = /\*\*([\d,.]+)×\*\*/.exec(line)?.[1]
    if (!line.startsWith('|') || ratio === undefined) return []
    const [, name] = line.split('|').map((cell) => cell.trim().replaceAll('*', '').replaceAll('`', ''))
    return [{ name: `${section}: ${name.split(',')[0]}`, ratio: Number(ratio.replaceAll(',', '')) }]
  })
}

const WIDTH = 760
const ROW = 34
const LEFT = 280
const RIGHT = 90

/** Bars on a logarithmic scale, with 1× (equally fast) at the left. */
export function ratioChart(ratios: readonly Ratio[]): string {
  const height = 60 + ratios.length * ROW
  const most = Math.ceil(Math.log10(Math.max(10, ...ratios.map(({ ratio }) => ratio))))
  const at = (value: number) => LEFT + (Math.log10(Math.max(1, value)) / most) * (WIDTH - LEFT - RIGHT)
  const scale = Array.from({ length: most + 1 }, (_, power) => 10 ** power).map(
    (value) =>
      `<path d="M${at(value).toFixed(1)} 34V${height - 14}" stroke="#ddd0bb"/><text x="${at(value).toFixed(1)}" y="26" font-size="12" fill="#6b5f55" text-anchor="middle">${value}×</text>`,
  )
  const bars = ratios.map(({ name, ratio }, index) => {
    const y = 44 + index * ROW
    return `<text x="${LEFT - 10}" y="${y + 16}" font-size="13" text-anchor="end">${name}</text><rect x="${LEFT}" y="${y}" width="${(at(ratio) - LEFT).toFixed(1)}" height="22" rx="4" fill="#c4441f"/><text x="${(at(ratio) + 8).toFixed(1)}" y="${y + 16}" font-size="13" font-weight="700">${ratio}×</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="ratios-title" font-family="system-ui, sans-serif" fill="#2a2420">
<title id="ratios-title">How many times as fast: ${ratios.map(({ name, ratio }) => `${name} ${ratio}×`).join(', ')}</title>
<rect width="${WIDTH}" height="${height}" rx="14" fill="#fbf6ec"/>
${scale.join('\n')}
${bars.join('\n')}
</svg>
`
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blocksOf, inlineOf } from '../web/docs/markdown.ts'
import { TITLES } from '../web/docs/pages.ts'
import { searched, sectionsOf } from '../web/docs/search.ts'

const DOCS = resolve(import.meta.dirname, '..', 'docs')
const pages = readdirSync(DOCS).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -3)] : []))
const read = (page: string) => readFileSync(join(DOCS, `${page}.md`), 'utf8')

describe('The documents on the page', () => {
  it('are complete, with their titles', () => {
    expect(Object.keys(TITLES).sort()).toEqual([...pages].sort())
    for (const page of pages) expect(blocksOf(read(page))[0]).toMatchObject({ kind: 'heading', level: 1, inside: [TITLES[page]] })
  })

  it.each(pages)('%s: is rendered without left-over Markdown', (page) => {
    const left = JSON.stringify(blocksOf(read(page)).filter(({ kind }) => kind !== 'code'))
      // Markdown characters inside code are code.
      .replace(/\{"kind":"code","text":"(?:[^"\\]|\\.)*"\}/g, '')
    expect(left).not.toMatch(/```|\]\(|\*\*|<!--/)
  })
})

describe('Our Markdown', () => {
  it('has code, links, pictures and emphasis', () => {
    expect(inlineOf('See [the `x`](y.md), **now**, *or* `a*b`: ![p](q.svg)')).toEqual([
      'See ',
      { kind: 'link', to: 'y.md', inside: ['the ', { kind: 'code', text: 'x' }] },
      ', ',
      { kind: 'bold', text: 'now' },
      ', ',
      { kind: 'italic', text: 'or' },
      ' ',
      { kind: 'code', text: 'a*b' },
      ': ',
      { kind: 'picture', from: 'q.svg', name: 'p' },
    ])
  })

  it('has lists with long items, tables and code blocks', () => {
    expect(blocksOf('1. one\n   more\n2. two\n\n| a | b |\n| --- | --- |\n| 1 | `x\\|y` |\n\n```ts games/x.ts\nlet a\n```')).toEqual([
      { kind: 'list', ordered: true, start: 1, items: [['one more'], ['two']] },
      { kind: 'table', head: [['a'], ['b']], rows: [[['1'], [{ kind: 'code', text: 'x|y' }]]] },
      { kind: 'code', language: 'ts', text: 'let a' },
    ])
  })
})

describe('The search', () => {
  const sections = sectionsOf(
    'hosting',
    '# Hosting\n\nOne folder.\n\n## Backups\n\nA backup of the folder is one file.\n\n## Proxy\n\nCaddy passes sockets on.',
  )

  it('finds sections that contain all words, headings first', () => {
    expect(searched(sections, 'folder').map(({ heading }) => heading)).toEqual(['Hosting', 'Backups'])
    expect(searched(sections, 'backup folder').map(({ anchor }) => anchor)).toEqual(['backups'])
    expect(searched(sections, 'PROXY')[0].heading).toBe('Proxy')
    expect(searched(sections, 'nothing like it')).toEqual([])
    expect(searched(sections, '  ')).toEqual([])
  })

  it('shows the text around the word', () => expect(searched(sections, 'caddy')[0].around).toBe('Caddy passes sockets on.'))

  it('works on the real documents', () => {
    const all = pages.flatMap((page) => sectionsOf(page, read(page)))
    expect(searched(all, 'backup restore').some(({ page }) => page === 'hosting')).toBe(true)
  })
})

import type { ComponentChildren } from 'preact'
import { type Block, blocksOf, type Inline, wordsOf } from './markdown.ts'

const pictures = {
  ...import.meta.glob<string>('../../docs/pictures/*.svg', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../docs/bots/*.svg', { query: '?url', import: 'default', eager: true }),
}

/** Another document is a link within this page; a source file is only named, since the server does not have it. */
function leadsTo(to: string): string | undefined {
  if (/^https?:/.test(to)) return to
  if (to.startsWith('#')) return to
  const [, page, anchor = ''] = /^(?:docs\/)?([\w-]+)\.md(#.*)?$/.exec(to) ?? []
  return page === undefined ? undefined : `/docs/${page}${anchor}`
}

function Spans({ inside }: { readonly inside: readonly Inline[] }) {
  return (
    <>
      {inside.map((each, index) => (
        <Span key={index} span={each} />
      ))}
    </>
  )
}

function Span({ span }: { readonly span: Inline }): ComponentChildren {
  if (typeof span === 'string') return span
  switch (span.kind) {
    case 'code':
      return <code>{span.text}</code>
    case 'bold':
      return <strong>{span.text}</strong>
    case 'italic':
      return <em>{span.text}</em>
    case 'picture': {
      const from = pictures[`../../docs/${span.from}`]
      if (from === undefined) return <em>{span.name}</em>
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <span class="doc-picture" tabIndex={0}>
          <img src={from} alt={span.name} loading="lazy" />
        </span>
      )
    }
    case 'link': {
      const to = leadsTo(span.to)
      return to === undefined ? (
        <code>{span.to.replace(/^(\.\.\/)+/, '')}</code>
      ) : (
        <a href={to}>
          <Spans inside={span.inside} />
        </a>
      )
    }
  }
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(block.level, 4)}` as 'h1' | 'h2' | 'h3' | 'h4'
      return (
        <Heading id={block.anchor}>
          <Spans inside={block.inside} />
        </Heading>
      )
    }
    case 'text':
      return (
        <p>
          <Spans inside={block.inside} />
        </p>
      )
    case 'code':
      return (
        <figure class="doc-code">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre tabIndex={0}>
            <code>{block.text}</code>
          </pre>
        </figure>
      )
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Spans inside={item} />
        </li>
      ))
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'table': {
      const named = block.head.some((cell) => wordsOf(cell) !== '')
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div class="doc-table" tabIndex={0}>
          <table>
            {named && (
              <thead>
                <tr>
                  {block.head.map((cell, index) =>
                    cell.length === 0 ? (
                      <td key={index} />
                    ) : (
                      <th key={index} scope="col">
                        <Spans inside={cell} />
                      </th>
                    ),
                  )}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Spans inside={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    }
    case 'rule':
      return <hr />
  }
}

/** A document, rendered as elements: nothing in it is ever treated as HTML. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <>
      {blocksOf(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </>
  )
}

import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLoaded } from '../lib/load.ts'
import { textIn } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { Failure } from '../pages/Failure.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { Markdown } from './Markdown.tsx'
import { blocksOf, wordsOf } from './markdown.ts'
import { GROUPS, type Group, TITLES } from './pages.ts'
import { searched, sectionsOf } from './search.ts'
import { en } from './text/en.ts'
import './docs.css'

const text = textIn(en, { de: async () => (await import('./text/de.ts')).de, vi: async () => (await import('./text/vi.ts')).vi })

/** The documents of the repository, one chunk each. */
const files = import.meta.glob<string>('../../docs/*.md', { query: '?raw', import: 'default' })

async function load(page: string): Promise<string> {
  return files[`../../docs/${page}.md`]()
}

/** The documents on the server: a list with a search, and a page for each. */
export default function Docs({ page }: { readonly page: string | undefined }) {
  const word = text.value
  useTitle(page === undefined ? word.title : (TITLES[page] ?? word.title))
  if (page === undefined) return <All />
  if (!Object.hasOwn(TITLES, page)) return <NotFound />
  return <Document key={page} page={page} />
}

function All() {
  const word = text.value
  const [wanted, setWanted] = useState('')
  // All documents are loaded when somebody searches, not before.
  const sections = useLoaded(
    async () =>
      wanted === '' ? [] : (await Promise.all(Object.keys(TITLES).map(async (page) => sectionsOf(page, await load(page))))).flat(),
    wanted === '' ? 'none' : 'all',
  )
  const hits = useMemo(() => (sections.state === 'there' ? searched(sections.value, wanted) : []), [sections, wanted])
  return (
    <DuskPage title={word.title} line={word.intro} class="docs">
      <label class="docs-find">
        <span>{word.find}</span>
        <input class="input" type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <p class="hint" aria-live="polite">
        {wanted !== '' && sections.state === 'there' && (hits.length === 0 ? word.none(wanted) : word.results(hits.length))}
      </p>
      {hits.length > 0 && (
        <ul class="docs-hits" lang="en">
          {hits.map(({ page, heading, anchor, around }) => (
            <li key={`${page}#${anchor}`}>
              <a href={`/docs/${page}${anchor === '' ? '' : `#${anchor}`}`}>
                {TITLES[page] === heading ? heading : `${TITLES[page]}: ${heading}`}
              </a>
              <p>{around}</p>
            </li>
          ))}
        </ul>
      )}
      {wanted === '' && (
        <div class="docs-groups">
          {(Object.keys(GROUPS) as Group[]).map((group) => (
            <section key={group} class="card">
              <h2>{word.groups[group]}</h2>
              <ul class="docs-list" lang="en">
                {Object.entries(GROUPS[group]).map(([page, title]) => (
                  <li key={page}>
                    <a href={`/docs/${page}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </DuskPage>
  )
}

function Document({ page }: { readonly page: string }) {
  const word = text.value
  const loaded = useLoaded(() => load(page), page)
  const there = loaded.state === 'there'
  // A link with a fragment leads to its heading.
  useEffect(() => {
    if (there && location.hash !== '') document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [there])
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state === 'loading') return <div class="loading" aria-busy="true" />
  const headings = blocksOf(loaded.value).flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  return (
    <main class="page docs doc">
      <nav class="doc-nav" aria-label={word.contents}>
        <a href="/docs">{word.all}</a>
        {headings.length > 0 && (
          <ul lang="en">
            {headings.map(({ anchor, inside }) => (
              <li key={anchor}>
                <a href={`/docs/${page}#${anchor}`}>{wordsOf(inside)}</a>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <article lang="en">
        <Markdown text={loaded.value} />
      </article>
    </main>
  )
}

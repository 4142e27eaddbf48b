import { type Edition, editionOf, factsOf, type MatchText, type RulesSection } from '@fairground/kernel'
import type { ComponentChildren } from 'preact'
import { Suspense } from 'preact/compat'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Illustration } from '../learn/Illustration.tsx'
import type { WordedLesson } from '../learn/lesson.ts'
import { latePart } from '../lib/late.tsx'
import { listed, t } from '../lib/text.ts'
import type { LoadedGame } from './live.ts'

const EditionLine = latePart(() => import('../workshop/EditionLine.tsx'))

interface Props {
  readonly loadedGame: LoadedGame
  readonly text: MatchText<unknown, never, unknown>
  /** Where the examples come from. */
  readonly lesson: WordedLesson | undefined
  /** The edition in play; default: the game's default edition. */
  readonly edition?: string | Edition
  /** The section to open at. */
  readonly section?: string | undefined
  /** Shows all sections at once, on a separate page. */
  readonly whole?: boolean
}

/** The rules reference, searchable, with examples that the board draws. */
export function RulesPanel({ loadedGame, text, lesson: known, edition, section: wantedSection, whole = false }: Props) {
  const { gamePackage } = loadedGame
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const captions = known?.words.captions ?? {}
  const found = text
    .rules()
    .filter((section) => [...wordsOf(section), captions[section.id] ?? ''].some((words) => words.toLowerCase().includes(wanted)))
  const reconstructed = reconstructedShare(loadedGame, edition)
  const { designers, publisher } = gamePackage.credits
  return (
    <div class={`rules ${whole ? 'whole' : ''}`}>
      <input
        class="input"
        type="search"
        value={query}
        aria-label={t.value.table.search}
        placeholder={t.value.table.search}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {typeof edition === 'object' && (
        <Suspense fallback={null}>
          <p>
            <EditionLine game={gamePackage.game.id} edition={edition} />
          </p>
        </Suspense>
      )}
      {found.length === 0 && <p class="hint">{t.value.table.noRule}</p>}
      {found.map((section, index) => {
        const picture = known?.lesson.pictures[section.id]
        const isWanted = wantedSection === undefined ? index === 0 : section.id === wantedSection
        return (
          <Section key={section.id} section={section} open={whole || wanted !== '' || isWanted} seek={section.id === wantedSection}>
            {known !== undefined && picture !== undefined && (
              <Illustration loadedGame={loadedGame} lesson={known.lesson} picture={picture} caption={captions[section.id]} text={text} />
            )}
          </Section>
        )
      })}
      <p class="hint">
        {t.value.table.credits(listed(designers), publisher)}
        {reconstructed > 0 && ` ${t.value.table.reconstructed(reconstructed)}`}
      </p>
      {!whole && (
        <p class="hint">
          <a href={`/rules/${gamePackage.game.id}`} target="_blank" rel="noopener">
            {t.value.learn.pagedRules}
          </a>
        </p>
      )}
    </div>
  )
}

interface SectionProps {
  readonly section: RulesSection
  readonly open: boolean
  /** Scrolled into view at first. */
  readonly seek: boolean
  /** Drawn once the section is open. */
  readonly children: ComponentChildren
}

function Section({ section, open: first, seek, children }: SectionProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (seek) place.current?.scrollIntoView({ block: 'start' })
  }, [seek])
  const [open, setOpen] = useState(first)
  useEffect(() => setOpen(first), [first])
  return (
    <details ref={place} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{section.title}</summary>
      <div class="rules-body">
        <div class="rules-words">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.example !== undefined && (
            <p class="example">
              <b>{t.value.table.example}:</b> {section.example}
            </p>
          )}
        </div>
        {open && children}
      </div>
    </details>
  )
}

export function wordsOf({ title, paragraphs, example = '' }: RulesSection): readonly string[] {
  return [title, ...paragraphs, example]
}

/** The share of values that are reconstructed, in percent. */
function reconstructedShare({ gamePackage: { game } }: LoadedGame, edition: string | Edition | undefined): number {
  const facts = factsOf(editionOf(game.editions, edition ?? (game.options.edition.default as string)))
  const made = facts.filter(({ status }) => status === 'reconstructed').length
  return facts.length === 0 ? 0 : Math.round((100 * made) / facts.length)
}

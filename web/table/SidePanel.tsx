import type { Seat } from '@fairground/kernel'
import { type OpenableCard, useNarrow } from '@fairground/kit'
import type { ChatLine, ChatText, Position, ReceivedEntry } from '@fairground/protocol'
import type { ComponentChildren, RefObject } from 'preact'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { Chat } from './Chat.tsx'
import { Choices } from './Choices.tsx'
import { Deferred } from './Deferred.tsx'
import { Log } from './Log.tsx'
import type { LogContext } from './log-lines.ts'
import './rail.css'

export const TABS = ['log', 'chat', 'rules', 'choices'] as const
export type Tab = (typeof TABS)[number]

interface Props {
  readonly paper: RefObject<HTMLDivElement | null>
  readonly tab: Tab
  setTab(tab: Tab): void
  readonly tabs: readonly Tab[]
  /** On a phone the panels are overlays, opened on demand. */
  readonly open: boolean
  close(): void
  readonly unread: number
  readonly log: LogContext & {
    readonly received: readonly ReceivedEntry[]
    readonly hints: readonly ChatLine[]
    readonly own: Seat | undefined
    readonly isPlaying: boolean
  }
  /** The link to the replay, for a table on the server. */
  readonly replay?: string
  point(seats: readonly Seat[]): void
  look(card: OpenableCard): void
  readonly choices: {
    readonly position: Position
    readonly busy: boolean
    readonly hint: unknown
    choose(move: unknown): void
    consider(move: unknown): void
  }
  readonly chat: readonly ChatLine[]
  /** The table of the chat, and whether the viewer is a spectator. */
  readonly talk: { readonly table: string; readonly watching: boolean }
  say(said: ChatText): Promise<void>
  readonly rules: ComponentChildren
  /** Below the open panel. */
  readonly foot?: ComponentChildren
}

/** The panels next to the board: log, chat, rules, and all choices as a list. */
export function SidePanel(props: Props) {
  const { paper, tab, setTab, tabs, open, close, unread, log, replay, point, look, choices, chat, talk, say, rules, foot } = props
  // A hidden log is not updated at every step: on a phone that would take a good part of a frame.
  const narrow = useNarrow()
  const isSeen = open || !narrow
  return (
    <aside class={`rail ${open ? 'open' : ''}`} data-tab={tab}>
      <div class="rail-head">
        <div class="tabs" role="tablist">
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={tab === each}
              class={`tab ${each}`}
              title={each === 'choices' ? t.value.table.asList : undefined}
              onClick={() => setTab(each)}
            >
              {each === 'choices' ? (
                <>
                  <Icon name="list" size={18} />
                  <span class="unseen">{t.value.table.asList}</span>
                </>
              ) : (
                t.value.table[each]
              )}
              {each === 'chat' && unread > 0 && <span class="count number">{unread}</span>}
            </button>
          ))}
        </div>
        <button type="button" class="icon-button rail-close" aria-label={t.value.table.collapse} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div
        ref={paper}
        class="rail-body"
        role="tabpanel"
        aria-label={tab === 'choices' ? t.value.table.asList : t.value.table[tab]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard
        tabIndex={0}
      >
        <Deferred>
          {tab === 'choices' && (
            <Choices
              moves={choices.position.moves}
              busy={choices.busy}
              hint={choices.hint}
              label={(move) => log.text.move(move, choices.position.view as never, log.names)}
              choose={choices.choose}
              consider={choices.consider}
            />
          )}
          {tab === 'log' && isSeen && <Log {...log} open={open} point={point} look={look} />}
          {tab === 'log' && replay !== undefined && (
            <a class="button small quiet" href={replay}>
              <Icon name="history" size={16} /> {t.value.replay.steps}
            </a>
          )}
          {tab === 'chat' && <Chat lines={chat} {...talk} say={say} />}
          {tab === 'rules' && rules}
        </Deferred>
      </div>
      <Deferred>{foot && <div class="rail-foot">{foot}</div>}</Deferred>
    </aside>
  )
}

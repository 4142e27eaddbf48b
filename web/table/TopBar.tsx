import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import type { Tab } from './SidePanel.tsx'

interface Props {
  readonly title: string
  /** The progress of the game. */
  readonly standing: string | undefined
  /** The target of the back button. */
  readonly back: string
  readonly tabs: readonly Tab[]
  readonly unread: number
  open(tab: Tab): void
}

const ICONS = { log: 'scroll', chat: 'messageCircle', rules: 'bookOpen', choices: 'list' } as const

/** On a phone: back, the game, and the panels that are next to the board on a desktop. */
export function TopBar({ title, standing, back, tabs, unread, open }: Props) {
  return (
    <div class="top-bar">
      <a class="icon-button" href={back} aria-label={t.value.errors.home} title={t.value.errors.home}>
        <Icon name="arrowLeft" />
      </a>
      <p class="top-title">
        <b style={{ '--letters': title.length }}>{title}</b> <span>{standing}</span>
      </p>
      {tabs.map((tab) => {
        const label = tab === 'choices' ? t.value.table.asList : t.value.table[tab]
        return (
          <button key={tab} type="button" class="icon-button" aria-label={label} title={label} onClick={() => open(tab)}>
            <Icon name={ICONS[tab]} />
            {tab === 'chat' && unread > 0 && <span class="count number">{unread}</span>}
          </button>
        )
      })}
      <a class="icon-button" href="/settings" aria-label={t.value.nav.settings} title={t.value.nav.settings}>
        <Icon name="settings" />
      </a>
    </div>
  )
}

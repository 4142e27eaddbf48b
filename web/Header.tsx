import { AREAS } from './lib/areas.ts'
import { isTable } from './lib/at-table.ts'
import { headerGame } from './lib/header-game.ts'
import { Icon } from './lib/icon.tsx'
import { known } from './lib/me.ts'
import { parts } from './lib/router.ts'
import { t } from './lib/text.ts'

/** The header of every page: the server, its areas, the current game, settings and the person. On a phone the areas are icons. */
export function Header() {
  const person = known()
  const [first = ''] = parts.value
  const { nav, brand } = t.value
  const here = headerGame.value
  return (
    <header class={`bar ${here === undefined || here.aside ? '' : 'here'}`}>
      {isTable() && (
        <a class="skip" href="#board">
          {nav.skip}
        </a>
      )}
      <a class="brand" href="/" aria-label={brand}>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>{brand}</span>
      </a>
      <nav class="areas" aria-label={nav.main}>
        {AREAS.map(({ name, href, icon, holds }) => (
          <a key={name} href={href} title={nav.areas[name]} aria-current={holds.includes(first) ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{nav.areas[name]}</span>
          </a>
        ))}
      </nav>
      {here !== undefined && (
        <p class={`bar-here ${here.aside ? 'aside' : ''}`}>
          <b class="bar-name">{here.title}</b> {here.standing}
        </p>
      )}
      <nav class="bar-own" aria-label={nav.me}>
        <a class="icon-button" href="/settings" aria-label={nav.settings} title={nav.settings}>
          <Icon name="settings" />
        </a>
        <a class="bar-me" href="/me" aria-label={person === undefined ? nav.me : `${nav.me}: ${person.name}`}>
          <Icon name="user" />
          <span>{person?.name ?? nav.me}</span>
        </a>
      </nav>
    </header>
  )
}

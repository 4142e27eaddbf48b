import { render } from 'preact'
import { App } from './App.tsx'
import { Unreachable } from './lib/api.ts'
import { failed } from './lib/errors.ts'
import { learnWhoIAm, me } from './lib/me.ts'
import { followLinks } from './lib/router.ts'
import { wearSettings } from './lib/settings.ts'
import { textLoaded } from './lib/text.ts'
import { layBy } from './sw/register.ts'
import { firstTable } from './table/first-table.ts'
import '@fontsource-variable/inter'
import './style/tokens.css'
import './style/base.css'
import './style/shell.css'
import './style/header.css'
import './style/choices.css'
import './style/banner.css'
import './style/messages.css'
import './style/skeleton.css'
import './style/hint.css'

/** The games' colours are small: they are loaded before anything of a game is drawn. Their fonts come later. */
import.meta.glob('../games/*/board/colours.css', { eager: true })

wearSettings()
followLinks()
layBy()

/** Without a server, each page says so where it needs one. */
function meet(): void {
  learnWhoIAm().catch((error) => error instanceof Unreachable || failed(error))
}

meet()
addEventListener('online', () => me.value === undefined && meet())

/** How long the first paint waits for texts in another language, so that the page does not switch languages, and for a complete table. */
const PATIENCE = 1500

function draw(): void {
  const root = document.getElementById('app')
  if (root === null) return
  render(<App />, root)
  document.getElementById('waiting')?.remove()
}

const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
const whole = Promise.all([firstTable(), textLoaded]).then(([isTable]) => isTable)
// In a separate turn: parsing and drawing together are too long on a slow phone. A table has waited for its parts and need not wait again.
void Promise.race([whole, patience]).then((isTable) => (isTable === true ? draw() : setTimeout(draw)))

import { render } from 'preact'
import { App } from './App.tsx'
import { failed } from './lib/errors.ts'
import { learnWhoIAm } from './lib/me.ts'
import { followLinks } from './lib/router.ts'
import { wearSettings } from './lib/settings.ts'
import { speakSettings } from './lib/text.ts'
import '@fontsource-variable/inter'
import './style/tokens.css'
import './style/base.css'
import './style/shell.css'

wearSettings()
speakSettings()
followLinks()
// A page that plays within itself needs nobody to answer.
learnWhoIAm().catch((error) => location.pathname.startsWith('/offline/') || failed(error))

const root = document.getElementById('app')
if (root !== null) render(<App />, root)

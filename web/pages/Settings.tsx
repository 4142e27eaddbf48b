import { LANGUAGES } from '@fairground/kernel'
import { BackButton } from '../lib/BackButton.tsx'
import { Icon } from '../lib/icon.tsx'
import { type Settings as Chosen, change, SPEED_NAMES, settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { DuskPage } from './DuskPage.tsx'

/** How the page looks, moves and speaks on this device. */
export default function Settings() {
  const text = t.value.settings
  return (
    <DuskPage title={text.title} above={<BackButton />}>
      <div class="settings">
        <Choice name="language" legend={text.language} values={LANGUAGES} label={(value) => t.value.languages[value]} />
        <Choice name="theme" legend={text.theme} values={['auto', 'light', 'dark']} label={(value) => text.themes[value]} />
        <Choice name="speed" legend={text.speed} values={SPEED_NAMES} label={(value) => t.value.story.speeds[value]} />
        <Choice name="sound" legend={text.sound} values={[true, false]} label={(value) => (value ? text.on : text.off)} />
        <Choice name="tips" legend={text.tips} values={[true, false]} label={(value) => (value ? text.on : text.off)} />
      </div>
      <a class="card docs-card" href="/docs">
        <Icon name="bookOpen" />
        <span>
          <b>{t.value.nav.docs}</b>
          <small class="hint">{t.value.nav.docsLine}</small>
        </span>
        <Icon name="chevronRight" />
      </a>
    </DuskPage>
  )
}

interface ChoiceProps<K extends keyof Chosen> {
  readonly name: K
  readonly legend: string
  readonly values: readonly Chosen[K][]
  label(value: Chosen[K]): string
}

function Choice<K extends keyof Chosen>({ name, legend, values, label }: ChoiceProps<K>) {
  return (
    <fieldset class="card">
      <legend class="unseen">{legend}</legend>
      <p class="setting-name" aria-hidden="true">
        {legend}
      </p>
      <div class="row segments">
        {values.map((value) => (
          <label key={String(value)} class="segment">
            <input type="radio" name={name} checked={settings.value[name] === value} onChange={() => change({ [name]: value })} />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

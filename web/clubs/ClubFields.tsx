import type { ClubColour } from '@fairground/protocol'
import { Field } from '../lib/Field.tsx'
import { SelectField } from '../lib/Select.tsx'
import { words } from './words.ts'

const COLOURS: readonly ClubColour[] = ['red', 'blue', 'green', 'gold', 'violet', 'ink']

export interface ClubDraft {
  readonly name: string
  readonly about: string
  readonly colour: ClubColour
  readonly open: boolean
}

/** The description of a club, and who may join. */
export function ClubFields({ draft, set }: { readonly draft: ClubDraft; set(draft: ClubDraft): void }) {
  const say = words.value.form
  return (
    <>
      <Field
        id="club-name"
        label={say.name}
        hint={say.nameHint}
        required
        minLength={2}
        maxLength={40}
        value={draft.name}
        set={(name) => set({ ...draft, name })}
      />
      <div class="field">
        <label for="club-about">{say.about}</label>
        <textarea
          id="club-about"
          class="input"
          rows={3}
          maxLength={500}
          value={draft.about}
          onInput={(event) => set({ ...draft, about: event.currentTarget.value })}
        />
      </div>
      <SelectField
        id="club-colour"
        label={say.colour}
        values={COLOURS}
        chosen={draft.colour}
        word={(colour) => say.colours[colour]}
        choose={(colour) => set({ ...draft, colour })}
      />
      <label class="row check">
        <input type="checkbox" checked={draft.open} onChange={(event) => set({ ...draft, open: event.currentTarget.checked })} />
        <span>{say.open}</span>
      </label>
    </>
  )
}

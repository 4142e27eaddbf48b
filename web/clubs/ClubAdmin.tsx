import type { ClubInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { patch, post, remove } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { failed, tell } from '../lib/errors.ts'
import { Field } from '../lib/Field.tsx'
import { Icon } from '../lib/icon.tsx'
import { known } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { ClubFields } from './ClubFields.tsx'
import { words } from './words.ts'

interface Props {
  readonly club: ClubInfo
  put(club: ClubInfo): void
}

/** What founder and leaders can do. */
export function ClubAdmin({ club, put }: Props) {
  const say = words.value
  const [draft, setDraft] = useState({ name: club.name, about: club.about, colour: club.colour, open: club.open })
  const [season, setSeason] = useState('')
  const deed = (word: string, body?: unknown) => post<ClubInfo>(`/api/clubs/${club.id}/${word}`, body).then(put, failed)

  async function newSeason(event: Event): Promise<void> {
    event.preventDefault()
    if (await confirmed(say.seasonSure)) await deed('season', { name: season })
  }

  async function close(): Promise<void> {
    if (!(await confirmed(say.closeSure))) return
    await remove(`/api/clubs/${club.id}`).then(() => go('/clubs'), failed)
  }

  function save(event: Event): void {
    event.preventDefault()
    patch<ClubInfo>(`/api/clubs/${club.id}`, draft).then(put, failed)
  }

  return (
    <details class="card manage">
      <summary>{say.lead}</summary>
      <div class="stack club-lead">
        <section class="stack">
          <div>
            <button type="button" class="button" onClick={() => void deed('invitations')}>
              {say.invite}
            </button>
          </div>
          <p class="hint">{say.inviteHint}</p>
          {club.invitations.map(({ code }) => (
            <Invitation key={code} link={`${location.origin}/clubs/${club.id}?invitation=${code}`} />
          ))}
        </section>
        <Roles club={club} deed={deed} />
        <form class="stack" onSubmit={newSeason}>
          <Field id="season-name" label={say.seasonName} required minLength={2} maxLength={40} value={season} set={setSeason} />
          <div>
            <button type="submit" class="button">
              {say.newSeason}
            </button>
          </div>
        </form>
        <form class="stack" onSubmit={save}>
          <ClubFields draft={draft} set={setDraft} />
          <div class="row">
            <button type="submit" class="button">
              {say.form.save}
            </button>
            {club.role === 'founder' && (
              <button type="button" class="button danger" onClick={() => void close()}>
                {say.close}
              </button>
            )}
          </div>
        </form>
      </div>
    </details>
  )
}

function Roles({ club, deed }: { readonly club: ClubInfo; deed(word: string, body?: unknown): Promise<unknown> }) {
  const say = words.value
  const isFounder = club.role === 'founder'
  const others = club.people.filter(({ person }) => person !== known()?.id)
  const handOver = async (person: string, name: string) => {
    if (await confirmed(say.handOverSure(name))) await deed('roles', { person, role: 'founder' })
  }
  return (
    <ul class="club-roles">
      {others.map(({ person, name = say.gone, role }) => (
        <li key={person} class="row">
          {isFounder && role === 'member' && (
            <button type="button" class="button small" onClick={() => void deed('roles', { person, role: 'leader' })}>
              {say.makeLeader(name)}
            </button>
          )}
          {isFounder && role === 'leader' && (
            <>
              <button type="button" class="button small" onClick={() => void deed('roles', { person, role: 'member' })}>
                {say.makeMember(name)}
              </button>
              <button type="button" class="button small" onClick={() => void handOver(person, name)}>
                {say.handOver(name)}
              </button>
            </>
          )}
          {(isFounder || role === 'member') && (
            <button type="button" class="button small quiet" onClick={() => void deed('roles', { person, role: 'out' })}>
              <Icon name="x" size={16} /> {say.showOut(name)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Invitation({ link }: { readonly link: string }) {
  const say = words.value
  return (
    <div class="row nowrap">
      <input class="input" readOnly value={link} aria-label={say.invite} onFocus={(event) => event.currentTarget.select()} />
      {navigator.clipboard !== undefined && (
        <button
          type="button"
          class="icon-button"
          aria-label={say.copy}
          onClick={() => void navigator.clipboard.writeText(link).then(() => tell(say.copied), failed)}
        >
          <Icon name="copy" />
        </button>
      )}
    </div>
  )
}

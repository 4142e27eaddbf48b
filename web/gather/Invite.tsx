import type { TableInfo } from '@fairground/protocol'
import { useMemo } from 'preact/hooks'
import { renderSVG } from 'uqr'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { copyLink, LINK_FIELD, linkTo } from './link.ts'
import { words } from './words.ts'

/** Inviting friends: a link to copy or share, and the same as a QR code. */
export function Invite({ table }: { readonly table: TableInfo }) {
  const full = table.seats.every(({ sitter }) => sitter !== undefined)
  const link = linkTo(table)
  const code = useMemo(() => renderSVG(link, { border: 1 }), [link])

  return (
    <section class="card invite">
      <h2>
        <Icon name="link" size={18} /> {t.value.lobby.invite}
      </h2>
      <p class="hint">{full ? words.value.linkFull : t.value.lobby.inviteHint}</p>
      <div class="qr" role="img" aria-label={t.value.lobby.qr} dangerouslySetInnerHTML={{ __html: code }} />
      <input
        id={LINK_FIELD}
        class="input"
        readOnly
        value={link}
        aria-label={t.value.lobby.invite}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row fill">
        {navigator.clipboard !== undefined && (
          <button type="button" class="button" onClick={() => copyLink(link).catch(failed)}>
            <Icon name="copy" size={16} /> {t.value.lobby.copy}
          </button>
        )}
        {navigator.share !== undefined && (
          <button type="button" class="button" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            <Icon name="share" size={16} /> {t.value.lobby.share}
          </button>
        )}
      </div>
    </section>
  )
}

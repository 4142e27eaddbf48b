import { randomBytes } from 'node:crypto'
import type { Invitation } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import { fields, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Store } from '../store/store.ts'
import type { Settings } from './settings.ts'

const DAY = 24 * 60 * 60 * 1000
const CODE_BYTES = 12

/** `note` is the host's: who it is for. */
type StoredInvitation = Omit<Invitation, 'link'>

/** Who may register. */
export class Registration extends Repository {
  private readonly settings: Settings
  /** Is this the invite code of a table? People at a table may bring friends. */
  private readonly isTableCode: (code: string) => Promise<boolean>

  constructor(store: Store, settings: Settings, now: () => number, isTableCode: (code: string) => Promise<boolean>) {
    super(store, now)
    this.settings = settings
    this.isTableCode = isTableCode
  }

  /** Admits a new person, using up an invitation if one is required, or refuses. */
  async admit(code: string | undefined): Promise<void> {
    const { registration } = await this.settings.read()
    if (registration === 'open') return
    if (registration === 'closed') throw new Fault('registration-closed', 'this server accepts no new people at the moment')
    if (code === undefined) throw new Fault('invitation-needed', 'you need an invitation to this server; use the link you were sent')
    if (!(await this.useUp(code)) && !(await this.isTableCode(code)))
      throw new Fault('expired', 'this invitation has been used or has expired; ask for another')
  }

  /** Refuses if guests may not become accounts. They were invited already, so only a closed server refuses. */
  async admitClaim(): Promise<void> {
    const { registration } = await this.settings.read()
    if (registration === 'closed') throw new Fault('registration-closed', 'this server accepts no new accounts at the moment')
  }

  async invite(note: string, uses: number, days: number): Promise<StoredInvitation> {
    const createdAt = this.now()
    const code = randomBytes(CODE_BYTES).toString('base64url')
    const invitation = { code, note, usesLeft: uses, createdAt, expiresAt: createdAt + days * DAY }
    await this.store.commit([
      sql`DELETE FROM host_invitation WHERE expires_at <= ${createdAt} OR uses_left <= 0`,
      sql`INSERT INTO host_invitation (code, note, uses_left, created_at, expires_at)
        VALUES (${code}, ${note}, ${uses}, ${createdAt}, ${invitation.expiresAt})`,
    ])
    return invitation
  }

  async invitations(): Promise<readonly StoredInvitation[]> {
    const rows = await this.store.all(
      `SELECT code, note, uses_left, created_at, expires_at FROM host_invitation
       WHERE uses_left > 0 AND expires_at > $1 ORDER BY created_at DESC`,
      [this.now()],
    )
    return rows.map((row) => fields(row, { code: text, note: text, usesLeft: whole, createdAt: whole, expiresAt: whole }))
  }

  async withdraw(code: string): Promise<void> {
    const [rows] = await this.store.commit([sql`DELETE FROM host_invitation WHERE code = ${code} RETURNING code`])
    if (rows.length === 0) throw new Fault('not-found', 'there is no such invitation')
  }

  private async useUp(code: string): Promise<boolean> {
    const [rows] = await this.store.commit([
      sql`UPDATE host_invitation SET uses_left = uses_left - 1 WHERE code = ${code} AND uses_left > 0 AND expires_at > ${this.now()}
        RETURNING code`,
    ])
    return rows.length > 0
  }
}

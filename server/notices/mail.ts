/** How the server sends email. */
export interface MailSetting {
  /** `smtp://user:password@host:587` or `smtps://…` */
  readonly server: string
  /** `Fairground <fairground@club.example>` */
  readonly from: string
}

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  send(email: Email): Promise<void>
  close(): void
}

/** Identifies a mailbox: most servers deliver `Anna.B+x@…` and `annab@…` to the same one. */
export function mailboxOf(address: string): string {
  const [local, domain] = address.normalize('NFKC').toLowerCase().split('@')
  return `${local.split('+')[0].replaceAll('.', '')}@${domain}`
}

export async function mailer(setting: MailSetting): Promise<Mailer> {
  // Loaded when needed: most servers send no email.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(setting.server, { from: setting.from })
  return {
    async send({ to, subject, text }) {
      // An address passed as an object is one address, even if it contains commas.
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}

import { type Logger, pino } from 'pino'

export type Log = Logger

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Lines of JSON on stderr. Fields with these names are always removed, even if a caller logs them by mistake. */
const SECRETS = ['password', 'old', 'secret', 'token', 'seed', 'authorization', 'cookie']

export function openLog(level: LogLevel): Log {
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '…' }
  return pino({ level, base: undefined, redact }, pino.destination({ dest: 2, sync: true }))
}

import { isLevel, LEVELS, type Level, levelOf } from '@fairground/bots'
import type { ServeOptions } from '@fairground/server'
import type { Command, Given } from '../command.ts'
import { Failure, messageOf, misuse, WENT_WELL, WENT_WRONG } from '../failure.ts'
import { complain, say } from '../output.ts'
import { storeFlags, storeFrom } from '../store.ts'

const PORT = 8080
/** So that people see who is thinking, in milliseconds. */
const PAUSE = 700
/** How the process ends when its store does, and how long it then takes its leave, in milliseconds. */
const STORE_LOST = 74
const FAREWELL = 2000

export const serve: Command = {
  name: 'serve',
  takes: '',
  summary: 'runs the server and the page; by default on port 8080, with its data in ./data',
  about: `Everything it needs is in the data folder: one process, one folder. Stop it with Ctrl-C; every accepted move is already on disk.
With --database many processes on many machines serve together; see docs/scaling.md.

Secrets come from the environment: FAIRGROUND_SMTP (smtp://user:password@host:587) and FAIRGROUND_MAIL_FROM for email;
FAIRGROUND_VAPID_PUBLIC, FAIRGROUND_VAPID_PRIVATE and FAIRGROUND_CONTACT (mailto:…) for Web Push, keys by \`fairground admin push-keys\`.
The flags for bots can also be given as FAIRGROUND_BOT_LEVELS, …_THREADS, …_MILLISECONDS and …_PAUSE. More in docs/hosting.md.`,
  flags: {
    port: { value: 'N', help: `the port to listen on (default: ${PORT})` },
    host: { value: 'ADDRESS', help: 'the interface to listen on (default: all of them)' },
    ...storeFlags,
    role: { value: 'ROLE', help: 'with a database: web, bots or all (default: all)' },
    'base-url': { value: 'URL', help: 'the public address, such as https://club.example' },
    'trust-proxy': { help: 'trust the X-Forwarded headers of the proxy in front' },
    'tls-cert': { value: 'FILE', help: 'serve https with this certificate' },
    'tls-key': { value: 'FILE', help: 'and this key' },
    'open-metrics': { help: 'show /metrics to everybody, not only to the local network' },
    'bot-levels': { value: 'A,B,…', help: 'the bots that can be seated (default: all of them)' },
    'bot-threads': { value: 'N', help: 'threads in which bots think (default: one less than there are cores)' },
    'bot-milliseconds': { value: 'N', help: 'the longest a bot may think about one move (default: 1000)' },
    'bot-pause': { value: 'N', help: `about how long a bot takes for a move while people wait, in milliseconds (default: ${PAUSE})` },
    log: { value: 'LEVEL', help: 'silent, error, warn, info or debug, as lines of JSON on stderr (default: warn)' },
  },
  async run(given) {
    given.noWords()
    const options = await optionsFrom(given)
    const [server, { phoneAddress, welcome }] = await Promise.all([import('@fairground/server'), import('../welcome/welcome.ts')])
    const serving = await server.serve(options).catch((error: unknown) => {
      throw new Failure(whyNot(error, options))
    })
    say(
      welcome({
        url: options.address ?? serving.url,
        phone: options.address === undefined ? phoneAddress(serving.url, options.hostname) : undefined,
        kept: options.database === undefined ? options.data : 'the database',
        screen: process.stdout.isTTY === true,
      }),
    )
    const code = await Promise.race([untilStopped(), serving.failed])
    if (typeof code === 'number') {
      await serving.stop()
      return code
    }
    // Whoever watches over the process starts another; this one must not stay and answer that nothing can be written.
    complain(`the store is lost, and with it the server; closing. ${messageOf(code)}`)
    await Promise.race([serving.stop().catch(() => {}), new Promise((resolve) => setTimeout(resolve, FAREWELL))])
    process.exit(STORE_LOST)
  },
}

async function optionsFrom(given: Given): Promise<ServeOptions> {
  const [{ LOG_LEVELS }, { ROLES }] = await Promise.all([import('@fairground/server/log.ts'), import('@fairground/server/server.ts')])
  const place = storeFrom(given)
  const role = ROLES.find((each) => each === (given.text('role') ?? 'all'))
  if (role === undefined) throw misuse(`--role is one of ${ROLES.join(', ')}, not ${given.text('role')}.`)
  if (given.has('role') && place.database === undefined)
    throw misuse('--role goes with --database; the embedded store has one process, which does everything.')
  const logLevel = given.text('log') ?? 'warn'
  const level = LOG_LEVELS.find((each) => each === logLevel)
  if (level === undefined) throw misuse(`--log is one of ${LOG_LEVELS.join(', ')}, not ${logLevel}.`)
  return {
    port: given.whole('port', { min: 0, max: 65_535 }) ?? PORT,
    hostname: given.text('host'),
    ...place,
    role,
    address: addressFrom(given),
    trustProxy: given.has('trust-proxy'),
    tls: tlsFrom(given),
    openMetrics: given.has('open-metrics'),
    logLevel: level,
    bots: botsFrom(given, process.env),
    ...channelsFrom(process.env),
  }
}

function addressFrom(given: Given): string | undefined {
  const address = given.text('base-url')
  if (address === undefined) return undefined
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw misuse(`--base-url is an address such as https://club.example, without a path, not ${address}.`)
  return url.origin
}

function tlsFrom(given: Given): ServeOptions['tls'] {
  const [cert, key] = [given.text('tls-cert'), given.text('tls-key')]
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) throw misuse('--tls-cert and --tls-key go together.')
  return { cert, key }
}

/** Flags go before the environment, which is what a container has. */
function botsFrom(given: Given, env: NodeJS.ProcessEnv): ServeOptions['bots'] {
  const whole = (flag: string, variable: string, min: number, max: number): number | undefined => {
    const text = env[variable]
    if (given.has(flag) || text === undefined || text === '') return given.whole(flag, { min, max })
    if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text)
    throw misuse(`${variable} must be a whole number from ${min} to ${max}, not ${text}.`)
  }
  const threads = whole('bot-threads', 'FAIRGROUND_BOT_THREADS', 1, 256)
  const milliseconds = whole('bot-milliseconds', 'FAIRGROUND_BOT_MILLISECONDS', 1, 10_000)
  const levels = levelsFrom(given.text('bot-levels') ?? env.FAIRGROUND_BOT_LEVELS)
  return {
    pause: whole('bot-pause', 'FAIRGROUND_BOT_PAUSE', 0, 10_000) ?? PAUSE,
    ...(threads !== undefined && { threads }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(levels !== undefined && { levels }),
  }
}

function levelsFrom(text: string | undefined): readonly Level[] | undefined {
  if (text === undefined || text === '') return undefined
  return text.split(',').map((name) => {
    if (!isLevel(name)) throw misuse(`there is no bot ${name || 'without a name'}; there are ${LEVELS.join(', ')}.`)
    return levelOf(name)
  })
}

function channelsFrom(env: NodeJS.ProcessEnv): Pick<ServeOptions, 'mail' | 'push'> {
  const { FAIRGROUND_SMTP: server, FAIRGROUND_MAIL_FROM: from, FAIRGROUND_CONTACT: contact } = env
  const { FAIRGROUND_VAPID_PUBLIC: publicKey, FAIRGROUND_VAPID_PRIVATE: privateKey } = env
  if ((server === undefined) !== (from === undefined)) throw misuse('FAIRGROUND_SMTP and FAIRGROUND_MAIL_FROM go together.')
  const given = [publicKey, privateKey, contact].filter((each) => each !== undefined).length
  if (given !== 0 && given !== 3) throw misuse('FAIRGROUND_VAPID_PUBLIC, FAIRGROUND_VAPID_PRIVATE and FAIRGROUND_CONTACT go together.')
  return {
    ...(server === undefined || from === undefined ? {} : { mail: { server, from } }),
    ...(publicKey === undefined || privateKey === undefined || contact === undefined ? {} : { push: { publicKey, privateKey, contact } }),
  }
}

function whyNot(error: unknown, { port, data, tls }: ServeOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `port ${port} is taken, perhaps by a Fairground that runs already: open http://localhost:${port}, or choose another port: npm start -- --port ${port + 1}.`
  if (code === 'EACCES') return `port ${port} or the folder ${data} may not be used by this user.`
  if (code === 'ENOENT' && tls !== undefined) return `the certificate or its key cannot be read: ${messageOf(error)}.`
  return `the server cannot be opened: ${messageOf(error)}.`
}

/** Until somebody wants it to end. Whoever asks twice does not want to wait. */
function untilStopped(): Promise<number> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        stop(WENT_WELL)
        process.once(signal, () => process.exit(WENT_WRONG))
      })
    }
    // A promise that nobody waits for has broken nothing that was accepted; an exception out of nowhere may have.
    process.on('unhandledRejection', (error) => complain(`a promise failed with nobody listening: ${stackOf(error)}`))
    process.once('uncaughtException', (error) => {
      complain(`this is a mistake in Fairground itself, please report it; closing.\n${stackOf(error)}`)
      stop(WENT_WRONG)
    })
  })
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

import { isLevel, LEVELS, type Level, levelOf } from '@fairground/bots'
import type { ServeOptions } from '@fairground/server'
import type { Arguments, Command } from '../command.ts'
import { EXIT_FAILURE, EXIT_OK, Failure, messageOf, misuse } from '../failure.ts'
import { complain, print } from '../output.ts'
import { storeFlags, storeFrom } from '../store.ts'

const PORT = 8080
/** The usual time of a bot's move, in milliseconds, so that people can follow. */
const PAUSE = 700
/** The exit code when the store fails, and how long the server then has to stop, in milliseconds. */
const STORE_LOST = 74
const STOP_TIME = 2000

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
    'tls-key': { value: 'FILE', help: 'the key of the certificate' },
    'open-metrics': { help: 'show /metrics to everybody, not only to the local network' },
    'bot-levels': { value: 'A,B,…', help: 'the bots that can be seated (default: all of them)' },
    'bot-threads': { value: 'N', help: 'threads in which bots think (default: one less than there are cores)' },
    'bot-milliseconds': { value: 'N', help: 'the longest a bot may think about one move (default: 1000)' },
    'bot-pause': { value: 'N', help: `about how long a bot's move takes while people wait, in milliseconds (default: ${PAUSE})` },
    log: { value: 'LEVEL', help: 'silent, error, warn, info or debug, as lines of JSON on stderr (default: warn)' },
  },
  async run(given) {
    given.noWords()
    const options = await optionsFrom(given)
    const [server, { phoneAddress, welcome }] = await Promise.all([import('@fairground/server'), import('../welcome/welcome.ts')])
    const serving = await server.serve(options).catch((error: unknown) => {
      throw new Failure(whyNot(error, options))
    })
    print(
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
    // A process without a store could only refuse requests. It ends, so that its supervisor starts another.
    complain(`the connection to the store is lost, so the server stops. ${messageOf(code)}`)
    await Promise.race([serving.stop().catch(() => {}), new Promise((resolve) => setTimeout(resolve, STOP_TIME))])
    process.exit(STORE_LOST)
  },
}

async function optionsFrom(given: Arguments): Promise<ServeOptions> {
  const [{ LOG_LEVELS }, { ROLES }] = await Promise.all([import('@fairground/server/log.ts'), import('@fairground/server/server.ts')])
  const place = storeFrom(given)
  const role = ROLES.find((each) => each === (given.text('role') ?? 'all'))
  if (role === undefined) throw misuse(`--role is one of ${ROLES.join(', ')}, not ${given.text('role')}.`)
  if (given.has('role') && place.database === undefined)
    throw misuse('--role needs --database; with the embedded store one process does everything.')
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

function addressFrom(given: Arguments): string | undefined {
  const address = given.text('base-url')
  if (address === undefined) return undefined
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw misuse(`--base-url is an address such as https://club.example, without a path, not ${address}.`)
  return url.origin
}

function tlsFrom(given: Arguments): ServeOptions['tls'] {
  const [cert, key] = [given.text('tls-cert'), given.text('tls-key')]
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) throw misuse('--tls-cert and --tls-key must be given together.')
  return { cert, key }
}

/** A flag overrides the environment variable, which is what containers use. */
function botsFrom(given: Arguments, env: NodeJS.ProcessEnv): ServeOptions['bots'] {
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
  if ((server === undefined) !== (from === undefined)) throw misuse('FAIRGROUND_SMTP and FAIRGROUND_MAIL_FROM must be set together.')
  const given = [publicKey, privateKey, contact].filter((each) => each !== undefined).length
  if (given !== 0 && given !== 3)
    throw misuse('FAIRGROUND_VAPID_PUBLIC, FAIRGROUND_VAPID_PRIVATE and FAIRGROUND_CONTACT must be set together.')
  return {
    ...(server === undefined || from === undefined ? {} : { mail: { server, from } }),
    ...(publicKey === undefined || privateKey === undefined || contact === undefined ? {} : { push: { publicKey, privateKey, contact } }),
  }
}

function whyNot(error: unknown, { port, data, tls }: ServeOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `port ${port} is already in use, perhaps by another Fairground: open http://localhost:${port}, or choose another port: npm start -- --port ${port + 1}.`
  if (code === 'EACCES') return `this user has no permission to use port ${port} or the folder ${data}.`
  if (code === 'ENOENT' && tls !== undefined) return `the certificate or its key cannot be read: ${messageOf(error)}.`
  return `the server cannot start: ${messageOf(error)}.`
}

/** Resolves when the process is told to stop. A second signal ends it at once. */
function untilStopped(): Promise<number> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        stop(EXIT_OK)
        process.once(signal, () => process.exit(EXIT_FAILURE))
      })
    }
    // A rejected promise that nobody awaits leaves all accepted moves intact, so the server runs on; an uncaught exception may have broken state.
    process.on('unhandledRejection', (error) => complain(`unhandled promise rejection: ${stackOf(error)}`))
    process.once('uncaughtException', (error) => {
      complain(`this is a bug in Fairground, please report it. The server stops.\n${stackOf(error)}`)
      stop(EXIT_FAILURE)
    })
  })
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

import type { Command } from '../command.ts'
import type { Finding, Standing } from '../doctor/checks.ts'
import { misuse, WENT_WELL, WENT_WRONG } from '../failure.ts'
import { say, sayJson } from '../output.ts'
import { storeFlags, storeFrom } from '../store.ts'
import { table } from '../table.ts'

const SIGNS: Readonly<Record<Standing, string>> = { good: '✓', look: '•', bad: '✗' }
const PORT = 8080

export const doctor: Command = {
  name: 'doctor',
  takes: '',
  summary: 'looks whether everything is there for a server: Node, page, store, port, clock, disk, proxy, push, mail',
  about: `Says in plain words what stands well, what is worth a look and what is in the way; ends with 1 if anything is in the way.
Give it the flags and the environment that the server is started with. Nothing is changed.`,
  flags: {
    port: { value: 'N', help: `the port that the server is to listen on, ${PORT} if not said` },
    host: { value: 'ADDRESS', help: 'the interface, all of them if not said' },
    ...storeFlags,
    'base-url': { value: 'URL', help: 'the address that people type: looks at it from outside, through the proxy' },
    json: { help: 'for machines' },
  },
  async run(given) {
    given.noWords()
    const place = storeFrom(given)
    const address = given.text('base-url')
    if (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      throw misuse(`--base-url is an address such as https://club.example, not ${address}.`)
    // Loaded here: what it needs of the server should not slow down every other command.
    const checks = await import('../doctor/checks.ts')
    const findings: readonly Finding[] = [
      checks.node(),
      checks.page(),
      ...(place.database === undefined ? [checks.folder(place.data), checks.disk(place.data)] : []),
      ...(await checks.store(place)),
      checks.clock(),
      await checks.port(given.whole('port', { min: 1, max: 65_535 }) ?? PORT, given.text('host')),
      ...(address === undefined ? [] : await checks.proxy(new URL(address).origin)),
      checks.push(),
      await checks.mail(),
    ]
    if (given.has('json')) sayJson(findings)
    else say(table(findings.map(({ what, standing, says }) => [SIGNS[standing], what, says])))
    return findings.some(({ standing }) => standing === 'bad') ? WENT_WRONG : WENT_WELL
  },
}

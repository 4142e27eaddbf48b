import type { Command } from '../command.ts'
import type { CheckStatus, Finding } from '../doctor/checks.ts'
import { EXIT_FAILURE, EXIT_OK, misuse } from '../failure.ts'
import { print, printJson } from '../output.ts'
import { storeFlags, storeFrom } from '../store.ts'
import { table } from '../table.ts'

const SIGNS: Readonly<Record<CheckStatus, string>> = { good: '✓', look: '•', bad: '✗' }
const PORT = 8080

export const doctor: Command = {
  name: 'doctor',
  takes: '',
  summary: 'checks that a server can run here: Node, page, store, port, clock, disk, proxy, push, mail',
  about: `Lists what is fine, what deserves a look and what is broken; the exit code is 1 if anything is broken.
Run it with the same flags and environment as the server. It changes nothing.`,
  flags: {
    port: { value: 'N', help: `the port the server will use (default: ${PORT})` },
    host: { value: 'ADDRESS', help: 'the interface (default: all of them)' },
    ...storeFlags,
    'base-url': { value: 'URL', help: 'the public address: checked from outside, through the proxy' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    given.noWords()
    const place = storeFrom(given)
    const address = given.text('base-url')
    if (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      throw misuse(`--base-url is an address such as https://club.example, not ${address}.`)
    // Imported here, since loading parts of the server would slow down every other command.
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
    if (given.has('json')) printJson(findings)
    else print(table(findings.map(({ what, standing, says }) => [SIGNS[standing], what, says])))
    return findings.some(({ standing }) => standing === 'bad') ? EXIT_FAILURE : EXIT_OK
  },
}

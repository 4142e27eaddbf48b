import { once } from 'node:events'
import type { Command } from '../command.ts'
import { EXIT_OK } from '../failure.ts'
import { linesOf } from '../stdio/lines.ts'
import { Session } from '../stdio/session.ts'

const LONGEST_LINE = 2 ** 20

export const stdio: Command = {
  name: 'stdio',
  takes: '',
  summary: 'the engine as JSON lines on stdin and stdout, for a bot or a tool in any language',
  about: `One request per line, {"id": 1, "do": "new", "game": …, "seats": …}; one answer per line, {"id": 1, "ok": {…}} or
{"id": 1, "error": {"code": "…", "message": "…"}}. It ends when stdin does.`,
  flags: {},
  async run(given) {
    given.noWords()
    const session = new Session()
    for await (const line of linesOf(process.stdin, LONGEST_LINE)) {
      const answer = await session.answer(line)
      if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain')
    }
    return EXIT_OK
  },
}

import { thinker } from '@fairground/bots'
import { games } from '@fairground/games'
import type { Thinking, Thought } from './bots.ts'

/** Where bots think in a browser: search takes as long as it takes, and nobody waits for this thread but the bot's own turn. */
const think = thinker(games)

addEventListener('message', ({ data: { id, task } }: MessageEvent<Thinking>) => {
  think(task).then(
    (choice) => reply({ id, choice }),
    (error) => reply({ id, failed: String(error) }),
  )
})

function reply(thought: Thought): void {
  postMessage(thought)
}

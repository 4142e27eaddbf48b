import { thinker } from '@fairground/bots'
import { games } from '@fairground/games'
import type { Thinking, Thought } from './bots.ts'

/** The worker in which bots think: a search may take long, but only the bot's own turn waits for it. */
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

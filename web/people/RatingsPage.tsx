import { BackButton } from '../lib/BackButton.tsx'
import { useTitle } from '../lib/title.ts'
import { words } from './words.ts'

/** What a rating means, in plain words. */
export default function RatingsPage() {
  const { title, parts } = words.value.ratings
  useTitle(title)
  return (
    <main class="page narrow">
      <div class="stack">
        <BackButton />
        <h1>{title}</h1>
      </div>
      {parts.map(([heading, text]) => (
        <section key={heading} class="stack">
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <p>
        <a href="/people/boards">{words.value.boards.title}</a>
      </p>
    </main>
  )
}

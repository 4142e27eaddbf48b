import { useTitle } from '../lib/title.ts'
import { words } from './words.ts'
import './dusk.css'
import './profile.css'

/** What a rating means, in plain words. */
export default function RatingsPage() {
  const { title, parts } = words.value.ratings
  useTitle(title)
  return (
    <main class="people-hub">
      <header class="dusk hub-banner">
        <h1>{title}</h1>
      </header>
      <div class="hub-page reading">
        {parts.map(([heading, text]) => (
          <section key={heading} class="stack">
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          <a href="/people/boards">{words.value.boards.title}</a>
        </p>
      </div>
    </main>
  )
}

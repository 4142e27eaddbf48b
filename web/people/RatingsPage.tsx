import { useTitle } from '../lib/title.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { words } from './words.ts'

/** What a rating means, in plain words. */
export default function RatingsPage() {
  const { title, parts } = words.value.ratings
  useTitle(title)
  return (
    <DuskPage title={title} narrow>
      {parts.map(([heading, text]) => (
        <section key={heading} class="stack">
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <p>
        <a href="/people/boards">{words.value.boards.title}</a>
      </p>
    </DuskPage>
  )
}

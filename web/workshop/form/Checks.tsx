import type { Problem } from '@fairground/kernel'
import { Icon } from '../../lib/icon.tsx'
import { problemSentence } from '../words.ts'
import { useForm } from './context.ts'

/** What is wrong here, each in a sentence. */
export function Checks({ problems }: { readonly problems: readonly Problem[] }) {
  const { words, language } = useForm()
  if (problems.length === 0) return null
  return (
    <ul class="ws-checks" role="alert">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.reason}`} class="ws-check bad">
          <Icon name="circleAlert" size={18} /> {problemSentence(words, problem, language)}
        </li>
      ))}
    </ul>
  )
}

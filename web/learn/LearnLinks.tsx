import { hasCampaign, hasLesson } from '../lib/boards.ts'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { isUnderWay } from './progress.ts'

interface Props {
  readonly game: string
  readonly title: string
}

/** The secondary links of a game: its lesson, its rules, its campaign. */
export function LearnLinks({ game, title }: Props) {
  return (
    <p class="learn-links">
      <LessonLink game={game} title={title} />
      <a href={`/rules/${game}`}>
        <Icon name="bookOpen" size={16} />
        {t.value.table.rules}
        <span class="unseen">: {title}</span>
      </a>
      {hasCampaign(game) && (
        <a href={`/campaign/${game}`}>
          <Icon name="trophy" size={16} />
          {t.value.campaign.open}
          <span class="unseen">: {title}</span>
        </a>
      )}
    </p>
  )
}

/** To the lesson, if there is one; continues a started one. */
export function LessonLink({ game, title }: Props) {
  if (!hasLesson(game)) return null
  return (
    <a href={`/learn/${game}`}>
      <Icon name="graduationCap" size={16} />
      {isUnderWay(game) ? t.value.learn.goOn : t.value.learn.open}
      <span class="unseen">: {title}</span>
    </a>
  )
}

import { Suspense } from 'preact/compat'
import { useEffect } from 'preact/hooks'
import { Header } from './Header.tsx'
import { isTable } from './lib/at-table.ts'
import { Confirm } from './lib/Confirm.tsx'
import { notice } from './lib/errors.ts'
import { wearHouseFace } from './lib/faces.ts'
import { Icon } from './lib/icon.tsx'
import { inTurn } from './lib/in-turn.ts'
import { latePage, latePart } from './lib/late.tsx'
import { parts, path } from './lib/router.ts'
import { Skeleton } from './lib/Skeleton.tsx'
import { Home } from './pages/Home.tsx'
import { NotFound } from './pages/NotFound.tsx'
import { isWaiting } from './people/waiting.ts'
import { UpdateNotice } from './sw/UpdateNotice.tsx'
import { TablePage } from './table/first-table.ts'

const SetUp = latePage(() => import('./pages/SetUp.tsx'))
const OfflinePage = latePage(() => import('./pages/OfflinePage.tsx'))
const HotSeat = latePage(() => import('./pages/HotSeat.tsx'))
const Reset = latePage(() => import('./pages/Reset.tsx'))
const ConfirmMail = latePage(() => import('./pages/ConfirmMail.tsx'))
const Settings = latePage(() => import('./pages/Settings.tsx'))
const Host = latePage(() => import('./pages/Host.tsx'))
const Join = latePage(() => import('./pages/Join.tsx'))
const Replay = latePage(() => import('./pages/Replay.tsx'))
const Campaign = latePage(() => import('./pages/Campaign.tsx'))
const Fairness = latePage(() => import('./pages/Fairness.tsx'))
const Profile = latePage(() => import('./pages/Profile.tsx'))
const Hub = latePage(() => import('./people/Hub.tsx'))
const PersonPage = latePage(() => import('./people/PersonPage.tsx'))
const BoardsPage = latePage(() => import('./people/BoardsPage.tsx'))
const RatingsPage = latePage(() => import('./people/RatingsPage.tsx'))
const MatchmakingBar = latePart(() => import('./people/MatchmakingBar.tsx'))
const Learn = latePage(() => import('./pages/Learn.tsx'))
const Rules = latePage(() => import('./pages/Rules.tsx'))
const Dev = latePage(() => import('./dev/Dev.tsx'))
const Docs = latePage(() => import('./docs/Docs.tsx'))
const Analysis = latePage(() => import('./review/Analysis.tsx'))
const Review = latePage(() => import('./review/Review.tsx'))
const Puzzles = latePage(() => import('./review/Puzzles.tsx'))
const Openings = latePage(() => import('./review/Openings.tsx'))
const LearnHome = latePage(() => import('./review/LearnHome.tsx'))
const Tournaments = latePage(() => import('./tournaments/Tournaments.tsx'))
const Clubs = latePage(() => import('./clubs/Clubs.tsx'))
const Workshop = latePage(() => import('./workshop/Workshop.tsx'))

function Page() {
  const [first, second, third, fourth] = parts.value
  if (first === undefined) return <Home />
  if (first === 'new' && second !== undefined) return <SetUp game={second} />
  if (first === 'table' && second !== undefined) return <TablePage key={second} at={second} />
  if (first === 'offline') return <OfflinePage key={path.value} game={second} id={third} />
  if (first === 'hot-seat') return <HotSeat key={path.value} game={second} id={third} />
  if (first === 'campaign' && second !== undefined) return <Campaign key={second} game={second} />
  if (first === 'learn' && second === undefined) return <LearnHome />
  if (first === 'learn' && second !== undefined) return <Learn key={path.value} game={second} course={third} />
  if (first === 'rules' && second !== undefined) return <Rules key={second} game={second} />
  if (first === 'analysis') return <Analysis key={second} at={second} />
  if (first === 'puzzles') return <Puzzles key={second} game={second} />
  if (first === 'openings' && second !== undefined) return <Openings key={second} game={second} />
  if (first === 'review' && second !== undefined) return <Review key={second} at={second} />
  if (first === 'replay') return <Replay key={second} table={second} />
  if (first === 'fairness') return <Fairness key={second} table={second} />
  if (first === 'workshop') return <Workshop key={path.value} game={second} id={third} />
  if (first === 'dev') return <Dev game={second} />
  if (first === 'docs') return <Docs page={second} />
  if (first === 'tournaments') return <Tournaments at={second} />
  if (first === 'clubs') return <Clubs at={second} />
  if (first === 'settings') return <Settings />
  if (first === 'me') return <Profile />
  if (first === 'host') return <Host />
  if (first === 'join' && second !== undefined) return <Join invitation={second} />
  if (first === 'reset') return <Reset />
  if (first === 'confirm-mail') return <ConfirmMail />
  if (first === 'people') return <People second={second} third={third} fourth={fourth} />
  return <NotFound />
}

function People({ second, third, fourth }: Readonly<Record<'second' | 'third' | 'fourth', string | undefined>>) {
  if (second === undefined) return <Hub />
  if (second === 'boards') return <BoardsPage game={third} seats={fourth} />
  if (second === 'ratings') return <RatingsPage />
  return <PersonPage key={second} id={second} />
}

export function App() {
  // A table uses only the game's own fonts.
  const titled = !isTable()
  useEffect(() => {
    if (titled) inTurn(wearHouseFace)
  }, [titled])
  return (
    <>
      <Header />
      <Suspense fallback={<Skeleton />}>
        <Page />
      </Suspense>
      {isWaiting.value && (
        <Suspense fallback={null}>
          <MatchmakingBar />
        </Suspense>
      )}
      <UpdateNotice />
      <Confirm />
      <div class="notices" aria-live="assertive">
        {notice.value !== undefined && (
          <p class={`notice ${notice.value.tone}`}>
            <Icon name={notice.value.tone === 'bad' ? 'circleAlert' : 'check'} />
            {notice.value.text}
          </p>
        )}
      </div>
    </>
  )
}

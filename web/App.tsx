import { lazy, Suspense } from 'preact/compat'
import { Confirm } from './lib/Confirm.tsx'
import { notice } from './lib/errors.ts'
import { Icon } from './lib/icon.tsx'
import { known } from './lib/me.ts'
import { parts, path } from './lib/router.ts'
import { t } from './lib/text.ts'
import { Home } from './pages/Home.tsx'
import { NotFound } from './pages/NotFound.tsx'
import { UpdateNotice } from './sw/UpdateNotice.tsx'

const SetUp = lazy(() => import('./pages/SetUp.tsx'))
const TablePage = lazy(() => import('./pages/TablePage.tsx'))
const OfflinePage = lazy(() => import('./pages/OfflinePage.tsx'))
const HotSeat = lazy(() => import('./pages/HotSeat.tsx'))
const Reset = lazy(() => import('./pages/Reset.tsx'))
const ConfirmMail = lazy(() => import('./pages/ConfirmMail.tsx'))
const Settings = lazy(() => import('./pages/Settings.tsx'))
const Host = lazy(() => import('./pages/Host.tsx'))
const Join = lazy(() => import('./pages/Join.tsx'))
const Replay = lazy(() => import('./pages/Replay.tsx'))
const Campaign = lazy(() => import('./pages/Campaign.tsx'))
const Fairness = lazy(() => import('./pages/Fairness.tsx'))
const Profile = lazy(() => import('./pages/Profile.tsx'))
const Learn = lazy(() => import('./pages/Learn.tsx'))
const Rules = lazy(() => import('./pages/Rules.tsx'))
const Analysis = lazy(() => import('./review/Analysis.tsx'))

function Page() {
  const [first, second, third] = parts.value
  if (first === undefined) return <Home />
  if (first === 'new' && second !== undefined) return <SetUp game={second} />
  if (first === 'table' && second !== undefined) return <TablePage key={second} at={second} />
  if (first === 'offline') return <OfflinePage key={path.value} game={second} id={third} />
  if (first === 'hot-seat') return <HotSeat key={path.value} game={second} id={third} />
  if (first === 'campaign' && second !== undefined) return <Campaign key={second} game={second} />
  if (first === 'learn' && second !== undefined) return <Learn key={second} game={second} />
  if (first === 'rules' && second !== undefined) return <Rules key={second} game={second} />
  if (first === 'analysis') return <Analysis key={second} at={second} />
  if (first === 'replay') return <Replay key={second} table={second} />
  if (first === 'fairness') return <Fairness key={second} table={second} />
  if (first === 'settings') return <Settings />
  if (first === 'me') return <Profile />
  if (first === 'host') return <Host />
  if (first === 'join' && second !== undefined) return <Join invitation={second} />
  if (first === 'reset') return <Reset />
  if (first === 'confirm-mail') return <ConfirmMail />
  return <NotFound />
}

/** Is there a board to skip to? */
function isTable(): boolean {
  const [first, second, third] = parts.value
  if (first === 'table' || first === 'replay' || first === 'learn') return second !== undefined
  return (first === 'offline' || first === 'hot-seat') && third !== undefined
}

export function App() {
  const person = known()
  return (
    <>
      <header class="bar">
        {isTable() && (
          <a class="skip" href="#board">
            {t.value.nav.skip}
          </a>
        )}
        <a class="brand" href="/">
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>{t.value.house}</span>
        </a>
        <nav class="row" aria-label={t.value.house}>
          <a class="icon-button" href="/settings" aria-label={t.value.nav.settings} title={t.value.nav.settings}>
            <Icon name="settings" />
          </a>
          <a class="bar-me" href="/me" aria-label={person === undefined ? t.value.nav.me : `${t.value.nav.me}: ${person.name}`}>
            <Icon name="user" />
            <span>{person?.name ?? t.value.nav.me}</span>
          </a>
        </nav>
      </header>
      <Suspense fallback={<div class="loading" aria-busy="true" />}>
        <Page />
      </Suspense>
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

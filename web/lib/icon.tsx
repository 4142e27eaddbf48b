import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import bell from 'lucide-static/icons/bell.svg?raw'
import bookOpen from 'lucide-static/icons/book-open.svg?raw'
import chartLine from 'lucide-static/icons/chart-line.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronFirst from 'lucide-static/icons/chevron-first.svg?raw'
import chevronLast from 'lucide-static/icons/chevron-last.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import chevronsLeft from 'lucide-static/icons/chevrons-left.svg?raw'
import chevronsRight from 'lucide-static/icons/chevrons-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import circleHelp from 'lucide-static/icons/circle-question-mark.svg?raw'
import stop from 'lucide-static/icons/circle-stop.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import menu from 'lucide-static/icons/ellipsis.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import eyeOff from 'lucide-static/icons/eye-off.svg?raw'
import flag from 'lucide-static/icons/flag.svg?raw'
import branch from 'lucide-static/icons/git-branch.svg?raw'
import graduationCap from 'lucide-static/icons/graduation-cap.svg?raw'
import hammer from 'lucide-static/icons/hammer.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import house from 'lucide-static/icons/house.svg?raw'
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import minus from 'lucide-static/icons/minus.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import puzzle from 'lucide-static/icons/puzzle.svg?raw'
import qrCode from 'lucide-static/icons/qr-code.svg?raw'
import refresh from 'lucide-static/icons/refresh-cw.svg?raw'
import scroll from 'lucide-static/icons/scroll-text.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import share from 'lucide-static/icons/share-2.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import stepBack from 'lucide-static/icons/step-back.svg?raw'
import stepForward from 'lucide-static/icons/step-forward.svg?raw'
import tableIcon from 'lucide-static/icons/table-2.svg?raw'
import trash from 'lucide-static/icons/trash-2.svg?raw'
import trophy from 'lucide-static/icons/trophy.svg?raw'
import undo from 'lucide-static/icons/undo-2.svg?raw'
import upload from 'lucide-static/icons/upload.svg?raw'
import user from 'lucide-static/icons/user.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import wifiOff from 'lucide-static/icons/wifi-off.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

const ICONS = {
  scroll,
  menu,
  list,
  stepForward,
  stepBack,
  arrowLeft,
  bell,
  bookOpen,
  check,
  chevronDown,
  chevronFirst,
  chevronLast,
  chevronLeft,
  chevronRight,
  chevronsLeft,
  chevronsRight,
  circleAlert,
  circleCheck,
  circleHelp,
  clock,
  copy,
  download,
  chartLine,
  eye,
  eyeOff,
  branch,
  puzzle,
  stop,
  tableIcon,
  flag,
  graduationCap,
  hammer,
  history,
  house,
  lightbulb,
  link,
  messageCircle,
  minus,
  pause,
  play,
  plus,
  qrCode,
  refresh,
  settings,
  share,
  shieldCheck,
  trash,
  trophy,
  undo,
  upload,
  user,
  users,
  wifiOff,
  x,
}

export type IconName = keyof typeof ICONS

/** The content of an SVG file, without its outer element. */
function insideOf(raw: string): string {
  return raw.slice(raw.indexOf('>', raw.indexOf('<svg')) + 1, raw.lastIndexOf('</svg>'))
}

/** All icons, for the /dev page. */
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[]

const inner = new Map(Object.entries(ICONS).map(([name, raw]) => [name, insideOf(raw)]))

/** An icon next to text, or in a button with an accessible name. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <Drawn inside={inner.get(name) ?? ''} size={size} />
}

/** An icon that a page brings along itself. */
export function OwnIcon({ raw, size = 20 }: { readonly raw: string; readonly size?: number }) {
  return <Drawn inside={insideOf(raw)} size={size} />
}

function Drawn({ inside, size }: { readonly inside: string; readonly size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  )
}

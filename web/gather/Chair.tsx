import type { Seat } from '@fairground/kernel'
import { headOf } from './heads.tsx'

/** Who is on a chair; `more` for one that could be added. */
export type OnChair = 'free' | 'more' | 'bot' | { readonly person: string }

interface Props {
  readonly seat: Seat
  readonly on: OnChair
  /** Seen from behind, nearest to the viewer. */
  readonly near: boolean
}

const LEGS = 'M-40 26-44 84M40 26l4 58M-26 34l-3 44M26 34l3 44'

/** A chair and who sits there. Only a picture: names and choices are on the plate below it. */
export function Chair({ seat, on, near }: Props) {
  if (on === 'more') return <NoChair />
  const style = { '--seat': `var(--seat-${seat % 6})` }
  return (
    <svg class="chair" viewBox="-64 -100 128 200" aria-hidden="true" style={style}>
      <ellipse cy="88" rx="58" ry="11" fill="#000" opacity=".4" />
      {near ? <FromBehind on={on} /> : <FromFront on={on} />}
    </svg>
  )
}

function FromFront({ on }: Pick<Props, 'on'>) {
  return (
    <>
      <path d="M-46 22C-54-34-34-70 0-70S54-34 46 22" fill="none" stroke="#2b1710" stroke-width="12" stroke-linecap="round" />
      <path d="M-46 22C-54-34-34-70 0-70S54-34 46 22" fill="none" stroke="#5b3420" stroke-width="8" stroke-linecap="round" />
      <path d="M-46 18C-53-32-34-67 0-67" fill="none" stroke="#a5683c" stroke-width="2" stroke-linecap="round" />
      <path d="M-9-66h18l3 66h-24Z" fill="#4a2818" />
      <circle cy="-42" r="6" fill="none" stroke="#c9913f" stroke-width="2" />
      <path d="M-24-58-30 4M24-58 30 4" stroke="#5b3420" stroke-width="4" />
      <Cushion />
      {on !== 'free' && (
        <>
          <path class="chair-robe" d="M-40 26c0-30 12-46 40-48 28 2 40 18 40 48-12 8-68 8-80 0Z" />
          <path d="M-40 26c0-30 12-46 40-48-14 8-22 26-22 51-8-.5-15-1.5-18-3Z" fill="#fff" opacity=".14" />
          <path d="M-12-22 0-4l12-18" fill="none" stroke="#ffd99a" stroke-width="3.5" />
          <HeadOf on={on} at="translate(-35 -88) scale(1.1)" face />
        </>
      )}
    </>
  )
}

function FromBehind({ on }: Pick<Props, 'on'>) {
  return (
    <>
      {on !== 'free' && (
        <>
          <HeadOf on={on} at="translate(-35 -100) scale(1.1)" face={false} />
          <path class="chair-robe" d="M-42 34c0-38 14-54 42-56 28 2 42 18 42 56Z" />
          <path d="M-14-20C-6-12 6-12 14-20" fill="none" stroke="#ffd99a" stroke-width="4" />
        </>
      )}
      <Cushion />
      <path d="M-48 24C-56-10-40-38 0-38S56-10 48 24" fill="none" stroke="#2b1710" stroke-width="13" stroke-linecap="round" />
      <path d="M-48 24C-56-10-40-38 0-38S56-10 48 24" fill="none" stroke="#6d4027" stroke-width="8" stroke-linecap="round" />
      <path d="M-11-36h22l3 58h-28Z" fill="#5b3420" />
      <path d="M-28-30-34 24M28-30 34 24" stroke="#5b3420" stroke-width="5" />
    </>
  )
}

function Cushion() {
  return (
    <>
      <path d={LEGS} stroke="#2b1710" stroke-width="7" stroke-linecap="round" />
      <ellipse cy="24" rx="50" ry="19" fill="#2b1710" />
      <ellipse class="chair-cushion" cy="20" rx="48" ry="17" />
      <ellipse cy="18" rx="38" ry="11" fill="none" stroke="#ffe2ae" stroke-opacity=".55" stroke-width="1.5" />
    </>
  )
}

function HeadOf({ on, at, face }: { readonly on: OnChair; readonly at: string; readonly face: boolean }) {
  if (on === 'free' || on === 'more') return null
  const head = headOf(on)
  return (
    <g transform={at} fill={head.fill}>
      {head.shape}
      {face && head.face}
    </g>
  )
}

function NoChair() {
  return (
    <svg class="chair" viewBox="-64 -100 128 200" aria-hidden="true">
      <g fill="none" stroke="#e9cf9f" stroke-width="3" stroke-linecap="round" stroke-dasharray="7 8" opacity=".85">
        <path d="M-46 22C-54-34-34-70 0-70S54-34 46 22" />
        <ellipse cy="22" rx="48" ry="17" />
        <path d="M-42 34-46 84M42 34l4 50M0-34v28M-14-20h28" />
      </g>
    </svg>
  )
}

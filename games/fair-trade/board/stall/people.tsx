import type { Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { memo } from 'preact/compat'
import './people.css'

/** Each seat has its own face, independent of the seat's colour: skin, then hair. */
const FACES = [
  ['#a9714a', '#3a2013'],
  ['#d79d70', '#7a4a22'],
  ['#8d5a3b', '#1f1410'],
  ['#e0ac80', '#8a4b1e'],
  ['#b98055', '#2b170c'],
  ['#c58c61', '#4a2c1b'],
] as const

const LINE = '#2b170c'

interface PersonProps {
  readonly seat: Seat
  readonly row: 'trader' | 'farmer'
}

/** A player, behind the counter with apron and cap, or in the field with a straw hat. */
export const Person = memo(function Person({ seat, row }: PersonProps) {
  const [skin, hair] = FACES[seat % FACES.length]
  return (
    <span class="ft-person" style={{ '--seat': `var(--seat-${seat})` }} aria-hidden="true">
      <svg viewBox="-37 -88 74 90" aria-hidden="true">
        <path class="ft-shirt" d="M-35 0C-36-24-27-35-11-38.500h22C27-35 36-24 35 0Z" stroke={LINE} stroke-width="1.6" />
        {row === 'trader' ? (
          <>
            <path d="M-15 0-12-27H12L15 0Z" fill="#f6e7c4" stroke={LINE} stroke-width="1.4" />
            <path d="M-12-27-15-37M12-27l3-10" stroke="#f6e7c4" stroke-width="3.4" />
          </>
        ) : (
          <path d="M-13-37.500 0-22 13-37.500" fill="#f1d9a7" stroke={LINE} stroke-width="1.4" stroke-linejoin="round" />
        )}
        <path d="M-6-48h12v12l-6 5-6-5Z" fill={skin} stroke={LINE} stroke-width="1.4" />
        <path d="M-6-42q6 5 12 0v4l-6 5-6-5Z" fill={LINE} opacity=".25" />
        <ellipse cy="-57" rx="14" ry="16" fill={skin} stroke={LINE} stroke-width="1.6" />
        <path d="M-14-60C-15-50-16-47-17-45-19-56-19-66-14-70ZM14-60c1 10 2 13 3 15 2-11 2-21-3-25Z" fill={hair} />
        <path
          d="M-7.500-58q2.800 2.600 5.200 0M2.300-58q2.600 2.600 5.200 0M-4.500-50.500q4.500 3.600 9 0"
          fill="none"
          stroke="#3a2013"
          stroke-width="1.7"
          stroke-linecap="round"
        />
        <path d="M-9.500-53h.1M9.500-53h.1" stroke="#d9603a" stroke-width="5" stroke-linecap="round" opacity=".4" />
        {row === 'trader' ? <Cap /> : <StrawHat />}
      </svg>
      <SeatMark seat={seat} size={14} />
    </span>
  )
})

function Cap() {
  return (
    <>
      <path class="ft-hat" d="M-16-64C-19-80-8-83 0-83s19 3 16 19c-9-5-23-5-32 0Z" stroke={LINE} stroke-width="1.5" />
      <path d="M-19-62c10-7 28-7 38 0-10-2-28-2-38 0Z" fill="#f1d9a7" stroke={LINE} stroke-width="1.2" />
    </>
  )
}

function StrawHat() {
  return (
    <>
      <ellipse cy="-66" rx="29" ry="7.500" fill="#d9b066" stroke={LINE} stroke-width="1.6" />
      <path d="M-15-67C-15-84-8-86 0-86s15 2 15 19c-8 4-22 4-30 0Z" fill="#ecc985" stroke={LINE} stroke-width="1.6" />
      <path class="ft-hat" d="M-15.200-70c8 4 22 4 30.400 0v4c-8 4-22 4-30.400 0Z" />
      <path d="M-9-79q9-3.500 18 0M-25-65q25 7 50 0" fill="none" stroke="#b98a43" stroke-width="1.2" />
    </>
  )
}

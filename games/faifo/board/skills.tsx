import type { ComponentChildren } from 'preact'
import type { Skill } from '../edition/edition.ts'

/** An icon for each skill, drawn in a square of 24 in the text colour. */
const MARKS: Readonly<Record<Skill, ComponentChildren>> = {
  'try-your-luck': (
    <>
      <path d="M4 9 12 4l8 5v7l-8 5-8-5Z" />
      <path d="M12 12 4.500 9.200M12 12l7.500-2.800M12 12v8.500" />
    </>
  ),
  'good-fortune': (
    <>
      <circle cx="8" cy="8" r="4.500" />
      <circle cx="16" cy="8" r="4.500" />
      <circle cx="8" cy="16" r="4.500" />
      <circle cx="16" cy="16" r="4.500" />
    </>
  ),
  'protection-fee': <path d="M12 3l8 3v6c0 5-4 8-8 9.500C8 20 4 17 4 12V6ZM9 9h6v6H9Z" />,
  dictating: <path d="M4 10v4l4 1 9 4V5L8 9ZM20 9.500v5M8 15l1.500 5h2.500" />,
  snitching: (
    <>
      <path d="M2.500 12C6 6 18 6 21.500 12 18 18 6 18 2.500 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  networking: (
    <>
      <circle cx="8.500" cy="12" r="5.500" />
      <circle cx="15.500" cy="12" r="5.500" />
    </>
  ),
  embargo: <path d="M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3M12 15v2.500" />,
  enticing: (
    <>
      <path d="M12 3a9 9 0 0 0 0 18Z" fill="currentColor" />
      <path d="M12 3a9 9 0 0 1 0 18" stroke-dasharray="2.500 2.600" />
    </>
  ),
  seducing: <path d="M4 8h14l-4-4M20 16H6l4 4" />,
  supported: <path d="M6 3h12v8H6ZM3 14c3 0 4 3 9 3s6-3 9-3M12 17v4M8.500 7h7" />,
  'asking-a-favor': (
    <path d="M4 13c4-3 7 0 10 0h4a2 2 0 0 1 0 4h-5M4 20c4 1 8 1 12-1l5-4M12 3l1.300 2.700 3 .4-2.200 2.100.5 3L12 9.800 9.400 11.200l.5-3L7.700 6.100l3-.4Z" />
  ),
  prioritized: (
    <>
      <path d="M6 3h10l3 3v15H6Z" />
      <path d="m12.500 8 1.300 2.700 3 .4-2.200 2 .5 3-2.600-1.400-2.600 1.400.5-3-2.200-2 3-.4Z" fill="currentColor" stroke="none" />
    </>
  ),
  none: <path d="M5 12h14" />,
  charity: (
    <path d="M12 20C4 14.500 3 10.500 4.500 7.500 6.500 4 11 5 12 8c1-3 5.500-4 7.500-.5C21 10.500 20 14.500 12 20ZM10.300 10.300h3.400v3.400h-3.400Z" />
  ),
  socializing: <path d="M3 5h7c0 5-1 7-3.500 7S3 10 3 5ZM14 5h7c0 5-1 7-3.500 7S14 10 14 5ZM6.500 12v7M4 19h5M17.500 12v7M15 19h5" />,
}

export function SkillMark({ skill }: { readonly skill: Skill }) {
  return (
    <svg
      class="ff-skill-mark"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      stroke-width="2.2"
      stroke-linejoin="round"
      stroke-linecap="round"
      aria-hidden="true"
    >
      {MARKS[skill]}
    </svg>
  )
}

import { useEffect } from 'preact/hooks'
import { wearHouseFace } from './faces.ts'

/** The same for a page, once it stands. */
export function useTitleFace(): void {
  useEffect(wearHouseFace, [])
}

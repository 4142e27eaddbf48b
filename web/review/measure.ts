import { useLayoutEffect, useState } from 'preact/hooks'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LOOK_AGAIN = 250

/** Measures the table repeatedly: pieces move, lists scroll and phones rotate. */
export function useMeasured<T>(measure: (table: Element) => T, deps: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<T | undefined>(undefined)
  useLayoutEffect(() => {
    let last = ''
    function look(): void {
      const table = document.querySelector('main.table')
      if (table === null) return
      const next = measure(table)
      const text = JSON.stringify(next)
      if (text === last) return
      last = text
      setFound(next)
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, deps)
  return found
}

/** The part of a box inside a frame, relative to the table's corner; `undefined` if there is none. */
export function visiblePart(box: Box, frame: Box, from: Box): Box | undefined {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)]
  const right = Math.min(box.x + box.width, frame.x + frame.width)
  const bottom = Math.min(box.y + box.height, frame.y + frame.height)
  if (right <= x || bottom <= y) return undefined
  return { x: Math.round(x - from.x), y: Math.round(y - from.y), width: Math.round(right - x), height: Math.round(bottom - y) }
}

export function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** The parts of a table where moves are made. */
export const PARTS = ':scope > .board, :scope > .tray'

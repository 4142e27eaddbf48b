import { useMemo, useRef } from 'preact/hooks'
import type { Props } from './props.ts'

/**
 * The page renders anew with every look at a choice; a map of hundreds of shapes need not. These are the same props, and the same
 * object, until something that is drawn has changed. What is called always reaches the newest page.
 */
export function useCalm(props: Props): Props {
  const latest = useRef(props)
  latest.current = props
  const { view, moves, picked, showing, text, language, options, campaign } = props
  return useMemo(
    () => ({
      ...latest.current,
      choose: (move) => latest.current.choose(move),
      pick: (move) => latest.current.pick(move),
      consider: (move) => latest.current.consider(move),
      names: (seat) => latest.current.names(seat),
    }),
    [view, moves, picked, showing, text, language, options, campaign],
  )
}

import { useMemo, useRef } from 'preact/hooks'
import { type Acts, type PageProps, type Props, sameMove } from './props.ts'

/**
 * The page renders anew with every look at a choice and with every event; a map of hundreds of shapes need not. These are the same
 * props, and the same object, until something that is drawn has changed. What is called always reaches the newest page, and the
 * move to point at is one of those offered.
 */
export function useStableProps(props: PageProps): Props {
  const latest = useRef(props)
  latest.current = props
  const acts = useMemo(
    (): Acts & Required<Pick<Props, 'attempt' | 'names'>> => ({
      choose: (move) => latest.current.choose(move),
      pick: (move) => latest.current.pick(move),
      consider: (move) => latest.current.consider(move),
      attempt: (attempt) => latest.current.attempt?.(attempt),
      names: (seat) => latest.current.names(seat),
    }),
    [],
  )
  const { facts, view, moves, picked, hint, text, language, options, campaign } = props
  // Nobody is told why who has nothing to decide.
  const explains = props.attempt !== undefined && moves.length > 0
  return useMemo(() => {
    const { attempt, ...always } = acts
    return {
      ...always,
      facts,
      view,
      moves,
      picked,
      hint: sameMove(moves, hint),
      text,
      language,
      options,
      campaign,
      ...(explains && { attempt }),
    }
  }, [acts, facts, view, moves, picked, hint, text, language, options, campaign, explains])
}

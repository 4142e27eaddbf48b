import { useMemo, useRef } from 'preact/hooks'
import { type Acts, type PageProps, type Props, sameMove } from './props.ts'

/**
 * The page renders again with every preview of a choice and with every event, but a map of hundreds of shapes need not. This returns the
 * same props object until something that is drawn has changed. The callbacks always call the newest page, and the hinted move is one of the
 * legal moves.
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
  // A player with nothing to decide gets no explanations.
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

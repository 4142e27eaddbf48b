import type { MatchText, Picture } from '@fairground/kernel'
import type { BoardProps } from '@fairground/kit'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { inTurn } from '../lib/in-turn.ts'
import { settings } from '../lib/settings.ts'
import type { LoadedGame } from '../table/live.ts'
import type { AnyLesson } from './lesson.ts'
import { pictureAt } from './picture.ts'
import './learn.css'

interface Props {
  readonly loadedGame: LoadedGame
  readonly lesson: AnyLesson
  readonly picture: Picture
  readonly caption: string
  readonly text: MatchText<unknown, never, unknown>
}

/** As wide as a board is drawn for a desk or a phone; the whole is then made to fit. */
const DESK = 860
const PHONE = 400
const isDesk = () => matchMedia('(min-width: 1024px)').matches

const nothing = () => undefined

/** An example in the rules: the table as it stood at a moment of the lesson. Only to be looked at. */
export function Illustration({ loadedGame, lesson, picture, caption, text }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  const near = useNear(frame)
  const width = isDesk() ? DESK : PHONE
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const watcher = new ResizeObserver(() => setZoom(Math.min(1, element.clientWidth / width)))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [width])
  useCrop(frame, stage, picture.show, near && zoom > 0)
  return (
    <figure class="illustration">
      <div ref={frame} class={`illustration-frame ${near ? '' : 'far'}`} aria-hidden="true" inert>
        {near && zoom > 0 && (
          <div ref={stage} class={`illustration-stage game-${loadedGame.gamePackage.game.id}`} style={{ width, zoom }}>
            <BoardPicture loadedGame={loadedGame} lesson={lesson} picture={picture} text={text} />
          </div>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The board at that moment, and for a seat what lies before it. Nothing can be chosen. */
function BoardPicture({ loadedGame: { board, gamePackage }, lesson, picture, text }: Omit<Props, 'caption'>) {
  const { Picture: Drawn, Tray } = board
  const scene = useMemo(() => pictureAt(gamePackage, lesson, picture), [gamePackage, lesson, picture])
  const props: BoardProps<unknown, never, unknown> = {
    ...scene,
    view: scene.view as never,
    moves: [],
    choose: nothing,
    picked: undefined,
    pick: nothing,
    consider: nothing,
    showing: undefined,
    text,
    language: settings.value.language,
  }
  return (
    <>
      <div class="board">
        <Drawn {...props} />
      </div>
      {picture.viewer !== 'spectator' && (
        <div class="tray">
          <Tray {...props} />
        </div>
      )}
    </>
  )
}

const MARGIN = 16

/** Only what the picture is about is shown, with a little around it: the frame takes its height, and the stage is moved and enlarged behind it. */
function useCrop(
  frame: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  show: string | undefined,
  isDrawn: boolean,
): void {
  useLayoutEffect(() => {
    const [outside, inside] = [frame.current, stage.current]
    if (show === undefined || !isDrawn || outside === null || inside === null) return
    const wanted = [...inside.querySelectorAll(show)].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
    if (wanted.length === 0) return
    const whole = inside.getBoundingClientRect()
    const left = Math.max(whole.left, Math.min(...wanted.map((each) => each.left)) - MARGIN)
    const top = Math.max(whole.top, Math.min(...wanted.map((each) => each.top)) - MARGIN)
    const right = Math.min(whole.right, Math.max(...wanted.map((each) => each.right)) + MARGIN)
    const bottom = Math.min(whole.bottom, Math.max(...wanted.map((each) => each.bottom)) + MARGIN)
    // Lengths inside the stage are smaller by its zoom than they are measured here.
    const zoomed = inside.offsetWidth / whole.width
    // Never larger than at the table.
    const grown = Math.min(outside.clientWidth / (right - left), zoomed)
    inside.style.transformOrigin = '0 0'
    inside.style.transform = `scale(${grown}) translate(${(whole.left - left) * zoomed}px, ${(whole.top - top) * zoomed}px)`
    outside.style.height = `${(bottom - top) * grown}px`
    outside.style.width = `${Math.min(outside.clientWidth, (right - left) * grown)}px`
  }, [show, isDrawn])
}

/** Boards are drawn when one scrolls near them: a page may hold many. */
function useNear(frame: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useLayoutEffect(() => {
    if (frame.current === null) return
    let forget = () => {}
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        // A board is much to draw: one after another, and never while somebody waits for an answer.
        forget = inTurn(() => setNear(true))
      },
      { rootMargin: '400px' },
    )
    watcher.observe(frame.current)
    return () => {
      watcher.disconnect()
      forget()
    }
  }, [frame])
  return near
}

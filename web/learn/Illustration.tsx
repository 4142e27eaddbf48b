import type { MatchText, Picture } from '@fairground/kernel'
import { type BoardProps, Still } from '@fairground/kit'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { AnyLesson } from '../lib/boards.ts'
import { inTurn, inTurns } from '../lib/in-turn.ts'
import { settings } from '../lib/settings.ts'
import type { LoadedGame } from '../table/live.ts'
import { fitted } from './fitted.ts'
import { picturing, type Scene } from './picture.ts'
import { pieces } from './pieces.ts'
import './learn.css'

interface Props {
  readonly loadedGame: LoadedGame
  readonly lesson: AnyLesson
  readonly picture: Picture
  readonly caption: string
  readonly text: MatchText<unknown, never, unknown>
}

/** The width at which a board is drawn for a desktop or a phone; it is then scaled to fit. */
const DESK = 860
const PHONE = 400
const isDesk = () => matchMedia('(min-width: 1024px)').matches

const nothing = () => undefined

/** An example in the rules: the table at a moment of the lesson. Not interactive. */
export function Illustration({ loadedGame, lesson, picture, caption, text }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const scene = useScene(near, () => picturing(loadedGame.gamePackage, lesson, picture))
  const whole = useLaidOut(stage, scene !== undefined)
  const width = isDesk() ? DESK : PHONE
  useFitted(frame, stage, picture.show, whole)
  return (
    <figure class="illustration">
      <div ref={frame} class="illustration-frame" data-shape={picture.shape} aria-hidden="true" inert>
        {scene !== undefined && (
          <div ref={stage} class={`illustration-stage game-${loadedGame.gamePackage.game.id} ${whole ? '' : 'in-work'}`} style={{ width }}>
            <BoardPicture loadedGame={loadedGame} scene={scene} picture={picture} text={text} />
          </div>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** First the position is computed, then it is drawn, in separate turns of the event loop. */
function useScene(begun: boolean, work: () => Generator<void, Scene>): Scene | undefined {
  const [scene, setScene] = useState<Scene>()
  useEffect(() => {
    if (!begun) return
    let forget = inTurns(work(), (result) => {
      forget = inTurn(() => setScene(result))
    })
    return () => forget()
  }, [begun])
  return scene
}

/** How many elements are laid out in one turn: on a slow phone a twentieth of a second. */
const PIECE = 90

/** A board is too much to lay out at once, so that is done piece by piece, hidden; true once it is complete. */
function useLaidOut(stage: RefObject<HTMLElement | null>, isDrawn: boolean): boolean {
  const [whole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const inside = stage.current
    if (!isDrawn || inside === null) return
    const all = pieces<Element>(inside, PIECE)
    for (const piece of all) for (const element of piece) element.setAttribute('data-later', '')
    function* layOut(board: HTMLElement): Generator<void, void> {
      for (const piece of all) {
        for (const element of piece) element.removeAttribute('data-later')
        // Reading a size forces the layout now, not together with the next piece.
        board.getBoundingClientRect()
        yield
      }
    }
    return inTurns(layOut(inside), () => setWhole(true))
  }, [isDrawn])
  return whole
}

interface BoardPictureProps {
  readonly loadedGame: LoadedGame
  readonly scene: Scene
  readonly picture: Picture
  readonly text: Props['text']
}

/** The board at that moment, and for a seat its own area. Nothing can be chosen. */
function BoardPicture({ loadedGame: { board }, scene, picture: { part, viewer }, text }: BoardPictureProps) {
  const { Picture: Drawn, Tray } = board
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
    <Still.Provider value={true}>
      {part !== 'tray' && (
        <div class="board">
          <Drawn {...props} />
        </div>
      )}
      {part !== 'board' && viewer !== 'spectator' && (
        <div class="tray">
          <Tray {...props} />
        </div>
      )}
    </Still.Provider>
  )
}

/**
 * The frame has its size before anything is drawn. The subject of the picture fills it, never larger than at the table, and its
 * surroundings fill the rest. It is measured after the layout and only transformed, so there is a single layout.
 */
function useFitted(
  frame: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  show: string | undefined,
  isDrawn: boolean,
): void {
  useLayoutEffect(() => {
    const [outside, inside] = [frame.current, stage.current]
    if (!isDrawn || outside === null || inside === null) return
    let scale = 1
    const watcher = new ResizeObserver(() => {
      const origin = inside.getBoundingClientRect()
      const boxes = show === undefined ? [] : [...inside.querySelectorAll(show)].map((element) => element.getBoundingClientRect())
      const wanted = boxes
        .filter(({ width }) => width > 0)
        .map(({ left, top, width, height }) => ({
          left: (left - origin.left) / scale,
          top: (top - origin.top) / scale,
          width: width / scale,
          height: height / scale,
        }))
      const place = fitted(
        wanted,
        { width: inside.offsetWidth, height: inside.offsetHeight },
        { width: outside.clientWidth, height: outside.clientHeight },
      )
      scale = place.scale
      inside.style.transform = `translate(${place.x}px, ${place.y}px) scale(${scale})`
    })
    watcher.observe(outside)
    watcher.observe(inside)
    return () => watcher.disconnect()
  }, [show, isDrawn])
}

/** Boards are drawn when they are scrolled near, since a page may have many; one after another, since each takes long to draw. */
function useNear(frame: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useLayoutEffect(() => {
    if (frame.current === null) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        setNear(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [frame])
  return near
}

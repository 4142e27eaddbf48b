import { useEffect, useMemo, useRef } from 'preact/hooks'
import { speedOf } from './flip.ts'
import { CLOSEST, gathered, type Place, within } from './gather.ts'

/** The factor of one press of a button. */
const STEP = 1.5
/** Beyond this distance a press is a drag, and nothing is clicked. */
const SLACK = 6
/** How long after the last motion the picture is redrawn sharply. */
const REST = 180
const WHEEL = 0.0016
const GLIDE = 220

const FITTED: Place = { x: 0, y: 0, scale: 1 }

export interface PanZoom {
  /** The window, and the picture that moves behind it. */
  readonly frame: { current: HTMLDivElement | null }
  readonly content: { current: HTMLDivElement | null }
  closer(): void
  farther(): void
  /** Everything in view again. */
  fit(): void
  /** Brings something into view, for keyboard users. */
  reveal(element: Element): void
  /** Zooms in on some things as far as all stay in view, but so far that each is at least so many pixels high and wide. */
  gather(elements: readonly Element[], least?: number): void
  /** Calls back whenever the picture has come to rest; returns a function that stops this. */
  watch(rested: () => void): () => void
}

/**
 * A picture behind a window that can be dragged, pinched, or moved by the wheel or by buttons. At first it fits the window, and it
 * never shows anything beyond its edges. Only a CSS transform changes: no layout, and nothing inside is redrawn while it moves.
 */
export function usePanZoom(): PanZoom {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const mover = useMemo(() => new Mover(), [])
  useEffect(() => {
    if (frame.current === null || content.current === null) return
    return mover.attach(frame.current, content.current)
  }, [mover])
  return useMemo(
    () => ({
      frame,
      content,
      closer: () => mover.press(STEP),
      farther: () => mover.press(1 / STEP),
      fit: () => mover.glide(FITTED),
      reveal: (element) => mover.reveal(element),
      gather: (elements, least) => mover.gather(elements, least),
      watch: (rested) => mover.watch(rested),
    }),
    [mover],
  )
}

class Mover {
  private place: Place = FITTED
  private frame: HTMLDivElement | undefined
  private content: HTMLDivElement | undefined
  private readonly pointers = new Map<number, { readonly x: number; readonly y: number }>()
  private dragged = false
  private travelled = 0
  private due = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private readonly watchers = new Set<() => void>()

  attach(frame: HTMLDivElement, content: HTMLDivElement): () => void {
    this.frame = frame
    this.content = content
    content.style.transformOrigin = '0 0'
    const resized = new ResizeObserver(() => this.go(this.place))
    resized.observe(frame)
    const listening = new AbortController()
    const { signal } = listening
    frame.addEventListener('pointerdown', (event) => this.down(event), { signal })
    frame.addEventListener('pointermove', (event) => this.move(event), { signal })
    frame.addEventListener('pointerup', (event) => this.up(event), { signal })
    frame.addEventListener('pointercancel', (event) => this.up(event), { signal })
    frame.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false })
    frame.addEventListener('click', (event) => this.click(event), { signal, capture: true })
    return () => {
      listening.abort()
      resized.disconnect()
      cancelAnimationFrame(this.due)
      clearTimeout(this.rest)
    }
  }

  press(by: number): void {
    const { width, height } = this.box()
    this.glide(this.around(by, width / 2, height / 2))
  }

  /** Moves there smoothly. */
  glide(to: Place): void {
    const { content } = this
    if (content === undefined) return
    const lasts = GLIDE * speedOf(content)
    content.style.transition = `transform ${lasts}ms ease-out`
    this.go(to)
    setTimeout(() => {
      content.style.transition = ''
      this.rested()
    }, lasts)
  }

  reveal(element: Element): void {
    const frame = this.box()
    const box = element.getBoundingClientRect()
    const aside = (low: number, high: number, from: number, to: number): number => (low < from ? from - low : high > to ? to - high : 0)
    const x = aside(box.left, box.right, frame.left, frame.right)
    const y = aside(box.top, box.bottom, frame.top, frame.bottom)
    if (x !== 0 || y !== 0) this.glide({ ...this.place, x: this.place.x + x, y: this.place.y + y })
  }

  gather(elements: readonly Element[], least?: number): void {
    const frame = this.box()
    const content = this.content?.getBoundingClientRect()
    const shown = elements.filter((element) => element.getBoundingClientRect().width > 0)
    if (content === undefined || shown.length === 0 || frame.width === 0) return
    // Where they are when everything is in view; measured, since an animation may still be running.
    const scale = content.width / frame.width
    const boxes = shown.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return {
        left: (left - content.left) / scale,
        top: (top - content.top) / scale,
        right: (right - content.left) / scale,
        bottom: (bottom - content.top) / scale,
      }
    })
    this.glide(gathered(boxes, frame, least, boxes[shown.findIndex((element) => element.closest('.hinted') !== null)]))
  }

  watch(rested: () => void): () => void {
    this.watchers.add(rested)
    return () => this.watchers.delete(rested)
  }

  private box(): DOMRect {
    return this.frame?.getBoundingClientRect() ?? new DOMRect()
  }

  /** Zooms so that the point under the pointer stays where it is. */
  private around(by: number, x: number, y: number): Place {
    const scale = Math.min(CLOSEST, Math.max(1, this.place.scale * by))
    const grown = scale / this.place.scale
    return { scale, x: x - (x - this.place.x) * grown, y: y - (y - this.place.y) * grown }
  }

  private go(to: Place): void {
    const { frame } = this
    if (frame === undefined) return
    this.place = within(to, { width: frame.clientWidth, height: frame.clientHeight })
    if (this.due === 0) this.due = requestAnimationFrame(() => this.paint())
  }

  private paint(): void {
    const { content, frame } = this
    this.due = 0
    if (content === undefined || frame === undefined) return
    const { x, y, scale } = this.place
    if (content.style.willChange === '') content.style.willChange = 'transform'
    content.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    // When the picture fits, vertical swipes scroll the page.
    const closer = scale > 1
    if ('closer' in frame.dataset !== closer) frame.toggleAttribute('data-closer', closer)
    this.rested()
  }

  /** A separate layer keeps the resolution it was drawn with; after the motion the browser draws it at the new size. */
  private rested(): void {
    clearTimeout(this.rest)
    this.rest = setTimeout(() => {
      if (this.pointers.size > 0 || this.content === undefined) return
      this.content.style.willChange = ''
      for (const rested of this.watchers) rested()
    }, REST)
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (this.pointers.size === 0) {
      this.dragged = false
      this.travelled = 0
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  private move(event: PointerEvent): void {
    const from = this.pointers.get(event.pointerId)
    if (from === undefined) return
    const to = { x: event.clientX, y: event.clientY }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.pointers.set(event.pointerId, to)
    this.travelled += Math.hypot(to.x - from.x, to.y - from.y)
    if (!this.dragged && (this.travelled > SLACK || other !== undefined)) {
      this.dragged = true
      this.frame?.setPointerCapture(event.pointerId)
    }
    if (!this.dragged) return
    if (other === undefined) {
      this.go({ ...this.place, x: this.place.x + to.x - from.x, y: this.place.y + to.y - from.y })
      return
    }
    const { left, top } = this.box()
    const apart = (point: typeof to): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    const pinched = this.around(apart(to) / apart(from), (to.x + other.x) / 2 - left, (to.y + other.y) / 2 - top)
    this.go({ ...pinched, x: pinched.x + (to.x - from.x) / 2, y: pinched.y + (to.y - from.y) / 2 })
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
    this.rested()
  }

  /** At the end of the zoom range the wheel scrolls the page again. */
  private wheel(event: WheelEvent): void {
    const { left, top } = this.box()
    const to = this.around(Math.exp(-event.deltaY * WHEEL), event.clientX - left, event.clientY - top)
    if (to.scale === this.place.scale) return
    event.preventDefault()
    this.go(to)
  }

  private click(event: MouseEvent): void {
    if (!this.dragged) return
    this.dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
}

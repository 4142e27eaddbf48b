import { SeatMark } from '@fairground/kit'
import type { ComponentType } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { endOf, pathTo, type Tree, treeLayout } from './tree.ts'
import { words } from './words.ts'

const COLUMN = 60
const ROW = 76
const FACE = 44

/** How a node is drawn and named. */
export interface NodeLook {
  readonly label: string
  readonly sign: ComponentType | undefined
  /** The player's win chance with it, in percent, if known. */
  readonly chance: number | undefined
}

interface Props {
  readonly tree: Tree
  readonly at: number
  look(node: number): NodeLook
  go(node: number): void
}

/** All lines: one column per move, one row per line. Left and right move along a line, up and down change it. */
export function TreeView({ tree, at, look, go }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const places = useMemo(() => treeLayout(tree), [tree])
  const byNode = new Map(places.map((place) => [place.at, place]))
  const path = new Set(pathTo(tree, at))
  const columns = Math.max(0, ...places.map(({ column }) => column))
  const rows = Math.max(0, ...places.map(({ row }) => row)) + 1
  const x = (column: number) => column * COLUMN + FACE / 2 + 8
  const y = (row: number) => row * ROW + FACE / 2 + 8

  useLayoutEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (chosen === undefined || chosen === null || box.current === null) return
    // Scrolls only the lines, never the page.
    const { offsetLeft, offsetTop } = chosen
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = box.current
    if (offsetLeft < scrollLeft + COLUMN || offsetLeft > scrollLeft + clientWidth - 2 * COLUMN)
      box.current.scrollLeft = offsetLeft - clientWidth / 2
    if (offsetTop < scrollTop || offsetTop > scrollTop + clientHeight - ROW) box.current.scrollTop = offsetTop - clientHeight / 2
    if (box.current.contains(document.activeElement)) chosen.focus({ preventScroll: true })
  }, [at, tree])

  function press(event: KeyboardEvent): void {
    const to = target(event.key)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    go(to)
  }

  function target(key: string): number | undefined {
    const here = byNode.get(at)
    if (key === 'ArrowLeft') return at === 0 ? undefined : tree[at].parent
    if (key === 'ArrowRight') return tree[at].next[0]
    if (key === 'Home') return 0
    if (key === 'End') return endOf(tree, at)
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
    const by = key === 'ArrowUp' ? -1 : 1
    const row = places.filter((place) => place.row === (here?.row ?? 0) + by)
    // The nearest node below, as far as that line goes.
    return row.toSorted((a, b) => Math.abs(a.column - (here?.column ?? 0)) - Math.abs(b.column - (here?.column ?? 0)))[0]?.at
  }

  return (
    <div class="an-tree" role="tree" aria-label={words.value.analysis.lines} ref={box} onKeyDown={press}>
      <div class="an-canvas" role="presentation" style={{ width: `${x(columns) + COLUMN}px`, height: `${rows * ROW + 8}px` }}>
        <svg class="an-wires" width={x(columns) + COLUMN} height={rows * ROW + 8} aria-hidden="true">
          {places.map((place) => {
            const from = byNode.get(tree[place.at].parent) ?? { column: 0, row: 0 }
            const [x1, y1, x2, y2] = [x(from.column), y(from.row), x(place.column), y(place.row)]
            const middle = (x1 + x2) / 2
            return (
              <path
                key={place.at}
                class={`${path.has(place.at) ? 'chosen' : ''} ${place.row > 0 ? 'side' : ''}`}
                d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`}
              />
            )
          })}
        </svg>
        <button
          type="button"
          role="treeitem"
          aria-level={1}
          aria-selected={at === 0}
          tabIndex={at === 0 ? 0 : -1}
          class={`an-node deal ${path.has(0) ? 'on' : ''}`}
          aria-label={words.value.analysis.deal}
          title={words.value.analysis.deal}
          style={{ left: `${x(0) - FACE / 2}px`, top: `${y(0) - FACE / 2}px` }}
          onClick={() => go(0)}
        />
        {places.map(({ at: node, column, row }) => (
          <Node
            key={node}
            node={node}
            tree={tree}
            look={look(node)}
            level={row === 0 ? 1 : 2}
            chosen={node === at}
            on={path.has(node)}
            left={x(column) - FACE / 2}
            top={y(row) - FACE / 2}
            go={go}
          />
        ))}
      </div>
    </div>
  )
}

interface NodeProps {
  readonly node: number
  readonly tree: Tree
  readonly look: NodeLook
  readonly level: number
  readonly chosen: boolean
  readonly on: boolean
  readonly left: number
  readonly top: number
  go(node: number): void
}

function Node({ node, tree, look: { label, sign: Sign, chance }, level, chosen, on, left, top, go }: NodeProps) {
  const say = words.value.analysis
  const { seat, note } = tree[node]
  const name = [label, ...(chance === undefined ? [] : [say.chanceOf(chance)]), ...(note === undefined ? [] : [say.noteOf(note)])].join(
    '. ',
  )
  return (
    <button
      type="button"
      role="treeitem"
      aria-level={level}
      aria-selected={chosen}
      tabIndex={chosen ? 0 : -1}
      title={label}
      class={`an-node seat-edge-${seat} ${on ? 'on' : ''}`}
      style={{ left: `${left}px`, top: `${top}px` }}
      onClick={() => go(node)}
    >
      {/* Pictures may contain text, such as earnings: it is hidden from screen readers, since the label says it in full. */}
      <span class="unseen">{name}</span>
      {Sign === undefined ? (
        <SeatMark seat={seat} size={22} />
      ) : (
        <span class="log-sign an-sign" aria-hidden="true">
          <Sign />
        </span>
      )}
      {Sign !== undefined && (
        <span class="an-node-seat" aria-hidden="true">
          <SeatMark seat={seat} size={14} />
        </span>
      )}
      {note !== undefined && (
        <span class="an-node-note" aria-hidden="true">
          <Icon name="messageCircle" size={12} />
        </span>
      )}
      {chance !== undefined && (
        <span class="an-node-chance number" aria-hidden="true">
          {chance}
        </span>
      )}
    </button>
  )
}

import type { Language, Status } from '@fairground/kernel'
import type { PainterProps } from '@fairground/kit'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { FaiyumEdition, MapFacts } from '../../edition/edition.ts'
import { BASICS, TERRAINS, type Terrain } from '../../edition/vocabulary.ts'
import { SETTLEMENT } from '../../state.ts'
import { Crocodiles } from '../Crocodiles.tsx'
import { towards } from '../directions.ts'
import { Ground } from '../Ground.tsx'
import { SpaceIcon, WaterIcon } from '../icons.tsx'
import { Land } from '../Land.tsx'
import { words as boardWords } from '../words.ts'
import { type Point, plainAt, ringOf, type Sheet, sheetOf, spaceAt } from '../world.ts'
import {
  addSpace,
  around,
  type Between,
  between,
  cutOff,
  freePlaces,
  indexOf,
  neighboursOf,
  paintBlocks,
  paintTerrain,
  putBetween,
  removeSpace,
  type Side,
  toggleSide,
  touching,
} from './map-edit.ts'
import { type MapWords, mapWords } from './map-words.ts'
import { rowName, WATER, WATERS } from './parts.ts'

type Props = PainterProps<FaiyumEdition>
type Brush = Terrain | Side | 'add' | 'erase'

/** One letter for each brush, as on its button. */
const BRUSHES: readonly { readonly brush: Brush; readonly key: string }[] = [
  { brush: 'wheat', key: 'W' },
  { brush: 'grape', key: 'G' },
  { brush: 'stone', key: 'S' },
  { brush: 'red', key: 'R' },
  { brush: 'site', key: 'B' },
  { brush: 'channelSide', key: 'C' },
  { brush: 'lakeSide', key: 'L' },
  { brush: 'add', key: 'N' },
  { brush: 'erase', key: 'X' },
]

function isTerrain(brush: Brush): brush is Terrain {
  return (TERRAINS as readonly string[]).includes(brush)
}

/** Edits the map like a painting: a brush, the map itself, and messages about it, checked after each stroke. */
export function Painter({ edition, builtIn, language, status, part, mark, foot, change, undo, redo }: Props) {
  const word = mapWords[language]
  const [brush, setBrush] = useState<Brush>('wheat')
  const [own, setOwn] = useState(true)
  const { map } = edition
  const inPart = map.spaces.filter((space) => rowName(space.at.value.row) === part).map(({ id }) => id)
  const [at, setAt] = useState<string>(inPart[0] ?? map.spaces[0]?.id ?? '')
  useEffect(() => {
    if (inPart.length > 0) setAt(inPart[0])
  }, [part])
  const shown = own ? map : builtIn.map
  const sheet = useMemo(() => sheetFor(shown), [shown])
  const strokes = useRef(0)
  const painting = useRef(false)
  const svg = useRef<SVGSVGElement>(null)

  const put = (next: MapFacts, stroke?: string) => next !== map && change({ ...edition, map: next }, stroke)

  function paint(id: string, using: Brush, stroke?: string): void {
    setAt(id)
    if (isTerrain(using)) put(paintTerrain(map, id, using, status), stroke)
    else if (using === 'erase') {
      if (map.spaces.length <= LEAST_SPACES) return
      const next = touching(map, id)[0] ?? map.spaces.find((space) => space.id !== id)?.id ?? ''
      setAt(next)
      put(removeSpace(map, id, status), stroke)
    } else if (using !== 'add') put(toggleSide(map, using, id, status), stroke)
  }

  function press(event: PointerEvent): void {
    if (!own) return
    const id = spaceUnder(event)
    if (id === undefined) return
    strokes.current++
    // Terrain is painted while dragging; other brushes toggle a space once.
    painting.current = isTerrain(brush)
    paint(id, brush, `map ${strokes.current}`)
  }

  function drag(event: PointerEvent): void {
    if (!painting.current || event.buttons === 0) return
    const id = spaceUnder(event)
    if (id !== undefined && id !== at) paint(id, brush, `map ${strokes.current}`)
  }

  function spaceUnder(event: PointerEvent): string | undefined {
    const point = pointOf(svg.current, event)
    const place = point === undefined ? undefined : spaceAt(sheet, point)
    return place === undefined ? undefined : map.spaces[place].id
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const place = indexOf(map, at)
    const next = towards(sheet.at, place, event.key)
    if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      if (next !== undefined) setAt(map.spaces[next].id)
      return
    }
    const found = BRUSHES.find((each) => each.key === event.key.toUpperCase())
    if (found === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!own) return
    if (found !== undefined) setBrush(found.brush)
    const using = found?.brush ?? brush
    if (using !== 'add') paint(at, using)
  }

  return (
    <div class="fy-ws">
      <section class="fy-ws-brushes card" aria-label={word.paintWith}>
        <h2>{word.paintWith}</h2>
        <ul>
          {BRUSHES.map((each) => (
            <li key={each.brush}>
              <button
                type="button"
                class={each.brush === brush ? 'on' : ''}
                aria-pressed={each.brush === brush}
                onClick={() => setBrush(each.brush)}
              >
                <BrushSign brush={each.brush} />
                <span>{word.brushes[each.brush]}</span>
                <kbd>{each.key}</kbd>
              </button>
            </li>
          ))}
        </ul>
        <div class="fy-ws-turns">
          <button type="button" class="button" aria-label={word.undo} title={word.undo} onClick={undo}>
            <Turn path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
          </button>
          <button type="button" class="button" aria-label={word.redo} title={word.redo} onClick={redo}>
            <Turn path="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />
          </button>
        </div>
        <p class="hint">{word.keys}</p>
      </section>
      <section class="fy-ws-map" aria-label={boardWords[language].map}>
        <svg
          ref={svg}
          tabindex={0}
          role="application"
          aria-label={`${word.mapLabel} ${spokenAt(map, at, language)}`}
          viewBox={`${sheet.box.x} ${sheet.box.y} ${sheet.box.width} ${sheet.box.height}`}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={() => {
            painting.current = false
          }}
          onKeyDown={key}
        >
          <Ground world={sheet} />
          <Pieces map={shown} sheet={sheet} />
          <Marks map={shown} sheet={sheet} builtIn={builtIn.map} at={own ? at : undefined} inPart={own ? inPart : []} brush={brush} />
          {own && brush === 'add' && (
            <Free
              map={map}
              sheet={sheet}
              label={word.addHere}
              add={(row, column) => {
                const next = addSpace(map, row, column, 'stone', status)
                put(next)
                const made = next.spaces.find(({ at: { value } }) => value.row === row && value.column === column)
                if (made !== undefined) setAt(made.id)
              }}
            />
          )}
        </svg>
        <div class="fy-ws-bar">
          <p class="fy-ws-plate" aria-live="polite">
            {spokenAt(map, at, language)}
          </p>
          <fieldset class="ws-segments" aria-label={word.compare}>
            <button type="button" class={own ? 'on' : ''} aria-pressed={own} onClick={() => setOwn(true)}>
              {word.mine}
            </button>
            <button type="button" class={own ? '' : 'on'} aria-pressed={!own} onClick={() => setOwn(false)}>
              {word.builtIn}
            </button>
          </fieldset>
        </div>
      </section>
      <div class="fy-ws-side">
        <Checked edition={edition} builtIn={builtIn} word={word} show={setAt} />
        <Space map={map} at={at} language={language} status={status} mark={mark} put={put} />
        <Differences map={map} builtIn={builtIn.map} language={language} show={setAt} />
        <Waters map={map} word={word} status={status} mark={mark} put={put} />
      </div>
      {foot}
    </div>
  )
}

const LEAST_SPACES = 4

function sheetFor(map: MapFacts): Sheet {
  const dams = map.roads.value.flatMap(([a, b]) => {
    const [from, to] = [indexOf(map, a), indexOf(map, b)]
    return from < 0 || to < 0 ? [] : [[from, to] as const]
  })
  return sheetOf(map.spaces, neighboursOf(map), dams)
}

/** A press in units of the drawing. */
function pointOf(svg: SVGSVGElement | null, { clientX, clientY }: PointerEvent): Point | undefined {
  const inverse = svg?.getScreenCTM()?.inverse()
  if (inverse === undefined) return undefined
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse)
  return { x, y }
}

function Turn({ path }: { readonly path: string }) {
  return (
    <svg class="fy-ws-turn" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

function BrushSign({ brush }: { readonly brush: Brush }) {
  if (brush === 'lakeSide') return <WaterIcon />
  if (brush === 'channelSide') return <Hexagon path="M8 1.500q4 5 1 10.500T12 23" />
  if (brush === 'add') return <Hexagon path="M12 7.500v9M7.500 12h9" />
  if (brush === 'erase') return <Hexagon path="m8.500 8.500 7 7m0-7-7 7" />
  return <SpaceIcon terrain={brush} />
}

/** A space without terrain, and what is drawn in it. */
function Hexagon({ path }: { readonly path: string }) {
  return (
    <svg class="fy-ws-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path class="fy-ws-sign-edge" d="M12 1 21.500 6.500v11L12 23 2.500 17.500v-11Z" />
      <path d={path} />
    </svg>
  )
}

/** A space in one sentence. */
function spokenAt(map: MapFacts, id: string, language: Language): string {
  const space = map.spaces[indexOf(map, id)]
  if (space === undefined) return ''
  const word = boardWords[language]
  return [
    `${id}: ${word.terrain[space.terrain.value]}`,
    ...(space.blocks === undefined ? [] : [mapWords[language].holds(space.blocks.value)]),
    ...(isSwamp(space.terrain.value) ? [word.crocodile] : []),
    ...(map.channelSide.value.includes(id) ? [word.byChannel] : []),
    ...(map.lakeSide.value.includes(id) ? [word.byLake] : []),
  ].join(', ')
}

function isSwamp(terrain: Terrain): boolean {
  return terrain === 'wheat' || terrain === 'grape'
}

/** What is on the spaces at the start of a game. */
function Pieces({ map, sheet }: { readonly map: MapFacts; readonly sheet: Sheet }) {
  const swamps = map.spaces.flatMap(({ terrain: { value } }, place) =>
    isSwamp(value) ? [{ at: sheet.at[place], will: BASICS.find((good) => good === value) }] : [],
  )
  return (
    <g class="fy-ws-pieces">
      <Crocodiles on={swamps} />
      {map.spaces.map(({ id, terrain: { value }, blocks }, place) => (
        <Land
          key={id}
          at={sheet.at[place]}
          leaving={false}
          worker={false}
          piece={value === 'red' ? SETTLEMENT : 0}
          blocks={0}
          capacity={blocks?.value ?? 0}
          will={undefined}
        />
      ))}
    </g>
  )
}

interface MarksProps {
  readonly map: MapFacts
  readonly builtIn: MapFacts
  readonly sheet: Sheet
  readonly at: string | undefined
  /** The spaces that are being compared with the box now. */
  readonly inPart: readonly string[]
  readonly brush: Brush
}

/** Names, how well each space is known, what was changed, and the current space; with a shore brush also the spaces at that shore. */
function Marks({ map, builtIn, sheet, at, inPart, brush }: MarksProps) {
  const side = brush === 'channelSide' || brush === 'lakeSide' ? map[brush].value : []
  return (
    <g pointer-events="none">
      {map.spaces.map((space, place) => {
        const { x, y } = sheet.at[place]
        const other = builtIn.spaces.find(({ id }) => id === space.id)
        const changed = other === undefined || other.terrain.value !== space.terrain.value || other.blocks?.value !== space.blocks?.value
        return (
          <g key={space.id}>
            {inPart.includes(space.id) && <path class="fy-ws-part" d={ringOf(sheet.at[place])} />}
            {changed && <path class="fy-ws-changed" d={ringOf(sheet.at[place])} />}
            <Known status={space.terrain.status} x={x + 27} y={y - 36} />
            {side.includes(space.id) && <circle class="fy-ws-shore" cx={x} cy={y} r="20" />}
            {space.id === at && <path class="fy-ws-here" d={ringOf(sheet.at[place])} />}
            <text class="fy-ws-id" data-id={space.id} x={x} y={y - 32}>
              {space.id}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** A tiny icon of a status: the better known, the fuller. */
function Known({ status, x, y }: { readonly status: Status; readonly x: number; readonly y: number }) {
  return (
    <g class={`fy-ws-known ${status}`} transform={`translate(${x} ${y})`}>
      <circle class="fy-ws-known-back" r="9" />
      <circle class="fy-ws-known-ring" r="6" />
      {status === 'inferred' && <path d="M0-6a6 6 0 0 1 0 12Z" />}
      {status === 'sourced' && <path d="M0-6A6 6 0 1 1-6 0H0Z" />}
      {status === 'printed' && <path class="fy-ws-known-tick" d="m-3 .2 2 2.100 4-4.400" />}
    </g>
  )
}

interface FreeProps {
  readonly map: MapFacts
  readonly sheet: Sheet
  readonly label: string
  add(row: number, column: number): void
}

/** Where a space could be added: beside an existing one, and moved along with it. */
function Free({ map, sheet, label, add }: FreeProps) {
  return (
    <g>
      {freePlaces(map).map(({ row, column }) => {
        const beside = around(row, column)
        const place = map.spaces.findIndex(({ at: { value } }) => beside.some(([r, c]) => r === value.row && c === value.column))
        const [plain, moved, own] = [plainAt(map.spaces[place].at.value), sheet.at[place], plainAt({ row, column })]
        const middle = { x: own.x + moved.x - plain.x, y: own.y + moved.y - plain.y }
        const put = () => add(row, column)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing holds no HTML buttons
          <g
            key={`${row} ${column}`}
            class="fy-ws-free"
            role="button"
            tabindex={0}
            aria-label={`${label}: ${rowName(row)}${column + 1}`}
            onClick={put}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.stopPropagation()
              event.preventDefault()
              put()
            }}
          >
            <path d={ringOf(middle)} />
            <text x={middle.x} y={middle.y + 10}>
              +
            </text>
          </g>
        )
      })}
    </g>
  )
}

interface SpaceProps {
  readonly map: MapFacts
  readonly at: string
  readonly language: Language
  readonly status: Props['status']
  readonly mark: Props['mark']
  put(map: MapFacts): void
}

const BETWEEN: readonly Between[] = ['land', 'channel', 'dam', 'nothing']

/** The chosen space: how many blocks a site takes, and what is between it and each space that it touches. */
function Space({ map, at, language, status, mark, put }: SpaceProps) {
  const word = mapWords[language]
  const place = indexOf(map, at)
  const space = map.spaces[place]
  if (space === undefined) return null
  return (
    <section class="card fy-ws-space">
      <h2>
        {word.space(at)} {mark(`map.spaces.${place}.terrain`)}
      </h2>
      {space.blocks !== undefined && (
        <div class="fy-ws-pair">
          <span>
            {word.blocks} {mark(`map.spaces.${place}.blocks`)}
          </span>
          <input
            class="ws-number number"
            type="number"
            aria-label={word.blocks}
            min="0"
            max="15"
            value={space.blocks.value}
            onInput={(event) => {
              const count = event.currentTarget.valueAsNumber
              if (Number.isInteger(count)) put(paintBlocks(map, at, count, status))
            }}
          />
        </div>
      )}
      {touching(map, at).map((other) => (
        <label key={other} class="fy-ws-pair">
          <span>{word.betweenThem(at, other)}</span>
          <select
            class="input"
            value={between(map, at, other)}
            onChange={(event) => put(putBetween(map, at, other, event.currentTarget.value as Between, status))}
          >
            {BETWEEN.map((each) => (
              <option key={each} value={each}>
                {word.between[each]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  )
}

interface CheckedProps {
  readonly edition: FaiyumEdition
  readonly builtIn: FaiyumEdition
  readonly word: MapWords
  show(id: string): void
}

interface Check {
  readonly good: boolean
  readonly sentence: string
  readonly at?: string | undefined
}

/** What the rules and the rulebook say about the map, each in a sentence; amber asks to check again. */
function Checked({ edition, builtIn, word, show }: CheckedProps) {
  const checks = checksOf(edition, builtIn, word)
  return (
    <section class="card">
      <h2>{word.checked}</h2>
      <ul class="fy-ws-checks">
        {checks.map(({ good, sentence, at }) => (
          <li key={sentence} class={good ? 'good' : 'look'}>
            <span aria-hidden="true">{good ? '✓' : '!'}</span>
            <span>
              {sentence}{' '}
              {at !== undefined && (
                <button type="button" class="ws-link" onClick={() => show(at)}>
                  {word.show(at)}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function checksOf({ map, supply }: FaiyumEdition, builtIn: FaiyumEdition, word: MapWords): readonly Check[] {
  const swamps = map.spaces.filter(({ terrain }) => isSwamp(terrain.value))
  const reds = map.spaces.filter(({ terrain }) => terrain.value === 'red')
  const sites = map.spaces.filter(({ blocks }) => blocks !== undefined)
  const blocks = sites.reduce((sum, site) => sum + (site.blocks?.value ?? 0), 0)
  const lost = cutOff(map)
  const was = new Set(builtIn.map.spaces.filter(({ terrain }) => isSwamp(terrain.value)).map(({ id }) => id))
  const removedSwamp = [...was].find((id) => !swamps.some((space) => space.id === id))
  const addedSwamp = swamps.find(({ id }) => !was.has(id))?.id
  const many = swamps.length > supply.crocodile.value
  return [
    { good: true, sentence: word.spaces(map.spaces.length) },
    { good: reds.length === 1, sentence: word.reds(reds.length), at: reds.length > 1 ? reds[1].id : undefined },
    { good: blocks === supply.block.value, sentence: word.sites(sites.length, blocks, supply.block.value), at: undefined },
    {
      good: swamps.length === supply.crocodile.value,
      sentence: word.swamps(swamps.length, supply.crocodile.value),
      at: swamps.length === supply.crocodile.value ? undefined : many ? addedSwamp : removedSwamp,
    },
    { good: lost.length === 0, sentence: lost.length === 0 ? word.reached : word.cutOff(lost.length), at: lost[0] },
    { good: map.bridges.value.length > 0, sentence: word.bridges(map.bridges.value.length) },
  ]
}

interface DifferencesProps {
  readonly map: MapFacts
  readonly builtIn: MapFacts
  readonly language: Language
  show(id: string): void
}

/** The differences from the built-in map, space by space. */
function Differences({ map, builtIn, language, show }: DifferencesProps) {
  const word = mapWords[language]
  const terrain = boardWords[language].terrain
  const changed = map.spaces.flatMap((space) => {
    const other = builtIn.spaces.find(({ id }) => id === space.id)
    if (other === undefined) return [{ id: space.id, was: word.between.nothing, is: terrain[space.terrain.value] }]
    const described = ({ terrain: { value }, blocks }: typeof space) => `${terrain[value]}${blocks === undefined ? '' : ` ${blocks.value}`}`
    return described(other) === described(space) ? [] : [{ id: space.id, was: described(other), is: described(space) }]
  })
  const gone = builtIn.spaces.flatMap(({ id, terrain: { value } }) =>
    indexOf(map, id) < 0 ? [{ id, was: terrain[value], is: word.between.nothing }] : [],
  )
  const found = [...changed, ...gone]
  return (
    <section class="card">
      <h2>
        {word.differs} <small class="hint">{word.countSpaces(found.length)}</small>
      </h2>
      <ul class="fy-ws-differs">
        {found.map(({ id, was, is }) => (
          <li key={id}>
            <button type="button" class="ws-link" onClick={() => show(id)}>
              {id}
            </button>
            <span>
              {was} → <b>{is}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WatersProps {
  readonly map: MapFacts
  readonly word: MapWords
  readonly status: Props['status']
  readonly mark: Props['mark']
  put(map: MapFacts): void
}

/** Facts of the map besides its spaces, each with how well it is known. */
function Waters({ map, word, status, mark, put }: WatersProps) {
  return (
    <section class="card">
      <h2>{word.part(WATER)}</h2>
      <ul class="fy-ws-waters">
        {WATERS.map((name) => (
          <li key={name}>
            <span>{word.waters[name]}</span>
            {name === 'bridgesPerSpace' && (
              <input
                class="ws-number number"
                type="number"
                aria-label={word.waters[name]}
                data-at="map.bridgesPerSpace.value"
                min="1"
                max="9"
                value={map.bridgesPerSpace.value}
                onInput={(event) => {
                  const value = event.currentTarget.valueAsNumber
                  if (Number.isInteger(value)) put({ ...map, bridgesPerSpace: { value, status } })
                }}
              />
            )}
            {mark(`map.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

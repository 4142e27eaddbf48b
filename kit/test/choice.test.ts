import { describe, expect, it } from 'vitest'
import { hinted, looking, marks, picking, pressing, tryAnyway } from '../choice.ts'

const left = { go: 'left' }
const right = { go: 'right' }

/** What a board gets from the page; records what the board calls. */
function page(given: { readonly moves?: readonly object[]; readonly picked?: object; readonly hint?: object } = {}) {
  const called: unknown[] = []
  const note = (what: string) => (move: unknown) => void called.push([what, move])
  return {
    called,
    props: {
      moves: [left],
      picked: undefined,
      ...given,
      pick: note('pick'),
      consider: note('consider'),
      attempt: note('attempt'),
    },
  }
}

/** An element gets the focus, with or without a visible focus ring. */
function focused(visible: boolean): FocusEvent {
  return { currentTarget: { matches: () => visible } } as unknown as FocusEvent
}

describe('an element for a move', () => {
  it('is marked as offered, picked and hinted', () => {
    expect(marks(page().props, undefined)).toBe('')
    expect(marks(page().props, left).split(/ +/)).toContain('offered')
    expect(marks(page({ picked: left }).props, left)).toContain('picked')
    expect(marks(page({ picked: right }).props, left)).not.toContain('picked')
    expect(marks(page({ hint: left }).props, left)).toContain('hinted')
  })

  it('is hinted by an equal move, also one from a record', () => {
    expect(hinted({ hint: { go: 'left' } }, left)).toBe('hinted')
    expect(hinted({ hint: right }, left)).toBe('')
    expect(hinted({ hint: undefined }, left)).toBe('')
    expect(hinted({ hint: left }, undefined)).toBe('')
  })

  it('is considered while it has pointer or focus', () => {
    const { called, props } = page()
    const { onPointerEnter, onPointerLeave, onFocus, onBlur } = looking(props, left)
    onPointerEnter()
    onPointerLeave()
    onFocus(focused(true))
    onBlur()
    expect(called).toEqual([
      ['consider', left],
      ['consider', undefined],
      ['consider', left],
      ['consider', undefined],
    ])
  })

  it('is not considered if the focus came from a touch', () => {
    const { called, props } = page()
    looking(props, left).onFocus(focused(false))
    expect(called).toEqual([])
  })

  it('does not change what is considered if nothing is offered', () => {
    const { called, props } = page()
    looking(props, undefined).onPointerEnter()
    looking(props, undefined).onPointerLeave()
    expect(called).toEqual([])
  })
})

describe('a press', () => {
  it('picks the move if it is offered', () => {
    const { called, props } = page({ picked: left })
    const button = picking(props, left)
    button.onClick()
    expect(called).toEqual([['pick', left]])
    expect(button).toMatchObject({ 'aria-pressed': true, 'aria-disabled': false })
  })

  it('asks why if it is not', () => {
    const { called, props } = page()
    const button = picking<object>(props, undefined, right)
    button.onClick()
    expect(called).toEqual([['attempt', right]])
    expect(button).toMatchObject({ 'aria-pressed': false, 'aria-disabled': true })
  })

  it('plays at once if set so', () => {
    const { called, props } = page()
    pressing(props, left, (move) => called.push(['choose', move])).onClick()
    expect(called).toEqual([['choose', left]])
  })

  it('does nothing for a viewer who has nothing to decide', () => {
    const { called, props } = page({ moves: [] })
    tryAnyway(props, right)
    tryAnyway({ moves: [left] }, right)
    expect(called).toEqual([])
  })
})

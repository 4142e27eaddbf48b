import { describe, expect, it } from 'vitest'
import { hinted, looking, marks, picking, pressing, tryAnyway } from '../choice.ts'

const left = { go: 'left' }
const right = { go: 'right' }

/** What a board is given, noting what it calls. */
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

/** The focus comes to an element, to be seen there or not. */
function focused(visible: boolean): FocusEvent {
  return { currentTarget: { matches: () => visible } } as unknown as FocusEvent
}

describe('what stands for a move', () => {
  it('is marked as offered, made ready and pointed at', () => {
    expect(marks(page().props, undefined)).toBe('')
    expect(marks(page().props, left).split(/ +/)).toContain('offered')
    expect(marks(page({ picked: left }).props, left)).toContain('picked')
    expect(marks(page({ picked: right }).props, left)).not.toContain('picked')
    expect(marks(page({ hint: left }).props, left)).toContain('hinted')
  })

  it('is pointed at by a hint that says the same, also one from a record', () => {
    expect(hinted({ hint: { go: 'left' } }, left)).toBe('hinted')
    expect(hinted({ hint: right }, left)).toBe('')
    expect(hinted({ hint: undefined }, left)).toBe('')
    expect(hinted({ hint: left }, undefined)).toBe('')
  })

  it('is considered while pointer or focus rests on it', () => {
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

  it('is not considered where the focus is only set for whoever plays by finger', () => {
    const { called, props } = page()
    looking(props, left).onFocus(focused(false))
    expect(called).toEqual([])
  })

  it('leaves what is considered alone where nothing is offered', () => {
    const { called, props } = page()
    looking(props, undefined).onPointerEnter()
    looking(props, undefined).onPointerLeave()
    expect(called).toEqual([])
  })
})

describe('a press', () => {
  it('makes the move ready where it is offered', () => {
    const { called, props } = page({ picked: left })
    const button = picking(props, left)
    button.onClick()
    expect(called).toEqual([['pick', left]])
    expect(button).toMatchObject({ 'aria-pressed': true, 'aria-disabled': false })
  })

  it('asks why where it is not', () => {
    const { called, props } = page()
    const button = picking<object>(props, undefined, right)
    button.onClick()
    expect(called).toEqual([['attempt', right]])
    expect(button).toMatchObject({ 'aria-pressed': false, 'aria-disabled': true })
  })

  it('acts at once where that is wanted', () => {
    const { called, props } = page()
    pressing(props, left, (move) => called.push(['choose', move])).onClick()
    expect(called).toEqual([['choose', left]])
  })

  it('asks nothing of somebody who has nothing to decide', () => {
    const { called, props } = page({ moves: [] })
    tryAnyway(props, right)
    tryAnyway({ moves: [left] }, right)
    expect(called).toEqual([])
  })
})

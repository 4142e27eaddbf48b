import { describe, expect, it } from 'vitest'
import { literals, paragraphs } from '../scripts/overlap/passages.ts'
import { bookOf, isName, sharedRuns, wordsOf } from '../scripts/overlap/runs.ts'

const book = bookOf('The quick brown fox jumps\nover the lazy dog. Nothing else hap-\npens, ever again, in this story.')
const runsOf = (text: string) => sharedRuns(wordsOf(text), book).map(({ words }) => words)

describe('Phrases shared with a rulebook', () => {
  it('are six words or longer', () => {
    expect(runsOf('A quick brown fox jumps over a fence')).toEqual([])
    expect(runsOf('A quick brown fox jumps over the fence')).toEqual(['quick brown fox jumps over the'])
  })

  it('are found with any capitals, punctuation and line breaks', () => {
    expect(runsOf('QUICK, brown; «fox» jumps — over\n the!')).toEqual(['quick brown fox jumps over the'])
    expect(runsOf('nothing else happens ever again in')).toEqual(['nothing else happens ever again in'])
  })

  it('are reported once, as long as possible, with their first line', () => {
    expect(sharedRuns(wordsOf('Here:\nthe quick brown fox jumps over the lazy dog, and so on'), book)).toEqual([
      { words: 'the quick brown fox jumps over the lazy dog', line: 2 },
    ])
    expect(runsOf('fox jumps over the lazy dog. Brown fox jumps over the lazy cat')).toHaveLength(2)
  })

  it('are found in any language', () => {
    const german = bookOf('Lege die Karte vor dir offen über den Ablagestapel.')
    expect(sharedRuns(wordsOf('lege die karte vor dir OFFEN ÜBER den tisch'), german)).toHaveLength(1)
    const composed = bookOf('Người chơi có nhiều điểm nhất thắng')
    expect(sharedRuns(wordsOf('Người chơi có nhiều điểm nhất'.normalize('NFD')), composed)).toHaveLength(1)
  })

  it('may be names, or parts of one', () => {
    expect(isName('lord of the long grey marsh', ['The Lord of the Long Grey Marsh'])).toBe(true)
    expect(isName('lord of the long grey marsh wins', ['The Lord of the Long Grey Marsh'])).toBe(false)
    expect(isName('ord of the long grey marsh', ['The Lord of the Long Grey Marsh'])).toBe(false)
  })
})

describe('Our texts', () => {
  const textsOf = (source: string) => literals(source).map((passage) => passage.map(({ text }) => text).join(' '))

  it('are what is between quotes, not code and not comments', () => {
    expect(textsOf(`const a = 'one two' // not 'this'\n/* nor "that" */ const b = "it's"`)).toEqual(['one two', 'its'])
    expect(textsOf(`const a = 'it\\'s here'`)).toEqual(['its here'])
    expect(textsOf(`a.replace(/'[/']/g, 'x y')`)).toEqual(['x y'])
    expect(textsOf("'a\\nb \\u2013 \\u00fcber'")).toEqual(['a b über'])
    expect(textsOf(`const half = a / 2, b = 'c'`)).toEqual(['c'])
  })

  it('continue after a plus, and end where a template inserts something', () => {
    expect(textsOf(`'one two ' +\n  'three', 'four'`)).toEqual(['one two three', 'four'])
    expect(textsOf('`one $' + '{n === 1 ? `a {b}` : "c"} two` + " three"')).toEqual(['one', 'a b', 'c', 'two three'])
  })

  it('have the right line numbers', () => {
    expect(literals(`\n'a' +\n'b'`)[0].map(({ line }) => line)).toEqual([2, 3])
    expect(paragraphs('a b\nc\n\nd').map((words) => words.map(({ line }) => line))).toEqual([[1, 1, 2], [4]])
  })
})

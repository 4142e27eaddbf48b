/** Shorter words, such as articles, say nothing of their own; a number always does, unless it is a card's. */
const SHORT = 3
const OF_CARDS = /\(\d+\)/g

/**
 * Does a sentence say no more than the label of the choice that brings it about, as “Lays Settlement down for $1” after “Lay Settlement
 * down for $1”? Endings differ, and in German the parts of a verb stand apart, so the beginnings of words are looked for.
 */
export function isEcho(sentence: string, label: string): boolean {
  const said = wordsOf(label)
  return wordsOf(sentence.replaceAll(OF_CARDS, '')).every((word) => {
    if (/[\p{N}★]/u.test(word)) return said.includes(word)
    return word.length <= SHORT || said.some((each) => each.includes(word.slice(0, SHORT)) || isStem(each, word))
  })
}

/** Is a short word in another, but for its ending, as “go” in “goes”? */
function isStem(short: string, word: string): boolean {
  return short.length > 1 && word.startsWith(short) && word.length - short.length <= 2
}

function wordsOf(text: string): readonly string[] {
  // Soft hyphens are not part of a word.
  return text
    .toLocaleLowerCase()
    .replaceAll('\u00ad', '')
    .split(/[^\p{L}\p{N}★]+/u)
}

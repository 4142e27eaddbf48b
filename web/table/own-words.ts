import type { Language } from '@fairground/kernel'

/** A placeholder for the viewer's own name while a sentence is built; it is never visible, and no text contains it. */
export const OWN = '\ue000'

/** After these German words it is “dich”, else “dir”. */
const ACCUSATIVE = /(?:für|gegen|um|ohne|an|auf|fordert) $/
/** A subject in the middle of a sentence keeps the name: “you” would need another verb form. */
const SUBJECT = /(?:[:,;]|and|und|và) $/
/** A subject together with others is not left out: “You and Emil swap purses”. */
const TOGETHER = /^(?:and|und|và) /

/**
 * The preview of the viewer's own move without their name, since they know whose it is. “Ann buys a boat” becomes “Buys a boat”, and
 * where somebody else does something, it is done to “you”.
 */
export function withoutOwnName(sentence: string, language: Language, name: string): string {
  const owned = sentence.replaceAll(new RegExp(`${OWN}['’]s`, 'g'), 'your')
  const alone = owned.startsWith(`${OWN} `) && !TOGETHER.test(owned.slice(OWN.length + 1))
  const said = alone ? owned.slice(OWN.length + 1) : owned
  const whole = said.replaceAll(OWN, (_, at: number) => yourself(said.slice(0, at), language, name))
  return whole.charAt(0).toLocaleUpperCase(language) + whole.slice(1)
}

function yourself(before: string, language: Language, name: string): string {
  if (SUBJECT.test(before)) return name
  if (language === 'de') return before === '' ? 'du' : ACCUSATIVE.test(before) ? 'dich' : 'dir'
  return language === 'vi' ? 'bạn' : 'you'
}

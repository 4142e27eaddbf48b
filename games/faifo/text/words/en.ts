import type { Skill } from '../../edition/edition.ts'
import type { CardText, SkillText } from '../shared.ts'

export const cards: readonly CardText[] = [
  { name: 'Ship', title: 'the one you came with' },
  { name: 'Rat', title: 'the gambler' },
  { name: 'Buffalo', title: 'born lucky' },
  { name: 'Tiger', title: 'the protector' },
  { name: 'Rabbit', title: 'the whisperer' },
  { name: 'Cat', title: 'the informer' },
  { name: 'Naga', title: 'who knows everyone' },
  { name: 'Dragon', title: 'the harbour master' },
  { name: 'Snake', title: 'the charmer' },
  { name: 'Horse', title: 'the heartbreaker' },
  { name: 'Sheep', title: 'everybody’s ward' },
  { name: 'Goat', title: 'who asks nicely' },
  { name: 'Monkey', title: 'the favourite' },
  { name: 'Hen', title: 'quiet and rich' },
  { name: 'Dog', title: 'the benefactor' },
  { name: 'Pig', title: 'the grand host' },
]

export const skills: Readonly<Record<Skill, SkillText>> = {
  'try-your-luck': {
    name: 'Try your luck',
    effect: 'Play rock-paper-scissors with an opponent; the winner takes half of the loser’s coins.',
  },
  'good-fortune': { name: 'Good fortune', effect: 'Take 4 coins from the bank.' },
  'protection-fee': { name: 'Protection fee', effect: 'Every opponent pays you 1 coin, or 2 if they own a contract.' },
  dictating: { name: 'Dictating', effect: 'Take 1 coin and call a merchant; its holder must lay it next turn.' },
  snitching: { name: 'Snitching', effect: 'Call a merchant; its holder pays you 3 coins.' },
  networking: {
    name: 'Networking',
    effect: 'Place a merchant from your hand, use its skill, then take an opponent’s merchant from the table.',
  },
  embargo: { name: 'Embargo', effect: 'Everybody returns what the bank paid them this turn.' },
  enticing: { name: 'Enticing', effect: 'Take half of an opponent’s coins.' },
  seducing: { name: 'Seducing', effect: 'Swap purses with an opponent.' },
  supported: { name: 'Supported', effect: 'All show their coins; if nobody has less than you, take a contract.' },
  'asking-a-favor': { name: 'Asking a favour', effect: 'Use the skill of any merchant on the table.' },
  prioritized: { name: 'Prioritized', effect: 'Take a contract; every opponent takes 1 coin.' },
  none: { name: 'No skill', effect: 'Nothing happens.' },
  charity: { name: 'Charity', effect: 'Give 3 coins to the bank.' },
  socializing: { name: 'Socializing', effect: 'Pay 2 coins to each neighbour; the bank adds what you lack.' },
}

export function coins(count: number): string {
  return count === 1 ? '1 coin' : `${count} coins`
}

export function list(parts: readonly string[], word = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen']

export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number)
}

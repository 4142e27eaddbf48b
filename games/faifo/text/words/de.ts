import type { Skill } from '../../edition/edition.ts'
import type { CardText, SkillText } from '../shared.ts'

export const cards: readonly CardText[] = [
  { name: 'Schiff', title: 'mit dem du kamst' },
  { name: 'Ratte', title: 'die Spielerin' },
  { name: 'Büffel', title: 'unter einem Glücksstern' },
  { name: 'Tiger', title: 'der Beschützer' },
  { name: 'Hase', title: 'der Einflüsterer' },
  { name: 'Katze', title: 'die Zuträgerin' },
  { name: 'Naga', title: 'die alle kennt' },
  { name: 'Drache', title: 'der Hafenmeister' },
  { name: 'Schlange', title: 'die Verführerin' },
  { name: 'Pferd', title: 'der Herzensbrecher' },
  { name: 'Schaf', title: 'aller Mündel' },
  { name: 'Ziege', title: 'die so nett fragt' },
  { name: 'Affe', title: 'der Günstling' },
  { name: 'Henne', title: 'still und reich' },
  { name: 'Hund', title: 'der Wohltäter' },
  { name: 'Schwein', title: 'der große Gastgeber' },
]

/** The cards' names by grammatical case, with articles. */
export const nominative: readonly string[] = [
  'ein Schiff',
  'die Ratte',
  'der Büffel',
  'der Tiger',
  'der Hase',
  'die Katze',
  'die Naga',
  'der Drache',
  'die Schlange',
  'das Pferd',
  'das Schaf',
  'die Ziege',
  'der Affe',
  'die Henne',
  'der Hund',
  'das Schwein',
]

export const accusative: readonly string[] = nominative.map((name) => name.replace(/^der /, 'den ').replace(/(Hase|Drache|Affe)$/, '$1n'))

export const dative: readonly string[] = accusative.map((name) =>
  name
    .replace(/^ein /, 'einem ')
    .replace(/^(den|das) /, 'dem ')
    .replace(/^die /, 'der '),
)

export const skills: Readonly<Record<Skill, SkillText>> = {
  'try-your-luck': {
    name: 'Das Glück versuchen',
    effect: 'Spiel Schere, Stein, Papier gegen einen Gegner; wer gewinnt, nimmt die halbe Börse.',
  },
  'good-fortune': { name: 'Glückssträhne', effect: 'Nimm 4 Münzen von der Bank.' },
  'protection-fee': { name: 'Schutzgeld', effect: 'Alle anderen zahlen dir 1 Münze, mit Vertrag 2.' },
  dictating: { name: 'Vorschrift', effect: 'Nimm 1 Münze und rufe einen Händler; wer ihn hat, muss ihn im nächsten Zug legen.' },
  snitching: { name: 'Anschwärzen', effect: 'Rufe einen Händler; wer ihn hat, zahlt dir 3 Münzen.' },
  networking: {
    name: 'Beziehungen',
    effect: 'Lege einen Händler aus der Hand hin, nutze seine Fähigkeit und nimm dann einen fremden vom Tisch.',
  },
  embargo: { name: 'Embargo', effect: 'Alle geben zurück, was ihnen die Bank in diesem Zug gezahlt hat.' },
  enticing: { name: 'Umgarnen', effect: 'Nimm einem Gegner die halbe Börse.' },
  seducing: { name: 'Verführen', effect: 'Tausche die Börse mit einem Gegner.' },
  supported: { name: 'Fürsorge', effect: 'Alle zeigen ihre Münzen; hat niemand weniger als du, nimm einen Vertrag.' },
  'asking-a-favor': { name: 'Um einen Gefallen bitten', effect: 'Nutze die Fähigkeit irgendeines Händlers auf dem Tisch.' },
  prioritized: { name: 'Bevorzugt', effect: 'Nimm einen Vertrag; alle anderen nehmen 1 Münze.' },
  none: { name: 'Keine Fähigkeit', effect: 'Es geschieht nichts.' },
  charity: { name: 'Wohltätigkeit', effect: 'Gib der Bank 3 Münzen.' },
  socializing: { name: 'Geselligkeit', effect: 'Zahle links und rechts je 2 Münzen; was dir fehlt, legt die Bank dazu.' },
}

export function coins(count: number): string {
  return count === 1 ? '1 Münze' : `${count} Münzen`
}

export function list(parts: readonly string[], word = 'und'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn']

export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number)
}

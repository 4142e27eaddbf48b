/**
 * Where long words of cards' names may be parted: few browsers know how to part words of every language, and a card is narrow. A word
 * that is not here is parted by the browser, if it can.
 */
const PARTED = [
  // English
  'Coloni|sation Farm|hands Fisher|man Har|vester pro|cure|ment Pro|cession Pur|chaser Settle|ment Stone|mason Store|house',
  // German
  'Bau|meister Be|sied|lung Ein|käufer Ernte|helfer Fischer|flotte Fisch|markt König|liche Königs|palast Königs|weg Korn|handel',
  'Opfer|gabe Par|fümeur Pro|zession Prunk|brücke Rosen|fest Schatz|kammer Schnit|ter Stadt|gründung Stadt|markt Statt|halter Stein|abbau',
  'Stein|be|schaffung Stein|bruch Stein|handel Stein|metz Tempel|dienst Trauben|be|schaffung Trauben|lese Tüch|tiger Volks|zählung',
  'Vor|arbeiter Vorrats|haus Wege|bau|trupp Wein|handel Weizen|be|schaffung Weizen|ernte',
].flatMap((line) => line.split(' '))

const SOFT_HYPHEN = '\u00ad'
const parts = new Map(PARTED.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]))

/** A card's name that can be laid on several lines, with hyphens where its words are parted. */
export function parted(title: string): string {
  return title
    .split(' ')
    .map((word) => parts.get(word) ?? word)
    .join(' ')
}

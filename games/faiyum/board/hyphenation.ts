/**
 * Where long words in card names may be hyphenated. Few browsers can hyphenate every language, and cards are narrow. Words not listed here
 * are left to the browser.
 */
const HYPHENATED = [
  // English
  'Coloni|sation Farm|hands Fisher|man Har|vester pro|cure|ment Pro|cession Pur|chaser Settle|ment Stone|mason Store|house',
  // German
  'Bau|meister Be|sied|lung Ein|käufer Ernte|helfer Fischer|flotte Fisch|markt König|liche Königs|palast Königs|weg Korn|handel',
  'Opfer|gabe Par|fümeur Pro|zession Prunk|brücke Rosen|fest Schatz|kammer Schnit|ter Stadt|gründung Stadt|markt Statt|halter Stein|abbau',
  'Stein|be|schaffung Stein|bruch Stein|handel Stein|metz Tempel|dienst Trauben|be|schaffung Trauben|lese Tüch|tiger Volks|zählung',
  'Vor|arbeiter Vorrats|haus Wege|bau|trupp Wein|handel Weizen|be|schaffung Weizen|ernte',
].flatMap((line) => line.split(' '))

const SOFT_HYPHEN = '\u00ad'
const parts = new Map(HYPHENATED.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]))

/** A card's name with soft hyphens, so that it can wrap onto several lines. */
export function hyphenated(title: string): string {
  return title
    .split(' ')
    .map((word) => parts.get(word) ?? word)
    .join(' ')
}

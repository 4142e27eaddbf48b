import type { Temperament } from '@fairground/kernel'

/** The parameters of the hand-written player. Found by changing one or a few at a time and playing against itself and its predecessor. */
export interface Weights {
  /** Steps of the police per round: a base, and more for each player. */
  readonly steps: number
  readonly stepsASeat: number
  /** The danger of the Godfather: its value one step away, and how much slower it falls with the distance if the police are fast. */
  readonly near: number
  readonly nearPace: number
  /** The value of a dollar in hand far from him, and how much of it is lost near him. */
  readonly kept: number
  readonly keptNear: number
  /** The same loss for notes, which are sold later. */
  readonly noteNear: number
  /** The share of its rate that an unsold note is worth: per turn left, and at most. */
  readonly noteATurn: number
  readonly noteMost: number
  /** The share that counts of the supermarket's higher price, for notes that it still buys. */
  readonly shopNote: number
  /** The value, as a share, of notes beyond those that we can still sell. */
  readonly surplus: number
  /** Bundles worth keeping in stock, and turns needed to sell one. */
  readonly stock: number
  readonly saleTurns: number
  /** Turns needed to print and sell once. */
  readonly cycle: number
  /** Another printer, by how many we have: one, two, three, more. */
  readonly printer1: number
  readonly printer2: number
  readonly printer3: number
  readonly printer4: number
  readonly printerBase: number
  /** A second and a third star. */
  readonly star2: number
  readonly star3: number
  readonly starBase: number
  readonly diner: number
  readonly dinerARound: number
  readonly jet: number
  readonly jetARound: number
  readonly ticket: number
  readonly lawyer: number
  readonly lawyerAPrinter: number
  /** Starting the next round. */
  readonly sunglasses: number
  /** What a dollar that a rival loses to the Godfather is worth to us. */
  readonly theirLoss: number
  /** How much the additional danger of a step towards the Godfather counts. */
  readonly nearer: number
  /** A step of the police: by itself, and per dollar of our lead. */
  readonly haste: number
  readonly hasteALead: number
  /** The cost of an investigation, for each note that the supermarket would have bought. */
  readonly detected: number
  /** Ending the game: per dollar of our lead then, and a constant gain if we lead or loss if we do not. */
  readonly endALead: number
  readonly endRest: number
  /** A flight, as a share of what it saves: in the long run, and before our next turn. */
  readonly flight: number
  readonly flightNow: number
  /** The probability that a rival's turn moves the police. */
  readonly hatChance: number
  /** Extra for spaces that may be taken by our next turn: the last free one of a zone, or one of the last two. */
  readonly lastSpace: number
  readonly lastButOne: number
  readonly reserve: number
  readonly reserveLate: number
  /** The share of its usual gain that an improvement must bring before it is used, while many rounds are left. */
  readonly patience: number
  /** The maximum of the random dollars added to each move, which make the player less predictable. */
  readonly whim: number
}

const TWO: Weights = {
  steps: 0.27,
  stepsASeat: 0.806,
  near: 1.25,
  nearPace: -0.177,
  kept: 1.17,
  keptNear: 0.445,
  noteNear: -0.092,
  noteATurn: 0.378,
  noteMost: 0.591,
  shopNote: -0.006,
  surplus: 0,
  stock: 2.72,
  saleTurns: 0.576,
  cycle: 2.56,
  printer1: 0.805,
  printer2: 0.954,
  printer3: 0.692,
  printer4: -0.004,
  printerBase: -1.29,
  star2: 3.99,
  star3: 5.67,
  starBase: 9.02,
  diner: 25.3,
  dinerARound: 22.4,
  jet: 19.8,
  jetARound: 2.53,
  ticket: 0.981,
  lawyer: 121,
  lawyerAPrinter: 11.2,
  sunglasses: 71.2,
  theirLoss: 0.307,
  nearer: 0.656,
  haste: 14.8,
  hasteALead: 0.067,
  detected: -0.318,
  endALead: 0.275,
  endRest: -4.13,
  flight: 1.12,
  flightNow: -0.288,
  hatChance: 0.138,
  lastSpace: 0.06,
  lastButOne: -0.064,
  reserve: 69.0,
  reserveLate: 23.0,
  patience: 0.25,
  whim: 6,
}

const THREE: Weights = {
  steps: 0.307,
  stepsASeat: 0.406,
  near: 1.08,
  nearPace: 0.312,
  kept: 0.89,
  keptNear: 0.32,
  noteNear: -0.197,
  noteATurn: 0.103,
  noteMost: 0.541,
  shopNote: 0.141,
  surplus: 0,
  stock: 4.09,
  saleTurns: 1.55,
  cycle: 2.04,
  printer1: 0.578,
  printer2: 0.636,
  printer3: 0.632,
  printer4: 0.145,
  printerBase: -3.44,
  star2: 3.16,
  star3: 5.08,
  starBase: 7.25,
  diner: 22.3,
  dinerARound: 19.3,
  jet: 28.6,
  jetARound: 16.0,
  ticket: 0.901,
  lawyer: 83.5,
  lawyerAPrinter: 12.3,
  sunglasses: 59.0,
  theirLoss: 0.247,
  nearer: 0.635,
  haste: 10.6,
  hasteALead: -0.001,
  detected: 1.13,
  endALead: 0.182,
  endRest: 11.8,
  flight: 0.666,
  flightNow: 0.258,
  hatChance: 0.325,
  lastSpace: 0.568,
  lastButOne: 0.118,
  reserve: 41.9,
  reserveLate: 17.3,
  patience: 0.25,
  whim: 6,
}

const FOUR: Weights = {
  steps: 0.264,
  stepsASeat: 0.618,
  near: 0.985,
  nearPace: 0.607,
  kept: 0.867,
  keptNear: 0.284,
  noteNear: -0.107,
  noteATurn: 0.191,
  noteMost: 0.698,
  shopNote: 0.148,
  surplus: 0,
  stock: 3.39,
  saleTurns: 0.614,
  cycle: 1.71,
  printer1: 0.85,
  printer2: 1.06,
  printer3: 0.473,
  printer4: 0.114,
  printerBase: -29.9,
  star2: 4.65,
  star3: 5.97,
  starBase: -1.96,
  diner: 27.7,
  dinerARound: 19.7,
  jet: 19.5,
  jetARound: 10.0,
  ticket: 0.943,
  lawyer: 94.9,
  lawyerAPrinter: 16.3,
  sunglasses: 75.6,
  theirLoss: 0.204,
  nearer: 0.494,
  haste: -2.56,
  hasteALead: -0.026,
  detected: -1.16,
  endALead: 0.356,
  endRest: 7.85,
  flight: 0.91,
  flightNow: 0.171,
  hatChance: 0.16,
  lastSpace: 0.252,
  lastButOne: 0.112,
  reserve: 44.6,
  reserveLate: 11.8,
  patience: 0.25,
  whim: 6,
}

/** A thrifty player values investments less. A bold one values them more and fears the Godfather less. A tricky one is less predictable. */
export function withTemperament(weights: Weights, temperament: Temperament = 'even'): Weights {
  switch (temperament) {
    case 'even':
      return weights
    case 'thrifty':
      return investing(weights, 0.75)
    case 'bold':
      return { ...investing(weights, 1.3), nearer: 0.8 * weights.nearer }
    case 'tricky':
      return { ...weights, whim: 3 * weights.whim }
  }
}

function investing(weights: Weights, by: number): Weights {
  const { printer1, printer2, printer3, star2, star3, dinerARound, patience } = weights
  return {
    ...weights,
    printer1: by * printer1,
    printer2: by * printer2,
    printer3: by * printer3,
    star2: by * star2,
    star3: by * star3,
    dinerARound: by * dinerARound,
    patience: patience / by,
  }
}

/** Each number of players plays differently: the board has two sides, and one of them has two starts. */
export function weightsFor(seats: number): Weights {
  return seats === 2 ? TWO : seats === 3 ? THREE : FOUR
}

import type { Sentences } from './coach.ts'

export const de: Sentences = {
  market: () => 'Sieh auf den Schwarzmarkt.',
  print: () => 'Sieh auf die Druckerpressen.',
  supermarket: () => 'Sieh auf den Supermarkt.',
  receiver: () => 'Sieh auf die Türen des Hehlers.',
  tax: () => 'Sieh auf das Finanzamt.',
  jet: () => 'Sieh auf den Flugplatz.',
  commercial: () => 'Sieh auf den Flughafen.',
  envelope: () => 'Sieh auf deinen Umschlag und die Polizeileiste.',
  notes: () => 'Sieh auf die Blüten in deiner Hand.',
  henchmen: () => 'Sieh auf deine Handlanger.',
  cards: () => 'Sieh auf deine Karten.',
  godfather: ({ steps, half, fly }) =>
    `Der Pate kommt in ${steps === 1 ? 'einem Schritt' : `${steps} Schritten`} und nähme ${half} $${fly === undefined ? ': Bring es vorher weg.' : `: Flieg jetzt ${fly} $ aus.`}`,
  quiet: ({ steps }) =>
    `Die andere Tür rückt die Polizei vor; bis zum Paten ${steps === 1 ? 'ist es ein Schritt' : `sind es ${steps} Schritte`}.`,
  'last-steps': ({ steps }) =>
    `Bis zum Ende ${steps === 1 ? 'ist es nur ein Schritt' : `sind es nur ${steps} Schritte`}: Was sich spät auszahlt, zahlt sich nicht mehr aus.`,
}

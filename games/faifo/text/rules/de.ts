import type { RulesSection } from '@fairground/kernel'
import type { Skill } from '../../edition/edition.ts'
import type { Card, Facts } from '../../state.ts'
import {
  byCount,
  COUNTS,
  deckRow,
  isFallingRow,
  isWorkedExample,
  merchantWith,
  rewardGroups,
  rivalries,
  shipGroups,
  sum,
  tiedContracts,
} from '../printed.ts'
import { accusative, capital, cards, coins, dative, inWords, list, nominative, skills } from '../words/de.ts'

/** «fünf zu dritt, vier zu viert, drei zu fünft». */
function forEach([three, four, five]: readonly [number, number, number], before = '', noun = ''): string {
  return `${before}${inWords(three)}${noun} zu dritt, ${before}${inWords(four)} zu viert, ${before}${inWords(five)} zu fünft`
}

export function rules(facts: Facts): readonly RulesSection[] {
  const { deck, merchants, ships } = facts
  const card = (skill: Skill) => merchantWith(facts, skill)
  const [low, high] = tiedContracts(facts)
  return [
    {
      id: 'aim',
      title: 'Worum es geht',
      paragraphs: [
        'Du führst eine Gilde im alten Hafen von Hội An und schickst in jedem Zug einen Händler oder ein Schiff an den Kai. Die Händler mit den besten Namen verdienen Münzen; der mit dem geringsten nutzt seine Fähigkeit. Am Ende jeder Runde gewinnt die vollste Börse einen Vertrag, und auch manche Fähigkeit bringt einen.',
        `Wenn eine Runde endet und jemand genug Verträge hat, ist das Spiel aus: ${forEach(byCount(facts, ({ goal }) => goal))}. Die meisten Verträge gewinnen.`,
      ],
    },
    {
      id: 'deal',
      title: 'Das Austeilen',
      paragraphs: [
        `Es gibt fünfzehn Händler mit Ansehen von 1 bis 15 und fünf Schiffe. Zu Beginn jeder Runde werden alle Karten eingesammelt. Alle bekommen ein Schiff; übrige Schiffe werden unter die Händler gemischt, und der Stapel wird verteilt: ${forEach(
          byCount(facts, ({ dealt }) => dealt),
          'je ',
          ' Karten',
        )}.`,
        setAside(facts),
        `So beginnt der erste Zug mit so vielen Handkarten: ${forEach(
          byCount(facts, ({ dealt, laidAside }) => 1 + dealt - laidAside),
        )}. Alle bis auf eine werden gespielt.`,
      ],
      example: 'Zu viert steckt das fünfte Schiff irgendwo im Stapel: Eine der vier Hände hat zwei Schiffe, und nur wer sie hat, weiß das.',
    },
    {
      id: 'money',
      title: 'Münzen',
      paragraphs: [
        `Alle beginnen mit ${coins(facts.startMoney)}. Zu Beginn jeder späteren Runde, nach dem Austeilen, behält niemand mehr Münzen, als auf dem obersten Vertrag steht; der Rest geht an die Bank. Wer weniger hat, bekommt nichts dazu: Die Zahl ist eine Grenze, kein Lohn.`,
        'Münzen sind verdeckt, bis eine Regel sie zeigt. Jeder Gewinn und jeder Verlust geschieht aber vor aller Augen, ein gutes Gedächtnis kennt sie also alle. Der Bank geht nie das Geld aus.',
      ],
      example: `Oben liegt Vertrag ${deck[1]}. Mit ${coins(deck[1] + 3)} gibst du 3 zurück und behältst ${deck[1]}; mit ${deck[1] - 2} behältst du deine ${deck[1] - 2}.`,
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      paragraphs: [
        `Züge in einer Runde: ${forEach(byCount(facts, ({ turns }) => turns))}. Alle wählen geheim eine Karte; aufgedeckt wird gemeinsam.`,
        'Dann der Reihe nach: Schiffe werden bezahlt, Rivalen gesucht, die besten Namen bezahlt, die Fähigkeit genutzt. Die Karten bleiben liegen, bis die Runde vorbei ist.',
      ],
    },
    {
      id: 'ships',
      title: 'Schiffe',
      paragraphs: [`${shipLine(facts)} Es zählen nur die Schiffe dieses Zuges. Wurden nur Schiffe gelegt, ist der Zug damit zu Ende.`],
    },
    {
      id: 'rivals',
      title: 'Rivalen',
      paragraphs: [
        `Manche Händler verlieren ihr Gesicht, wenn im selben Zug ein bestimmter anderer aufgedeckt wird: Ihr Ansehen ist dann 0. ${capital(
          rivalries(facts)
            .map(
              ({ card: prey, rivals }, index) =>
                `${nominative[prey]} (${prey})${index === 0 ? ' fällt' : ''} vor ${list(
                  rivals.map((rival) => `${dative[rival]} (${rival})`),
                  'oder',
                )}`,
            )
            .join(', '),
        )}.`,
        'Das gilt nur in dieser Richtung und für alle zugleich: Es kommt darauf an, wer da ist, auch wenn er selbst fällt.',
      ],
      ...(isFallingRow(facts) && {
        example:
          'Katze, Henne und Hund liegen da. Der Hund fällt vor der Katze, und die Henne fällt vor dem Hund, obwohl der selbst gefallen ist.',
      }),
    },
    {
      id: 'names',
      title: 'Die besten Namen',
      paragraphs: [
        'Der Händler mit dem höchsten Ansehen bringt seinen ersten Lohn, der nächste seinen zweiten; beides steht auf der Karte. Wer bei 0 ist, bekommt nichts davon. Steht nur einer über 0, gibt es keinen zweiten.',
        `Erster und zweiter Lohn: ${rewardGroups(facts)
          .map(
            ({ cards: group, first, second }) => `${list(group.map((each) => cards[each].name))} (${span(group)}) ${first} und ${second}`,
          )
          .join('; ')}.`,
        'Bei nur zwei Händlern bekommt der höhere seinen ersten Lohn, und einen zweiten gibt es nicht. Ein einzelner bekommt seinen ersten Lohn und nutzt auch seine Fähigkeit. Gefallene zählen dabei als Händler mit.',
      ],
      ...(isWorkedExample(facts) && {
        example: `Zwei Schiffe, Ratte (1), Katze (5) und Hund (14) liegen da. Jedes Schiff bringt ${coins(ships[2])}. Der Hund fällt vor der Katze. Die Katze ist jetzt die Höchste und bringt ${merchants[5].first}, die Ratte als Zweite ${merchants[1].second}. Der Hund, bei 0, gibt 3 Münzen für wohltätige Zwecke.`,
      }),
    },
    {
      id: 'skill',
      title: 'Der geringste Name',
      paragraphs: [
        'Der Händler mit dem niedrigsten Ansehen nutzt seine Fähigkeit, ob man will oder nicht. Gibt es etwas zu wählen, wählt, wem er gehört; gibt es nichts zu wählen, geschieht nichts.',
        'Händler bei 0 sind die niedrigsten. Sind es mehrere, nutzen alle ihre Fähigkeit, die kleinste Zahl zuerst, jede ganz, bevor die nächste kommt; sonst dann niemand.',
        'Wer mehr zahlen müsste, als da ist, zahlt, was da ist. Eine halbe Börse wird abgerundet. Auch wer nichts in der Börse hat, darf gewählt werden.',
      ],
    },
    {
      id: 'skills',
      title: 'Die fünfzehn Händler',
      paragraphs: merchants.slice(1).map(({ skill }, index) => {
        const name = `${index + 1} ${cards[index + 1].name}`
        return skill === 'none' ? `${name}: keine Fähigkeit.` : `${name}, ${skills[skill].name}: ${longSkill[skill](facts)}`
      }),
    },
    {
      id: 'chains',
      title: 'Eine Fähigkeit führt zur nächsten',
      paragraphs: [
        `${cards[card('networking')].name} und ${cards[card('asking-a-favor')].name} führen zu weiteren Fähigkeiten, auch zueinander. Du handelst, als hättest du den Händler gelegt, dessen Fähigkeit du nutzt: mit deinen Nachbarn, deiner Börse, deiner Hand. In einer Kette ist die Fähigkeit jedes Händlers nur einmal dran.`,
      ],
      example: `Mit ${dative[card('asking-a-favor')]} bittest du ${accusative[card('networking')]} auf dem Tisch um einen Gefallen; du legst ${accusative[card('prioritized')]} aus der Hand hin und nimmst einen Vertrag; dann nimmst du ${accusative[card('protection-fee')]}, vor zwei Zügen von einem Gegner gelegt.`,
    },
    {
      id: 'round',
      title: 'Das Ende der Runde',
      paragraphs: [
        'Nach dem letzten Zug zeigen alle ihre Münzen. Die vollste Börse nimmt den obersten Vertrag.',
        `Bei Gleichstand zeigen die Gleichen ihre letzte Karte. Das höchste gedruckte Ansehen bekommt den Vertrag; ein Schiff verliert gegen jeden Händler. Haben alle nur Schiffe, bekommt ihn niemand, und er bleibt oben liegen. Ein Händler, den ${nominative[card('networking')]} im letzten Zug genommen hat, gilt als letzte Karte.`,
      ],
      example: 'Lan und Minh haben beide 11 Münzen. Lan hat noch ein Schiff, Minh den Hasen (4): Minh nimmt den Vertrag.',
    },
    {
      id: 'end',
      title: 'Das Ende des Spiels',
      paragraphs: [
        'Erst wenn eine Runde vorbei ist, wird geschaut, ob jemand genug Verträge hat. Dann gewinnen die meisten Verträge. Bei Gleichstand gewinnt die kleinere Summe der Vertragszahlen; wer dann noch gleichauf ist, teilt den Sieg.',
        `Die ${inWords(deck.length)} Verträge gehen von der kleinsten Zahl zur größten weg: ${deckRow(facts, (few, last) => `${few} und so weiter bis ${last}`)}. Sollte der Stapel je leer sein, kann niemand mehr einen nehmen.`,
      ],
      example: `Zu viert haben zwei gleich viele Verträge: ${list(low.map(String))} ergeben ${sum(low)}; ${list(high.map(String))} ergeben ${sum(high)}. Die ${sum(low)} gewinnt.`,
    },
  ]
}

/** Cards that are left out, and cards that players lay aside. */
function setAside(facts: Facts): string {
  const names = { '3': 'Zu dritt', '4': 'Zu viert', '5': 'Zu fünft' } as const
  const sentences = COUNTS.flatMap((count) => {
    const { faceUp, laidAside } = facts.players[count]
    const said: string[] = []
    if (faceUp > 0)
      said.push(
        `${names[count]} ${faceUp === 1 ? 'wird' : 'werden'} vor dem Verteilen ${inWords(faceUp)} ${faceUp === 1 ? 'Karte' : 'Karten'} des Stapels aufgedeckt und weggelegt.`,
      )
    if (laidAside > 0)
      said.push(`${names[count]} legen danach alle geheim eine Karte beiseite, gern auch ein Schiff; diese werden gemeinsam aufgedeckt.`)
    return said
  })
  return [...sentences, 'Was weg- oder beiseiteliegt, kann niemand rufen, kopieren oder nehmen.'].join(' ')
}

function shipLine(facts: Facts): string {
  return shipGroups(facts)
    .map(({ from, coins: earned, andMore }) => {
      if (from === 1 && !andMore)
        return earned === 0 ? 'Ein einzelnes Schiff bringt nichts.' : `Ein einzelnes Schiff bringt ${coins(earned)}.`
      const who = andMore ? `${capital(inWords(from))} oder mehr` : capital(inWords(from))
      return earned === 0 ? `${who} bringen nichts.` : `${who} bringen je ${earned}.`
    })
    .join(' ')
}

function span(group: readonly Card[]): string {
  return group.length === 1 ? String(group[0]) : `${group[0]} bis ${group[group.length - 1]}`
}

/** Each skill in full. */
const longSkill: Readonly<Record<Skill, (facts: Facts) => string>> = {
  'try-your-luck': ({ drawsBeforeCoin }) =>
    `Wähle einen Gegner und spielt Schere, Stein, Papier, beide geheim. Ein Unentschieden wird wiederholt; nach dem ${drawsBeforeCoin}. entscheidet eine Münze. Wer gewinnt, nimmt die halbe Börse der anderen Seite.`,
  'good-fortune': () => 'Nimm 4 Münzen von der Bank.',
  'protection-fee': () => 'Alle anderen zahlen dir 1 Münze, oder 2, wenn sie in diesem Augenblick einen Vertrag haben.',
  dictating: () =>
    'Nimm 1 Münze von der Bank und rufe einen Händler, der weder offen liegt noch auf deiner Hand ist. Wer ihn hat, muss sich melden und ihn im nächsten Zug legen. Im letzten Zug, oder wenn es nichts zu rufen gibt, nimmst du nur die Münze.',
  snitching: () =>
    'Rufe einen Händler, der weder offen liegt noch auf deiner Hand ist. Wer ihn hat, zahlt dir 3 Münzen. Gibt es nichts zu rufen, geschieht nichts.',
  networking: ({ networkingFrom }) =>
    `Lege einen Händler aus der Hand vor dich und nutze seine Fähigkeit als deine; dann nimm einen Händler auf die Hand, ${
      networkingFrom === 'any'
        ? 'vor wem er auch liegt, nur nicht diesen selbst und keinen, den du eben gelegt oder hingelegt hast,'
        : 'der vor einem Gegner liegt,'
    } aus diesem oder einem früheren Zug. Du musst, wenn du einen Händler hast und einer zu nehmen ist. Der hingelegte Händler zählt beim Vergleich der Namen nicht mit und bleibt liegen.`,
  embargo: () => 'Alle, auch du, geben zurück, was ihnen die Bank in diesem Zug gezahlt hat. Was ihr einander gezahlt habt, bleibt.',
  enticing: () => 'Wähle einen Gegner, der alle Münzen zeigt; nimm die Hälfte davon.',
  seducing: () => 'Wähle einen Gegner; ihr zeigt beide alle Münzen und tauscht sie. Du musst, auch wenn du mehr hast.',
  supported: () => 'Alle zeigen ihre Münzen. Hat niemand weniger als du, nimm sofort den obersten Vertrag; Gleichstand genügt.',
  'asking-a-favor': (facts) =>
    `Wähle irgendeinen anderen offenen Händler, vor wem er auch liegt, aus diesem oder einem früheren Zug, und nutze seine Fähigkeit als deine. ${capital(accusative[merchantWith(facts, 'none')])} zu wählen ist erlaubt und bewirkt nichts.`,
  prioritized: () => 'Nimm sofort den obersten Vertrag, dann nehmen alle anderen 1 Münze von der Bank.',
  none: () => '',
  charity: () => 'Zeige deine Münzen und gib 3 an die Bank.',
  socializing: () => 'Zeige deine Münzen und zahle links und rechts je 2. Was dir fehlt, legt die Bank dazu, sodass beide 2 bekommen.',
}

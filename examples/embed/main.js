// A board in your own page: the viewer plays seat 0, Apprentices play the other seats, and no server is needed.
import { openBot } from '@fairground/bots'
import { games } from '@fairground/games'
import { board } from '@fairground/games/fair-trade/board/board.tsx'
import { fastRandom, textFor } from '@fairground/kernel'
import { h, render } from 'preact'

const SEATS = 3
const gamePackage = await games['fair-trade']()
const options = { rounds: 6, hiddenScores: false, edition: 'rulebook-1.3' }
const rules = gamePackage.game.open(options, SEATS)
const text = textFor(await gamePackage.text.en(), rules.facts)
const names = (seat) => ['You', 'Emil', 'Hoa'][seat]
const bots = await Promise.all(Array.from({ length: SEATS }, () => openBot(gamePackage, 'apprentice', rules)))
const random = fastRandom(Date.now())
const state = rules.setup(random)
const events = []
let picked

function play(seat, move) {
  rules.play(state, seat, move, random, (event) => events.push(event))
}

/** Lets the bots choose until it is the viewer's turn. */
function goOn() {
  for (let turn = rules.turn(state); turn.length > 0 && !turn.includes(0); turn = rules.turn(state)) {
    const [seat] = turn
    play(seat, bots[seat].choose(rules.view(state, seat), rules.moves(state, seat), { iterations: 0 }, random))
  }
  draw()
}

function draw() {
  const view = rules.view(state, 0)
  const props = {
    facts: rules.facts,
    view,
    turn: rules.turn(state),
    moves: rules.moves(state, 0),
    choose(move) {
      picked = undefined
      play(0, move)
      goOn()
    },
    picked,
    pick(move) {
      if (move !== undefined && move === picked) return props.choose(move)
      picked = move
      draw()
    },
    consider() {},
    showing: undefined,
    events,
    text,
    language: 'en',
    names,
    options,
    places: rules.outcome(state)?.places,
  }
  render([h(board.Picture, props), h(board.Tray, props)], document.getElementById('table'))
  document.getElementById('said').textContent = text.prompt(view, rules.turn(state), names).now
}

goOn()

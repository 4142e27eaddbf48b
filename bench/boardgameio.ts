import { createRequire } from 'node:module'

/**
 * boardgame.io, in production mode: it reads NODE_ENV while it is loaded, hence the assignment before it. Loaded by `require`, since
 * its entry points are folders, which an import does not find.
 */
process.env.NODE_ENV = 'production'

type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }})
type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
type Ai = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }})
type Multiplayer = typeof import('boardgame.io/multiplayer', { with: { 'resolution-mode': 'require' }})

const require = createRequire(import.meta.url)
const core: Core = require('boardgame.io/core')
const internal: Internal = require('boardgame.io/internal')
const client: ClientModule = require('boardgame.io/client')
const ai: Ai = require('boardgame.io/ai')
const multiplayer: Multiplayer = require('boardgame.io/multiplayer')

export const { ActivePlayers, INVALID_MOVE, PlayerView } = core
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } = internal
export const { Client } = client
export const { MCTSBot } = ai
export const { Local } = multiplayer

import type { Goal } from '../campaign.ts'
import type { Piece } from '../edition/vocabulary.ts'
import { Ankh } from './icons.tsx'
import { PieceIcon } from './pieces.tsx'

const PIECE: Readonly<Record<Exclude<Goal['counts'], 'reputation'>, Piece>> = {
  bridges: 'bridge',
  palaces: 'palace',
  blocks: 'block',
  workshops: 'workshop',
  crocodiles: 'crocodile',
}

/** What a goal counts, as a sign: several goals have no room for their names. */
export function GoalSign({ counts }: Pick<Goal, 'counts'>) {
  return counts === 'reputation' ? <Ankh /> : <PieceIcon piece={PIECE[counts]} />
}

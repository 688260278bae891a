import { type Because, because } from '#platform/law/clause.ts'

/** A pet that is looked for stays where whoever finds it reaches the keeper who looks for it. */
export const mayLeave = ({ petStatus }: { petStatus: string }): true | Because =>
  petStatus === 'missing' || petStatus === 'stolen'
    ? because('CONF-3', 'While your pet is missing or stolen, its record stays here. Report it found first.')
    : true

import * as z from 'zod'
import { isNamedAlike } from './dam.ts'
import { Dam, Sire } from './shapes.ts'

/** The mother and father of an animal, as a row of a file or a litter has them. */
export const Parents = z.object({ dam: Dam, sire: Sire })
export type Parents = z.output<typeof Parents>
type Parent = Parents['sire']

/** What the rows of a litter say of its parents together. */
export function parentsOf(rows: readonly [Parents, ...Parents[]]): Parents {
  const [{ dam }] = rows
  return { dam: { ...coalesce(rows.map((row) => row.dam)), name: dam.name }, sire: coalesce(rows.map((row) => row.sire)) }
}

const coalesce = (said: readonly Parent[]): Parent => ({
  name: said.find(({ name }) => name !== '')?.name ?? '',
  chipNumber: said.find(({ chipNumber }) => chipNumber !== null)?.chipNumber ?? null,
  kennelClubNumber: said.find(({ kennelClubNumber }) => kennelClubNumber !== '')?.kennelClubNumber ?? '',
})

/** What a row says of the parents that its litter, registered already or in the same file, doesn’t have: it would be lost. */
export function differing(own: Parents, litter: Parents, where: 'registered' | 'inFile'): string[] {
  return [
    isOther(own.dam, litter.dam) ? `Mother: ${OTHER[where](litter.dam.name)}` : [],
    isOther(own.sire, litter.sire) ? `Father: ${OTHER[where](litter.sire.name)}` : [],
  ].flat()
}

function isOther(own: Parent, known: Parent): boolean {
  if (own.name === '') return false
  const hasOther = (mine: string | null, its: string | null) => Boolean(mine) && mine !== its
  return (
    known.name === '' ||
    !isNamedAlike(own.name, known.name) ||
    hasOther(own.chipNumber, known.chipNumber) ||
    hasOther(own.kennelClubNumber, known.kennelClubNumber)
  )
}

const OTHER = {
  registered: (name: string) =>
    name === ''
      ? 'You’ve already registered this litter without a father. Add him on the litter’s page first, or leave him out here.'
      : `You’ve already registered this litter, with ${name} and other details. Correct this row, or the litter on its page.`,
  inFile: (name: string) => `Another row of this litter has ${name} with other details. Make the rows the same.`,
}

import { breedAnswerOf } from '#features/pets/kit/form/answersof.ts'
import { blankLitter, type LitterAnswers } from './answers.ts'
import type { Mother } from './mothers.ts'

type Answers = Pick<LitterAnswers, 'dam' | 'damChosen' | 'species' | 'breed'>

/** What a litter’s answers become when this name is typed or chosen: what was filled in from the mother before goes with her. */
export function damTyped(answers: Answers, typed: string, mother: Mother | undefined): Partial<LitterAnswers> {
  if (mother) {
    const { id, name, chipShown: chipNumber, kennelClubNumber, species } = mother
    return { dam: { name, chipNumber, kennelClubNumber }, damChosen: id, species, breed: breedAnswerOf(mother) }
  }
  if (answers.damChosen === '') return { dam: { ...answers.dam, name: typed } }
  const { dam, species, breed } = blankLitter
  return { dam: { ...dam, name: typed }, damChosen: '', species, breed }
}

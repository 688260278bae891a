import { blankPet, type PetAnswers, petAsked } from '#features/pets/kit/form/answers.ts'
import { atPetFields } from '#features/pets/kit/form/petfields.ts'
import { atProofFields, blankProof, type ProofAnswers, proofOf } from '../kit/proof.ts'

/** What is said of an animal whose record moves here, of the database it is with, and of the proof. '' where nothing is said yet. */
export type Moving = PetAnswers & ProofAnswers & { database: string }

export const blankMoving: Moving = {
  ...blankPet,
  database: '',
  ...blankProof,
}

/** The form as `saveTransferFromDatabase` takes it. */
export function movingAsked(answers: Moving, now: Date): Record<string, unknown> {
  const { evenIfHeldElsewhere: _, ...pet } = petAsked(answers, now)
  return { ...(answers.database && { database: answers.database }), proof: proofOf(answers), pet }
}

/** The sentences by the fields of the form: the contract has the animal and the proof as groups, and the form has them flat. */
export const atMovingFields = (sentences: Record<string, string>): Record<string, string> =>
  atPetFields()(
    Object.fromEntries(Object.entries(atProofFields(sentences)).map(([path, sentence]) => [path.replace(/^pet\./, ''), sentence])),
  )

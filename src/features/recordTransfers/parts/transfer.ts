import { blankPet, type PetAnswers, petAsked } from '#features/pets/kit/form/answers.ts'
import { atPetFields } from '#features/pets/kit/form/petfields.ts'

/** What is said of an animal whose record moves here, of the database it is with, and of the proof. '' where nothing is said yet. */
export type Moving = PetAnswers & {
  database: string
  proofKind: string
  certificateId: string
  certificateName: string
  /** A secret of the other database: its name keeps it out of what is kept in the tab. */
  transferCode: string
}

export const blankMoving: Moving = {
  ...blankPet,
  database: '',
  proofKind: '',
  certificateId: '',
  certificateName: '',
  transferCode: '',
}

/** The form as `saveTransferFromDatabase` takes it. */
export function movingAsked(answers: Moving, now: Date): Record<string, unknown> {
  const { evenIfHeldElsewhere: _, ...pet } = petAsked(answers, now)
  return { ...(answers.database && { database: answers.database }), proof: proofOf(answers), pet }
}

function proofOf({ proofKind, certificateId, transferCode }: Moving): Record<string, string> {
  const code = transferCode.trim()
  if (proofKind === 'certificate') return { kind: proofKind, ...(certificateId && { fileId: certificateId }) }
  if (proofKind === 'transferCode') return { kind: proofKind, ...(code && { code }) }
  return proofKind ? { kind: proofKind } : {}
}

/** The sentences by the fields of the form. */
export const atMovingFields = (sentences: Record<string, string>): Record<string, string> =>
  atPetFields()(Object.fromEntries(Object.entries(sentences).map(([path, sentence]) => [fieldOf(path), sentence])))

/** The contract has the animal and the proof as groups; the form has them flat. */
function fieldOf(path: string): string {
  return PROOF_FIELDS.get(path) ?? path.replace(/^pet\./, '')
}

const PROOF_FIELDS = new Map([
  ['proof', 'proofKind'],
  ['proof.kind', 'proofKind'],
  ['proof.fileId', 'certificateId'],
  ['proof.code', 'transferCode'],
])

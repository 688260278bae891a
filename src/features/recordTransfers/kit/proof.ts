/** What a form says of a proof; '' where nothing is said yet. */
export type ProofAnswers = {
  proofKind: string
  certificateId: string
  certificateName: string
  /** A secret of the other database: its name keeps it out of what is kept in the tab. */
  transferCode: string
}

/** A form about a proof of which nothing is said yet. */
export const blankProof: ProofAnswers = { proofKind: '', certificateId: '', certificateName: '', transferCode: '' }

/** Whether this kind of proof is a file that is uploaded. */
export const isFile = (kind: string): kind is 'certificate' | 'signedForm' => kind === 'certificate' || kind === 'signedForm'

/** A proof as the calls take it. */
export function proofOf({ proofKind, certificateId, transferCode }: ProofAnswers): Record<string, string> {
  const code = transferCode.trim()
  if (isFile(proofKind)) return { kind: proofKind, ...(certificateId && { fileId: certificateId }) }
  if (proofKind === 'transferCode') return { kind: proofKind, ...(code && { code }) }
  return proofKind ? { kind: proofKind } : {}
}

/** The sentences about a proof by the fields of the form. */
export const atProofFields = (sentences: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(sentences).map(([path, sentence]) => [PROOF_FIELDS.get(path) ?? path, sentence]))

const PROOF_FIELDS = new Map([
  ['proof', 'proofKind'],
  ['proof.kind', 'proofKind'],
  ['proof.fileId', 'certificateId'],
  ['proof.code', 'transferCode'],
])

/** What shows that a record is somebody’s own. */
export const PROOFS = [
  { value: 'certificate', label: 'A certificate', hint: 'A photo or PDF of the registration, with your name on it.' },
  { value: 'signedForm', label: 'A signed form', hint: 'For an animal you took in: its keeper has signed it over to you.' },
  { value: 'transferCode', label: 'A transfer code', hint: 'Some databases give keepers one for moving a record.' },
  { value: 'sameEmail', label: 'My e-mail address', hint: 'The other database has the same address for me as you do.' },
] as const

/** A kind of proof in words. */
export const proofText = (kind: string) => PROOFS.find(({ value }) => value === kind)?.label ?? ''

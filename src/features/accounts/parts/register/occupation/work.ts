import type { ReactNode } from 'react'

/** The trades that register on a page of their own. */
export type Work = 'Breeder' | 'Welfare' | 'Implanter'

/** What somebody says of their trade, that of all trades together; '' where nothing is said. */
export const NO_WORK = {
  licensed: '',
  licenceNumber: '',
  issuingAuthority: '',
  organisation: '',
  organisationKind: '',
  registrationNumber: '',
  role: '',
  certificateReference: '',
  /** The kinds of animals of a certificate, separated by commas. */
  species: '',
}
export type WorkAnswers = typeof NO_WORK

/** The answers of one trade as the call takes them. */
export function workAsked(work: Work, answers: WorkAnswers): Record<string, unknown> {
  const { licensed, licenceNumber, issuingAuthority, organisation, organisationKind, registrationNumber } = answers
  if (work === 'Implanter') return { kind: work, ...practiceAsked(answers) }
  if (work === 'Welfare') return { kind: work, organisation, organisationKind, registrationNumber }
  if (licensed === 'no') return { kind: work, licensed: false }
  return { kind: work, ...(licensed === 'yes' && { licensed: true, licenceNumber, issuingAuthority }) }
}

/** What an implanter may do, as the calls take it: a vet may implant in any animal. */
export function practiceAsked({ role, certificateReference, species }: Pick<WorkAnswers, 'role' | 'certificateReference' | 'species'>) {
  const kinds = species.split(',').filter(Boolean)
  return { certificateReference, role, species: role === 'vet' ? ['all'] : kinds }
}

/**
 * The contract's sentences in the words of the form: a question where the contract, which does not know the form, names its field.
 * The kinds of animals are asked once somebody has said what they are.
 */
export function workProblems(problems: Record<string, ReactNode>, answers: WorkAnswers): Record<string, ReactNode> {
  const asked = Object.entries(problems).filter(([path]) => path !== 'professional.species' || answers.role !== '')
  return Object.fromEntries(asked.map(([path, sentence]) => [path, (isBlank(path, answers) && ASK[path]) || sentence] as const))
}

function isBlank(path: string, answers: WorkAnswers) {
  return Object.entries(answers).some(([name, said]) => path === `professional.${name}` && said.trim() === '')
}

const ASK: Record<string, string> = {
  'professional.role': 'Choose what you are',
  'professional.certificateReference': 'Enter the number of your certificate or registration',
  'professional.species': 'Choose the kinds of animals of your certificate',
  'professional.licensed': 'Say whether you hold a breeding licence',
  'professional.issuingAuthority': 'Enter the council that issued the licence',
  'professional.organisation': 'Enter the name of the organisation',
  'professional.organisationKind': 'Choose what kind of organisation it is',
}

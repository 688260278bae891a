/** The trades that register, each with questions of its own. */
export type Work = 'Breeder' | 'Welfare' | 'Implanter' | 'Trainer'

/** What somebody says of their trade, that of all trades together; '' where nothing is said. */
export const NO_WORK = {
  licensed: '',
  licenceNumber: '',
  issuingAuthority: '',
  licenceEndsOn: '',
  organisation: '',
  organisationKind: '',
  registrationNumber: '',
  /** The Secretary of State’s approval of a trainer’s course. */
  courseApproval: '',
  role: '',
  certificateReference: '',
  /** The kinds of animals of a certificate, separated by commas. */
  species: '',
}
export type WorkAnswers = typeof NO_WORK

/** The answers of one trade as the call takes them. */
export function workAsked(work: Work, answers: WorkAnswers): Record<string, unknown> {
  const { licensed, licenceNumber, issuingAuthority, licenceEndsOn, organisation, organisationKind, registrationNumber, courseApproval } =
    answers
  if (work === 'Implanter') return { kind: work, ...practiceAsked(answers) }
  if (work === 'Welfare') return { kind: work, organisation, organisationKind, registrationNumber }
  if (work === 'Trainer') return { kind: work, organisation, courseApproval }
  if (licensed === 'no') return { kind: work, licensed: false }
  const licence = { licenceNumber, issuingAuthority, ...(licenceEndsOn && { licenceEndsOn }) }
  return { kind: work, ...(licensed === 'yes' && { licensed: true, ...licence }) }
}

/** What an implanter may do, as the calls take it: a vet may implant in any animal, and nobody is asked for kinds before their role. */
export function practiceAsked({ role, certificateReference, species }: Pick<WorkAnswers, 'role' | 'certificateReference' | 'species'>) {
  const kinds = species.split(',').filter(Boolean)
  return { certificateReference, role, species: role === 'vet' || role === '' ? ['all'] : kinds }
}

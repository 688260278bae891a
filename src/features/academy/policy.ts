import { ORDERING_DAYS } from '#features/stock/lifecycle.ts'
import { isYounger } from '#platform/clock/age.ts'
import { daysAfter } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'
import { TRAINED_SPECIES } from './kinds.ts'
import { EXPIRING_DAYS, REFRESH_YEARS } from './lifecycle.ts'
import type { TrainedSpecies, TrainingStatus } from './shapes.ts'

/** The kinds of animal that a text of the database names, in our order. */
export const kindsIn = (species: readonly string[]): TrainedSpecies[] => TRAINED_SPECIES.filter((kind) => species.includes(kind))

/** ACAD-3: whether a student can choose another trainer. Those with a certificate need one for a refresher, or to add an animal. */
export function mayChangeTrainer({ status }: { status: TrainingStatus }): true | Because {
  return status !== 'withdrawn' || because('ACAD-10', 'You’ve stopped training. Apply again first.')
}

/** ACAD-3: whether a student can still choose other animals. The questions of an exam depend on them. */
export function mayChangeSpecies({ status }: { status: TrainingStatus }): true | Because {
  if (status === 'withdrawn') return because('ACAD-10', 'You’ve stopped training. Apply again first.')
  return (
    status === 'applied' ||
    status === 'enrolled' ||
    status === 'lockedOut' ||
    because('ACAD-3', 'You’ve passed the exam for these animals, so they stay the same')
  )
}

/** ACAD-28: whether somebody who is certified can add an animal to their certificate. */
export function mayAddSpecies({ status }: { status: TrainingStatus }, certificate: Held | undefined): true | Because {
  if (status !== 'certified' || !certificate) return because('ACAD-28', 'You need your certificate before you can add animals')
  if (!counts(certificate)) return because('ACAD-23', 'Your certificate doesn’t count at the moment')
  return certificate.species.length < TRAINED_SPECIES.length || because('ACAD-28', 'Your certificate covers all the animals there are')
}

/** ACAD-28: whether a trainer can pass a practical that adds to a certificate. */
export function mayAddTo(certificate: Held | undefined, trainer: { courseApproval: string | null }): true | Because {
  if (certificate && !counts(certificate)) return because('ACAD-23', 'Their certificate doesn’t count at the moment')
  if (certificate?.courseApproval && !trainer.courseApproval)
    return because('ACAD-28', 'Their certificate is from an approved course, so only a trainer of an approved course can add to it')
  return true
}

/** ACAD-7, ACAD-16, ACAD-28: whether a trainer can assess the practical of a student now. */
export function mayAssess({ status, adding }: { status: TrainingStatus; adding: readonly string[] }): true | Because {
  if (status === 'certified' && adding.length > 0) return true
  if (status === 'practicalPassed' || status === 'certified') return because('ACAD-7', 'They’ve passed every practical')
  return status === 'theoryPassed' || because('ACAD-7', 'They have to pass the exam first')
}

/** The animals in which a student is to be assessed: all of them before the certificate, and those that they add afterwards. */
export const kindsToAssess = ({
  status,
  species,
  adding,
}: {
  status: TrainingStatus
  species: readonly string[]
  adding: readonly string[]
}) => kindsIn(status === 'certified' ? adding : species)

interface Held {
  status: 'valid' | 'expiring' | 'expired' | 'suspended' | 'revoked'
  courseApproval: string | null
  species: readonly string[]
}

/** A certificate that counts for what its holder may do: a missed refresher takes away no right that the law gives (SI 2023/468 reg 10). */
export const counts = ({ status }: Pick<Held, 'status'>) => status !== 'suspended' && status !== 'revoked'

/** ACC-26: whether the holder of a certificate can become an implanter with it now. */
export function mayBecomeImplanter(
  who: Pick<Person, 'roles'>,
  { certificate, bornOn, now }: { certificate: Omit<Held, 'species'> | undefined; bornOn: string | null; now: Date },
): true | Because {
  if (!certificate) return because('ACAD-8', 'You need your certificate first')
  if (!counts(certificate)) return because('ACAD-23', 'Your certificate doesn’t count at the moment')
  if (!certificate.courseApproval)
    return because('ACC-26', 'Your course isn’t approved by the Secretary of State, so this certificate gives no right to implant')
  if (who.roles.includes('Implanter')) return because('ACC-6', 'Your account already has an implanter profile')
  return !isYounger(bornOn, IMPLANTER_AGE, now) || because('ACC-26', 'You can work as an implanter from the age of 18')
}

const IMPLANTER_AGE = 18

/** The day by which the next refresher is due, after a certificate or a refresher of a day (`YYYY-MM-DD`); after 29 February, 28 February. */
export function refreshAfter(day: string): string {
  const year = String(Number(day.slice(0, 4)) + REFRESH_YEARS).padStart(4, '0')
  return day.endsWith('-02-29') ? `${year}-02-28` : year + day.slice(4)
}

/** The last day on which chips can be ordered without a refresher. */
export const orderingUntil = (refreshBy: string) => daysAfter(refreshBy, ORDERING_DAYS)

/** ACAD-20, ACAD-21: where a certificate stands with its refresher on a day. */
export function stateOn(refreshBy: string, today: string): 'valid' | 'expiring' | 'expired' {
  if (refreshBy < today) return 'expired'
  return refreshBy <= daysAfter(today, EXPIRING_DAYS) ? 'expiring' : 'valid'
}

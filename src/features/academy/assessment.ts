import { randomInt } from 'node:crypto'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { submitAssessment } from './contract.ts'
import { CHECKLIST, LEAST_IMPLANTS } from './kinds.ts'
import { mayAddTo } from './policy.ts'
import { type CertificateRow, certificateOf, type practicalsOf, type TrainingRow } from './queries.ts'

type Input = InputOf<typeof submitAssessment>
type Fault = { code: 'inFuture' | 'beforeTraining' | 'sameChip' | 'oldKind'; field: string }

/** What is wrong with the implants that a trainer watched, or null. Days are those of the United Kingdom. */
export function faultIn(implants: Input['implants'], { createdAt }: Pick<TrainingRow, 'createdAt'>, now: Date): Fault | null {
  for (const [index, { on, chipNumber }] of implants.entries()) {
    const field = (name: string) => `implants.${index}.${name}`
    if (on > londonDate(now)) return { code: 'inFuture', field: field('on') }
    if (on < londonDate(createdAt)) return { code: 'beforeTraining', field: field('on') }
    if (implants.findIndex((other) => other.chipNumber === chipNumber) !== index) return { code: 'sameChip', field: field('chipNumber') }
    const reading = readChipNumber(chipNumber)
    if (!reading.valid || !reading.compliant) return { code: 'oldKind', field: field('chipNumber') }
  }
  return null
}

/** ACAD-16: notes that these implants count for a practical; the first that counts for another already, or null. */
export async function countedBefore(db: Db, practicalId: string, implants: Input['implants']): Promise<number | null> {
  const noted = await db
    .insertInto('practicalChip')
    .values(implants.map(({ chipNumber }) => ({ chipNumber, practicalId })))
    .onConflict((same) => same.doNothing())
    .returning('chipNumber')
    .execute()
  const index = implants.findIndex((implant) => !noted.some(({ chipNumber }) => chipNumber === implant.chipNumber))
  return index === -1 ? null : index
}

/** ACAD-16: whether what a trainer saw is enough for a pass. */
export const isEnough = ({ checklist, implants }: Pick<Input, 'checklist' | 'implants'>) =>
  CHECKLIST.every((step) => checklist[step]) && implants.filter(({ passed }) => passed).length >= LEAST_IMPLANTS

/** Whether a trainer signed with their own name, however they wrote it. */
export const isSigned = (signature: string, name: string) => folded(signature) === folded(name)

/** A name however it’s written. */
export const folded = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether a practical in this animal is passed already, or waits for a second trainer. */
export async function isAssessed(db: Db, { id, studentId }: Pick<TrainingRow, 'id' | 'studentId'>, species: string): Promise<boolean> {
  const before = await db
    .selectFrom('practical')
    .select(['status', 'courseApproval'])
    .where('trainingId', '=', id)
    .where('species', '=', species)
    .execute()
  const certificate = await certificateOf(db, studentId)
  return before.some((practical) => isDone(practical, certificate))
}

/** ACAD-28: a practical that isn’t to be repeated. What a certificate can’t be widened by is seen again. */
export const isDone = (practical: Pick<PracticalRow, 'status' | 'courseApproval'>, certificate: CertificateRow | undefined) =>
  practical.status !== 'failed' && mayAddTo(certificate, practical) === true

type PracticalRow = Awaited<ReturnType<typeof practicalsOf>>[number]

const DRAWS = 1_000_000

/** ACAD-17: whether a practical that its trainer passes gets a second look: by lot, so that no trainer can tell in advance. */
export const isDrawn = (share: number) => randomInt(DRAWS) < share * DRAWS

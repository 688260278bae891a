import { sql } from 'kysely'
import * as z from 'zod'
import { breederDetails } from './queries/breeders.ts'
import { Licence, Practice } from './shapes.ts'

/** What stands in a profile's details beside what the professional said when they applied. */
const Details = z.looseObject({
  evidenceFileId: z.string().optional(),
  evidence: z.array(z.string()).default([]),
  evidenceNote: z.string().default(''),
  why: z.string().optional(),
})

/** The files that show who a professional is, what they wrote with them, and why Staff refused it; null where they never did. */
export function evidenceOf(details: unknown): { files: string[]; note: string; why: string | null } {
  const { evidenceFileId, evidence, evidenceNote, why } = Details.catch(NONE).parse(details)
  return { files: evidenceFileId ? [evidenceFileId, ...evidence] : evidence, note: evidenceNote, why: why ?? null }
}

const NONE = { evidence: [], evidenceNote: '' }

/** The same details with more files; each is counted once. */
export function withEvidence(details: unknown, fileIds: readonly string[], note: string) {
  const before = Details.catch(NONE).parse(details)
  return { ...before, evidence: [...new Set([...before.evidence, ...fileIds])], evidenceNote: note || before.evidenceNote }
}

/** The details of a profile without its evidence, in an update of it: what the files showed is forgotten, and not what they were sent for. */
export const WITHOUT_EVIDENCE = sql<string>`details - 'evidence' - 'evidenceFileId' - 'evidenceNote'`

/** The licence that stands in a breeder's details, or null. */
export function licenceOf(details: unknown): z.output<typeof Licence> | null {
  return z.object(Licence.shape).nullable().catch(null).parse(details)
}

/** What an implanter's details say that they may do. */
export const practiceOf = (details: unknown): z.output<typeof Practice> => StatedPractice.catch(NO_PRACTICE).parse(details)

const NO_PRACTICE = { certificateReference: '', species: [], role: 'trained' as const }
const StatedPractice = Practice.extend({
  certificateReference: Practice.shape.certificateReference.default(''),
  species: Practice.shape.species.default([]),
  role: Practice.shape.role.default('trained'),
})

/** Whether a licence is another than the one that Staff have seen: a later last day alone is the same licence renewed. */
export function isOtherLicence(details: unknown, licence: z.output<typeof Licence>): boolean {
  const before = licenceOf(details)
  return before?.licenceNumber !== licence.licenceNumber || before.issuingAuthority !== licence.issuingAuthority
}

interface Given {
  /** `YYYY-MM-DD` */
  today: string
  /** It’s the licence we have, whose number or council was mistyped. */
  isCorrection: boolean
}

/** The same details with a licence: in place of one that it corrects or makes longer, and after one that it follows. */
export function withLicence(details: unknown, licence: z.output<typeof Licence>, { today, isCorrection }: Given) {
  const loose = z.looseObject({}).catch({}).parse(details)
  const { licenceNumber, issuingAuthority, licenceEndsOn, licenceSince, pastLicences } = breederDetails(details)
  const hasEnded = licenceEndsOn !== null && licenceEndsOn < today
  const isSame = !isOtherLicence(details, licence) && (!hasEnded || licence.licenceEndsOn === licenceEndsOn)
  const stays = { ...loose, licensed: true, licenceEndsOn: undefined, ...licence }
  if (!licenceNumber || isSame || isCorrection) return stays
  const before = { licenceNumber, issuingAuthority: issuingAuthority ?? '', licenceEndsOn, licenceSince }
  return { ...stays, licenceSince: today, pastLicences: [...pastLicences, before] }
}

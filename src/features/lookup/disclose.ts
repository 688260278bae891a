import type * as z from 'zod'
import type { OtherAnswer } from '#features/chips/queries.ts'
import { fileUrl } from '#features/files/queries.ts'
import { listed } from '#platform/listed.ts'
import type { Signer } from '#platform/server/signer.ts'
import { site } from '#src/site.ts'
import type { Finding } from './find.ts'
import { lookupProof } from './proof.ts'
import type { RegisteredPet } from './queries.ts'
import type { ChipResult, Gone } from './shapes.ts'
import { adviceOn, headlineOf } from './words.ts'

interface Asked {
  typed: string
  now: Date
  signer: Signer
}

/** What anybody may know of a chip: where it is registered and what to do, signed. Nothing of the keeper, and nothing of the animal, unless it’s missing and its keeper lets finders see what it looks like. */
export function forAnyone(finding: Finding, { typed, now, signer }: Asked): z.input<typeof ChipResult> {
  const words = { headline: headlineOf(finding), advice: adviceOn(finding), checkedAt: now }
  if (finding.result === 'impossible')
    return { ...UNREAD, ...words, typed, suggestion: finding.reading.suggestion, several: [...finding.reading.several] }

  const { result, reading } = finding
  const { number, shown, format, manufacturer, country, notes } = reading
  return {
    ...words,
    result,
    typed,
    missing: missingOf(finding),
    looks: looksOf(finding),
    number,
    shown,
    format,
    manufacturer,
    country,
    notes,
    suggestion: null,
    several: [],
    others: finding.result === 'registeredHere' ? alsoHeldBy(finding.pet) : finding.others,
    unproven: isUnproven(finding),
    movedFrom: finding.result === 'registeredHere' ? finding.pet.movedFrom : null,
    holder: finding.result === 'issued' ? finding.holder : null,
    relay: finding.result === 'issued' || (finding.result === 'registeredHere' && finding.pet.keeperIsHere),
    reader: readerOf(finding),
    proof: lookupProof(signer, {
      number,
      result,
      missing: missingOf(finding),
      holder: holderOf(finding),
      unproven: isUnproven(finding),
      at: now,
    }),
  }
}

/** MOVE-1, CONF-1: both registers are named until it’s known whose record counts. */
const alsoHeldBy = ({ unresolvedWith }: RegisteredPet): OtherAnswer[] => (unresolvedWith ? [{ ...unresolvedWith, holds: 'yes' }] : [])

const UNREAD = {
  result: 'impossible' as const,
  missing: null,
  looks: null,
  number: null,
  shown: null,
  format: null,
  manufacturer: null,
  country: null,
  notes: [],
  others: [],
  unproven: false,
  movedFrom: null,
  holder: null,
  relay: false,
  reader: 'keeper' as const,
  proof: null,
}

/** PET-7 Who reads first what a finder writes: an animal that no keeper has confirmed is in its implanter’s name. */
const readerOf = (finding: Finding) =>
  finding.result === 'issued' || (finding.result === 'registeredHere' && !finding.pet.isConfirmed) ? 'implanter' : 'keeper'

/** What the keeper has reported of the animal, where it is looked for. */
export const missingOf = (finding: Finding): Gone | null => (finding.result === 'registeredHere' ? finding.pet.missing : null)

/** MOVE-1, CONF-1 */
export const isUnproven = (finding: Finding): boolean => finding.result === 'registeredHere' && finding.pet.unresolvedWith !== null

/** What its keeper lets a finder see of an animal that is looked for. */
function looksOf(finding: Finding) {
  if (finding.result !== 'registeredHere' || !finding.pet.looks) return null
  const { colour, markings, photo } = finding.pet.looks
  return { colour, markings: markings ?? '', photoUrl: photo && fileUrl(photo) }
}

/** Who holds the number, by name: we, or whoever said so; null where nobody did. */
export function holderOf(finding: Finding): string | null {
  if (finding.result === 'registeredHere') return listed([site.name, ...alsoHeldBy(finding.pet).map(({ name }) => name)])
  if (finding.result !== 'registeredElsewhere') return null
  return listed(finding.others.filter(({ holds }) => holds === 'yes').map(({ name }) => name))
}

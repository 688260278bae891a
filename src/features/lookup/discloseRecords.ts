import type * as z from 'zod'
import { newId } from '#platform/database/id.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { waysFor } from './byWaysOn.ts'
import { forAnyone } from './disclose.ts'
import type { Finding } from './find.ts'
import { disclosureLife } from './lifecycle.ts'
import type { Professional } from './mayDisclose.ts'
import { recordSeen } from './messages.ts'
import { recordsOf, toldLately } from './queries/disclosures.ts'
import { keepersOf } from './queries.ts'
import { isWithheld, type ReasonCode, reasonWords } from './reasons.ts'
import type { ProfessionalAnswer } from './shapes.ts'
import { adviceToProfessional } from './words.ts'

type Asking = Pick<CallContext<never>, 'db' | 'now' | 'services' | 'startMany' | 'notify' | 'afterwards'> & { who: Person }

export interface Line {
  typed: string
  finding: Finding
}

interface Said {
  reason: ReasonCode
  words: string
  caseReference: string
}

/**
 * Lets a professional see the records behind these numbers, and writes down that it did: in the log, in the history, and for the keepers.
 * What it gives answers each of the lines.
 */
export async function discloseRecords(asking: Asking, as: Professional, lines: readonly Line[], said: Said) {
  const { db, who, now, services } = asking
  const looked = lines.flatMap(({ finding }) => (finding.result === 'impossible' ? [] : [{ id: newId(), finding, ...petIn(finding) }]))
  const seen = looked.flatMap(({ id, pet }) => (pet ? [{ id, petId: pet.id, keeperId: pet.keeperId }] : []))
  const lately = await toldLately(db, petsOf(seen), who.id, now)
  await writeDown(asking, as, looked, seen, said)
  const records = await recordsOf(db, petsOf(seen), who.id)
  if (!isWithheld(said.reason)) await tellKeepers(asking, as, seen, said, lately)

  return ({ typed, finding }: Line): z.input<typeof ProfessionalAnswer> => {
    const answer = { ...forAnyone(finding, { typed, now, signer: services.signer }), advice: adviceToProfessional(finding) }
    const lookup = looked.find((one) => one.finding === finding)
    const record = lookup?.pet && records.get(lookup.pet.id)
    if (!lookup || !record) return { ...answer, record: null }
    const { carries, ...facts } = record
    const replacedBy = carries.number === answer.number ? null : carries.shown
    return { ...answer, record: { ...facts, lookupId: lookup.id, replacedBy, isWithheld: isWithheld(said.reason) } }
  }
}

const petIn = (finding: Finding) => ({ pet: finding.result === 'registeredHere' ? finding.pet : null })
const petsOf = (seen: readonly Seen[]) => seen.map(({ petId }) => petId)

interface Seen {
  id: string
  petId: string
  keeperId: string
}

interface Looked {
  id: string
  finding: Finding
  pet: { id: string; keeperId: string } | null
}

async function writeDown(
  { db, who, now, startMany }: Asking,
  { organisation, role }: Professional,
  looked: readonly Looked[],
  seen: readonly Seen[],
  { reason, words, caseReference }: Said,
) {
  const hidden = isWithheld(reason)
  const by = { byAccount: who.id, byPerson: who.by?.person.id ?? null }
  const lookups = looked.flatMap(({ id, finding, pet }) =>
    finding.result === 'impossible'
      ? []
      : {
          id,
          chipNumber: finding.reading.number,
          petId: hidden ? null : (pet?.id ?? null),
          keeperId: hidden ? null : (pet?.keeperId ?? null),
          result: finding.result,
          at: now,
          ...by,
        },
  )
  if (lookups.length > 0) await db.insertInto('lookup').values(lookups).execute()
  if (seen.length === 0) return
  const status = hidden ? ('withheld' as const) : ('shown' as const)
  const why = { organisation, reason, words: words || null, caseReference: caseReference || null }
  const rows = seen.map((one) => ({ ...one, ...why, status, statusAt: now, at: now, ...by }))
  await db.insertInto('disclosure').values(rows).execute()
  const begun = rows.map(({ id, petId }) => ({ id, status, facts: { petId, reason } }))
  await startMany(disclosureLife, hidden ? 'withhold' : 'disclose', begun, role)
}

/** Once an hour for each pet and professional, however often they look. */
async function tellKeepers(
  { db, who, now, services, notify, afterwards }: Asking,
  { organisation }: Professional,
  seen: readonly Seen[],
  { reason }: Said,
  lately: ReadonlySet<string>,
) {
  const ofOthers = seen.filter(({ keeperId }) => keeperId !== who.id)
  const keepers = await keepersOf(db, petsOf(ofOthers))
  for (const petId of new Set(petsOf(ofOthers))) {
    const keeper = keepers.get(petId)
    if (keeper && !lately.has(petId))
      await notify(
        waysFor(keeper),
        recordSeen(keeper.petName, { organisation, reason: reasonWords(reason), at: now, missing: keeper.missing }),
      )
  }
  afterwards(() =>
    services.live.tell(
      ofOthers.map(({ keeperId }) => `account:${keeperId}`),
      'lookup',
      {},
    ),
  )
}

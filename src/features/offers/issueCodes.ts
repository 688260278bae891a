import type { PetRow } from '#features/pets/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { printedCode } from '#platform/contract/crockford.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { codeTimes } from './policy.ts'
import { liveCodes, TRANSFER } from './queries.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'services'>

/** What codes stand for: a sale, or an adoption, and on which ground each animal goes. */
type CodeFor = { kind: 'sale' } | { kind: 'adoption'; grounds: ReadonlyMap<string, string> }

/** A transfer code as it is printed. */
export interface Issued {
  petId: string
  code: string
  /** `YYYY-MM-DD`, London: the day on which the animal may go, or today. */
  worksFrom: string
  expiresAt: Date
}

/**
 * A transfer code for each animal, as it is printed: the one that is good already, or a fresh one for 90 days from the day on which the
 * animal may go. One that is good already stands for what it did unless something else is said. The
 * caller holds the animals and has asked the law.
 */
export async function issueCodes(context: Tools & { who: { id: string } }, pets: readonly PetRow[], stands?: CodeFor): Promise<Issued[]> {
  const { db, now, who, services } = context
  const petIds = pets.map(({ id }) => id)
  const live = await liveCodes(db, petIds, now).execute()
  const codes = pets.map((pet) => {
    const { worksFrom, expiresAt } = codeTimes({ ...pet, now })
    const held = live.find(({ petId }) => petId === pet.id)
    if (!held)
      return {
        id: newId(),
        petId: pet.id,
        issuedBy: who.id,
        issuedAt: now,
        expiresAt,
        worksFrom,
        ...meaning(pet.id, stands ?? { kind: 'sale' }),
      }
    // The day may have been corrected since it was printed; once it has come, the 90 days run.
    return {
      ...held,
      ...(stands && meaning(pet.id, stands)),
      expiresAt: worksFrom > londonDate(now) ? expiresAt : held.expiresAt,
      worksFrom,
    }
  })
  await writeCodes(context, codes)
  return codes.map(({ id, petId, worksFrom, expiresAt }) => {
    return { petId, code: printedCode(services.codes.of(TRANSFER, id), 5), worksFrom, expiresAt }
  })
}

const meaning = (petId: string, stands: CodeFor) => ({
  kind: stands.kind,
  statement: stands.kind === 'adoption' ? (stands.grounds.get(petId) ?? null) : null,
})

type CodeRow = Awaited<ReturnType<ReturnType<typeof liveCodes>['executeTakeFirstOrThrow']>>

/** The codes that have run out make room: an animal has one that has not ended. */
async function writeCodes(
  { db, now, services }: Tools,
  codes: readonly Pick<CodeRow, 'id' | 'petId' | 'issuedBy' | 'issuedAt' | 'expiresAt' | 'kind' | 'statement'>[],
) {
  if (codes.length === 0) return
  const petIds = codes.map(({ petId }) => petId)
  await db
    .updateTable('transferCode')
    .set({ endedAt: now })
    .where('petId', 'in', petIds)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .execute()
  const rows = codes.map(({ id, petId, issuedBy, issuedAt, expiresAt, kind, statement }) => {
    const hash = services.codes.hash(TRANSFER, services.codes.of(TRANSFER, id))
    return { id, petId, issuedBy, issuedAt, expiresAt, kind, statement, hash }
  })
  await db
    .insertInto('transferCode')
    .values(rows)
    .onConflict((known) =>
      known.column('id').doUpdateSet((row) => ({
        expiresAt: row.ref('excluded.expiresAt'),
        kind: row.ref('excluded.kind'),
        statement: row.ref('excluded.statement'),
      })),
    )
    .execute()
}

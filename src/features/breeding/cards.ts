import * as z from 'zod'
import { LICENCE_NEEDED } from '#features/offers/lifecycle.ts'
import { leavesFrom, mayHaveCode, mayKeep, maySell } from '#features/offers/policy.ts'
import { lacksLicence } from '#features/offers/queries/licences.ts'
import { liveCodesOf, liveOffersOf } from '#features/offers/queries.ts'
import { petCard } from '#features/pets/cards.ts'
import { Sex } from '#features/pets/shapes.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'
import { askedBack, type OffspringRow } from './queries.ts'
import { reservationsOf } from './reservations.ts'

/** The animals that a breeder bred as a list shows them. Of those that have left, only what was written when they were registered. */
export async function offspringCards(db: Db, young: readonly OffspringRow[], who: Person, now: Date) {
  const left = young.filter(({ state }) => state === 'sold')
  const here = young.filter(({ state }) => state !== 'sold')
  const [asBorn, asked, offers, codes, unlicensed, reservations] = await Promise.all([
    factsAtBirth(db, idsOf(left)),
    askedBack(db, who.id, idsOf(left)),
    liveOffersOf(db, idsOf(here)),
    liveCodesOf(db, idsOf(here), now),
    lacksLicence(db, who.id, now),
    reservationsOf(db, who.id, idsOf(young)),
  ])
  return young.map((row) => {
    const { id, state, litterId, damName, leftAt } = row
    const shown = state === 'sold' ? asItLeft(row, asBorn.get(id)) : row
    const animal = { ...shown, now }
    const licence: true | Because = row.species === 'dog' && unlicensed ? LICENCE_NEEDED : true
    const [canSell, canPrint] = [maySell(who, animal), mayHaveCode(who, animal)]
    return {
      ...petCard(shown, who, now),
      state,
      litterId,
      damName,
      away: Away.safeParse(shown.status).data ?? null,
      bornAs: state !== 'sold' && row.originalName !== row.name ? row.originalName : null,
      codeStopped: licence !== true,
      implant: implantBefore(row),
      leftAt,
      isAskedBack: asked.has(id),
      offer: offers.get(id) ?? null,
      reserved: reservations.get(id) ?? null,
      codeUntil: state === 'died' ? null : (codes.get(id) ?? null),
      leavesFrom: leavesFrom(shown),
      canSell: canSell === true ? licence : canSell,
      canPrint: canPrint === true ? licence : canPrint,
      canKeep: mayKeep(who, animal),
    }
  })
}

/** When, where and by whom its chip was put in; null where that was done after it left, or nobody has said when. */
export function implantBefore({ implantedOn: on, implantSite, implanterName, leftAt }: OffspringRow) {
  if (leftAt && (!on || on > londonDate(leftAt))) return null
  return { on, site: implantSite ?? '', by: implanterName ?? '' }
}

const Away = z.enum(['missing', 'stolen'])

const idsOf = (young: readonly OffspringRow[]) => young.map(({ id }) => id)

const AtBirth = z.object({ sex: Sex.default('unknown'), colour: z.string().default('') })
type AtBirth = z.output<typeof AtBirth>

/** The record belongs to its new keeper: whatever may have changed since is not shown. */
export function asItLeft(row: OffspringRow, { sex, colour }: AtBirth = { sex: 'unknown', colour: '' }): OffspringRow {
  const nothingOpen = { isOffered: false, isRehoming: false, isClaimed: false, isUnproven: false, isDoubtful: false }
  const born = { bornOn: row.shownBirth, breed: row.litterBreed ?? row.breed }
  return { ...row, ...nothingOpen, ...born, name: row.shownName, sex, colour, markings: null, photoId: null, status: 'active' }
}

/** How each of these was described when it was registered, from the first event of its life. */
export async function factsAtBirth(db: Db, petIds: readonly string[]): Promise<Map<string, AtBirth>> {
  if (petIds.length === 0) return new Map()
  const firsts = await db
    .selectFrom('event')
    .select(['subjectId', 'facts'])
    .where('subject', '=', 'pet')
    .where('subjectId', 'in', petIds)
    .where('seq', '=', 1)
    .execute()
  return new Map(firsts.map(({ subjectId, facts }) => [subjectId, AtBirth.parse(facts)]))
}

import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { readCode } from '#platform/contract/crockford.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import { LINK, OPEN_OFFER } from './lifecycle.ts'
import type { OfferRow } from './mine.ts'
import { lockPets } from './queries.ts'

/** The offer to which a link with this code belongs; undefined where we sent no such link. */
export async function offerOfLink(db: Db, { codes }: Pick<Services, 'codes'>, { id, code }: { id: string; code: string | undefined }) {
  if (code === undefined || readCode(code) !== codes.of(LINK, id)) return undefined
  return db.selectFrom('offer').selectAll().where('id', '=', id).where('kind', '<>', 'litter').executeTakeFirst()
}

/** All that was offered in the same message, it among them. */
export const inOneMessage = (db: Db, { fromAccount, createdAt, kind, toEmail, toMobile }: OfferRow) =>
  db
    .selectFrom('offer')
    .selectAll()
    .where('fromAccount', '=', fromAccount)
    .where('createdAt', '=', createdAt)
    .where('kind', '=', kind)
    .where((one) => (toEmail ? one('toEmail', '=', toEmail) : one('toMobile', '=', toMobile)))
    .orderBy('petId')
    .execute()

export const isOpenNow = ({ status, answerBy }: Pick<OfferRow, 'status' | 'answerBy'>, now: Date): boolean =>
  OPEN_OFFER.some((open) => open === status) && now < answerBy

/** What is still open of a message, with its animals, held in an order in which two who answer never wait for each other. */
export async function heldByLink(db: Db, offer: OfferRow, now: Date) {
  const before = await inOneMessage(db, offer)
  const pets = new Map(
    (
      await lockPets(
        db,
        before.map(({ petId }) => petId),
      )
    ).map((pet) => [pet.id, pet]),
  )
  const open = (await inOneMessage(db, offer)).filter((one) => isOpenNow(one, now))
  return open.flatMap((one) => {
    const pet = pets.get(one.petId)
    return pet ? [{ offer: one, pet }] : []
  })
}

/** What taking these animals costs in all; null where nothing is left to pay. */
export async function toPayFor(db: Db, offers: readonly { petId: string }[]) {
  const costs = await costsOfTaking(
    db,
    offers.map(({ petId }) => petId),
  )
  if (costs.size === 0) return null
  return { pence: [...costs.values()].reduce((sum, cost) => sum + cost, 0), currency: 'GBP' as const }
}

/** Who has confirmed this mobile number: whoever signs in with an e-mail address answers there, so that a number given to somebody else opens nothing of theirs. */
export async function holdersOf(db: Db, mobile: string) {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'postcode', 'status'])
    .where('mobile', '=', mobile)
    .where('mobileVerifiedAt', 'is not', null)
    .where('status', '<>', 'closed')
    .orderBy('createdAt')
    .execute()
  return {
    signIn: accounts.some(({ email }) => reachableEmail(email)),
    byTelephone: accounts.filter(({ email, status }) => status === 'active' && !reachableEmail(email)),
  }
}

/** Whether the link alone is enough to say yes: it went to a mobile and nowhere else, and nobody signs in with that mobile. */
export const canAcceptByText = async (db: Db, { toEmail, toMobile }: OfferRow): Promise<boolean> =>
  !toEmail && toMobile !== null && !(await holdersOf(db, toMobile)).signIn

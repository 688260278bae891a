import { answer } from '#platform/server/answer.ts'
import { getWishlist } from '../contract.ts'
import { cardsOf } from '../queries.ts'
import { wishesOf } from '../wishes.ts'

export default answer(getWishlist, async ({ who, db }) => ({ items: await cardsOf(db, await wishesOf(db, who.id)) }))

import { askedLike, batchesLike } from '../askedsearch.ts'
import { askedAbout, chipFound } from '../chipsearch.ts'
import { find } from '../contract.ts'
import { type Found, inOrder, rowsOf } from '../found.ts'
import { findFor } from '../search.ts'
import { answerAsStaffWithPreflight } from '../staffcall.ts'
import { messagesLike, thingsCalled } from '../thingsearch.ts'

export default answerAsStaffWithPreflight(
  find,
  ({ input, db, services }) => askedAbout(db, services.databases, input.words),
  async ({ input, db, refuse }, asked) => {
    const numbers = asked ? await chipFound(db, asked) : []
    const called = await thingsCalled(db, input.words)
    const sections = [
      { kind: 'chip number' as const, items: numbers, inAll: numbers.length },
      called.section,
      ...(await findFor(db, input.words, called.accountIds)),
      await messagesLike(db, input.words),
      await askedLike(db, input.words),
      await batchesLike(db, input.words),
    ]
    if (sections.every(({ items }) => items.length === 0)) throw refuse('nothingFound')
    return { items: rowsOf(inOrder(sections, { isNumber: asked !== null }), input) }
  },
  // Whose details were shown, and not what was typed.
  ({ items }) => ({ found: items.flatMap(({ kind, id }) => (id && SEEN[kind] ? [`${SEEN[kind]} ${id}`] : [])) }),
)

const SEEN: Partial<Record<Found['kind'], string>> = { person: 'person', implanter: 'person', 'former keeper': 'person', animal: 'animal' }

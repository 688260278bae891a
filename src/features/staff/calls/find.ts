import { askedLike, batchesLike } from '../askedsearch.ts'
import { askedAbout, chipFound } from '../chipsearch.ts'
import { find } from '../contract.ts'
import { animalsFirst, shortened } from '../found.ts'
import { findFor } from '../search.ts'
import { answerAsStaffWithPreflight } from '../staffcall.ts'

export default answerAsStaffWithPreflight(
  find,
  ({ input, db, services }) => askedAbout(db, services.databases, input.words),
  async ({ input, db, refuse }, asked) => {
    const items = [
      ...(asked ? await chipFound(db, asked) : []),
      ...(await findFor(db, input.words)),
      ...(await askedLike(db, input.words)),
      ...(await batchesLike(db, input.words)),
    ]
    if (items.length === 0) throw refuse('nothingFound')
    return { items: input.all ? items : shortened(asked ? animalsFirst(items) : items, input.words) }
  },
  // Whose details were shown, and not what was typed.
  ({ items }) => ({ found: items.flatMap(({ kind, id }) => (kind === 'person' || kind === 'animal' ? [`${kind} ${id}`] : [])) }),
)

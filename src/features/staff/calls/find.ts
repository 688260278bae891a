import { find } from '../contract.ts'
import { findFor } from '../search.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(
  find,
  async ({ input, db, refuse }) => {
    const items = await findFor(db, input.words)
    if (items.length === 0) throw refuse('nothingFound')
    return { items }
  },
  // Whose details were shown, and not what was typed.
  ({ items }) => ({ found: items.flatMap(({ kind, id }) => (kind === 'person' || kind === 'animal' ? [`${kind} ${id}`] : [])) }),
)

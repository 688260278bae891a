import * as z from 'zod'
import { job, type WorkingOutside } from '#platform/jobs/job.ts'
import { OPEN_MOVE } from '../lifecycle.ts'
import { type MoveRow, movesWithPet, peerOfMove } from '../queries.ts'

/** So many questions are under way at a time. */
const AT_ONCE = 8

/** Once a day: asks each database whether it still holds what has moved here, tells again those that were away, and has the rest reminded. */
export default job({
  name: 'watchMoves',
  schedule: '40 5 * * *',
  outside: true,
  data: z.object({}),
  work: async (working) => {
    const open = await movesWithPet(working.db)
      .where('databaseMove.status', 'in', OPEN_MOVE)
      .where('otherRegister.askUrl', 'is not', null)
      .orderBy('databaseMove.id')
      .execute()
    for (let from = 0; from < open.length; from += AT_ONCE)
      await Promise.all(open.slice(from, from + AT_ONCE).map((move) => ask(working, move)))
    await working.queue('remindOfMoves', {})
  },
})

async function ask({ needs, queue }: WorkingOutside<unknown>, move: MoveRow): Promise<void> {
  const peer = peerOfMove(move)
  if (!peer) return
  const [said] = await needs.databases.asks([peer], move.chipNumber)
  if (said?.holds === false) return queue('noteMoveAnswer', { moveId: move.id, heard: 'gone' })
  if (move.status === 'registered') return queue('tellOtherRegisters', { moveId: move.id })
}

import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { CROCKFORD, printedCode } from '#platform/contract/crockford.ts'
import { newId } from '#platform/database/id.ts'
import { job } from '#platform/jobs/job.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { OBJECT_DAYS } from '../lifecycle.ts'
import { registerLetter } from '../messages.ts'
import { recordTransfersWithPet } from '../queries.ts'

/** MOVE-9: writes on paper, once, to the database from which an unproven move comes, where we know its address: with a code to agree or object by. */
export default job({
  name: 'writeToOtherRegister',
  data: z.object({ moveId: z.uuid() }),
  work: async ({ data, db, now, send, services }) => {
    const move = await recordTransfersWithPet(db).where('databaseMove.id', '=', data.moveId).forUpdate('databaseMove').executeTakeFirst()
    if (move?.status !== 'unproven' || move.letterAt || !move.address) return
    const code = newCode()
    const objectBy = move.objectBy ?? later(now, { days: OBJECT_DAYS })
    await db
      .updateTable('databaseMove')
      .set({ letterAt: now, wordHash: hashOfSecret(code), objectBy })
      .where('id', '=', move.id)
      .execute()
    const letter = registerLetter(move, { code: printedCode(code, 4), objectBy, site: services.config.publicUrl })
    await send({ channel: 'post', kind: 'needed', id: newId(), to: `${move.name}\n${move.address}`, ...letter })
  },
})

/** 60 random bits, short enough to be typed from paper. */
const newCode = () => Array.from({ length: 12 }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')

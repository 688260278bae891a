import { expect, test } from 'vitest'
import { CallFailed } from '#platform/web/failed.ts'
import { blankRow, type LitterRow } from './rows.ts'
import { sendRows } from './sending.ts'

const ROWS = ['a', 'b', 'c'].map(blankRow)
const TAKEN = new CallFailed('This microchip is already registered', { status: 409, code: 'chipTaken' })
const NO_SIGNAL = new CallFailed('There’s no signal', { code: 'offline' })
const TOO_MUCH = new CallFailed('Try again later', { status: 429, code: 'tooMany' })

/** Sends three animals, of which the second fails. */
async function sent(failure: CallFailed) {
  const asked: string[] = []
  const kept: string[] = []
  const deliver = async ({ draftId }: LitterRow) => {
    asked.push(draftId)
    return draftId === 'b' ? failure : null
  }
  const { registered, refused, ...rest } = await sendRows(ROWS, { deliver, keep: async ({ draftId }) => void kept.push(draftId) })
  const ids = (rows: readonly LitterRow[]) => rows.map(({ draftId }) => draftId)
  return { asked, kept, registered: ids(registered), refused: ids(refused.map(({ row }) => row)), saved: ids(rest.kept) }
}

test('an animal that is refused holds up none of the others', async () => {
  expect(await sent(TAKEN)).toEqual({ asked: ['a', 'b', 'c'], kept: [], registered: ['a', 'c'], refused: ['b'], saved: [] })
})

test('where the signal goes, the rest is saved on the device', async () => {
  expect(await sent(NO_SIGNAL)).toEqual({ asked: ['a', 'b'], kept: ['b', 'c'], registered: ['a'], refused: [], saved: ['b', 'c'] })
})

test('where the register takes nothing more for the moment, nothing else is sent or lost', async () => {
  expect(await sent(TOO_MUCH)).toEqual({ asked: ['a', 'b'], kept: [], registered: ['a'], refused: ['b', 'c'], saved: [] })
})

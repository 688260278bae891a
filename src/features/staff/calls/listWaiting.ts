import { answer } from '#platform/server/answer.ts'
import { listWaiting } from '../contract.ts'
import { whatWaits } from '../todo.ts'

export default answer(listWaiting, async ({ db, now }) => ({ items: await whatWaits(db, now) }))

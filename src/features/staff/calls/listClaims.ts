import { openClaims } from '#features/keepership/disputes.ts'
import { answer } from '#platform/server/answer.ts'
import { claimRows } from '../claimrows.ts'
import { listClaims } from '../contract.ts'

export default answer(listClaims, async ({ db }) => ({ items: await claimRows(db, await openClaims(db)) }))

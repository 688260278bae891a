import { answer } from '#platform/server/answer.ts'
import { getPayoutYears } from '../contract.ts'
import { yearsOf } from '../years.ts'

export default answer(getPayoutYears, ({ who, db, now }) => yearsOf(db, who.id, now))

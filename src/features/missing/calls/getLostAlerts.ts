import { answer } from '#platform/server/answer.ts'
import { getLostAlerts } from '../contract.ts'
import { lostAlertOf } from '../queries.ts'

export default answer(getLostAlerts, async ({ who, db }) => (await lostAlertOf(db, who.id)) ?? { species: [], area: null, since: null })

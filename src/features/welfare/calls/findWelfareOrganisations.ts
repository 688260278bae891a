import { answer } from '#platform/server/answer.ts'
import { findWelfareOrganisations } from '../contract.ts'
import { verifiedOrganisations } from '../queries/organisations.ts'

const MOST = 20

export default answer(findWelfareOrganisations, async ({ input, db }) => {
  const found = await verifiedOrganisations(db, input.query).limit(MOST).execute()
  return { items: found.map(({ id, name, kind, town }) => ({ id, name, kind: kind ?? '', town: town ?? '' })) }
})

import { answer } from '#platform/server/answer.ts'
import { allFeatures } from '../cards.ts'
import { featuresList } from '../contract.ts'

export default answer(featuresList, async ({ db }) => ({ items: await allFeatures(db) }))

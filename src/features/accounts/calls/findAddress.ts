import { answerOutside } from '#platform/server/answer.ts'
import { findAddress } from '../contract.ts'

export default answerOutside(findAddress, async ({ input, needs, refuse }) => {
  const found = await needs.postcodes.find(input.postcode).catch(() => {
    throw refuse('nobodyToAsk', { field: 'postcode' })
  })
  if (!found) throw refuse('noSuchPlace', { field: 'postcode' })
  return found
})

import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { findAddress } from '../contract.ts'

export default handlerOutsideTransaction(findAddress, async ({ input, services, refuse }) => {
  const found = await services.postcodes.find(input.postcode).catch(() => {
    throw refuse('nobodyToAsk', { field: 'postcode' })
  })
  if (!found) throw refuse('noSuchPlace', { field: 'postcode' })
  return found
})

import { answer } from '#platform/server/answer.ts'
import { updateBreederListing } from '../contract.ts'

export default answer(updateBreederListing, async () => {
  throw new Error('STUB updateBreederListing')
})

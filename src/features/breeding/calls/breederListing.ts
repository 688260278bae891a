import { answer } from '#platform/server/answer.ts'
import { breederListing } from '../contract.ts'

export default answer(breederListing, async () => {
  throw new Error('STUB breederListing')
})

import { answer } from '#platform/server/answer.ts'
import { downloadInvoice } from '../contract.ts'

export default answer(downloadInvoice, async () => {
  throw new Error('STUB downloadInvoice')
})

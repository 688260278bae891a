import { answer } from '#platform/server/answer.ts'
import { implanterChipsCheckout } from '../contract.ts'

export default answer(implanterChipsCheckout, async () => {
  throw new Error('STUB implanterChipsCheckout')
})

import { approveContact } from '#features/accounts/contactchanges.ts'
import { approveContactChange } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(approveContactChange, async (context) => {
  await approveContact(context, context.input.changeId, context.who.id)
  return null
})

import { refuseContact } from '#features/accounts/contactchanges.ts'
import { refuseContactChange } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refuseContactChange, async (context) => {
  await refuseContact(context, context.input.changeId)
  return null
})

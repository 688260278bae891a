import { saveRegister as save } from '#features/registers/saveRegister.ts'
import { saveRegister } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(saveRegister, async ({ input: { reason: _, ...contacts }, db, now, refuse }) => {
  const wrong = await save(db, contacts, now)
  return wrong ? refuse(wrong) : { code: contacts.code }
})

import { giveRegisterKey as give } from '#features/registers/saveRegister.ts'
import { giveRegisterKey } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(giveRegisterKey, async ({ input, db, refuse }) => {
  const key = await give(db, input.code)
  return key === null ? refuse('noSuchRegister') : { code: input.code, key }
})

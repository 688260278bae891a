import { answerAsStaff } from '../answering.ts'
import { appoint } from '../appointing.ts'
import { appointStaff } from '../contract.ts'

export default answerAsStaff(appointStaff, async (asked) => ({ accountId: await appoint(asked, asked.input.email, asked.input.reason) }))

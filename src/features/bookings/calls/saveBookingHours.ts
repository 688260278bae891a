import { answer } from '#platform/server/answer.ts'
import { saveBookingHours } from '../contract.ts'
import { saveHours } from '../saveTerms.ts'

export default answer(saveBookingHours, async (context) => {
  const { input, who, refuse } = context
  if (!(await saveHours(context, who.id, input))) throw refuse('termsFirst')
  return null
})

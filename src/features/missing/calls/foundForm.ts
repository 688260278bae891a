import { answer } from '#platform/server/answer.ts'
import { foundForm } from '../contract.ts'
import { sealedForm } from '../finderform/sealedform.ts'

export default answer(foundForm, async ({ input, now, services, refuse }) => {
  const form = sealedForm(services.vault).open(input.again, now)
  if (!form) throw refuse('notFound')
  return form
})

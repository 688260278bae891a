import { releaseDisclosure } from '#features/lookup/releaseDisclosure.ts'
import { releaseLookup } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(releaseLookup, async (context) => {
  const released = await releaseDisclosure(context, context.input.lookupId)
  if (!released) throw context.refuse('noSuchLookup')
  return null
})

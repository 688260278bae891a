import type { Because } from '#platform/law/clause.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { networkOf } from '#platform/server/network.ts'
import { saveLostPetRequest } from '../contract.ts'
import { reportFound } from '../reportFound.ts'
import { reportLost } from '../reportLost.ts'
import { placed } from '../whereabouts.ts'

export default handlerWithPreflight(saveLostPetRequest, findPlace, async (context, { place, person }) => {
  const { input, now, refuse } = context
  const { report } = input
  if (!place) throw refuse('noSuchPlace', { field: 'report.where' })
  if (report.seenAt > now) throw refuse('inFuture', { field: 'report.seenAt' })
  if (report.kind === 'lost') return reportLost(context, report, place)
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })
  return reportFound(context, report, place)
})

async function findPlace(context: PreflightContext<typeof saveLostPetRequest>) {
  const [place, person] = await Promise.all([placed(context.services, context.input.report.where), isPerson(context)])
  return { place, person }
}

/** FOUND-1 A stranger may report 3 animals an hour; each one more takes a solved captcha. */
async function isPerson({ input, who, address, now, services }: PreflightContext<typeof saveLostPetRequest>): Promise<true | Because> {
  if (who || input.report.kind === 'lost') return true
  const { allowed } = services.limiter.hit(`foundReport/${networkOf(address)}`, { times: 3, seconds: 3600 }, now)
  const solved = allowed || (await services.captcha.verify(input.captcha, now))
  return solved === true || { clause: 'FOUND-1', words: solved }
}

import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { saveLostPetRequest } from '../contract.ts'
import { isPerson } from '../finder.ts'
import { reportFound } from '../reportFound.ts'
import { reportLost } from '../reportLost.ts'
import { placed } from '../whereabouts.ts'

export default handlerWithPreflight(saveLostPetRequest, findPlace, async (context, { place, person }) => {
  const { input, now, refuse } = context
  const { report } = input
  if (typeof place === 'string') throw refuse(place, { field: 'report.where' })
  if (report.seenAt && report.seenAt > now) throw refuse('inFuture', { field: 'report.seenAt' })
  if (report.kind === 'lost') return reportLost(context, report, place)
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })
  return reportFound(context, report, place)
})

async function findPlace(context: PreflightContext<typeof saveLostPetRequest>) {
  const { services, input } = context
  const [place, person] = await Promise.all([placed(services, input.report.where), input.report.kind === 'lost' || isPerson(context)])
  return { place, person }
}

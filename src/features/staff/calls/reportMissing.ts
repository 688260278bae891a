import { beginSearch } from '#features/missing/beginSearch.ts'
import { searchBegunForYou } from '#features/missing/messages.ts'
import { placed } from '#features/missing/whereabouts.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { londonStretches } from '#platform/clock/london.ts'
import { callersAnimal } from '../caller.ts'
import { reportMissing } from '../contract.ts'
import { answerAsStaffWithPreflight } from '../staffcall.ts'

export default answerAsStaffWithPreflight(
  reportMissing,
  ({ services, input }) => placed(services, { place: input.where }),
  async (context, place) => {
    const { input, now, refuse } = context
    if (typeof place === 'string') throw refuse(place, { field: 'where' })
    const seenAt = momentOf(input, now)
    if (!seenAt || seenAt > now) throw refuse('inFuture', { field: input.on > londonDate(now) ? 'on' : 'at' })
    const caller = await callersAnimal(context, input.chipNumber)
    if (!caller) throw refuse('noSuchAnimal', { field: 'chipNumber' })
    const { pet, tools } = caller
    const begun = await beginSearch(tools, { pet, report: { ...input, seenAt }, place, tell: searchBegunForYou })
    if ('reason' in begun) throw refuse(begun.reason, begun.because && { because: begun.because })
    return { petName: pet.name, area: place.area }
  },
)

const NOON = '12:00'

/** When it was seen, by London’s clocks: about midday, or just now, where they don’t know the time. */
function momentOf({ on, at }: { on: string; at?: string | undefined }, now: Date): Date | undefined {
  const [hours = 0, minutes = 0] = (at ?? NOON).split(/[:.]/).map(Number)
  const [stretch] = londonStretches(on, hours * 60 + minutes, hours * 60 + minutes + 1)
  return stretch && !at && on === londonDate(now) && stretch.from > now ? now : stretch?.from
}

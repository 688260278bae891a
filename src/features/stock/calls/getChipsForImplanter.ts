import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import { daysBetween, londonDate } from '#platform/clock/clock.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { getChipsForImplanter } from '../contract.ts'
import { batchesHeld, chipsHeld, stoppedBatches } from '../holdings.ts'
import { useOf, whatMay } from '../policy.ts'

export default answer(getChipsForImplanter, async ({ input, who, db, now }) => {
  const { page, pageSize, status, query } = input
  let held = chipsHeld(db, who.id)
  if (status) held = held.where('chipUnit.status', '=', status)
  if (query) held = held.where((row) => row.or([row('number', 'like', within(ungrouped(query))), row('code', 'ilike', within(query))]))
  const { total } = await held.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const chips = await held
    .select(['chipUnit.id', 'number', 'chipUnit.status', 'code', 'manufacturer', 'chipUnit.expiresOn'])
    .select('chipBatch.status as batchStatus')
    .orderBy('chipUnit.expiresOn')
    .orderBy('number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const today = londonDate(now)
  const items = chips.map(({ code, ...chip }) => ({
    ...chip,
    shown: groupChipNumber(chip.number),
    batch: code,
    daysLeft: daysBetween(today, chip.expiresOn),
    use: useOf({ ...chip, day: today }),
    can: whatMay(who, { ...chip, day: today }),
  }))
  return { items, total, page, pageSize, batches: await batchesHeld(db, who.id), stopped: await stoppedBatches(db, who.id) }
})

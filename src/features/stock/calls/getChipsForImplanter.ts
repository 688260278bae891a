import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import { daysBetween, londonDate } from '#platform/clock/clock.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { getChipsForImplanter } from '../contract.ts'
import { batchesHeld, chipsHeld, stoppedBatches } from '../holdings.ts'
import { useOf, whatMay } from '../policy.ts'

export default answer(getChipsForImplanter, async ({ input, who, db, now }) => {
  const { status, query } = input
  let held = chipsHeld(db, who.id)
  if (status) held = held.where('chipUnit.status', '=', status)
  if (query) held = held.where((row) => row.or([row('number', 'like', within(ungrouped(query))), row('code', 'ilike', within(query))]))
  const { rows: chips, ...page } = await pageOfRows(
    held
      .select(['chipUnit.id', 'number', 'chipUnit.status', 'code', 'manufacturer', 'chipUnit.expiresOn'])
      .select('chipBatch.status as batchStatus'),
    { by: { expiresOn: 'chipUnit.expiresOn', number: 'number' }, id: 'number' },
    input,
  )
  const today = londonDate(now)
  const items = chips.map(({ code, ...chip }) => ({
    ...chip,
    shown: groupChipNumber(chip.number),
    batch: code,
    daysLeft: daysBetween(today, chip.expiresOn),
    use: useOf({ ...chip, day: today }),
    can: whatMay(who, { ...chip, day: today }),
  }))
  return { items, ...page, batches: await batchesHeld(db, who.id), stopped: await stoppedBatches(db, who.id) }
})

import type { Postcodes } from '#adapters/postcodes/postcodes.ts'
import { openToScan } from '#features/welfare/queries.ts'
import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { finderChipInfo } from '../contract.ts'
import { forAnyone } from '../disclose.ts'
import { findChip } from '../find.ts'
import { recordLookup } from '../log.ts'
import { nextSteps } from '../nextSteps.ts'
import { mayLookUp } from '../policy.ts'

export default handlerOutsideTransaction(finderChipInfo, async (context) => {
  const { input, db, now, services, refuse } = context
  if (!(await mayLookUp(context, input.captcha))) throw refuse('captchaNeeded', { field: 'captcha' })

  const [finding, found] = await Promise.all([findChip(db, services, input.chipNumber, now), whereIs(input.postcode, services.postcodes)])
  const openVet = found && (await openToScan(db, found, now))
  recordLookup(context, finding)
  return {
    ...forAnyone(finding, { typed: input.chipNumber, now, signer: services.signer }),
    place: found?.place ?? null,
    nation: found?.nation ?? null,
    council: found?.council ?? null,
    openVet,
    nextSteps: nextSteps(input.species, { nation: found?.nation ?? null, council: found?.council ?? null, openVet }),
  }
})

/** The answer about the chip matters more than the place: a postcode service that fails leaves it out. */
async function whereIs(postcode: string | undefined, postcodes: Postcodes) {
  return postcode ? postcodes.find(postcode).catch(() => null) : null
}

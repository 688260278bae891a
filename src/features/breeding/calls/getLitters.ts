import { sql } from 'kysely'
import { accountById } from '#features/accounts/queries.ts'
import { leavesFrom } from '#features/offers/policy.ts'
import { Sex } from '#features/pets/shapes.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { because } from '#platform/law/clause.ts'
import { answer } from '#platform/server/answer.ts'
import { ownByChip } from '../breedinganimals.ts'
import { getLitters } from '../contract.ts'
import { versionOfLitter } from '../correction.ts'
import { correctionsOf } from '../corrections.ts'
import { BIRTH_FIXED } from '../litterwords.ts'
import { chippingOf, newbornByLitter } from '../newborn.ts'
import { packsByLitter } from '../packsByLitter.ts'
import { countsByLitter, littersWith } from '../queries.ts'
import { reservationsOf } from '../reservations.ts'

export default answer(getLitters, async ({ input, who, db, now }) => {
  const { query, species, litterId } = input
  let mine = littersWith(db, query).where('litter.breederId', '=', who.id)
  if (species) mine = mine.where('litter.species', '=', species)
  if (litterId) mine = mine.where('litter.id', '=', litterId)
  const { rows: litters, ...page } = await pageOfRows(
    mine,
    { by: { registeredAt: 'createdAt', bornOn: 'bornOn', damName: sql`lower(dam_name)` }, id: 'id' },
    input,
  )

  const packs = await packsByLitter(
    { db, who, now },
    litters.map(({ id }) => id),
  )
  const counts = await countsByLitter(
    db,
    who.id,
    litters.map(({ id }) => id),
  )
  const newborn = await newbornByLitter(
    db,
    litters.map(({ id }) => id),
  )
  const { nation } = await accountById(db, who.id)
  const corrections = await correctionsOf(
    db,
    litters.map(({ id }) => id),
  )
  const newbornIds = [...newborn.values()].flatMap((waiting) => waiting.map(({ id }) => id))
  const own = await ownByChip(
    db,
    who.id,
    litters.flatMap(({ damChipNumber, sireChipNumber }) => [damChipNumber, sireChipNumber].filter((number) => number !== null)),
  )
  const reservations = await reservationsOf(db, who.id, newbornIds)
  const items = litters.map((litter) => {
    const { id, damName, damChipNumber, damKennelClubNumber, sireName, sireChipNumber, sireKennelClubNumber } = litter
    const { species, bornOn, bornExactly, bornDead, diedBeforeChip } = litter
    const parents = {
      damName,
      damChipNumber,
      damKennelClubNumber,
      sireName,
      sireChipNumber,
      sireKennelClubNumber,
      damId: own.get(damChipNumber ?? '') ?? null,
      sireId: own.get(sireChipNumber ?? '') ?? null,
    }
    const verification = counts.get(id) ?? new Map()
    const count = (state: string): number => verification.get(state) ?? 0
    const unchipped = (newborn.get(id) ?? []).map((one) => ({
      ...one,
      sex: Sex.parse(one.sex),
      reserved: reservations.get(one.id) ?? null,
    }))
    const young = [...verification.values()].reduce((sum, some) => sum + some, unchipped.length)
    const where = {
      withMe: count('withMe') + unchipped.length,
      offered: count('offered'),
      kept: count('kept'),
      sold: count('sold'),
      died: count('died'),
    }
    const losses = { bornDead, diedBeforeChip, corrected: corrections.get(id) ?? [] }
    const canCorrectBirth = where.sold + where.offered === 0 || because(null, BIRTH_FIXED)
    const shown = { id, ...parents, species, breed: breedOf(litter), bornOn, bornExactly, young, ...where, ...losses }
    const waiting = { newborn: unchipped, chipping: unchipped.length > 0 ? chippingOf(litter, nation) : null }
    return { ...shown, ...waiting, ...packs(litter), leaveFrom: leavesFrom(litter), canCorrectBirth, version: versionOfLitter(litter) }
  })
  return { items, ...page }
})

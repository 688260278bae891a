import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { petCard } from '../cards.ts'
import { getUsersPets } from '../contract.ts'
import { petsWithChip } from '../queries.ts'

export default answer(getUsersPets, async ({ input, who, db, now }) => {
  const { page, pageSize, status, species, query } = input
  let mine = petsWithChip(db).where('pet.keeperId', '=', who.id)
  if (status) mine = mine.where('pet.status', '=', status)
  if (species) mine = mine.where('pet.species', '=', species)
  if (query)
    mine = mine.where((pet) => pet.or([pet('pet.name', 'ilike', within(query)), pet('chip.number', 'like', within(ungrouped(query)))]))

  const { total } = await mine
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const sorted =
    input.sort === 'name'
      ? mine.orderBy(sql`lower(pet.name)`).orderBy('pet.id')
      : mine.orderBy('pet.registeredAt', 'desc').orderBy('pet.id', 'desc')
  const pets = await sorted
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: pets.map((pet) => petCard(pet, who, now)), total, page, pageSize }
})

import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { readChipNumber } from '#features/chips/number.ts'
import { breedOf } from '#features/pets/breeds/choice.ts'
import { petWithChip } from '#features/pets/queries.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { downloadDeadChipReport } from '../contract.ts'
import { deadChipReport } from '../report.ts'

type Asking = Asked<typeof downloadDeadChipReport>

export default answer(downloadDeadChipReport, async (asked) => {
  const { input, who, db, now, refuse, give } = asked
  const dead = await db
    .selectFrom('deadChip')
    .leftJoin('chipBatch', 'chipBatch.id', 'deadChip.batchId')
    .leftJoin('implant', 'implant.chipNumber', 'deadChip.chipNumber')
    .selectAll('deadChip')
    .select(['chipBatch.code as batch', 'chipBatch.manufacturer', 'chipBatch.product', 'chipBatch.expiresOn'])
    .select(['implant.implantedOn', 'implant.site as implantSite', 'implant.implanterId'])
    .where('deadChip.id', '=', input.reportId)
    .where('deadChip.reportedBy', '=', who.id)
    .executeTakeFirst()
  if (!dead) throw refuse('noSuchReport')

  const { id, chipNumber, kind, noticedOn, words, secondScan, dueOn, batch, product, expiresOn } = dead
  const told = { id, chipNumber, kind, noticedOn, words, secondScan, dueOn, batch, product, expiresOn }
  const animal = await animalOf(asked, dead)
  const manufacturer = dead.manufacturer ?? makerOf(chipNumber)
  const report = { ...told, ...animal, manufacturer, newChip: dead.newChipNumber, reporter: await reporterOf(asked) }
  const bytes = await deadChipReport(report, now)
  give({ bytes, type: 'application/pdf', name: `Report of microchip ${chipNumber}.pdf` })
  return null
})

interface Dead {
  chipNumber: string
  implantedOn: string | null
  implantSite: string | null
  implanterId: string | null
}

/**
 * Of an animal only what the Directorate asks; nothing of its keeper, and no name of an implanter but the reporter's own. What is written
 * of the implant of a later chip is not of this one.
 */
async function animalOf({ db, who }: Asking, { chipNumber, implantedOn, implantSite, implanterId }: Dead) {
  const pet = await petWithChip(db, chipNumber)
  const { species = null, sex = null, bornOn = null } = pet ?? {}
  const facts = { species, sex, bornOn, breed: pet ? breedOf(pet) : null, implantedOn, implantSite, implanter: null }
  if (implanterId) return { ...facts, implanter: implanterId === who.id ? who.name : KNOWN_TO_US }
  if (!pet || pet.chipNumber !== chipNumber) return facts
  return {
    ...facts,
    implantedOn: implantedOn ?? pet.implantedOn,
    implantSite: implantSite ?? pet.implantSite,
    implanter: pet.implanterName && KNOWN_TO_US,
  }
}

const KNOWN_TO_US = 'Known to the register, which tells the VMD on request'

function makerOf(chipNumber: string): string | null {
  const reading = readChipNumber(chipNumber)
  return reading.valid ? reading.manufacturer : null
}

const Details = z.object({ certificateReference: z.string().optional(), registrationNumber: z.string().optional() })

async function reporterOf({ who, db }: Asking) {
  const { name, email, mobile, line1, line2, town, county, postcode } = await accountById(db, who.id)
  const profiles = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', who.id)
    .where('type', 'in', ['Implanter', 'Welfare'])
    .orderBy('type')
    .execute()
  const said = profiles.map(({ details }) => Details.safeParse(details).data)
  const certificate = said.map((one) => one?.certificateReference ?? one?.registrationNumber).find(Boolean) ?? null
  return { name, email, mobile, certificate, address: [line1, line2, town, county, postcode].filter(Boolean).join(', ') }
}

import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { addressText } from '#platform/text/address.ts'
import { downloadDeadChipReport } from '../contract.ts'
import { deadChipReport } from '../report.ts'
import { animalOf } from '../reported.ts'

type Asking = CallContext<typeof downloadDeadChipReport>

export default answer(downloadDeadChipReport, async (context) => {
  const { input, who, db, now, refuse, give } = context
  const dead = await db
    .selectFrom('deadChip')
    .leftJoin('chipBatch', 'chipBatch.id', 'deadChip.batchId')
    .leftJoin('implant', 'implant.chipNumber', 'deadChip.chipNumber')
    .leftJoin('account as person', 'person.id', 'implant.byPerson')
    .selectAll('deadChip')
    .select(['chipBatch.code as batch', 'chipBatch.manufacturer', 'chipBatch.product', 'chipBatch.expiresOn'])
    .select(['implant.implantedOn', 'implant.site as implantSite', 'implant.implanterId', 'person.name as implantedBy'])
    .where('deadChip.id', '=', input.reportId)
    .where('deadChip.reportedBy', '=', who.id)
    .executeTakeFirst()
  if (!dead) throw refuse('noSuchReport')

  const { id, chipNumber, kind, noticedOn, words, secondScan, dueOn, batch, product, expiresOn } = dead
  const told = { id, chipNumber, kind, noticedOn, words, secondScan, dueOn, batch, product, expiresOn }
  const animal = await animalOf(db, who, dead)
  const manufacturer = dead.manufacturer ?? makerOf(chipNumber)
  const report = { ...told, ...animal, manufacturer, newChip: dead.newChipNumber, reporter: await reporterOf(context) }
  const bytes = await deadChipReport(report, now)
  give({ bytes, type: 'application/pdf', name: `Report on microchip ${chipNumber}.pdf` })
  return null
})

function makerOf(chipNumber: string): string | null {
  const reading = readChipNumber(chipNumber)
  return reading.valid ? reading.manufacturer : null
}

const Details = z.object({ certificateReference: z.string().optional(), registrationNumber: z.string().optional() })

async function reporterOf({ who, db }: Asking) {
  const { name, email, mobile, ...place } = await accountById(db, who.id)
  const profiles = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', who.id)
    .where('type', 'in', ['Implanter', 'Welfare'])
    .orderBy('type')
    .execute()
  const said = profiles.map(({ details }) => Details.safeParse(details).data)
  const certificate = said.map((one) => one?.certificateReference ?? one?.registrationNumber).find(Boolean) ?? null
  return { name, email, mobile, certificate, address: addressText(place) }
}

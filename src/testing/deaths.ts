import { havePet } from './lookups.ts'
import { verifiedRescue } from './professionals.ts'
import type { TestRegister } from './register.ts'

let made = 0

/** A pet of Anna’s whose chip a verified rescue has just read, and can report dead. */
export async function scannedDead(register: TestRegister, over: { status?: 'active' | 'missing' } = {}) {
  made += 1
  const rescue = await verifiedRescue(register)
  const chip = `9851210046${String(10000 + made)}`
  const petId = await havePet(register, { chip, name: 'Bramble', ...over })
  const { data } = await rescue.api.professionalChipInfo({ chipNumber: chip, reason: 'dead' })
  const lookupId = data.record?.lookupId ?? ''
  const said = { lookupId, diedOn: register.clock.now().toISOString().slice(0, 10), words: 'Found beside the A49. Call us at any time.' }
  return { rescue, chip, petId, lookupId, report: (other: object = {}) => rescue.api.reportDeath({ ...said, ...other }) }
}

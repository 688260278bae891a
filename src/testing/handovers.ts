import { haveChips, verifiedImplanter } from './implants.ts'
import type { TestRegister } from './register.ts'

/** Two implanters, of whom the first holds chips and offers them to the second. */
export async function handedOver(register: TestRegister, chips = 3) {
  const [giver, colleague] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
  const stock = await haveChips(register, { holder: giver.id, chips })
  const { data } = await giver.api.handOverChips({ to: colleague.email, chips: stock.numbers })
  return { giver, colleague, ...stock, handoverId: data.handoverId }
}

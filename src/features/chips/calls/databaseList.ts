import type { Databases } from '#adapters/databases/databases.ts'
import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { databaseList } from '../contract.ts'
import { type OtherRegister, otherRegisters, peerOf } from '../queries.ts'

export default handlerOutsideTransaction(databaseList, async ({ db, services }) => {
  const registers = await otherRegisters(db)
  return { items: registers.map((register) => ({ ...register, adapter: stateOf(register, services.databases) })) }
})

function stateOf(register: OtherRegister, databases: Databases): 'answers' | 'resting' | 'none' {
  const [peer] = peerOf(register)
  if (!peer) return 'none'
  return databases.isResting(peer) ? 'resting' : 'answers'
}

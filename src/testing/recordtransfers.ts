import { type DemoPeer, startDemoPeer } from '#adapters/databases/peer.ts'
import { acceptMove } from '#features/staff/contract.ts'
import { animal } from './animals.ts'
import { newestTo } from './mailbox.ts'
import { joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'
import { deskOf } from './staff.ts'

let count = 0
const held = new Map<string, Set<string>>()

/** Another database in the list: one that says that it holds what moves from it, and takes it as told when a record moves, or one that takes no questions. */
export async function database({ db }: TestRegister, whenTold: 'confirms' | 'notes' | 'keeps' | null = 'notes') {
  count += 1
  const code = `fernside${count}`
  const name = `Fernside Register ${count}`
  const peer: DemoPeer | null = whenTold && (await startDemoPeer({ name, holds: heldBy(code), whenTold }))
  await db
    .insertInto('otherRegister')
    .values({ code, name, phone: '01632 960155', site: 'https://fernside.example', askUrl: peer?.url ?? null, checkedOn: '2026-03-01' })
    .execute()
  return { code, name, holds: (chipNumber: string) => heldBy(code).add(chipNumber), close: async () => peer?.close() }
}

const heldBy = (code: string): Set<string> => held.get(code) ?? held.set(code, new Set()).get(code) ?? new Set()

/** What a keeper fills in to move a dog here. */
export function moving(code: string, over: Record<string, unknown> = {}) {
  const { evenIfHeldElsewhere: _, ...pet } = animal({ name: 'Clover' })
  heldBy(code).add(pet.chipNumber)
  return { database: code, proof: { kind: 'transferCode', code: 'FERN-1234' }, pet, ...over }
}

/** A dog that somebody new has just moved here; nobody has been told yet. */
export async function movedFrom(register: TestRegister, code: string) {
  const keeper = await joinReachable(register, { name: 'Mona Mover' })
  const typed = moving(code)
  const { data } = await keeper.api.saveTransferFromDatabase(typed)
  return { keeper, chipNumber: typed.pet.chipNumber, petId: data.petId, moveId: data.moveId }
}

/** The same, with its proof accepted by our staff. */
export async function provenFrom(register: TestRegister, code: string) {
  const moved = await movedFrom(register, code)
  await deskOf(() => register)(acceptMove, { moveId: moved.moveId, reason: 'The certificate is theirs.' })
  return moved
}

export const moveOf = ({ db }: TestRegister, id: string) =>
  db.selectFrom('databaseMove').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const ADDRESS = '1 Record Street\nHereford\nHR1 2AB'

/** Our staff know where letters reach this register. */
export const addressed = ({ db }: TestRegister, code: string) =>
  db.updateTable('otherRegister').set({ address: ADDRESS }).where('code', '=', code).execute()

/** The code in the newest letter that went to it. */
export async function codeTo(register: TestRegister, { name }: { name: string }): Promise<string> {
  const { text } = await newestTo(register, `${name}\n${ADDRESS}`)
  return /record-move\/([0-9A-Z-]+)/.exec(text)?.[1] ?? ''
}

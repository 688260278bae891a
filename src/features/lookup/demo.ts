import { startDemoPeer } from '#adapters/databases/peer.ts'
import type { Db } from '#platform/database/db.ts'

/** Two registers that only development has, with the chips that each says it holds; named in the readme to try the lookup with. */
export const DEMO_REGISTERS = [
  {
    code: 'demoNorth',
    name: 'Demo Register North',
    phone: '01632 960101',
    site: null,
    holds: ['956000012345678', '977200001234567'],
    whenTold: 'confirms',
    registersFor: 'demo',
  },
  {
    code: 'demoSouth',
    name: 'Demo Register South',
    phone: null,
    site: 'https://south.example',
    holds: ['985112001234567', '250269604123456'],
    whenTold: 'notes',
    registersFor: undefined,
  },
] as const

/** Starts them on free ports of this machine and enters them in the list of registers, so that lookups ask over the wire. */
export async function startDemoPeers(db: Db): Promise<{ close(): Promise<void> }> {
  const peers = await Promise.all(
    DEMO_REGISTERS.map(async ({ holds, whenTold, registersFor, ...register }) => ({
      ...register,
      peer: await startDemoPeer({ name: register.name, holds: new Set(holds), whenTold, ...(registersFor && { registersFor }) }),
      takes: registersFor !== undefined,
    })),
  )
  await seedRegisters(
    db,
    peers.map(({ peer, takes, ...register }) => ({
      ...register,
      askUrl: peer.url,
      vetxmlUrl: takes ? `${peer.url}/vetxml` : null,
      vetxmlUser: takes ? 'homeward' : null,
      vetxmlKey: takes ? 'demo' : null,
    })),
  )
  return {
    async close() {
      await Promise.all(peers.map(({ peer }) => peer.close()))
    },
  }
}

interface DemoRegister {
  code: string
  name: string
  phone: string | null
  site: string | null
  askUrl: string
  vetxmlUrl: string | null
  vetxmlUser: string | null
  vetxmlKey: string | null
}

/** Enters them in the list beside the real ones, which come with the migrations; an older address of one is replaced. */
async function seedRegisters(db: Db, registers: readonly DemoRegister[]): Promise<void> {
  await db
    .insertInto('otherRegister')
    .values(registers.map((register) => ({ ...register, hours: null, askKey: null, checkedOn: '2026-11-01' })))
    .onConflict((known) =>
      known.column('code').doUpdateSet((row) => ({
        askUrl: row.ref('excluded.askUrl'),
        vetxmlUrl: row.ref('excluded.vetxmlUrl'),
        vetxmlUser: row.ref('excluded.vetxmlUser'),
        vetxmlKey: row.ref('excluded.vetxmlKey'),
      })),
    )
    .execute()
}

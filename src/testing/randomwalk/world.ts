import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { earlier } from '#platform/clock/clock.ts'
import { animal, freshChip } from '../animals.ts'
import type { Client } from '../client.ts'
import { freshAddress, join, NEWCOMERS_PASSWORD } from '../newcomer.ts'
import { smallPicture } from '../picture.ts'
import type { TestRegister } from '../register.ts'
import { START } from '../start.ts'

/** Somebody of a walk: they act through the real calls. */
export interface Walker {
  id: string
  email: string
  api: Client
  photoId: string
}

/** A register with a few people and animals, and a clock that goes on with every step. */
export interface World {
  register: TestRegister
  walkers: Walker[]
  petIds: string[]
  /** Lets hours pass; once a day the timed work is done, and now and then everybody signs in anew. */
  pass(hours: number): Promise<void>
}

const SWEEPS = ['watchOffers', 'watchClaims', 'watchRehomings'] as const
const SIGNED_IN_DAYS = 20

export async function openWorld(register: TestRegister): Promise<World> {
  const customers = [await newCustomer(register), await newCustomer(register), await newCustomer(register)]
  const professionals = (['bryony', 'wilma'] as const).map((key) => ({
    email: PEOPLE[key].email,
    password: PASSWORD,
    id: register.people[key],
  }))
  const accounts = [...customers, ...professionals]
  const walkers = await Promise.all(accounts.map((account) => signedIn(register, account)))
  let signedInAt = register.clock.now()
  let worked = register.clock.now()

  async function pass(hours: number) {
    register.clock.turn({ hours })
    const now = register.clock.now()
    if (earlier(now, { days: 1 }) >= worked) {
      for (const sweep of SWEEPS) await register.runJob(sweep, {})
      worked = now
    }
    if (earlier(now, { days: SIGNED_IN_DAYS }) < signedInAt) return
    for (const [index, account] of accounts.entries()) Object.assign(walkers[index] ?? {}, { api: await clientOf(register, account) })
    signedInAt = now
  }

  const petIds: string[] = []
  for (const { api } of walkers.slice(0, customers.length)) {
    const { data } = await api.addPet(animal({ chipNumber: freshChip() }))
    petIds.push(data.petId)
  }
  return { register, walkers, petIds, pass }
}

interface Account {
  id: string
  email: string
  password: string
}

async function newCustomer(register: TestRegister): Promise<Account> {
  const { id, email } = await join(register)
  await register.db.updateTable('account').set({ emailVerifiedAt: START, mobileVerifiedAt: START }).where('id', '=', id).execute()
  return { id, email, password: NEWCOMERS_PASSWORD }
}

async function signedIn(register: TestRegister, account: Account): Promise<Walker> {
  const api = await clientOf(register, account)
  const { data } = await api.uploadFile({}, { file: { bytes: await smallPicture(), name: 'scan.png' } })
  return { id: account.id, email: account.email, api, photoId: data.fileId }
}

async function clientOf(register: TestRegister, { email, password }: Account): Promise<Client> {
  const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
  return register.withToken(data.token)
}
